"""Every picture of the shop: which model, which colour, which camera."""

from dataclasses import dataclass
from typing import Callable

from models import BANNERS, GOODS, REWARDS, USE

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
    spin: float = 0.0


BEST_SELLERS = ("fountain-aura", "camera-lookout", "feeder-meal", "tracker-tag", "fountain-steel", "feeder-duo")
"""What a visitor meets first: rendered first, and shown as a turntable, too."""


def goods_picture(slug, good, colour, view):
    """The picture of one variant from one side, or in use."""
    shown = colour or "white"
    if view == "use":
        return Picture(
            key=f"goods/{slug}/{colour or 'main'}-use",
            build=lambda kit: USE[slug](kit, good, shown),
            azimuth=-6,
            elevation=13,
            backdrop=BACKDROPS[good.backdrop],
            fill=0.86,
        )
    azimuth, elevation = good.front if view == "front" else good.angle
    return Picture(
        key=f"goods/{slug}/{colour or 'main'}-{view}",
        build=lambda kit: good.build(kit, shown, view),
        azimuth=azimuth,
        elevation=elevation,
        backdrop=BACKDROPS[good.backdrop],
        fill=good.fill,
    )


def by_value(item):
    """Best sellers first, then by rank."""
    slug, good = item
    return (BEST_SELLERS.index(slug) if slug in BEST_SELLERS else len(BEST_SELLERS), good.rank, slug)


TURN_FRAMES = 30
"""Frames of a whole turn, 15 to the second."""


def turn_frame(slug, good, index):
    """One frame of a turntable: the product without its cord, turned on the spot."""

    def build(kit):
        kit.cords = False
        good.build(kit, (good.colours or ("white",))[0], "front")

    elevation = max(good.front[1], 14)
    return Picture(f"turns/{slug}/{index:02d}", build, 0, elevation, BACKDROPS[good.backdrop], fill=0.64, spin=-360 * index / TURN_FRAMES)


def turns():
    """The frames of the turntables of the best sellers, one product after the other."""
    from_slug = ((slug, GOODS[slug]) for slug in BEST_SELLERS)
    return [turn_frame(slug, good, index) for slug, good in from_slug for index in range(TURN_FRAMES)]


def pictures():
    """All pictures, the most valuable first: rewards and products in use, the best sellers from all sides, then the rest."""
    best, uses, fronts, angles, colours = [], [], [], [], []
    for slug, good in sorted(GOODS.items(), key=by_value):
        variants = good.colours or (None,)
        front, angle, use = (goods_picture(slug, good, variants[0], view) for view in ("front", "angle", "use"))
        uses.append(use)
        if slug in BEST_SELLERS:
            best += [angle, front]
        else:
            fronts.append(front)
            angles.append(angle)
        colours.extend(goods_picture(slug, good, colour, "front") for colour in variants[1:])
    rewards = [goods_picture(slug, good, None, "front") for slug, good in REWARDS.items()]
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
    return rewards + uses + best + fronts + angles + colours + banners
