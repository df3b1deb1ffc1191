"""How a model describes itself to the catalogue."""

from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Good:
    """A product: its builder `build(kit, colour, view)`, colours and cameras (azimuth, elevation)."""

    build: Callable
    colours: tuple = ()
    front: tuple = (0, 12)
    angle: tuple = (38, 26)
    backdrop: str = "sand"
    fill: float = 0.74
    rank: int = 5


@dataclass(frozen=True)
class Banner:
    """A wide scene, its products at the right of the frame."""

    build: Callable
    azimuth: float = 10.0
    elevation: float = 10.0
    backdrop: str = "#cfc0ad"
    fill: float = 0.8
    raise_by: float = -0.05
