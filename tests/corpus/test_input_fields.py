"""Names people give to the fields of corpora: each kind of file maps itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from inputs_help import entries, items, texts, write

from rouge_gui.corpus.inputs import Mapping, OutputColumn, guess, probe, read
from rouge_gui.corpus.inputs.choices import Choice, choices_of, mapping_of
from rouge_gui.corpus.items import CorpusItem, Problem

RECORDS: dict[str, tuple[dict[str, object], tuple[str, ...], dict[str, str], str | None]] = {
    "own": (
        {"id": 1, "references": ["r", "s"], "candidate": "c"},
        ("r", "s"),
        {"candidate": "c"},
        None,
    ),
    "llama-factory": (
        {"prompt": "p", "label": "r", "predict": "c"},
        ("r",),
        {"predict": "c"},
        "p",
    ),
    "hugging-face": (
        {"article": "a", "highlights": "r", "prediction": "c"},
        ("r",),
        {"prediction": "c"},
        "a",
    ),
    "xsum": ({"document": "d", "summary": "r", "predictions": "c"}, ("r",), {"predictions": "c"}, "d"),
    "dialogue": (
        {"dialogue": "d", "summary": "r", "generated_summary": "c"},
        ("r",),
        {"generated_summary": "c"},
        "d",
    ),
    "summary-is-the-candidate": ({"reference": "r", "summary": "c"}, ("r",), {"summary": "c"}, None),
    "lm-eval": (
        {
            "doc_id": 4,
            "doc": {"document": "d", "summary": "r"},
            "target": "r",
            "arguments": [["p", {}]],
            "resps": [["c "]],
            "filtered_resps": ["c"],
            "rouge1": 0.5,
        },
        ("r",),
        {"filtered_resps": "c"},
        "d",
    ),
    "russian": ({"Эталон": "р", "Кандидат": "к", "Исходный текст": "т"}, ("р",), {"Кандидат": "к"}, "т"),
    "chinese": ({"参考": "考", "候选": "候", "原文": "原"}, ("考",), {"候选": "候"}, "原"),
    "numbered": (
        {"reference_2": "s", "reference_1": "r", "candidate_bart": "b", "candidate_t5": "t"},
        ("r", "s"),
        {"bart": "b", "t5": "t"},
        None,
    ),
    "nested": ({"ref": "r", "outputs": {"A": "a", "B.2": "b"}}, ("r",), {"A": "a", "B.2": "b"}, None),
    "suffixed": (
        {"gold": "r", "bart_prediction": "b", "t5_prediction": "t"},
        ("r",),
        {"bart": "b", "t5": "t"},
        None,
    ),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_fields_are_recognised(kind: str, tmp_path: Path) -> None:
    record, references, outputs, source = RECORDS[kind]
    path = write(tmp_path, "x.jsonl", json.dumps(record, ensure_ascii=False) + "\n")
    assert guess(probe([path])).is_certain
    (item,) = items(path)
    assert (item.references, dict(item.outputs), item.source) == (references, outputs, source)


def test_summeval_maps_itself_by_id_and_system(tmp_path: Path) -> None:
    lines = [
        {
            "id": item,
            "system": system,
            "candidate": f"{item} by {system}",
            "reference": f"r{item}",
            "references": [f"r{item}", "other"],
            "human": {"fluency": number + place},
            "topic": item.upper(),
            "lang": "en",
        }
        for number, item in enumerate(["x", "y"])
        for place, system in enumerate(["M1", "M2"])
    ]
    path = write(tmp_path, "x.jsonl", "".join(json.dumps(line) + "\n" for line in lines))
    mapping = guess(probe([path]))
    assert mapping.is_certain
    assert (mapping.id, mapping.system, mapping.candidate) == ("id", "system", "candidate")
    assert (mapping.references, mapping.language) == (("references",), "lang")
    assert (mapping.extra, mapping.per_system) == (("topic",), ("human.fluency",))
    assert items(path)[3] == CorpusItem(
        "y",
        ("ry", "other"),
        {"M2": "y by M2"},
        extra={"topic": "Y", "human.fluency@M2": 2.0},
        line=4,
        language="en",
        file=path,
    )


def test_open_compass_is_an_object_of_numbered_objects(tmp_path: Path) -> None:
    found = {str(n): {"origin_prompt": f"p{n}", "prediction": f"c{n}", "gold": f"r{n}"} for n in range(3)}
    expected = [(str(n), (f"r{n}",), {"prediction": f"c{n}"}) for n in range(3)]
    assert texts(write(tmp_path, "a.json", json.dumps(found))) == expected
    assert texts(write(tmp_path, "b.json", json.dumps(found, indent=4))) == expected
    nested = json.dumps({"accuracy": 0.5, "details": found})
    assert texts(write(tmp_path, "c.json", nested)) == expected


def test_without_candidates_the_lead_of_the_source_is_offered(tmp_path: Path) -> None:
    record = {"text": "Раз. Два три. Четыре! Пять.", "summary": "с", "date": "2020"}
    path = write(tmp_path, "gazeta.jsonl", json.dumps(record))
    mapping = guess(probe([path]))
    assert (mapping.lead, mapping.source, mapping.is_certain) == (3, "text", False)
    (item,) = items(path)
    assert item.outputs == {"lead-3": "Раз. Два три. Четыре!"}
    assert item.extra == {"date": "2020"}


def test_a_missing_reference_is_not_an_empty_one(tmp_path: Path) -> None:
    lines = ['{"id": "a", "reference": "", "candidate": "c"}', '{"id": "b", "candidate": "c"}']
    lines += [
        '{"id": "c", "reference": null, "candidate": "c"}',
        '{"id": "d", "references": [], "reference": "r"}',
    ]
    found = entries(write(tmp_path, "x.jsonl", "\n".join(lines[:3])))
    assert [item.references for item in found if isinstance(item, CorpusItem)] == [("",), (), ()]


def test_an_item_without_a_candidate_is_kept_and_told(tmp_path: Path) -> None:
    path = write(
        tmp_path, "x.jsonl", '{"reference": "r", "candidate": "c"}\n{"reference": "s"}\n{"topic": "t"}\n'
    )
    found = entries(path)
    assert found[1:] == [
        Problem(path, 2, "missing-candidate", "2"),
        CorpusItem("2", ("s",), {}, line=2, file=path),
        Problem(path, 3, "no-texts", "3"),
    ]


def test_each_of_several_files_is_a_system(tmp_path: Path) -> None:
    first = write(tmp_path, "out_bart.jsonl", '{"reference": "r", "candidate": "b"}\n')
    second = write(tmp_path, "out_t5.jsonl", '\n{"reference": "r", "candidate": "t"}\n')
    mapping = guess(probe([first, second]))
    assert (mapping.file_systems, mapping.candidate) == (("bart", "t5"), "candidate")
    assert texts(first, second) == [("1", ("r",), {"bart": "b"}), ("1", ("r",), {"t5": "t"})]


def test_numbered_files_are_parts_of_one_corpus(tmp_path: Path) -> None:
    paths = [
        write(tmp_path, f"part-{n}.jsonl", f'{{"reference": "r", "candidate": "{n}"}}\n') for n in (0, 1)
    ]
    assert [(item.name, dict(item.outputs)) for item in items(*paths)] == [
        ("part-0:1", {"candidate": "0"}),
        ("part-1:1", {"candidate": "1"}),
    ]


def test_a_mapping_is_kept_as_json() -> None:
    mapping = Mapping("csv", separator=";", candidates=(OutputColumn("A", "a"),), references=("r",), lead=3)
    assert Mapping.from_json(mapping.to_json()) == mapping
    for text in ("[]", "{}", '{"format": "csv", "other": 1}', "{"):
        with pytest.raises(ValueError, match=r"mapping|Expecting"):
            Mapping.from_json(text)


def test_most_references_are_the_first(tmp_path: Path) -> None:
    path = write(tmp_path, "x.jsonl", '{"references": ["a", "b", "c"], "candidate": "c"}')
    mapping = Mapping(
        "jsonl", references=("references",), candidates=(OutputColumn("c", "candidate"),), most_references=2
    )
    (item,) = read([path], mapping)
    assert isinstance(item, CorpusItem)
    assert item.references == ("a", "b")


def test_systems_that_come_late_are_read_unless_they_were_left_out(tmp_path: Path) -> None:
    early = {"reference": "r", "outputs": {"A": "a", "B": "b", "C": "c"}}
    late = {"reference": "r", "outputs": {"A": "a", "C": "c", "D": "d"}}
    path = write(tmp_path, "x.jsonl", (json.dumps(early) + "\n") * 300 + json.dumps(late) + "\n")
    found = probe([path])
    mapping = guess(found)
    assert items(path)[-1].outputs == {"A": "a", "C": "c", "D": "d"}
    without = mapping_of(found, mapping, {**choices_of(found, mapping), "outputs.C": Choice("none")})
    assert without.unread == ("outputs.C",)
    entry = list(read([path], without))[-1]
    assert isinstance(entry, CorpusItem)
    assert entry.outputs == {"A": "a", "D": "d"}


def test_a_system_without_a_name_is_called_as_its_column(tmp_path: Path) -> None:
    records: list[dict[str, object]] = [
        {"id": 1, "reference": "r", "system": "", "summary": "c"},
        {"id": 1, "reference": "r", "system": " ", "summary": "d"},
        {"id": 1, "reference": "r", "system": None, "summary": "e"},
        {"id": 1, "reference": "r", "system": "bart", "summary": "f"},
    ]
    long = write(tmp_path, "long.jsonl", "\n".join(map(json.dumps, records)))
    assert [outputs for _, _, outputs in texts(long)] == [
        {"summary": "c"},
        {"summary": "d"},
        {"summary": "e"},
        {"bart": "f"},
    ]
    nested = write(
        tmp_path, "nested.jsonl", json.dumps({"reference": "r", "outputs": {"": "c", "bart": "d"}})
    )
    assert [outputs for _, _, outputs in texts(nested)] == [{"candidate": "c", "bart": "d"}]
