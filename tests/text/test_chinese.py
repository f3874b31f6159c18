"""jieba's words with their places, the private dictionaries behind them, and simplified characters."""

from __future__ import annotations

import json
import logging
import threading
import unicodedata
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import regex
from hostile import PIECES, TEXTS, check_tokens, ngram_f
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.text.chinese import DictionaryError, JiebaWords, Mode, RawJieba, simplify
from rouge_gui.text.cutter import cutter_for
from rouge_gui.text.late import Late

EXACT = JiebaWords("exact", True, None, None)
GOLDEN = Path(__file__).parents[1] / "data" / "golden.jsonl"

HAN_RUNS = st.lists(
    st.sampled_from(
        [*"的了人大学中国上海北京清华研究生起源命长江市桥鿕嫑々〇㐀㐁", "中国科学院计算所", "小明", "哈哈"]
    ),
    max_size=12,
).map("".join)


@pytest.fixture(scope="module")
def jieba_itself() -> Any:
    """jieba as its users have it, but for the cache file."""
    jieba: Any = Late(lambda: import_module("jieba"))()
    tokenizer = jieba.Tokenizer()
    with Path(jieba.__file__).with_name("dict.txt").open("rb") as dictionary:
        tokenizer.FREQ, tokenizer.total = tokenizer.gen_pfdict(dictionary)
    tokenizer.initialized = True
    return tokenizer


def golden_rows() -> list[tuple[str, list[str]]]:
    rows = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    found: list[tuple[str, list[str]]] = []
    for row in rows:
        if row["profile"] == "rouge-score tokenizer=jieba-exact-raw" and "tokens" in row:
            found.append((row["candidate"], row["tokens"]["candidate"]))
            found += zip(row["references"], row["tokens"]["references"], strict=True)
    return found


class TestRawJieba:
    def test_golden_tokens(self) -> None:
        rows = golden_rows()
        assert len(rows) == 6
        for text, tokens in rows:
            assert RawJieba(True, None, None).tokens(text).forms == tokens

    @given(TEXTS, st.booleans())
    def test_is_the_whole_text_as_jieba_cuts_it(self, jieba_itself: Any, text: str, hmm: bool) -> None:
        forms, spans = RawJieba(hmm, None, None).tokens(text)
        assert forms == jieba_itself.lcut(text, HMM=hmm)
        assert [text[start:end] for start, end in spans] == forms
        assert "".join(forms) == text

    def test_newlines_are_tokens(self) -> None:
        assert RawJieba(True, None, None).tokens("下雨\n下雨").forms == ["下雨", "\n", "下雨"]
        assert not RawJieba(True, None, None).line_stable


class TestRunsOfHan:
    @given(HAN_RUNS, st.booleans())
    def test_exact(self, jieba_itself: Any, run: str, hmm: bool) -> None:
        spans = cutter_for(None, None).run_spans(run, "exact", hmm)
        assert [run[start:end] for start, end in spans] == jieba_itself.lcut(run, HMM=hmm)

    @given(HAN_RUNS)
    def test_full_has_jieba_words_in_its_order(self, jieba_itself: Any, run: str) -> None:
        spans = cutter_for(None, None).run_spans(run, "full", True)
        assert [run[start:end] for start, end in spans] == jieba_itself.lcut(run, cut_all=True)
        assert spans == sorted(set(spans))

    @given(HAN_RUNS, st.booleans())
    def test_search_has_jieba_words_in_text_order(self, jieba_itself: Any, run: str, hmm: bool) -> None:
        spans = cutter_for(None, None).run_spans(run, "search", hmm)
        assert sorted(run[start:end] for start, end in spans) == sorted(
            jieba_itself.lcut_for_search(run, HMM=hmm)
        )
        assert spans == sorted(
            (start, end) for _, start, end in jieba_itself.tokenize(run, mode="search", HMM=hmm)
        )

    def test_modes(self) -> None:
        assert EXACT.tokens("清华大学").forms == ["清华大学"]
        assert JiebaWords("search", True, None, None).tokens("清华大学").forms == [
            "清华",
            "清华大学",
            "华大",
            "大学",
        ]
        full = JiebaWords("full", True, None, None).tokens("x 清华大学")
        assert full.forms == ["x", "清华", "清华大学", "华大", "大学"]
        assert full.spans == [(0, 1), (2, 4), (2, 6), (3, 5), (4, 6)]


