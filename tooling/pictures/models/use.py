"""Each product where it is used, with a cat or a dog beside it.

Products stand at their real size beside the animals, whose sizes are real, too; only parts smaller than a thumb are shown
larger, so that they can be seen at all.
"""

import math


from .cameras import lookout
from .consumables import carbon_disc
from .feeders import food_bowl, meal
from .fountains import aura, brook, mini as cup, steel
from .pets import pet
from .trackers import band, loop, tag

REACH = {"cat": 1.42, "dog": 1.95}
"""How far in front of its middle the mouth of a pet that bows its head is."""


def put(kit, build, colour, scale, loc=(0, 0, 0), turn=0.0):
    """A product without its cord."""
    kit.cords = False
    kit.group(loc=loc, rot=(0, 0, turn), scale=scale)
    build(kit, colour, "front")
    kit.end()


def drinker(kit, species, coat, target, mouth, heading=-52):
    """A pet whose mouth is over the target; a heading of -90 looks to the left, 90 to the right."""
    a = math.radians(heading)
    spot = (target[0] - math.sin(a) * REACH[species], target[1] + math.cos(a) * REACH[species], 0)
    pet(kit, species, "drinks", coat, mouth, loc=spot, rot=(0, 0, heading))


def fed(species, coat, scale, target, mouth, heading=-52, second=None):
    """The product as a place to eat or drink."""

    def build(kit, good, colour):
        put(kit, good.build, colour, scale)
        drinker(kit, species, coat, target, mouth, heading)
        if second:
            drinker(kit, *second)

    return build


def beside(species, coat, scale, loc=(-1.15, -0.95, 0), turn=-14.0, head=14.0):
    """The product in front, a sitting pet behind it."""

    def build(kit, good, colour):
        pet(kit, species, "sits", coat, turn=head, loc=(0.75, 0.55, 0), rot=(0, 0, -18))
        put(kit, good.build, colour, scale, loc, turn)

    return build


def part_of(host, host_scale, species, coat, target, mouth, scale, loc, turn=0.0):
    """A part in front of the device that it belongs to, which a pet uses."""

    def build(kit, good, colour):
        put(kit, host, "white", host_scale)
        drinker(kit, species, coat, target, mouth)
        put(kit, good.build, colour, scale, loc, turn)

    return build


def with_device(device, device_scale, species, coat, scale):
    """A part in front of a device that needs it, a sitting pet behind both."""

    def build(kit, good, colour):
        pet(kit, species, "sits", coat, turn=12, loc=(0.95, 0.6, 0), rot=(0, 0, -18))
        put(kit, device, "white", device_scale, (-1.0, -0.1, 0), -10)
        put(kit, good.build, colour, scale, (-0.15, -1.5, 0), 10)

    return build


def neck(species):
    """Middle of the neck, its radius, and how far it leans back."""
    return ((0, -0.07, 1.98), 0.385, 10) if species == "cat" else ((0, -0.09, 2.34), 0.395, 12)


def wears(species, coat, hang):
    """A sitting pet seen close, with the product at its neck."""

    def build(kit, good, colour):
        pet(kit, species, "sits", coat, turn=-10)
        middle, radius, lean = neck(species)
        hang(kit, good, colour, middle, radius, lean)
        kit.focus = ((0, -0.2, middle[2] + 0.28), 1.18)

    return build


def strap_at(kit, slug, middle, radius, lean, width=0.2):
    """A webbing loop around the neck."""
    kit.group(loc=middle, rot=(lean, 0, 0))
    kit.sweep(loop(radius, radius), band(width, 0.05), kit.mat.weave(slug, 60.0), closed=True)
    kit.end()


def charm(scale, drop):
    """Hangs the product from a strap."""

    def hang(kit, good, colour, middle, radius, lean):
        strap_at(kit, "graphite" if colour in ("white", "coral") else "sand", middle, radius, lean)
        kit.group(loc=(middle[0], middle[1] - radius - 0.1, middle[2] - drop), scale=scale)
        good.build(kit, colour, "front")
        kit.end()

    return hang


def ring(model_radius, height):
    """The product is a loop itself."""

    def hang(kit, good, colour, middle, radius, lean):
        scale = radius / model_radius
        kit.group(loc=middle, rot=(lean, 0, 0))
        kit.group(loc=(0, 0, -height * scale), scale=scale)
        good.build(kit, colour, "front")
        kit.end()
        kit.end()

    return hang


def plain_strap(kit, good, colour, middle, radius, lean):
    """The strap alone, closed, with its buckle."""
    m = kit.mat
    strap_at(kit, colour, middle, radius, lean, 0.26)
    kit.group(loc=middle, rot=(lean, 0, 0))
    a = math.radians(-62)
    kit.box((0.24, 0.07, 0.32), m.metal("#c9c9cc", 0.17), edge=0.02, loc=(radius * 1.03 * math.cos(a), radius * 1.03 * math.sin(a), 0), rot=(0, 0, 28))
    kit.end()


