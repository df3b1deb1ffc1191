"""Wide scenes for the banners: a product and its companions at the right, calm space at the left."""

from kit import fillet

from .base import Banner
from .cameras import lookout, mini as small_camera
from .consumables import carbon_disc
from .feeders import biscuit, food_bowl, meal
from .fountains import aura, mini as small_fountain
from .trackers import tag


def plinth(kit, radius, height, colour, **place):
    """A low round stand."""
    profile = fillet([(0, 0), (radius, 0, 0.02), (radius, height, 0.04), (0, height)])
    kit.lathe(profile, kit.mat.matte(colour, 0.8), count=128, **place)


def part(kit, build, colour, loc, turn=0.0, scale=1.0, view="front"):
    """Put a product of the shop into the scene, without its cord."""
    kit.cords = False
    kit.group(loc=loc, rot=(0, 0, turn), scale=scale)
    build(kit, colour, view)
    kit.end()


def fountain(kit):
    """Pebble fountain on a stand, cup fountain behind, a filter in front."""
    plinth(kit, 1.3, 0.2, "#dcd8cb")
    part(kit, aura, "white", (0, 0, 0.2), 8)
    part(kit, small_fountain, "mint", (1.75, 0.9, 0), -12)
    carbon_disc(kit, loc=(1.62, -0.55, 0.0), scale=0.7)
    carbon_disc(kit, loc=(1.62, -0.55, 0.145), rot=(0, 0, 20), scale=0.7)


def camera(kit):
    """Pan-tilt camera on a stand, cube camera and a tag beside it."""
    plinth(kit, 0.82, 0.26, "#e2cdbf")
    part(kit, lookout, "white", (0, 0, 0.26), -10)
    part(kit, small_camera, "sage", (1.15, 0.35, 0), -22, 0.95)
    part(kit, tag, "coral", (1.05, -0.75, 0), -14, 0.26)
    plinth(kit, 0.5, 0.42, "#c79d88", loc=(-0.98, 0.55, 0))


def feeder(kit):
    """Tower feeder, a second bowl and some treats."""
    part(kit, meal, "white", (0, 0, 0), -12)
    plinth(kit, 0.85, 0.16, "#e4d3b8", loc=(1.75, -0.35, 0))
    food_bowl(kit, 0.62, 0.3, (1.75, -0.35, 0.16))
    for x, y, turn in ((1.0, -1.25, 25), (1.25, -1.42, -50), (2.75, -0.8, 10)):
        biscuit(kit, (x, y, 0), (0, 0, turn), 0.14)


BANNERS = {
    "banner-fountain": Banner(fountain, azimuth=6, elevation=12, backdrop="#b9c0ad"),
    "banner-camera": Banner(camera, azimuth=4, elevation=9, backdrop="#cfb2a1"),
    "banner-feeder": Banner(feeder, azimuth=4, elevation=10, backdrop="#cfbb9b", fill=0.86, raise_by=-0.02),
}
