"""The preferences: pages made from the declarations of the settings. Knows no other part of the window."""
