"""The settings file of ROUGE-1.5.5: which peers are scored against which models. DTDs and entities are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from rouge_gui.corpus.inputs.lines import PIECE_BYTES, open_file
from rouge_gui.corpus.inputs.records import InputError
from rouge_gui.corpus.inputs.xml_guard import DeclarationError, guarded

_LONGEST_VALUE = 10_000


@dataclass(slots=True)
class Evaluation:
    """One EVAL: its line and id, where its files are, and their names by the ids of their writers."""

    line: int
    id: str
    kind: str = ""
    peer_root: str = ""
    model_root: str = ""
    peers: list[tuple[str, str]] = field(default_factory=list)
    models: list[tuple[str, str]] = field(default_factory=list)

    def path(self, settings: str, name: str, *, peer: bool) -> str:
        """Return where the file ``name`` is: under its root, as given or beside the ``settings``."""
        root = Path(self.peer_root if peer else self.model_root)
        beside = Path(settings).parent
        # settings are often moved together with their folders
        places = [beside / root / name, beside / root.name / name]
        found = next((place for place in places if _is_there(place)), places[0])
        return str(found)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


class _Parser:
    """Collects evaluations while the XML is read."""

    def __init__(self) -> None:
        self.done: list[Evaluation] = []
        self.xml = guarded()
        self.xml.StartElementHandler = self._start
        self.xml.EndElementHandler = self._end
        self.xml.CharacterDataHandler = self._characters
        self._open: Evaluation | None = None
        self._texts: list[str] = []
        self._id = ""

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        given = {name.upper(): value for name, value in attributes.items()}
        self._texts.clear()
        self._id = given.get("ID", "")
        if tag.upper() == "EVAL":
            self._open = Evaluation(self.xml.CurrentLineNumber, self._id)
        elif tag.upper() == "INPUT-FORMAT" and self._open is not None:
            self._open.kind = given.get("TYPE", "")

    def _characters(self, text: str) -> None:
        if len(self._texts) < _LONGEST_VALUE:
            self._texts.append(text[:_LONGEST_VALUE])

    def _end(self, tag: str) -> None:
        value = "".join(self._texts).strip()
        self._texts.clear()
        found = self._open
        if found is None:
            return
        match tag.upper():
            case "EVAL":
                self.done.append(found)
                self._open = None
            case "PEER-ROOT":
                found.peer_root = value
            case "MODEL-ROOT":
                found.model_root = value
            case "P" if value:
                found.peers.append((self._id or str(len(found.peers) + 1), value))
            case "M" if value:
                found.models.append((self._id, value))


def evaluations(path: str) -> Iterator[Evaluation]:
    """Yield the evaluations of a settings file, as they are read. Raises InputError."""
    parser = _Parser()
    with open_file(path) as file:
        while True:
            piece = file.read(PIECE_BYTES)
            try:
                parser.xml.Parse(piece, not piece)
            except DeclarationError:
                raise InputError(path, "declares-entities", line=parser.xml.CurrentLineNumber) from None
            except expat.ExpatError as error:
                yield from parser.done
                raise InputError(path, "bad-xml", line=error.lineno) from None
            yield from parser.done
            parser.done.clear()
            if not piece:
                return
