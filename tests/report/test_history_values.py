"""The history's values in files: whole numbers, points for decimals, every text brought back as it was."""

import csv
import io
import json
from dataclasses import replace

from rouge_gui.report.history import HistoryRow, history_csv, history_jsonl

FIRST = HistoryRow(
    0, None, 0, 0.0, "open", "", "", "", True, False, {"rouge1": (0.1, 0.2, 2 / 15)}, {}, "rouge-gui|refs:1"
)
EDIT = HistoryRow(
    1, 0, 1, 61.25, "paste", "candidate", 'say "a, b"', "第一\n行", False, True,
    {"rouge1": (1 / 3, 1.0, 0.5), "rouge2": (0.0, 0.0, 0.0)}, {"bleu": 37.99178428257963}, "rouge-gui|refs:1",
)  # fmt: skip


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_csv_holds_every_number_in_full() -> None:
    first, edit = read(history_csv([FIRST, EDIT], ("rouge1", "rouge2"), ("bleu",)))
    assert float(edit["rouge1.precision"]) == 1 / 3
    assert float(first["rouge1.fmeasure"]) == 2 / 15
    assert float(edit["bleu"]) == 37.99178428257963
    assert (first["rouge2.recall"], first["bleu"]) == ("", "")
    assert (first["parent"], edit["parent"], edit["seconds"]) == ("", "0", "61.25")
    assert (edit["removed"], edit["inserted"]) == (EDIT.removed, EDIT.inserted)
    assert (edit["on_line"], edit["pinned"]) == ("false", "true")
    assert edit["signature"] == "rouge-gui|refs:1"


def test_csv_has_its_header_without_states() -> None:
    head = "state,parent,step,seconds,kind,side,removed,inserted,on_line,pinned"
    assert history_csv([], ("rouge1",), ()) == (
        f"{head},rouge1.precision,rouge1.recall,rouge1.fmeasure,signature\r\n"
    )


def test_json_lines_hold_the_scores_there_are() -> None:
    first, edit = (json.loads(line) for line in history_jsonl([FIRST, EDIT]).splitlines())
    assert first["parent"] is None
    assert first["scores"] == {"rouge1": {"precision": 0.1, "recall": 0.2, "fmeasure": 2 / 15}}
    assert edit["scores"]["bleu"] == {"score": 37.99178428257963}
    assert (edit["inserted"], edit["on_line"], edit["pinned"]) == ("第一\n行", False, True)


def test_half_a_surrogate_pair_survives_json() -> None:
    text = history_jsonl([replace(EDIT, inserted="\ud83d")])
    written = text.encode("utf-8", "backslashreplace").decode()
    assert json.loads(written)["inserted"] == "\ud83d"


def test_texts_a_spreadsheet_would_run_are_texts() -> None:
    row = replace(EDIT, removed="=1+1", inserted="-x")
    (found,) = read(history_csv([row], ("rouge1",), ()))
    assert (found["removed"], found["inserted"]) == ("'=1+1", "'-x")
