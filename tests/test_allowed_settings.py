"""Tests of the texts about a setting's allowed values: every setting with limits names them."""

import pytest

from server.allowed_settings import allowed, meant
from server.settings import Settings, explanations, flag_of, read_settings

WRONG = {
    "port": ("99999", "a whole number from 0 to 65535"),
    "rate_per_s": ("0", "a whole number of 1 or more"),
    "proxy_hops": ("-1", "a whole number of 0 or more"),
    "session_days": ("400", "a whole number from 1 to 365"),
    "fsync": ("sometimes", "always, everysec or no"),
    "open_tables": ("maybe", "true or false"),
    "connections": ("many", "a whole number of 0 or more"),
}


@pytest.mark.parametrize(("field", "text", "said"), [(field, *wrong) for field, wrong in WRONG.items()])
def test_a_value_that_is_not_allowed_is_refused_with_what_is(field: str, text: str, said: str) -> None:
    for environment, flags in (({}, {field: text}), ({f"BANDERILLA_{field.upper()}": text}, {})):
        with pytest.raises(ValueError) as refused:
            read_settings(environment, flags)
        assert flag_of(field) in str(refused.value)
        assert f"BANDERILLA_{field.upper()}" in str(refused.value)
        assert repr(text) in str(refused.value)
        assert said in str(refused.value)


def test_every_setting_that_is_no_text_says_what_it_may_be() -> None:
    defaults = Settings()
    for field in explanations():
        if isinstance(getattr(defaults, field), int):
            with pytest.raises(ValueError) as refused:
                read_settings({}, {field: "never"})
            assert "but text" not in str(refused.value)


def test_types_in_words() -> None:
    assert allowed(int) == "a whole number"
    assert allowed(str) == "text"


def test_a_name_that_is_nearly_one() -> None:
    assert meant("--prot", ["--port", "--host"]) == " (did you mean --port?)"
    assert meant("--colour", ["--port", "--host"]) == ""
    with pytest.raises(ValueError) as refused:
        read_settings({"BANDERILLA_PROT": "1"}, {})
    assert "did you mean BANDERILLA_PORT?" in str(refused.value)
