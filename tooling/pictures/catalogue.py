"""Every picture of the shop: which model, which colour, which camera."""

from dataclasses import dataclass
from typing import Callable

from models import GOODS, BANNERS

BACKDROPS = {
    "sand": "#cfc0ad",
    "clay": "#cdb3a2",
    "stone": "#c2bcb3",
    "sage": "#b9bfae",
    "dusk": "#94887c",
    "mist": "#c0bfbc",
}
"""The backdrop family: soft, warm, a good step darker than white goods."""


@dataclass(frozen=True)
class Picture:
    """One picture: its key, model and camera."""

    key: str
    build: Callable
    azimuth: float
    elevation: float
    backdrop: str
    fill: float = 0.74
    aspect: float = 1.0
    right_edge: float | None = None
    raise_by: float = -0.02
    exposure: float = 0.0
    gain: float = 1.22


def goods_picture(slug, good, colour, view):
    """The picture of one variant from one side."""
    azimuth, elevation = good.front if view == "front" else good.angle
    return Picture(
        key=f"goods/{slug}/{colour or 'main'}-{view}",
        build=lambda kit: good.build(kit, colour or "white", view),
        azimuth=azimuth,
        elevation=elevation,
        backdrop=BACKDROPS[good.backdrop],
        fill=good.fill,
    )


def pictures():
    """All pictures, the most visible first: fronts, three-quarter views, other colours, banners."""
    fronts, angles, colours = [], [], []
    for slug, good in sorted(GOODS.items(), key=lambda item: item[1].rank):
        variants = good.colours or (None,)
        fronts.append(goods_picture(slug, good, variants[0], "front"))
        angles.append(goods_picture(slug, good, variants[0], "angle"))
        colours.extend(goods_picture(slug, good, colour, "front") for colour in variants[1:])
    banners = [
        Picture(
            key=f"banners/{name}",
            build=banner.build,
            azimuth=banner.azimuth,
            elevation=banner.elevation,
            backdrop=banner.backdrop,
            fill=banner.fill,
            aspect=2.35,
            right_edge=0.94,
            raise_by=banner.raise_by,
        )
        for name, banner in BANNERS.items()
    ]
    return fronts + banners + angles + colours
