"""What the exported page claims is what was counted, and the texts come through as they are."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui import assets
from rouge_gui.compare import compare, metric_of_layer
from rouge_gui.report.marked_html import (
    Drawing,
    MarkedTexts,
    ShownLayer,
    Words,
    marked_fragment,
    marked_page,
)
from rouge_gui.report.segments import segments

COLORS = json.loads(assets.read_text("themes/light.json"))
DARK = json.loads(assets.read_text("themes/dark.json"))
LAYERS = (
    ShownLayer("unigram", Drawing.TINT, "unigram", "unigrams"),
    ShownLayer("bigram", Drawing.LINE, "bigram", "bigrams"),
    ShownLayer("ngram:3", Drawing.DOUBLE_LINE, "trigram", "trigrams"),
    ShownLayer("lcs", Drawing.BOX, "lcs", "LCS"),
    ShownLayer("lcs-sentence", Drawing.DASHED_BOX, "summary", "Lsum"),
    ShownLayer("weighted", Drawing.RUN, "weighted", "runs"),
    ShownLayer("skip:rougeS*", Drawing.STEPS, "skip", "pairs"),
)
METRICS = ("rouge1", "rouge2", "rouge3", "rougeL", "rougeLsum")
WORDS = Words(
    "a & b",
    "Reference",
    "Candidate",
    "surplus",
    ("metric", "P", "R", "F", "counts"),
    {"rouge1": "ROUGE-1"},
    "Notes",
)
PAIRS = [
    ("the cat is on the mat", "the cat is under the mat mat"),
    ("birds\nthe cat is on the mat", "the cat is under the mat\nbirds birds"),
    ("武汉市长江大桥", "武汉长江大桥市长"),
    ("кот сидит на ковре", "на ковре сидит кот, кот"),
    ("", "x"),
    ("", ""),
]
HOSTILE = [
    "<script>alert('1')</script> & &amp; &lt; \"q\"",
    "  two  spaces\tand a tab \n\n and lines\n",
    "e\u0301 n\u0303 👨\u200d👩\u200d👧 🇩🇪 𠮷 💩",
    "שלום abc עולם\nسلام",
    "a\r\nb\rc\u00a0d\u2028e\x0bf",
    "</td></table><br>",
    "a\u202eb c\u202dd\u2066e",
    "",
]


class Page(HTMLParser):
    """Reads a page back: each side's text without tags, and its units by status."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts = {"reference": "", "candidate": ""}
        # weights by side and status, then by unit
        self.units: dict[tuple[str, str], dict[str, float]] = {}
        self.tags: list[str] = []
        self.outside = ""
        self._side = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        self._side = found.get("data-side") or self._side
        if tag == "br":
            self.handle_data("\n")
        if unit := found.get("data-unit"):
            known = self.units.setdefault((self._side, str(found["data-status"])), {})
            known[unit] = float(found.get("data-weight") or 1)

    def handle_endtag(self, tag: str) -> None:
        if tag == "td":
            self._side = ""

    def handle_data(self, data: str) -> None:
        if self._side:
            self.texts[self._side] += data
        else:
            self.outside += data

    def count(self, side: str, status: str, layer: str) -> float:
        units = self.units.get((side, status), {})
        return sum(weight for unit, weight in units.items() if unit.rpartition(":")[0] == layer)


def page(reference: str, candidate: str, profile: str = "auto") -> Page:
    texts = MarkedTexts(compare(reference, candidate, profile), LAYERS, METRICS)
    return Page(marked_page(texts, WORDS, COLORS, DARK))


@pytest.mark.parametrize(("reference", "candidate"), PAIRS)
@pytest.mark.parametrize("profile", ["auto", "rouge-score", "auto tokenizer=jieba-full"])
def test_the_units_on_the_page_are_the_matches(reference: str, candidate: str, profile: str) -> None:
    comparison = compare(reference, candidate, profile)
    found = page(reference, candidate, profile)
    for layer in LAYERS:
        metric = metric_of_layer(layer.name)
        matches = comparison.scores_of((metric,)).rouge(metric).matches
        assert found.count("reference", "credited", layer.name) == pytest.approx(matches)
        assert found.count("candidate", "credited", layer.name) == pytest.approx(matches)


def test_surplus_is_on_the_page_too() -> None:
    found = page("the cat", "the the cat cat cat")
    assert found.count("candidate", "surplus", "unigram") == 3
    assert found.count("reference", "surplus", "unigram") == 0


@pytest.mark.parametrize("reference", HOSTILE)
@pytest.mark.parametrize("candidate", HOSTILE)
def test_without_its_tags_the_page_holds_the_texts(reference: str, candidate: str) -> None:
    found = page(reference, candidate)
    assert found.texts == {"reference": reference, "candidate": candidate}
    assert "script" not in found.tags


