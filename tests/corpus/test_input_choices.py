"""What a person chooses column by column, and the mapping it makes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from inputs_help import write

from rouge_gui.corpus.inputs import Mapping, OutputColumn, Probe, guess, probe
from rouge_gui.corpus.inputs.choices import Choice, choices_of, lack_of, mapping_of, with_choice

TABLE = "id,system,reference,candidate,other,topic\n1,A,r,c,x,2\n1,B,r,d,y,3\n"


def probed(folder: Path, text: str = TABLE) -> tuple[Probe, Mapping]:
    found = probe([write(folder, "t.csv", text)])
    return found, guess(found)


def test_choices_and_back_are_the_same_mapping(tmp_path: Path) -> None:
    texts = [TABLE, "reference_2,reference_1,candidate_A,candidate_B,n\nr,s,c,d,1\n", "a,b\n1,2\n"]
    for text in texts:
        found, mapping = probed(tmp_path, text)
        assert mapping_of(found, mapping, choices_of(found, mapping)) == mapping


def test_a_role_of_one_column_leaves_the_other(tmp_path: Path) -> None:
    found, mapping = probed(tmp_path)
    choices = with_choice(choices_of(found, mapping), "topic", Choice("id"))
    assert (choices["id"].role, choices["topic"].role) == ("extra", "id")
    made = mapping_of(found, mapping, choices)
    assert (made.id, made.extra, made.per_system) == ("topic", ("other",), ("id",))


def test_systems_by_columns_instead_of_a_column_of_names(tmp_path: Path) -> None:
    found, mapping = probed(tmp_path)
    choices = with_choice(choices_of(found, mapping), "other", Choice("candidate", "Mine"))
    assert lack_of(choices, mapping_of(found, mapping, choices)) == "many-candidates"
    choices = with_choice(choices, "system", Choice("none"))
    made = mapping_of(found, mapping, choices)
    assert made.candidates == (OutputColumn("candidate", "candidate"), OutputColumn("Mine", "other"))
    assert (made.candidate, made.system, lack_of(choices, made)) == ("", "", None)
    choices = with_choice(choices, "other", Choice("candidate", "candidate"))
    assert lack_of(choices, mapping_of(found, mapping, choices)) == "same-system"


def test_what_is_lacking_is_told(tmp_path: Path) -> None:
    found, mapping = probed(tmp_path)
    choices = choices_of(found, mapping)
    without = with_choice(choices, "reference", Choice("extra"))
    assert lack_of(without, mapping_of(found, mapping, without)) == "no-reference"
    without = with_choice(choices, "candidate", Choice("source"))
    assert lack_of(without, mapping_of(found, mapping, without)) == "no-candidate"
    lead = replace(mapping, lead=3)
    assert lack_of(without, mapping_of(found, lead, without)) is None
    assert mapping_of(found, lead, choices).lead == 0