class TestJiebaWords:
    @pytest.mark.parametrize(
        ("text", "forms"),
        [
            ("增长３％", ["增长", "3"]),
            ("增长3%", ["增长", "3"]),
            ("我穿T恤", ["我", "穿", "t", "恤"]),
            ("喝café", ["喝", "café"]),
            ("Привет 한국어 北京", ["привет", "한국어", "北京"]),
            ("价格3.50元，don't！", ["价格", "3.50", "元", "don't"]),
            ("今天下雨。\n比赛取消", ["今天", "下雨", "比赛", "取消"]),
            ("⼈口", ["人口"]),
            ("。！", []),
            ("", []),
        ],
    )
    def test_forms(self, text: str, forms: list[str]) -> None:
        assert EXACT.tokens(text).forms == forms

    def test_spans_are_of_the_source(self) -> None:
        text = "💩㈠ ﬁn增长３％İ"
        forms, spans = EXACT.tokens(text)
        assert list(zip(forms, [text[start:end] for start, end in spans], strict=True)) == [
            ("一", "㈠"),
            ("fin", "ﬁn"),
            ("增长", "增长"),
            ("3", "３"),
            ("i̇", "İ"),
        ]

    @pytest.mark.parametrize("mode", ["exact", "full", "search"])
    @given(text=TEXTS)
    def test_hostile_texts(self, mode: Mode, text: str) -> None:
        check_tokens(JiebaWords(mode, True, None, None), text)

    def test_an_edit_cuts_only_the_run_it_touched(self) -> None:
        cutter = cutter_for(None, None)
        EXACT.tokens("工程师修好旧桥。交通恢复。")
        before = cutter.run_spans.cache_info().misses
        EXACT.tokens("工程师修好旧桥。交通已经恢复。")
        assert cutter.run_spans.cache_info().misses == before + 1

    # the example pairs: R1 and R2 in words, HMM on unless said
    @pytest.mark.parametrize(
        ("reference", "candidate", "hmm", "r1", "r2"),
        [
            ("公司承认裁员", "公司否认裁员", True, 0.6667, 0),
            ("法院驳回了上诉", "上诉被法院驳回", True, 0.75, 0.3333),
            ("小明借给小红一百元", "小红借给小明一百元", True, 1, 0),
            ("该药适合儿童服用", "该药不适合儿童服用", True, 0.8889, 0.5714),
            ("猫追狗", "狗追猫", True, 0, 0),
            ("猫追狗", "狗追猫", False, 1, 0),
            ("京东方发布财报", "京东方面发布财报", True, 0.5714, 0.4),
            ("增长３％", "增长3%", True, 1, 1),
            ("臺灣發生地震", "台湾发生地震", True, 0.3333, 0),
            ("北京大学招生", "北大招生", True, 0.5, 0),
            ("2024年GDP增长5%", "2024年CPI下降5%", True, 0.6, 0.25),
            ("今天下雨。比赛取消。", "比赛取消。今天下雨。", True, 1, 0.6667),
            ("医生建议多喝水", "大夫劝他多饮水", True, 0, 0),
            ("现场有1.2万人", "现场有12000人", True, 0.5, 0.3333),
            ("警方逮捕了嫌疑人", "嫌疑人被警方抓获", True, 0.5, 0),
            ("猫坐在垫子上", "猫趴在垫子旁边", True, 0.5, 0),
        ],
    )
    def test_example_pairs(self, reference: str, candidate: str, hmm: bool, r1: float, r2: float) -> None:
        words = JiebaWords("exact", hmm, None, None)
        forms = words.tokens(reference).forms, words.tokens(candidate).forms
        assert (ngram_f(*forms, 1), ngram_f(*forms, 2)) == (r1, r2)


