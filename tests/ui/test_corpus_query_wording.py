"""Every problem of a query has its sentence."""

import re
from pathlib import Path

import pytest

import rouge_gui.corpus
from rouge_gui.corpus.column_names import Vocabulary
from rouge_gui.corpus.findings import Finding, ready
from rouge_gui.corpus.query import QueryError, parse
from rouge_gui.ui import corpus_query_wording
from rouge_gui.ui.corpus_query_wording import finding_name, query_problem

VOCABULARY = Vocabulary(("rouge1", "rougeL"), ("A", "B"), "A")


def said(text: str) -> str:
    with pytest.raises(QueryError) as caught:
        parse(text, VOCABULARY)
    return query_problem(caught.value)


def test_every_problem_has_a_sentence() -> None:
    folder = Path(rouge_gui.corpus.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.glob("query*.py"))
    code += (folder / "columns.py").read_text("utf-8")
    raised = set(re.findall(r'(?:QueryError|unknown)\(\s*"([a-z-]+)"', code)) | {
        "text-alone",
        "not-a-condition",
    }
    assert len(raised) > 25
    assert raised == set(corpus_query_wording._PROBLEMS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rogeL < .2", "There is no column “rogeL”: did you mean rougeL, "),
        ("rouge7 < .2", "There are no scores of “rouge7”: choose it under Metrics, then Corpus ▸ Score"),
        ("rougeL < 20%", "ROUGE scores go from 0 to 1: write 0.2 for 20 %"),
        ("rougeL", "“rougeL” is a number: compare it with another, such as rougeL < 0.5"),
        ("'не'", "“'не'” is a text: say where it is to be found, such as candidate ~ 'не'"),
        ("id = cnn-test-abc", 'Put this text in quotation marks: "cnn-test-abc"'),
        ("candidate ~ «не", "The quotation mark « is not closed: add »"),
    ],
)
def test_a_problem_is_said_with_what_to_do(text: str, sentence: str) -> None:
    assert said(text).startswith(sentence)


def test_every_ready_question_has_a_name() -> None:
    vocabulary = Vocabulary(("rouge1", "rouge2", "rougeL"), ("A", "B"), "A")
    names = [finding_name(finding) for finding in ready(vocabulary)]
    assert len(names) == len(corpus_query_wording._FINDINGS) == len(set(names))
    assert names[:3] == ["Lowest scores", "Highest scores", "Metrics disagree most"]
    assert finding_name(Finding("mine", "rougeL < .2")) == "mine"
