"""Run the tool with ``python -m rouge_gui``."""

from rouge_gui.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