class TestDictionaries:
    def test_counts_are_those_of_jieba(self, jieba_itself: Any) -> None:
        cutter = cutter_for(None, None)
        assert cutter.words("工程师昨天修好了河上的旧桥", True) == jieba_itself.lcut(
            "工程师昨天修好了河上的旧桥"
        )
        assert (cutter._tokenizer.FREQ, cutter._tokenizer.total) == (jieba_itself.FREQ, jieba_itself.total)

    def test_loading_is_quiet_and_private(
        self, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
        dictionary = tmp_path / "own.txt"
        dictionary.write_text("旧桥 5 n\n河上 3\n", encoding="utf-8")
        assert EXACT.tokens("旧桥").forms == ["旧桥"]
        assert JiebaWords("exact", False, str(dictionary), None).tokens("河上旧桥").forms == ["河上", "旧桥"]
        assert capfd.readouterr() == ("", "")
        assert list(tmp_path.iterdir()) == [dictionary]
        # jieba's own tokenizer stays untouched
        assert not Late(lambda: import_module("jieba"))().dt.initialized

    def test_user_words(self, tmp_path: Path) -> None:
        userdict = tmp_path / "user.txt"
        userdict.write_text("\ufeff修好了河上\n\n旧桥梁 3 n\nT恤 5\n", encoding="utf-8")
        text = "他修好了河上的旧桥梁和T恤"
        assert JiebaWords("exact", True, None, str(userdict)).tokens(text).forms == [
            *("他", "修好了河上", "的", "旧桥梁", "和"),
            *("t", "恤"),
        ]
        assert RawJieba(True, None, str(userdict)).tokens(text).forms[-1] == "T恤"
        assert EXACT.tokens("修好了河上").forms == ["修好", "了", "河上"]

    def test_a_word_of_count_0_is_cut_here_and_nowhere_else(self, tmp_path: Path) -> None:
        userdict = tmp_path / "user.txt"
        userdict.write_text("追狗 0\n工程师 0\n", encoding="utf-8")
        cut = JiebaWords("exact", True, None, str(userdict))
        assert EXACT.tokens("猫追狗").forms == ["猫", "追狗"]
        assert cut.tokens("猫追狗").forms == ["猫", "追", "狗"]
        assert "工程师" not in cut.tokens("工程师").forms
        assert EXACT.tokens("工程师猫追狗").forms == ["工程师", "猫", "追狗"]

    def test_an_edited_dictionary_is_read_anew(self, tmp_path: Path) -> None:
        userdict = tmp_path / "user.txt"
        userdict.write_text("河上的旧桥\n", encoding="utf-8")
        assert JiebaWords("exact", True, None, str(userdict)).tokens("河上的旧桥").forms == ["河上的旧桥"]
        userdict.write_text("的旧桥\n", encoding="utf-8")
        assert JiebaWords("exact", True, None, str(userdict)).tokens("河上的旧桥").forms == [
            "河",
            "上",
            "的旧桥",
        ]

    @pytest.mark.parametrize(
        ("content", "problem", "line"),
        [
            ("旧桥 5\n河上\n", "malformed", 2),
            ("旧桥 5\n\n河上 many\n", "malformed", 3),
            ("旧桥 -5\n", "malformed", 1),
            (" \n", "empty", None),
            ("旧桥 0\n", "empty", None),
        ],
    )
    def test_broken_dictionaries(self, tmp_path: Path, content: str, problem: str, line: int | None) -> None:
        path = tmp_path / "broken.txt"
        path.write_text(content, encoding="utf-8")
        with pytest.raises(DictionaryError) as error:
            JiebaWords("exact", True, str(path), None).tokens("旧桥")
        assert (error.value.path, error.value.problem, error.value.line) == (str(path), problem, line)
        assert str(path) in str(error.value)

    def test_other_encodings_and_missing_files(self, tmp_path: Path) -> None:
        path = tmp_path / "gbk.txt"
        path.write_bytes(b"abc 5\n" + "旧桥 5\n".encode("gbk"))
        for choice in ((str(path), None), (None, str(path))):
            with pytest.raises(DictionaryError) as error:
                RawJieba(True, *choice).tokens("旧桥")
            assert (error.value.problem, error.value.line) == ("not-utf8", 2)
        with pytest.raises(DictionaryError) as error:
            RawJieba(True, None, str(tmp_path / "none.txt")).tokens("旧桥")
        assert (error.value.problem, error.value.line) == ("unreadable", None)

    def test_threads_share_one_loading(self, tmp_path: Path) -> None:
        userdict = tmp_path / "user.txt"
        userdict.write_text("河上旧桥\n", encoding="utf-8")
        found: list[object] = []
        threads = [
            threading.Thread(target=lambda: found.append(cutter_for(None, str(userdict)))) for _ in range(4)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(found) == 4
        assert len(set(map(id, found))) == 1

    def test_jieba_never_logs(self, caplog: pytest.LogCaptureFixture) -> None:
        with caplog.at_level(logging.DEBUG, "jieba"):
            cutter_for(None, None).words("下雨", True)
        assert caplog.records == []


class TestSimplify:
    def test_phrases_decide(self) -> None:
        assert simplify("臺灣發生地震").text == "台湾发生地震"
        assert simplify("頭髮 乾隆 乾燥").text == "头发 乾隆 干燥"

    def test_every_han_character_keeps_its_length(self) -> None:
        han = "".join(c for c in map(chr, range(0x2E80, 0x32000)) if regex.match(r"\p{Script=Han}", c))
        simplified = simplify(han)
        assert len(han) > 80_000
        assert len(simplified.text) == len(han)
        assert simplified.starts is None

    @given(TEXTS)
    def test_places_are_kept(self, text: str) -> None:
        simplified = simplify(text).text
        assert len(simplified) == len(text)
        for old, new in zip(text, simplified, strict=True):
            assert old == new or (
                unicodedata.category(old) in {"Lo", "So"} and unicodedata.category(new) == "Lo"
            )

    def test_other_scripts_and_surrogates_stay(self) -> None:
        for piece in PIECES:
            if not regex.search(r"\p{Script=Han}", piece):
                assert simplify(piece).text == piece
        assert simplify("\ud800臺\udc00").text == "\ud800台\udc00"
