"""The conformance kit: a pytest plugin that plays a game's worked cases and the laws of the contract.

A package names its game in `pyproject.toml`: `[tool.pytest.ini_options]`, `banderilla_game = "<slug>"`. Then `pytest` collects
the laws (`laws.py`) and each case of the files `*cases.json`.
"""
