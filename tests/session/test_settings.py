"""What is remembered: kept over a restart, bounded, apart from the user's own settings."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

from rouge_gui.session import settings as remembered
from rouge_gui.session.settings import Setting, Settings

SWITCH = Setting("test/switch", default=True)
NUMBER = Setting("test/number", 5, lowest=1, highest=9)
TEXT = Setting("test/text", "default")


def test_a_setting_has_its_default_until_it_is_set(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    assert settings.value(remembered.PROFILE) == "auto"
    assert settings.value(remembered.LAYERS) == "unigram"
    assert settings.value(remembered.COLOR_SCHEME) == "system"
    assert settings.value(SWITCH) is True


def test_declarations_agree_with_themselves() -> None:
    assert all(setting.accepts(setting.default) for setting in remembered.ALL)
    assert len({setting.name for setting in remembered.ALL}) == len(remembered.ALL)


def test_values_survive_a_restart_with_their_types(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    settings.set_value(SWITCH, False)
    settings.set_value(NUMBER, 7)
    settings.set_value(TEXT, "кот")
    settings.set_blob("geometry", QByteArray(b"\x00\x01\xff"))
    assert settings.save()
    again = Settings(str(tmp_path))
    assert again.value(SWITCH) is False
    assert again.value(NUMBER) == 7
    assert again.value(TEXT) == "кот"
    assert again.blob("geometry").data() == b"\x00\x01\xff"
    assert again.blob("state").isEmpty()


@given(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
    | st.sampled_from(
        ["@Invalid()", "@ByteArray(x)", "a, b", '"', "\\", "auto stopwords='a b/c,d.txt'", "%20", ";", " "]
    )
)
def test_any_text_survives(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = str(tmp_path_factory.getbasetemp() / "texts")
    settings = Settings(folder)
    settings.set_value(TEXT, text)
    assert settings.save()
    assert Settings(folder).value(TEXT) == text


@pytest.mark.parametrize(
    ("line", "setting", "value"),
    [
        ("number=12", NUMBER, 5),
        ("number=many", NUMBER, 5),
        ("number=1, 2", NUMBER, 5),
        ("number=9", NUMBER, 9),
        ("switch=false", SWITCH, False),
        ("switch=maybe", SWITCH, True),
        ("switch=true, false", SWITCH, True),
        ("text=a, b", TEXT, "default"),
    ],
)
def test_what_someone_wrote_into_the_file_is_bounded(
    tmp_path: Path, line: str, setting: Setting[Any], value: object
) -> None:
    (tmp_path / "rouge-gui.ini").write_text(f"[test]\n{line}\n", encoding="utf-8")
    assert Settings(str(tmp_path)).value(setting) == value


def test_a_choice_outside_the_list_is_the_default(tmp_path: Path) -> None:
    (tmp_path / "rouge-gui.ini").write_text("[view]\ncolorScheme=purple\n", encoding="utf-8")
    assert Settings(str(tmp_path)).value(remembered.COLOR_SCHEME) == "system"


def test_a_value_out_of_bounds_is_not_stored(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    for wrong in (0, 10, True):
        with pytest.raises(ValueError, match="number"):
            settings.set_value(NUMBER, wrong)
    with pytest.raises(ValueError, match="colorScheme"):
        settings.set_value(remembered.COLOR_SCHEME, "purple")
    assert settings.value(NUMBER) == 5


def test_a_trial_run_writes_into_its_own_folder_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "profile"
    settings = Settings(str(folder))
    settings.set_value(NUMBER, 2)
    assert settings.save()
    assert [path.name for path in folder.iterdir()] == ["rouge-gui.ini"]


def test_without_a_folder_the_platforms_place_is_used(tmp_path: Path) -> None:
    QStandardPaths.setTestModeEnabled(True)
    try:
        place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
        before = sorted(Path(place).rglob("*"))
        assert Settings().value(NUMBER) == 5
        assert sorted(Path(place).rglob("*")) == before
    finally:
        QStandardPaths.setTestModeEnabled(False)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = Settings(str(tmp_path / "file"))
    settings.set_value(NUMBER, 2)
    assert not settings.save()


def test_a_change_is_told_once_and_only_if_it_is_one(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.set_value(NUMBER, 5)
    assert told == []
    settings.set_value(NUMBER, 6)
    settings.set_value(NUMBER, 6)
    assert told == ["test/number"]


def test_defaults_come_back(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    settings.set_value(NUMBER, 7)
    settings.set_value(remembered.COLOR_SCHEME, "dark")
    settings.restore_defaults((remembered.COLOR_SCHEME,))
    assert settings.value(remembered.COLOR_SCHEME) == "system"
    assert settings.value(NUMBER) == 7


def test_every_page_is_a_known_one() -> None:
    assert {setting.page for setting in remembered.ALL} - {""} <= set(remembered.PAGES)
    # what the preferences show is wanted, not a trace
    assert not [setting.name for setting in remembered.ALL if setting.page and setting.trace]


def keys_on_disk(folder: Path) -> set[str]:
    return set(QSettings(str(folder / "rouge-gui.ini"), QSettings.Format.IniFormat).allKeys())


def test_who_leaves_no_traces_keeps_choices_only(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path))
    settings.set_value(remembered.LAST_FOLDER, "secret/place")
    settings.set_value(remembered.COLOR_SCHEME, "dark")
    settings.set_blob("geometry", QByteArray(b"1"))
    assert settings.keeps_traces
    settings.set_value(remembered.LEAVE_NO_TRACES, True)
    settings.set_blob("state", QByteArray(b"2"))
    settings.set_value(remembered.RECENT_COMMANDS, "swap")
    assert settings.save()
    assert keys_on_disk(tmp_path) == {"view/colorScheme", "privacy/leaveNoTraces"}
    assert b"secret" not in (tmp_path / "rouge-gui.ini").read_bytes()
    # the running window still knows
    assert settings.value(remembered.LAST_FOLDER) == "secret/place"
    assert settings.value(remembered.RECENT_COMMANDS) == "swap"
    again = Settings(str(tmp_path))
    assert not again.keeps_traces
    assert again.value(remembered.LAST_FOLDER) == ""
    assert again.blob("geometry").isEmpty()
