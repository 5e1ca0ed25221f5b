"""The conformance kit: a pytest plugin that tests a game with its worked cases and with general tests of the contract (the
laws).

A package names its game in `pyproject.toml`: `[tool.pytest.ini_options]`, `banderilla_game = "<slug>"`. Then `pytest` collects
the laws (`laws.py`, `package_laws.py`, and `lesson_laws.py` for a first lesson) and each case of the files `*cases.json`.
"""
