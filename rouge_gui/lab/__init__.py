"""Layer 3: experiments on a comparison, without a window. No wording."""