def on_mat(kit, good, colour):
    """The mat under a bowl, a dog eats."""
    put(kit, good.build, colour, 1.04)
    food_bowl(kit, 0.72, 0.42, (-0.75, 0.15, 0.1))
    drinker(kit, "dog", "sand", (-0.65, 0.05), 0.62, -60)


def tablets(kit, good, colour):
    """The tin in front of the fountain that is kept clean."""
    put(kit, steel, "white", 1.0)
    drinker(kit, "cat", "cream", (0.6, -0.25), 1.0)
    put(kit, good.build, colour, 0.46, (-0.95, -1.6, 0), 8)


def carbon(kit, good, colour):
    """Two discs in front of the fountain that takes them."""
    put(kit, aura, "sage", 1.0)
    drinker(kit, "cat", "ginger", (0.55, -0.25), 1.32)
    carbon_disc(kit, loc=(-1.0, -1.45, 0), scale=0.57)
    carbon_disc(kit, loc=(-1.3, -1.16, 0.43), rot=(62, 0, -24), scale=0.57)


USE = {
    "fountain-aura": fed("cat", "cream", 1.0, (0.55, -0.25), 1.32),
    "fountain-brook": fed("cat", "grey", 1.0, (0.6, -0.25), 0.84),
    "fountain-steel": fed("dog", "caramel", 1.0, (0.6, -0.3), 0.98),
    "fountain-mini": fed("cat", "ginger", 1.0, (0.4, -0.2), 1.2),
    "fountain-tower": fed("dog", "cocoa", 1.2, (0.3, -1.05), 0.78, -60),
    "fountain-travel": beside("dog", "sand", 1.1, (-1.35, -0.75, 0), 24),
    "feeder-meal": fed("cat", "grey", 1.1, (0.15, -1.15), 0.5, -58),
    "feeder-cam": fed("cat", "cream", 1.1, (0.15, -1.15), 0.5, -58),
    "feeder-wet": fed("cat", "ginger", 1.07, (0.4, -0.9), 0.86, -58),
    "feeder-slow": fed("dog", "sand", 0.96, (0.35, -0.25), 0.52),
    "feeder-duo": fed("cat", "grey", 1.45, (1.05, -1.3), 0.55, -42, ("cat", "cream", (-1.05, -1.3), 0.55, 42)),
    "feeder-treat": beside("dog", "caramel", 1.15, (-1.3, -0.7, 0), 10),
    "camera-lookout": beside("cat", "cream", 0.76),
    "camera-mini": beside("cat", "grey", 0.66, (-0.95, -1.25, 0)),
    "camera-treat": beside("dog", "caramel", 1.05, (-1.3, -0.8, 0)),
    "camera-outdoor": beside("dog", "cocoa", 0.72, (-1.25, -0.9, 0), -20),
    "camera-twin": beside("cat", "ginger", 0.72, (-0.95, -1.2, 0), 0),
    "tracker-tag": wears("dog", "caramel", charm(0.2, 0.62)),
    "tracker-collar": wears("dog", "sand", ring(1.06, 0.23)),
    "tracker-cat": wears("cat", "grey", ring(0.9, 0.26)),
    "tracker-light": wears("dog", "cocoa", charm(0.22, 0.56)),
    "tracker-hub": beside("cat", "cream", 0.5, (-0.95, -1.2, 0)),
    "filter-carbon": carbon,
    "filter-foam": part_of(brook, 1.0, "cat", "cream", (0.6, -0.25), 0.84, 0.5, (-0.95, -1.6, 0)),
    "desiccant-pack": part_of(meal, 1.1, "cat", "ginger", (0.15, -1.15), 0.5, 0.55, (-1.35, -1.75, 0), 10),
    "cleaning-set": part_of(cup, 1.0, "cat", "cream", (0.4, -0.2), 1.2, 0.75, (-1.15, -1.5, 0), 20),
    "descaler-tabs": tablets,
    "strap-band": wears("dog", "caramel", plain_strap),
    "pump-quiet": part_of(cup, 1.0, "cat", "grey", (0.4, -0.2), 1.2, 0.6, (-0.85, -1.35, 0)),
    "adapter-usb": with_device(lookout, 0.76, "cat", "ginger", 0.45),
    "bowl-steel": fed("dog", "caramel", 0.9, (0.4, -0.2), 0.66),
    "battery-pack": with_device(tag, 0.34, "dog", "caramel", 0.42),
    "mat-silicone": on_mat,
    "cable-usb-c": with_device(lookout, 0.76, "cat", "grey", 0.42),
}
"""How each product is shown in use: `build(kit, good, colour)`."""