TEXTS = st.text(st.sampled_from("ab cd\n<&>\"'é\u0301👍武汉長 ש"), max_size=30)


@given(TEXTS, TEXTS)
def test_any_two_texts_come_through(reference: str, candidate: str) -> None:
    assert page(reference, candidate).texts == {"reference": reference, "candidate": candidate}


def test_what_html_cannot_hold_is_shown_as_the_panes_show_it() -> None:
    found = page("a\x00b\ud800c", "x")
    assert found.texts["reference"] == "a\u2400b\ufffdc"
    marked_page(MarkedTexts(compare("\udc00", ""), LAYERS, METRICS), WORDS, COLORS, DARK).encode("utf-8")


ATTACKS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</style><svg onload=alert(1)>",
    "</title></td></table><iframe src=javascript:alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "--> ]]> &lt; \x1b\x0c\x7f\x85\u202e\x00",
)
# what a page of this tool is made of
INERT = {
    *("html", "head", "meta", "title", "style", "body", "div", "h1", "h2"),
    *("table", "tr", "th", "td", "span", "p", "br", "wbr"),
}


class Attributes(HTMLParser):
    """Every element with its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_in_a_page_runs_or_loads(attack: str) -> None:
    words = replace(
        WORDS,
        title=attack,
        reference=attack,
        candidate=attack,
        surplus=attack,
        heads=(attack,) * 5,
        metric_names=dict.fromkeys(METRICS, attack),
        notes=attack,
        language=attack,
    )
    layers = [replace(layer, caption=attack) for layer in LAYERS]
    texts = MarkedTexts(compare(f"{attack} a", f"a {attack} a"), layers, METRICS, notes=attack)
    html = marked_page(texts, words, COLORS, DARK)
    found = Attributes(html).found
    assert {tag for tag, _ in found} <= INERT
    names = {name for _, attributes in found for name in attributes}
    assert not any(name.startswith("on") or name in {"href", "src", "action", "data"} for name in names)
    assert "url(" not in html
    policies = [attributes["content"] for tag, attributes in found if "http-equiv" in attributes]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"]


def test_marks_that_turn_text_around_turn_nothing() -> None:
    html = marked_page(MarkedTexts(compare("a \u202eb c", "d"), LAYERS, METRICS), WORDS, COLORS, DARK)
    assert '<span class="turning" title="U+202E" style="unicode-bidi:isolate">\u202e</span>' in html


def test_the_page_follows_a_dark_screen() -> None:
    html = marked_page(MarkedTexts(compare("a", "a"), LAYERS, METRICS), WORDS, COLORS, DARK)
    _, dark = html.split("@media screen and (prefers-color-scheme: dark)")
    rules = dict(re.findall(r"\.(\w+) \{ [\w-]*color: (#\w+) !important \}", dark))
    assert rules["card"] == DARK["card"]
    assert rules["lcs"] == DARK["lcs"]
    # each colour that is written has one for the dark
    used = {
        name for _, attributes in Attributes(html).found for name in (attributes.get("class") or "").split()
    }
    assert used <= {*rules, "turning"}


def test_scores_and_signature_stand_below() -> None:
    comparison = compare("the cat is on the mat", "the cat is under the mat")
    found = page("the cat is on the mat", "the cat is under the mat").outside
    assert "ROUGE-1\n"[:-1] in found
    assert "0.8330.8330.8335/6\u22c56" in found.replace("\n", "")
    assert comparison.scores.signature in found
    assert "unigrams\u00a0 5/6" in found


def test_a_profile_of_sacrebleu_shows_its_own_score() -> None:
    comparison = compare("the cat sat down", "the cat sat down", "sacrebleu chrF sentence")
    html = marked_fragment(MarkedTexts(comparison, LAYERS, ()), WORDS, COLORS)
    assert ">100.00<" in html
    assert Page(html).units == {}


def test_one_reference_of_several_is_shown() -> None:
    comparison = compare(["a b", "c d"], "c d")
    found = Page(marked_fragment(MarkedTexts(comparison, LAYERS, METRICS, 1), WORDS, COLORS))
    assert found.texts["reference"] == "c d"
    assert found.count("reference", "credited", "unigram") == 2


def test_segments_of_a_text_lie_end_to_end() -> None:
    assert list(segments(0, [])) == []
    assert [(part.start, part.end) for part in segments(3, [])] == [(0, 3)]


def test_the_clipboard_gets_no_document_frame() -> None:
    html = marked_fragment(MarkedTexts(compare("a", "a"), LAYERS, METRICS), WORDS, COLORS)
    assert "<html" not in html
    assert "<style" not in html
