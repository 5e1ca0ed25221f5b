"""Tests of WebP files: an animation contains its frames unchanged, and a text can be stored in a picture without
changing the picture."""

import base64

import pytest

from tools.webp import animated, chunks_of, size_of, text_of, with_text

STILL = base64.b64decode("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAQAcJaQAA3AA/v3AgAA=")
"""A picture of one pixel, encoded by a browser."""


def test_an_animation_has_each_frame_with_its_time() -> None:
    both = animated([(STILL, 500), (STILL, 70_000)])
    assert [chunk.name for chunk in chunks_of(both)] == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    assert size_of(both) == size_of(STILL) == (1, 1)
    frames = [chunk.body for chunk in chunks_of(both) if chunk.name == b"ANMF"]
    assert [int.from_bytes(frame[12:15], "little") for frame in frames] == [500, 70_000]
    still = next(chunk for chunk in chunks_of(STILL) if chunk.name == b"VP8 ")
    assert all(still.body in frame for frame in frames)
    assert len(both) == 8 + int.from_bytes(both[4:8], "little")


@pytest.mark.parametrize("picture", [STILL, animated([(STILL, 100)])])
def test_a_text_is_stored_and_replaced(picture: bytes) -> None:
    assert text_of(picture) is None
    once = with_text(picture, "first")
    assert text_of(once) == "first"
    again = with_text(once, "an odd text")
    assert text_of(again) == "an odd text"
    assert [chunk for chunk in chunks_of(again) if chunk.name not in (b"VP8X", b"XMP ")] == [
        chunk for chunk in chunks_of(picture) if chunk.name != b"VP8X"
    ]


def test_the_size_of_a_picture() -> None:
    body = bytes(6) + (640).to_bytes(2, "little") + (480).to_bytes(2, "little")
    plain = b"RIFF" + bytes(4) + b"WEBPVP8 " + len(body).to_bytes(4, "little") + body
    assert size_of(plain) == (640, 480)
    with pytest.raises(ValueError, match="no size"):
        size_of(b"RIFF\0\0\0\0WEBP")


def test_another_file_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no WebP"):
        chunks_of(b"\x89PNG\r\n")
