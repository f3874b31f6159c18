"""The clean-up panel: steps in their order, what each does and changes, the texts before and after."""
