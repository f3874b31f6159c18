"""Folders and settings files of ROUGE-1.5.5: names of files in several habits, text formats, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from inputs_help import entries, items, write

from rouge_gui.corpus.inputs import guess, probe
from rouge_gui.corpus.items import CorpusItem, Problem

SEE = """<html><head><title>x</title></head><body bgcolor="white">
<a name="1">[1]</a> <a href="#1" id=1>The cat sat.</a>
<a name="2">[2]</a> <a href="#2" id=2>It slept &amp; woke.</a>
</body></html>"""


def folder(base: Path, files: dict[str, str]) -> str:
    for name, text in files.items():
        path = base / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return str(base)


def found(path: str) -> list[tuple[str, tuple[str, ...], dict[str, str]]]:
    return [(item.name, item.references, dict(item.outputs)) for item in items(path)]


def test_names_as_pyrouge_gives_them(tmp_path: Path) -> None:
    path = folder(
        tmp_path,
        {
            "models/model.A.001.txt": "a one",
            "models/model.B.001.txt": "b one",
            "models/model.A.002.txt": "a two",
            "systems/system.001.txt": "c one\nmore\n",
            "systems/system.002.txt": "c two",
        },
    )
    assert guess(probe([path])).is_certain
    assert found(path) == [
        ("001", ("a one", "b one"), {"system": "c one\nmore"}),
        ("002", ("a two",), {"system": "c two"}),
    ]


def test_names_as_the_script_brings_them(tmp_path: Path) -> None:
    path = folder(
        tmp_path,
        {
            "models/SL.P.10.R.A.SL062003-01.html": SEE,
            "models/SL.P.10.R.B.SL062003-01.html": SEE,
            "models/SL.P.10.R.A.SL062003-02.html": SEE,
            "systems/SL.P.10.R.11.SL062003-01.html": SEE,
            "systems/SL.P.10.R.12.SL062003-01.html": SEE,
            "systems/SL.P.10.R.11.SL062003-02.html": SEE,
        },
    )
    text = "The cat sat.\nIt slept &amp; woke."
    assert found(path) == [
        ("SL.P.10.R.SL062003.01", (text, text), {"11": text}),
        ("SL.P.10.R.SL062003.01", (text, text), {"12": text}),
        ("SL.P.10.R.SL062003.02", (text,), {"11": text}),
    ]


def test_names_as_in_duc_and_rouge_2(tmp_path: Path) -> None:
    duc = folder(
        tmp_path / "duc",
        {"models/D061.M.100.J.A": "r", "models/D061.M.100.J.B": "s", "peers/D061.M.100.J.12": "c"},
    )
    assert found(duc) == [("D061.M.100.J", ("r", "s"), {"12": "c"})]
    second = folder(
        tmp_path / "two",
        {"reference/task1_ref1.txt": "r", "reference/task1_ref2.txt": "s", "system/task1_sys1.txt": "c"},
    )
    assert found(second) == [("task1", ("r", "s"), {"sys1": "c"})]


def test_a_folder_for_each_system(tmp_path: Path) -> None:
    path = folder(
        tmp_path,
        {"models/1.txt": "r", "models/2.txt": "s", "systems/bart/1.txt": "b", "systems/t5/1.txt": "t"},
    )
    found_entries = entries(path)
    assert [dict(entry.outputs) for entry in found_entries if isinstance(entry, CorpusItem)] == [
        {"bart": "b"},
        {"t5": "t"},
    ]
    assert found_entries[-1] == Problem(str(tmp_path / "models" / "2.txt"), 0, "model-without-system", "2")


SETTINGS = """<?xml version="1.0"?>
<ROUGE-EVAL version="1.0">
<EVAL ID="1">
<PEER-ROOT>
systems
</PEER-ROOT>
<MODEL-ROOT>/moved/from/elsewhere/models</MODEL-ROOT>
<INPUT-FORMAT TYPE="{kind}"></INPUT-FORMAT>
<PEERS><P ID="11">p11.txt</P><P ID="12">p12.txt</P></PEERS>
<MODELS><M ID="A">a.txt</M><M ID="B">b.txt</M></MODELS>
</EVAL>
</ROUGE-EVAL>"""


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("SPL", "one.\r\ntwo.\r\n", "one.\ntwo."),
        ("SIMPLE", "one. two.", "one. two."),
        ("ISI", '<S SNTNO="1">one.</S>\n<S SNTNO="2">two.</S>', "one.\ntwo."),
        ("SEE", SEE, "The cat sat.\nIt slept &amp; woke."),
    ],
)
def test_settings_are_followed(kind: str, text: str, expected: str, tmp_path: Path) -> None:
    files = ("systems/p11.txt", "systems/p12.txt", "models/a.txt", "models/b.txt")
    folder(tmp_path, dict.fromkeys(files, text))
    path = write(tmp_path, "settings.xml", SETTINGS.format(kind=kind))
    assert guess(probe([path])).is_certain
    assert found(path) == [("1", (expected, expected), {system: expected}) for system in ("11", "12")]


def test_files_that_are_missing_are_named(tmp_path: Path) -> None:
    folder(tmp_path, {"systems/p11.txt": "c", "models/a.txt": "r"})
    path = write(tmp_path, "settings.xml", SETTINGS.format(kind="SPL"))
    told = [entry for entry in entries(path) if isinstance(entry, Problem)]
    assert [(Path(problem.file).name, problem.problem) for problem in told] == [
        ("b.txt", "not-found"),
        ("p12.txt", "not-found"),
    ]
    assert [entry.references for entry in entries(path) if isinstance(entry, CorpusItem)] == [("r",)]


@pytest.mark.parametrize(
    "declared",
    [
        '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">',
        '<!ENTITY c SYSTEM "file:///etc/hostname">',
        '<!ENTITY % p SYSTEM "http://localhost/x.dtd"> %p;',
        "",
    ],
)
def test_declarations_are_refused(declared: str, tmp_path: Path) -> None:
    text = SETTINGS.replace("<ROUGE-EVAL", f"<!DOCTYPE ROUGE-EVAL [{declared}]>\n<ROUGE-EVAL", 1).replace(
        "p11", "&c;"
    )
    path = write(tmp_path, "settings.xml", text)
    (problem,) = probe([path]).problems
    assert (problem.problem, problem.line) == ("declares-entities", 2)


def test_settings_that_are_no_xml_are_named_with_their_line(tmp_path: Path) -> None:
    folder(
        tmp_path, {"systems/p11.txt": "c", "systems/p12.txt": "d", "models/a.txt": "r", "models/b.txt": "s"}
    )
    path = write(tmp_path, "settings.xml", SETTINGS.format(kind="SPL").replace("</ROUGE-EVAL>", "<EVAL>&x;"))
    found_entries = entries(path)
    assert [getattr(entry, "problem", "") for entry in found_entries] == ["", "", "bad-xml"]
    assert found_entries[-1] == Problem(path, 12, "bad-xml")
    deep = write(tmp_path, "deep.xml", "<ROUGE-EVAL>" + "<a>" * 100_000)
    assert [problem.problem for problem in probe([deep]).problems] == ["bad-xml"]
