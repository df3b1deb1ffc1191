"""All models of the shop by slug."""

from . import cameras, consumables, feeders, fountains, spares, trackers
from .banners import BANNERS
from .rewards import REWARDS
from .use import USE

GOODS = {**fountains.GOODS, **feeders.GOODS, **cameras.GOODS, **trackers.GOODS, **consumables.GOODS, **spares.GOODS}

__all__ = ["BANNERS", "GOODS", "REWARDS", "USE"]
