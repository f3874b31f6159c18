"""Reading corpora as people have them: ``probe`` their beginning, ``guess`` a mapping, ``read`` them to items.

One module a format, all of which yield records one by one. No Qt, no wording, and no size that does not fit.
"""

from rouge_gui.corpus.inputs.guessing import guess
from rouge_gui.corpus.inputs.mapping import Column, Mapping, OutputColumn, Probe
from rouge_gui.corpus.inputs.probing import probe
from rouge_gui.corpus.inputs.reading import read

__all__ = ["Column", "Mapping", "OutputColumn", "Probe", "guess", "probe", "read"]
