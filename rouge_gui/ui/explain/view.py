"""The body of the Explain dock: which metric and reference, a tab for each panel, its help. It makes no values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rouge_gui.compare import Side
from rouge_gui.text import Span
from rouge_gui.ui import numbers
from rouge_gui.ui.explain.absence import AbsencePage
from rouge_gui.ui.explain.explainer import Request
from rouge_gui.ui.explain.help_page import HelpPage
from rouge_gui.ui.explain.panel import AnyPanelKind
from rouge_gui.ui.explain.wording import absence_of
from rouge_gui.ui.metric_names import display_name
from rouge_gui.ui.numbers import ScoreFormat
from rouge_gui.ui.theme import Theme

_SMALLEST = QSize(240, 150)
_USUAL = QSize(360, 300)
_VEIL_ALPHA = 150


class _Veil(QWidget):
    """Greys what is below it and says that it is older than the texts; the mouse does not notice it."""

    def __init__(self, theme: Theme, below: QWidget) -> None:
        super().__init__(below)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        below.installEventFilter(self)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering it."""
        if event.type() is QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground = self._theme.color("card")
        ground.setAlpha(_VEIL_ALPHA)
        painter.fillRect(self.rect(), ground)
        text = self.tr("older")
        room = painter.fontMetrics()
        badge = QRectF(0, 0, room.horizontalAdvance(text) + 16, room.height() + 4)
        badge.moveTopRight(QRectF(self.rect()).adjusted(0, 6, -14, 0).topRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("warning"), 1))
        painter.setBrush(self._theme.color("warning_soft"))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        painter.setPen(self._theme.color("text"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


class _Page(QStackedWidget):
    """A tab: its panel, or why it has nothing to show; ``request`` is what it shows the answer to."""

    def __init__(self, kind: AnyPanelKind, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.request: Request | None = None
        self.absence = AbsencePage(self)
        self.panel = kind.make(theme, self)
        self.panel.setObjectName(f"explain_{kind.name}")
        self.help = HelpPage(kind, self)
        self._content: QWidget = self.absence
        self._is_asked = self._is_older = False
        for part in (self.absence, self.panel, self.help):
            self.addWidget(part)
        self.veil = _Veil(theme, self)
        self.show_absence("waiting")

    def show_value(self, request: Request, value: object) -> None:
        self.request = request
        self.panel.show_result(value, request.subject)
        self._show(self.panel)

    def show_absence(self, problem: Exception | str, request: Request | None = None) -> None:
        self.request = request
        self.absence.show_absence(absence_of(problem))
        self._show(self.absence)

    def _show(self, content: QWidget) -> None:
        self._content = content
        self.setCurrentWidget(self.help if self._is_asked else content)
        self.set_older(older=False)

    @property
    def is_absent(self) -> bool:
        return self._content is self.absence

    def set_help(self, *, shown: bool) -> None:
        self._is_asked = shown
        self.setCurrentWidget(self.help if shown else self._content)
        self.set_older(older=self._is_older)

    def set_older(self, *, older: bool) -> None:
        self._is_older = older
        shown = older and self.currentWidget() is self.panel
        if shown != self.veil.isVisibleTo(self):
            self.veil.setVisible(shown)
            self.veil.raise_()


class ExplainView(QWidget):
    """Shows panels. ``head`` holds the choosers, for the title of the dock."""

    metric_chosen = Signal(str)
    reference_chosen = Signal(int)
    panel_shown = Signal()  # another tab is in front
    example_wanted = Signal(str)
    lights_changed = Signal(object)
    heat_changed = Signal(object)
    edit_wanted = Signal(object)
    word_wanted = Signal(str)
    place_wanted = Signal(str, object)

    def __init__(self, kinds: Sequence[AnyPanelKind], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = self._make_head()
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("explainTabs")
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setAccessibleName(self.tr("Explain"))
        self._pages = [_Page(kind, theme, self.tabs) for kind in kinds]
        for page in self._pages:
            self.tabs.addTab(page, page.kind.title_text())
            page.panel.lights_changed.connect(self.lights_changed)
            page.panel.place_wanted.connect(self.place_wanted)
            page.panel.heat_changed.connect(self.heat_changed)
            page.panel.edit_wanted.connect(self.edit_wanted)
            page.panel.word_wanted.connect(self.word_wanted)
            page.help.example.clicked.connect(self._on_example_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.tabs.currentChanged.connect(self._on_tab_changed)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        self.metrics, self.references = QComboBox(head), QComboBox(head)
        self.metrics.setObjectName("explainMetric")
        self.metrics.setAccessibleName(self.tr("Metric to explain"))
        self.references.setObjectName("explainReference")
        self.references.setAccessibleName(self.tr("Reference to explain it against"))
        self.references.hide()
        self.asks = QToolButton(head)
        self.asks.setObjectName("explainHelp")
        self.asks.setText("?")
        self.asks.setProperty("small", True)
        self.asks.setCheckable(True)
        self.asks.setToolTip(self.tr("What this shows, with an example"))
        self.asks.setAccessibleName(self.asks.toolTip())
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for part in (self.metrics, self.references, self.asks):
            if isinstance(part, QComboBox):
                part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            row.addWidget(part)
        self.metrics.activated.connect(self._on_metric_activated)
        self.references.activated.connect(self.reference_chosen)
        self.asks.toggled.connect(self._on_help_toggled)
        return head

    def sizeHint(self) -> QSize:
        """Ask for some rows."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """Make do with a few rows in a narrow dock."""
        return _SMALLEST

    # --- what is chosen ----------------------------------------------------------------------------------

    @property
    def chosen_metric(self) -> str:
        """The key of the metric that is explained; empty while there is none."""
        return str(self.metrics.currentData() or "")

    @property
    def kind(self) -> AnyPanelKind:
        """The panel in front."""
        return self._front.kind

    @property
    def _front(self) -> _Page:
        return self._pages[self.tabs.currentIndex()]

    @property
    def shown_request(self) -> Request | None:
        """What the panel in front shows the answer to."""
        return self._front.request

    def offer_metrics(self, keys: Sequence[str]) -> None:
        """Offer ``keys``; the one chosen stays if it is among them."""
        if keys == [self.metrics.itemData(place) for place in range(self.metrics.count())]:
            return
        chosen = self.chosen_metric
        self.metrics.clear()
        for key in keys:
            self.metrics.addItem(display_name(key), key)
        self.choose_metric(chosen)

    def choose_metric(self, key: str) -> bool:
        """Choose ``key``, without telling it; tell whether another one was chosen before."""
        place = self.metrics.findData(key)
        if place < 0 or place == self.metrics.currentIndex():
            return False
        self.metrics.setCurrentIndex(place)
        return True

    def show_references(self, count: int, chosen: int) -> None:
        """Offer ``count`` references."""
        if count != self.references.count():
            self.references.clear()
            self.references.addItems(
                [self.tr("ref. {n}").format(n=numbers.count(place + 1)) for place in range(count)]
            )
        self.references.setCurrentIndex(chosen)
        self.references.setVisible(count > 1)

    def show_panel(self, name: str) -> None:
        """Bring the panel ``name`` to the front. Raises ValueError where there is none."""
        names = [page.kind.name for page in self._pages]
        self.tabs.setCurrentIndex(names.index(name))

    # --- what is shown -----------------------------------------------------------------------------------

    def show_value(self, request: Request, value: object) -> None:
        """Show the answer to ``request`` in its panel."""
        self._page_of(request).show_value(request, value)

    def show_problem(self, request: Request, problem: Exception) -> None:
        """Say why there is no answer to ``request``."""
        self._page_of(request).show_absence(problem, request)

    def show_absence(self, reason: str) -> None:
        """Say in every panel why there is nothing."""
        for page in self._pages:
            page.show_absence(reason)

    def set_older(self) -> None:
        """Mark what the panels show as older than the texts."""
        for page in self._pages:
            page.panel.give_up()
            page.set_older(older=True)

    @property
    def is_older(self) -> bool:
        """Whether what the panel in front shows is marked as older than the texts."""
        return self._front.veil.isVisibleTo(self._front)

    def set_current(self) -> None:
        """Take the mark of age from the panel in front."""
        self._front.set_older(older=False)

    def set_theme(self, theme: Theme) -> None:
        """Paint with the colours of ``theme``."""
        for page in self._pages:
            page.veil.set_theme(theme)
            page.panel.set_theme(theme)

    def set_format(self, form: ScoreFormat) -> None:
        """Write scores as ``form`` says."""
        for page in self._pages:
            page.panel.set_format(form)

    def show_selection(self, side: Side, span: Span) -> None:
        """Tell the panels what is selected in a pane."""
        for page in self._pages:
            page.panel.show_selection(side, span)

    def show_place(self, side: Side, place_cp: int) -> None:
        """Tell the panel in front which place of a pane is looked at."""
        if not self.is_older:
            self._front.panel.show_place(side, place_cp)

    def panel_of(self, name: str) -> QWidget:
        """Return the panel ``name``. Raises StopIteration where there is none."""
        return next(page.panel for page in self._pages if page.kind.name == name)

    @property
    def is_settled(self) -> bool:
        """Whether the panel in front does nothing in the background."""
        return self._front.panel.is_settled

    @property
    def panel(self) -> QWidget:
        """The widget of the panel in front."""
        return self._front.panel

    @property
    def help(self) -> HelpPage:
        """The help of the panel in front."""
        return self._front.help

    @property
    def absence(self) -> str:
        """Why the panel in front shows nothing; empty where it shows something."""
        front = self._front
        return front.absence.accessibleName() if front.is_absent else ""

    def stop(self) -> None:
        """Give up what panels do in the background."""
        for page in self._pages:
            page.panel.stop()

    def _page_of(self, request: Request) -> _Page:
        return next(page for page in self._pages if page.kind is request.kind)

    # --- what the parts tell -----------------------------------------------------------------------------

    def _on_metric_activated(self, place: int) -> None:
        self.metric_chosen.emit(str(self.metrics.itemData(place)))

    def _on_tab_changed(self, _place: int) -> None:
        self.panel_shown.emit()

    def _on_help_toggled(self, shown: bool) -> None:
        for page in self._pages:
            page.set_help(shown=shown)

    def _on_example_clicked(self) -> None:
        self.asks.setChecked(False)
        self.example_wanted.emit(self.kind.example)
