"""How a page looks: distances, sizes and colours that markdown does not say."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLayout,
    QTextTable,
)

from rouge_gui.ui.theme import Theme

_SIZES = {1: 1.55, 2: 1.18, 3: 1.05}
_ABOVE_PX = {1: 4, 2: 18, 3: 12}
_LINE_PERCENT = 132


def lay_out(document: QTextDocument, font: QFont, theme: Theme) -> None:
    """Give ``document`` the distances and the colours of ``theme``; ``font`` is that of its text."""
    document.setDocumentMargin(18)
    base = QFont(font)
    base.setPointSizeF(font.pointSizeF() * 1.08)
    document.setDefaultFont(base)
    block = document.begin()
    while block.isValid():
        _lay_out_block(block, base, theme)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _lay_out_table(frame, theme)


def _lay_out_block(block: QTextBlock, base: QFont, theme: Theme) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    quoted = block.blockFormat().hasProperty(QTextFormat.Property.BlockQuoteLevel)
    following = block.next()
    last_of_list = block.textList() is not None and following.textList() is not block.textList()
    close = cursor.currentTable() is not None or (block.textList() is not None and not last_of_list)
    spaced = QTextBlockFormat()
    spaced.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    spaced.setTopMargin(_ABOVE_PX.get(level, 0))
    spaced.setBottomMargin(4 if close or quoted else 10)
    if quoted:
        spaced.setLeftMargin(18)
        spaced.setRightMargin(0)
    cursor.mergeBlockFormat(spaced)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    if level:
        look = QTextCharFormat()
        look.setFontPointSize(base.pointSizeF() * _SIZES.get(level, 1.0))
        look.setFontWeight(QFont.Weight.DemiBold)
        cursor.mergeCharFormat(look)
    for run in block.textFormats():
        _lay_out_run(block, run, theme)


def _lay_out_run(block: QTextBlock, run: QTextLayout.FormatRange, theme: Theme) -> None:
    """Underline links; set off what stands between backquotes by its ground: a fixed pitch holds no Chinese."""
    look = QTextCharFormat()
    if run.format.isAnchor():
        look.setFontUnderline(True)
        look.setForeground(theme.color("accent"))
    if run.format.fontFixedPitch():
        look.setBackground(theme.color("window"))
        look.setFontFixedPitch(False)
        look.setFontPointSize(block.document().defaultFont().pointSizeF())
        look.setFontFamilies(list(block.document().defaultFont().families()))
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + run.start)
    cursor.setPosition(block.position() + run.start + run.length, QTextCursor.MoveMode.KeepAnchor)
    cursor.mergeCharFormat(look)


def _lay_out_table(table: QTextTable, theme: Theme) -> None:
    look = table.format()
    look.setBorder(1)
    look.setBorderBrush(theme.color("grid"))
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderCollapse(True)
    look.setCellPadding(6)
    look.setCellSpacing(0)
    look.setTopMargin(6)
    look.setBottomMargin(14)
    table.setFormat(look)
    for column in range(table.columns()):
        head = table.cellAt(0, column)
        muted = head.format()
        muted.setBackground(theme.color("window"))
        head.setFormat(muted)
