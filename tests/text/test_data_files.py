"""Data files that are none: pipes and devices are never waited for, and what is too large is not read whole."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rouge_gui.metrics import Profile, ProfileError, profile_files
from rouge_gui.metrics.profile_files import ProfileFileError, SavedProfile
from rouge_gui.metrics.profile_store import ProfileStore, expanded
from rouge_gui.report.problems import sentence_of
from rouge_gui.session.files import FileProblemError
from rouge_gui.session.user_dictionary import UserDictionary
from rouge_gui.text import DictionaryError, UnfitFileError, data_files, read_file
from rouge_gui.text.data_files import decoded

PIPE = "{} is a pipe, socket or device: save what it gives as a plain text file first"

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")


@pytest.fixture
def pipe(tmp_path: Path) -> str:
    path = str(tmp_path / "fifo")
    os.mkfifo(path)
    return path


def refused(profile: str) -> ProfileError:
    with pytest.raises(ProfileError) as error:
        Profile.parse(profile)
    return error.value


@pytest.mark.parametrize("option", ["stopwords", "dict", "userdict"])
def test_a_pipe_or_device_is_refused_by_every_option(option: str, pipe: str) -> None:
    for path in (pipe, f"{pipe}@01234567", "/dev/zero"):
        error = refused(f"auto {option}={path}")
        assert error.id == "not-a-file"
        assert sentence_of(error) == PIPE.format(path.partition("@")[0])


@pytest.mark.parametrize("name", ["smart_common_words.txt", "noun.exc", "dict/verb.exc"])
def test_a_pipe_in_a_folder_of_word_lists_is_named(name: str, tmp_path: Path) -> None:
    (tmp_path / "dict").mkdir()
    os.mkfifo(tmp_path / name)
    error = refused(f"rouge-1.5.5 -n 1 -s -m data={tmp_path}")
    assert sentence_of(error) == PIPE.format(tmp_path / name)


def test_a_folder_is_no_word_list(tmp_path: Path) -> None:
    error = refused(f"auto stopwords={tmp_path}")
    assert sentence_of(error) == f"{tmp_path} is a folder: name a file in it"


def test_a_name_that_no_file_can_have_is_a_missing_file() -> None:
    assert refused("auto stopwords='a\0b'").id == "bad-file"


def test_what_is_too_large_is_not_read_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sparse"
    with path.open("wb") as stream:
        stream.truncate(data_files.MOST_BYTES + 1)
    error = refused(f"auto stopwords={path}")
    assert sentence_of(error) == f"{path} is larger than 64 MB, which no word list is: choose another file"
    assert read_file(str(path), data_files.MOST_BYTES + 1)[:3] == b"\0\0\0"
    with pytest.raises(UnfitFileError) as unfit:
        read_file(str(path), 10)
    assert (unfit.value.problem, unfit.value.most) == ("too-large", 10)


def test_a_list_that_became_a_pipe_is_not_waited_for(pipe: str) -> None:
    with pytest.raises(DictionaryError) as error:
        decoded(pipe)
    assert sentence_of(error.value) == PIPE.format(pipe)


def test_a_profile_file_that_is_a_pipe_hides_no_other_profile(tmp_path: Path) -> None:
    store = ProfileStore(tmp_path)
    store.save(SavedProfile("mine", "rouge-score"))
    os.mkfifo(store.folder / "ff.rougeprofile")
    saved, problems = store.load()
    assert [one.name for one in saved] == ["mine"]
    assert [problem.id for problem in problems] == ["not-a-file"]
    assert expanded("mine", store) == "rouge-score"
    with pytest.raises(ProfileFileError) as error:
        expanded(str(store.folder / "ff.rougeprofile"), store)
    assert sentence_of(error.value) == PIPE.format(store.folder / "ff.rougeprofile")


def test_a_profile_file_that_names_a_pipe_is_refused(pipe: str, tmp_path: Path) -> None:
    path = tmp_path / "p.rougeprofile"
    content = {
        "format": "rouge-gui profile",
        "version": 1,
        "name": "mine",
        "profile": f"auto stopwords={pipe}",
    }
    path.write_text(json.dumps(content))
    with pytest.raises(ProfileFileError) as error:
        profile_files.read(str(path))
    assert sentence_of(error.value) == PIPE.format(pipe)


def test_the_users_words_are_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "dictionaries").mkdir()
    os.mkfifo(tmp_path / "dictionaries" / "words.txt")
    with pytest.raises(FileProblemError):
        UserDictionary(tmp_path).words()


def test_the_command_line_says_it_in_one_line(pipe: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rouge_gui", "score", "-", "--profile", f"auto userdict={pipe}"],
        input=b"",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.decode().endswith(f": {PIPE.format(pipe)}\n")
    assert done.stderr.count(b"\n") == 1
