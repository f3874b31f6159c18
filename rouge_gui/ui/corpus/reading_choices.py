"""What is no matter of single columns: how text files are written, whose files they are, leads, how many references."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from rouge_gui.corpus.csv_rows import SEPARATORS
from rouge_gui.corpus.inputs import Mapping, Probe
from rouge_gui.corpus.inputs.guessing import file_systems
from rouge_gui.corpus.inputs.records import Manner
from rouge_gui.text.encodings import CHOICES, display_name

_TEXTS = frozenset(("jsonl", "json", "csv", "lines", "rouge"))
_MOST = 999
_LEAD = 3


class ReadingChoices(QWidget):
    """Two rows of choices. Signals: ``manner_changed`` asks for another look into the files, ``choice_changed`` not."""

    manner_changed = Signal()
    choice_changed = Signal()

    def __init__(self, probe: Probe, mapping: Mapping, parent: QWidget) -> None:
        super().__init__(parent)
        self._probe = probe
        self._systems = mapping.file_systems or file_systems(probe.paths)
        self.encoding = self._box(self.tr("Encoding"))
        self.separator = self._box(self.tr("Columns are parted by"))
        self.has_header = QCheckBox(self.tr("The first row holds &names"), self)
        self.files = self._box(self.tr("Files"))
        self.has_lead = QCheckBox(self.tr("The &first sentences of the source are a candidate:"), self)
        self.lead = self._number(1, self.tr("How many sentences"))
        self.most_references = self._number(0, self.tr("References at most"))
        self.most_references.setSpecialValueText(self.tr("all"))
        self._names: dict[QWidget, QLabel] = {}
        self._lay_out()
        self.encoding.activated.connect(self._on_manner)
        self.separator.activated.connect(self._on_manner)
        self.has_header.clicked.connect(self._on_manner)
        self.files.activated.connect(self._on_choice)
        self.has_lead.clicked.connect(self._on_choice)
        self.lead.valueChanged.connect(self._on_choice)
        self.most_references.valueChanged.connect(self._on_choice)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return box

    def _number(self, least: int, name: str) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(least, _MOST)
        box.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        box.setAccessibleName(name)
        return box

    def _lay_out(self) -> None:
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setVerticalSpacing(6)
        rows.addLayout(self._row(self.encoding, self.separator, self.has_header), 0, 0)
        rows.addLayout(self._row(self.most_references, self.has_lead, self.lead, self.files), 1, 0)

    def _row(self, *widgets: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in widgets:
            if not isinstance(widget, QCheckBox) and widget is not self.lead:
                label = QLabel(widget.accessibleName(), self)
                label.setObjectName("muted")
                label.setBuddy(widget)
                self._names[widget] = label
                row.addWidget(label)
            row.addWidget(widget)
            if widget is not self.has_lead:
                row.addSpacing(12)
        row.addStretch(1)
        return row

    # --- what is shown ------------------------------------------------------------------------------------

    def show_probe(self, probe: Probe, mapping: Mapping) -> None:
        """Show how the files seem to be written, and what is no matter of how they are."""
        self._probe = probe
        blockers = [QSignalBlocker(widget) for widget in (self.lead, self.most_references)]
        self._show_encodings(probe)
        self.separator.clear()
        for separator, name in zip(SEPARATORS, self._separator_names(), strict=True):
            self.separator.addItem(name, separator)
        self.separator.setCurrentIndex(max(0, self.separator.findData(probe.separator)))
        self.has_header.setChecked(probe.header)
        self.files.clear()
        self.files.addItem(self.tr("parts of one corpus"))
        self.files.addItem(self.tr("one system each"))
        self.files.setCurrentIndex(int(bool(mapping.file_systems)))
        self.has_lead.setChecked(bool(mapping.lead))
        self.lead.setValue(mapping.lead or _LEAD)
        self.most_references.setValue(mapping.most_references or 0)
        self._show_row(self.encoding, shown=probe.format in _TEXTS)
        self._show_row(self.separator, shown=probe.format == "csv")
        self.has_header.setVisible(probe.format in {"csv", "xlsx"})
        self._show_row(self.files, shown=bool(self._systems) and probe.format != "lines")
        del blockers

    def show_mapping(self, mapping: Mapping) -> None:
        """Offer what goes with the columns that are chosen."""
        self.has_lead.setVisible(bool(mapping.source))
        self.lead.setVisible(bool(mapping.source))
        self.lead.setEnabled(self.has_lead.isChecked())
        self.files.setEnabled(not mapping.system)

    def _show_encodings(self, probe: Probe) -> None:
        self.encoding.clear()
        if not probe.encoding:
            self.encoding.addItem(self.tr("that of each file"), "")
        names = [name for name in (probe.encoding, *CHOICES) if name]
        for name in dict.fromkeys(names):
            self.encoding.addItem(display_name(name), name)
        self.encoding.setCurrentIndex(max(0, self.encoding.findData(probe.encoding)))

    def _separator_names(self) -> tuple[str, str, str]:
        return self.tr("commas"), self.tr("semicolons"), self.tr("tabs")

    def _show_row(self, widget: QWidget, *, shown: bool) -> None:
        widget.setVisible(shown)
        self._names[widget].setVisible(shown)

    # --- what is chosen -----------------------------------------------------------------------------------

    @property
    def manner(self) -> Manner:
        """How the files are said to be written."""
        is_table = self._probe.format == "csv"
        return Manner(
            self.encoding.currentData() or "",
            str(self.separator.currentData()) if is_table else "",
            self.has_header.isChecked(),
        )

    def applied(self, mapping: Mapping) -> Mapping:
        """Return ``mapping`` with what is chosen here."""
        by_file = self.files.currentIndex() == 1
        return replace(
            mapping,
            file_systems=self._systems if by_file else (),
            lead=self.lead.value() if self.has_lead.isChecked() else 0,
            most_references=self.most_references.value() or None,
        )

    def _on_manner(self) -> None:
        self.manner_changed.emit()

    def _on_choice(self) -> None:
        self.choice_changed.emit()
