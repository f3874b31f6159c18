"""Profiles with names of their own: the file, its strict reader, the folder they are kept in."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.metrics import Profile, ProfileError, score
from rouge_gui.metrics.profile_files import (
    FORMAT,
    MOST_BYTES,
    SUFFIX,
    ProfileFileError,
    SavedProfile,
    checked_name,
    made,
    read,
    write,
)
from rouge_gui.metrics.profile_store import ProfileStore, expanded
from rouge_gui.report.problems import sentence_of

MINE = SavedProfile(
    "我的 LCSTS", "rouge-1.5.5 -n 2 ids=characters", ("rouge1", "rougeL"), 100, "as in our paper"
)
GOOD: dict[str, object] = {
    "format": FORMAT,
    "version": 1,
    "name": "Mine",
    "profile": "rouge-score stemmer=porter",
    "metrics": ["rouge1"],
    "scale": 100,
    "note": "",
}


def file_with(folder: Path, content: object) -> str:
    path = folder / f"one{SUFFIX}"
    data = content if isinstance(content, bytes) else json.dumps(content, indent=1).encode()
    path.write_bytes(data)
    return str(path)


class TestFile:
    def test_what_is_written_is_read(self, tmp_path: Path) -> None:
        path = tmp_path / "new folder" / f"mine{SUFFIX}"
        write(str(path), MINE)
        assert read(str(path)) == MINE
        assert MINE.text == "rouge-1.5.5 -n 2 ids=characters reports=rouge1,rougeL scale=100"
        assert [one.name for one in path.parent.iterdir()] == [path.name]
        assert json.loads(path.read_text(encoding="utf-8"))["format"] == FORMAT

    def test_a_profile_is_taken_apart_and_put_together(self) -> None:
        for text in (
            "llama-factory round=2",
            "rouge-score reports=rouge1,rougeL scale=100",
            "hf-evaluate reports=rouge1 scale=100 round=1",
            "auto tokenizer=unicode beta=2",
        ):
            profile = Profile.parse(text)
            assert Profile.parse(made("x", profile).text) == profile
        saved = made("x", Profile.parse("rouge-score reports=rouge1,rougeL scale=100"))
        assert (saved.profile, saved.metrics, saved.scale) == ("rouge-score", ("rouge1", "rougeL"), 100)

    def test_optional_keys_may_be_missing(self, tmp_path: Path) -> None:
        needed = {key: GOOD[key] for key in ("format", "version", "name", "profile")}
        assert read(file_with(tmp_path, needed)) == SavedProfile("Mine", "rouge-score stemmer=porter")

    def test_a_signature_is_a_profile(self, tmp_path: Path) -> None:
        signature = Profile.parse("llama-factory").signature()
        saved = read(file_with(tmp_path, {**GOOD, "profile": signature}))
        assert Profile.parse(saved.text) == Profile.parse("llama-factory reports=rouge1")

    @pytest.mark.parametrize(
        ("change", "problem", "key"),
        [
            ({"format": "other"}, "wrong-format", "format"),
            ({"version": 2}, "newer", "version"),
            ({"version": "1"}, "wrong-type", "version"),
            ({"version": True}, "wrong-type", "version"),
            ({"name": 7}, "wrong-type", "name"),
            ({"name": ""}, "bad-name", "name"),
            ({"name": "auto"}, "taken-name", "name"),
            ({"profile": ["auto"]}, "wrong-type", "profile"),
            ({"profile": "rouge-1.5.5 -u"}, "bad-profile", "profile"),
            ({"profile": "rouge-score stopwords=/none/such"}, "bad-profile", "profile"),
            ({"metrics": "rouge1"}, "wrong-type", "metrics"),
            ({"metrics": [1]}, "wrong-type", "metrics"),
            ({"metrics": ["rouge0"]}, "bad-metric", "metrics"),
            ({"scale": "100"}, "wrong-type", "scale"),
            ({"scale": 10}, "wrong-type", "scale"),
            ({"note": None}, "wrong-type", "note"),
            ({"note": "a\ud800"}, "wrong-type", "note"),
            ({"run": "rm -rf"}, "unknown-key", "run"),
        ],
    )
    def test_what_is_wrong_is_named_with_line_and_key(
        self, tmp_path: Path, change: dict[str, object], problem: str, key: str
    ) -> None:
        content = {**GOOD, **change}
        path = file_with(tmp_path, content)
        lines = Path(path).read_text(encoding="utf-8").splitlines()
        with pytest.raises(ProfileFileError) as error:
            read(path)
        assert (error.value.id, error.value.key) == (problem, key)
        assert lines[(error.value.line or 0) - 1].startswith(f' "{key}"')
        assert sentence_of(error.value)

    @pytest.mark.parametrize(
        ("data", "problem"),
        [
            (b"{", "not-json"),
            (b"[" * 50_000, "not-json"),
            (b"[]", "wrong-format"),
            (b"", "not-json"),
            (b'{"format": NaN}', "wrong-format"),
            (b'{"version": ' + b"9" * 6_000 + b"}", "not-json"),
            ('{"name": "кот"}'.encode("koi8-r"), "not-utf8"),
            ('{"name": "кот"}'.encode("utf-16"), "binary"),
            (b"\x89PNG\0\0", "binary"),
            (b" " * (MOST_BYTES + 1), "too-large"),
            (b'{"name": "a",\n "name": "b"}', "repeated-key"),
        ],
    )
    def test_what_is_no_profile_file_is_said(self, tmp_path: Path, data: bytes, problem: str) -> None:
        with pytest.raises(ProfileFileError) as error:
            read(file_with(tmp_path, data))
        assert error.value.id == problem
        assert "one.rougeprofile" in sentence_of(error.value)

    def test_a_missing_file_and_a_missing_key(self, tmp_path: Path) -> None:
        with pytest.raises(ProfileFileError, match="unreadable"):
            read(str(tmp_path / "none"))
        with pytest.raises(ProfileFileError, match="missing-key name"):
            read(file_with(tmp_path, {key: GOOD[key] for key in ("format", "version", "profile")}))

    def test_the_problem_of_the_profile_inside_is_told(self, tmp_path: Path) -> None:
        with pytest.raises(ProfileFileError) as error:
            read(file_with(tmp_path, {**GOOD, "profile": "rouge-1.5.5 -n 2 -u"}))
        assert isinstance(error.value.error, ProfileError)
        assert "-u means nothing without -2" in sentence_of(error.value)


class TestNames:
    @pytest.mark.parametrize("name", ["Mine", "我的评分", "мой профиль 2", "a/b: c*", "e\u0301"])
    def test_any_text_that_is_no_profile(self, name: str) -> None:
        assert checked_name(f" {name} ") == name.replace("e\u0301", "é")

    @pytest.mark.parametrize(
        "name",
        [
            "",
            "a\nb",
            "x" * 61,
            "auto",
            "rouge-score mine",
            "llama-factory",
            "ROUGE-1.5.5.pl",
            "a.rougeprofile",
        ],
    )
    def test_others_are_refused(self, name: str) -> None:
        with pytest.raises(ProfileFileError):
            checked_name(name)


class TestStore:
    def test_the_folder_is_where_qt_has_it(self, tmp_path: Path) -> None:
        code = (
            "from rouge_gui.session.settings import Settings\n"
            "from rouge_gui.metrics.profile_store import settings_folder\n"
            "print(Settings().folder == settings_folder())"
        )
        for folder in ("", str(tmp_path)):
            environment = {**os.environ, "XDG_CONFIG_HOME": folder}
            done = subprocess.run(
                [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
            )
            assert done.stdout == "True\n"

    def test_save_find_replace_delete(self, tmp_path: Path) -> None:
        store = ProfileStore(tmp_path)
        assert store.load() == ([], [])
        store.save(MINE)
        other = SavedProfile("a/b: c*", "pltrdy")
        store.save(other)
        assert store.load() == ([other, MINE], [])
        assert store.find("A/B: C*") == other
        with pytest.raises(ProfileFileError, match="taken-name"):
            store.save(SavedProfile("A/b: C*", "auto"))
        store.save(SavedProfile("A/b: C*", "auto"), replace=True)
        assert [saved.name for saved in store.load()[0]] == ["A/b: C*", MINE.name]
        store.delete(MINE.name)
        assert [saved.profile for saved in store.load()[0]] == ["auto"]
        assert store.free_name("a/B: c*") == "a/B: c* 2"

    def test_a_broken_file_costs_no_other(self, tmp_path: Path) -> None:
        store = ProfileStore(tmp_path)
        store.save(MINE)
        (store.folder / f"broken{SUFFIX}").write_bytes(b"\0")
        (store.folder / f"copy{SUFFIX}").write_bytes(next(store.folder.glob("我*")).read_bytes())
        found, problems = store.load()
        assert found == [MINE]
        assert sorted(problem.id for problem in problems) == ["binary", "taken-name"]

    def test_what_a_name_or_a_file_stands_for(self, tmp_path: Path) -> None:
        store = ProfileStore(tmp_path)
        store.save(MINE)
        assert expanded(MINE.name, store) == MINE.text
        assert expanded("pltrdy", store) == "pltrdy"
        assert expanded(str(next(store.folder.iterdir())), store) == MINE.text
        with pytest.raises(ProfileFileError, match="unreadable"):
            expanded("missing.rougeprofile", store)


def test_the_example_of_the_readme_is_a_profile_file(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```json\n(.*?)```", readme, re.DOTALL)
    assert found is not None
    path = tmp_path / "table.rougeprofile"
    path.write_text(found[1], encoding="utf-8")
    saved = read(str(path))
    assert saved == SavedProfile(
        "the paper's table 2",
        "rouge-score stemmer=porter",
        ("rouge1", "rouge2", "rougeL"),
        100,
        "as in its appendix",
    )
    card = score("the cats sat", "the cat sat", saved.text)
    assert list(card) == ["rouge1", "rouge2", "rougeL"]
    assert card.rouge("rouge1").printed == {
        "precision": "100.0",
        "recall": "100.0",
        "fmeasure": "100.0",
        "scale": "100",
        "round": "none",
    }


@pytest.mark.parametrize("broken", ["rouge-1.5.5 -n 2\n-m", "rouge-1.5.5 \r\n -n 2 \\\n  -m\n"])
def test_line_breaks_in_a_profile_are_spaces(broken: str, tmp_path: Path) -> None:
    assert expanded(broken, ProfileStore(tmp_path)) == "rouge-1.5.5 -n 2 -m"
    path = tmp_path / "p.rougeprofile"
    content = {"format": FORMAT, "version": 1, "name": "mine", "profile": broken}
    path.write_text(json.dumps(content))
    assert read(str(path)).profile == "rouge-1.5.5 -n 2 -m"
