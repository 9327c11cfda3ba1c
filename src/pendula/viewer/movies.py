"""Frames as files: GIF and WebP by Pillow, MP4 by ffmpeg."""

import shutil
import subprocess
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import suppress
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from pendula.errors import FileError, PendulaError

if TYPE_CHECKING:
    from PIL import Image

Array = np.ndarray
Writer = Callable[[Path, Iterator[Array]], None]

# Frames a second: browsers slow a GIF down whose frames last less than 0.02 s.
FASTEST = {".gif": 50, ".webp": 50, ".mp4": 120}
ENDINGS = tuple(FASTEST)
CENTISECOND = 10  # ms
COLOURS, WHITE = 256, 255
TYPICAL = 12  # frames from which the colours of a GIF are chosen


class Movie(type(Path())):
    """The path of a moving picture; a notebook shows the picture itself."""

    def _repr_html_(self) -> str:
        data = b64encode(self.read_bytes()).decode()
        if self.suffix.lower() == ".mp4":
            return f'<video controls loop src="data:video/mp4;base64,{data}"></video>'
        return f'<img src="data:image/{self.suffix.lower()[1:]};base64,{data}" alt="{escape(self.stem)}">'


def movie_writer(ending: str, pixels: tuple[int, int], fps: float) -> Writer:
    """What writes frames of a size in pixels to a file."""
    if ending == ".mp4":
        program = shutil.which("ffmpeg")
        if program is None:
            raise PendulaError(
                "An .mp4 is written by ffmpeg, which is not installed; install it, or choose .gif or .webp."
            )
        return lambda path, frames: _write_mp4(path, frames, program, pixels, fps)
    return lambda path, frames: _write_images(path, frames, fps)


def durations(count: int, fps: float) -> list[int]:
    """How long each frame lasts, ms: whole ticks of 10 ms, together as long as they should."""
    ends = np.round(np.arange(count + 1) * 1000 / fps / CENTISECOND).astype(int) * CENTISECOND
    return [int(b - a) for a, b in pairwise(ends)]


def _write_images(path: Path, frames: Iterator[Array], fps: float) -> None:
    from PIL import Image

    pictures = [Image.fromarray(frame) for frame in frames]
    how: dict[str, Any] = {"save_all": True, "duration": durations(len(pictures), fps), "loop": 0}
    if path.suffix.lower() == ".gif":
        palette = _palette(pictures)
        pictures = [_reduce_colours(picture, palette) for picture in pictures]
        how |= {"optimize": False}
    else:
        how |= {"lossless": True, "method": 3}
    pictures[0].save(path, append_images=pictures[1:], **how)


def _palette(pictures: "list[Image.Image]") -> "Image.Image":
    """Colours for all frames, from some of them: with the same palette everywhere, nothing flickers.

    Paper is exactly white; the other colours share the rest of the palette.
    """
    from PIL import Image

    chosen = pictures[:: max(1, len(pictures) // TYPICAL)]
    pixels = np.vstack([np.asarray(picture).reshape(-1, 3) for picture in chosen])
    inked = pixels[(pixels < WHITE).any(axis=1)][None]
    colours = []
    if inked.size:
        found = Image.fromarray(inked).quantize(COLOURS - 1, method=Image.Quantize.MEDIANCUT)
        colours = (found.getpalette() or [])[: 3 * (COLOURS - 1)]
    palette = Image.new("P", (1, 1))
    palette.putpalette([WHITE] * 3 + colours)
    return palette


def _reduce_colours(picture: "Image.Image", palette: "Image.Image") -> "Image.Image":
    """A picture in the colours of a palette; Pillow's search is coarse, so paper is set by itself."""
    from PIL import Image

    reduced = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    numbers = np.array(reduced)
    numbers[(np.asarray(picture) == WHITE).all(axis=2)] = 0
    made = Image.fromarray(numbers)
    made.putpalette(palette.getpalette() or [])
    return made


def _write_mp4(
    path: Path, frames: Iterator[Array], program: str, pixels: tuple[int, int], fps: float
) -> None:
    """H.264 with even sides, as every player reads it."""
    width, height = pixels
    command = [program, "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"]
    command += ["-s", f"{width}x{height}", "-r", f"{fps:g}", "-i", "-", "-an", "-vcodec", "libx264"]
    command += ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p", "-crf", "18"]
    command += ["-movflags", "+faststart", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        with suppress(BrokenPipeError):  # ffmpeg gave up; it says why below
            for frame in frames:
                process.stdin.write(frame.tobytes())  # type: ignore[union-attr]
        _, complaint = process.communicate()
    if process.returncode:
        lines = complaint.decode(errors="replace").strip().splitlines() or ["it does not say why"]
        raise FileError(f"ffmpeg could not write the animation: {lines[-1]}.")
