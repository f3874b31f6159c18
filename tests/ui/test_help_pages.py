"""The pages of the help: complete in three languages, every number in them scored, every link leading somewhere."""

import difflib
import json
import re

import pytest
from PySide6.QtCore import QLocale

from rouge_gui import assets
from rouge_gui.metrics import BleuScore, ChrfScore, Score, TerScore, score, score_corpus
from rouge_gui.ui.commands import COMMANDS
from rouge_gui.ui.help.pages import PAGES, load_corpora, load_examples, load_page, page_of_metric
from rouge_gui.ui.layers import layer_named
from rouge_gui.ui.samples import LANGUAGES

EXAMPLES = load_examples()


def source(name: str, language: str) -> str:
    return assets.read_text(f"help/{language}/{name}.md")


def numbers_of(example: str, metric: str) -> dict[str, float]:
    """Return what the tool computes for an example, by the names the pages use."""
    shown = EXAMPLES[example]
    if metric == "difflib":
        blocks = difflib.SequenceMatcher(None, shown.references[0].split(), shown.candidate.split())
        return {"matches": sum(block.size for block in blocks.get_matching_blocks())}
    found = score(shown.references, shown.candidate, shown.profile, [metric])[metric]
    if isinstance(found, Score):
        return {
            "p": found.precision,
            "r": found.recall,
            "f": found.fmeasure,
            "matches": found.matches,
            "reference": found.reference_total,
            "candidate": found.candidate_total,
        }
    if isinstance(found, TerScore):
        return {"score": found.score, "edits": found.edits, "length": found.reference_length}
    assert isinstance(found, (BleuScore, ChrfScore))
    values = {"score": found.score}
    if isinstance(found, BleuScore):
        values["penalty"] = found.brevity_penalty
        values.update({f"p{size}": value for size, value in enumerate(found.precisions, 1)})
    return values


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_numbers_of_an_example_are_those_the_tool_computes(example: str) -> None:
    for metric, values in EXAMPLES[example].scores.items():
        assert numbers_of(example, metric) == pytest.approx(dict(values), abs=1e-9), metric


@pytest.mark.parametrize("example", load_corpora())
def test_the_numbers_of_a_corpus_are_those_the_tool_computes(example: str) -> None:
    corpus = load_corpora()[example]
    references, candidates = zip(*corpus.pairs, strict=True)
    for metric, values in corpus.scores.items():
        found = score_corpus(references, candidates, corpus.profile, [metric])[metric]
        assert not isinstance(found, (BleuScore, ChrfScore, TerScore))
        computed = {
            "mean": found.mean.fmeasure,
            "median": found.mid.fmeasure,
            "low": found.low.fmeasure,
            "high": found.high.fmeasure,
        }
        assert computed == pytest.approx(dict(values), abs=1e-9)


def test_what_the_pages_teach_is_true() -> None:
    def f(example: str, metric: str) -> float:
        return EXAMPLES[example].scores[metric]["f"]

    assert [f("cat", key) for key in ("rouge1", "rouge2", "rougeL")] == pytest.approx([5 / 6, 3 / 5, 5 / 6])
    assert EXAMPLES["cat"].scores["bleu"]["score"] == pytest.approx(37.99, abs=0.005)
    assert EXAMPLES["dog"].scores["rougeL"]["matches"] == len(["the", "chased", "the"])
    assert [f(f"suspect{kind}", "rouge1") for kind in ("", "-characters", "-ascii")] == [0.5, 0.625, 0]
    assert [f(f"cushion{kind}", "rouge1") for kind in ("", "-split", "-spaces")] == [0.5, 0.5, 0]
    assert [f("gate", "rougeL"), f("gate", "rougeLsum"), f("stops", "rougeLsum")] == [0.5, 1, 0.5]
    assert [f("river", "rougeL"), f("river", "rougeLsum")] == pytest.approx([5 / 6, 0.5])
    assert [f("market", key) for key in ("rouge1", "rouge2", "rougeL")] == [1, 1, 1]
    assert [f("police", "rouge1"), f("police-lemma", "rouge1")] == [0, 1]
    assert [f("oak", "rougeSU4"), f("oak-perl", "rougeSU4")] == [1, 0]
    assert f("same-perl", "rougeW") == pytest.approx(0.82272, abs=5e-6)
    assert f("pairs", "rougeS4") == pytest.approx(2 / 3)
    assert [f("accent", "rouge1"), f("accent-auto", "rouge1")] == [1, 0]
    assert EXAMPLES["blocks"].scores["difflib"]["matches"] < EXAMPLES["blocks"].scores["rougeL"]["matches"]
    five = load_corpora()["five"].scores["rouge1"]
    assert five["median"] != pytest.approx(five["mean"], abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_a_title_short_text_and_its_numbers(name: str, language: str) -> None:
    page = load_page(name, language)
    assert page.title
    assert not re.search(r"\{(?!keys\})", page.markdown)
    assert 100 < len(page.markdown) < 3500


@pytest.mark.parametrize("name", PAGES)
def test_the_three_languages_show_the_same_examples_and_numbers(name: str) -> None:
    placed = re.compile(r"\{[^}]*\}|(?<=\]\()[a-z]+:[\w+-]+")
    english = sorted(set(placed.findall(source(name, "en"))))
    for language in LANGUAGES:
        assert sorted(set(placed.findall(source(name, language)))) == english, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere_and_every_example_is_shown(language: str) -> None:
    shown = set()
    for name in PAGES:
        for kind, target in re.findall(r"\]\((\w+):([^)]*)\)", source(name, language)):
            assert target in {"page": set(PAGES), "example": set(EXAMPLES)}[kind], (name, target)
            shown.add(target)
    assert set(EXAMPLES) <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_each_language_is_written_in_it(language: str) -> None:
    script = {"en": r"[a-z]", "zh": r"[\u4e00-\u9fff]", "ru": r"[а-яё]"}[language]
    for name in PAGES:
        prose = re.sub(r"`[^`]*`|\]\([^)]*\)|\{[^}]*\}", "", source(name, language))
        letters = re.findall(r"[^\W\d_]", prose.lower())
        assert len(re.findall(script, prose.lower())) > len(letters) * 0.4, name


def test_examples_name_layers_that_exist() -> None:
    for example in EXAMPLES.values():
        assert not example.layer or layer_named(example.layer) is not None


def test_numbers_are_written_as_the_locale_does() -> None:
    QLocale.setDefault(QLocale("ru_RU"))
    assert "0,833" in load_page("rouge-n", "en").markdown


def test_each_metric_has_its_page() -> None:
    expected = {
        "rouge1": "rouge-n",
        "rouge9": "rouge-n",
        "rougeL": "rouge-l",
        "rougeLsum": "rouge-lsum",
        "rougeW": "rouge-w",
        "rougeS*": "rouge-s",
        "rougeSU4": "rouge-s",
        "bleu": "bleu",
        "chrf++": "chrf",
        "ter": "ter",
    }
    assert {metric: page_of_metric(metric) for metric in expected} == expected


def test_a_search_looks_for_all_words_in_what_is_read() -> None:
    page = load_page("rouge-lsum", "en")
    assert page.holds("RIVER town")
    assert not page.holds("river elephant")
    assert not page.holds("example:gate")


def test_the_examples_file_holds_each_identifier_once() -> None:
    rows = json.loads(assets.read_text("help/examples.json"))
    names = [row["id"] for kind in ("comparisons", "corpora") for row in rows[kind]]
    assert len(set(names)) == len(names) == len(EXAMPLES) + len(load_corpora())
    assert "help" in {command.id for command in COMMANDS}
