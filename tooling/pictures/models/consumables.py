"""Filters, brushes, tablets and straps."""

import math

from kit import FRONT, closed_fillet, fillet, oval, rrect, smooth

from .base import Good
from .trackers import band


def carbon_disc(kit, **place):
    """A filter disc: white fleece, carbon behind a spoked frame."""
    m = kit.mat
    kit.group(**place)
    fleece = m.rough("#efece5", 60, 0.25, 0.9)
    kit.lathe(fillet([(0.16, 0.0), (0.8, 0.0, 0.05), (0.84, 0.1, 0.03), (0.8, 0.2, 0.04), (0.72, 0.2, 0.02), (0.7, 0.165), (0.22, 0.165), (0.2, 0.2, 0.02), (0.14, 0.2, 0.02), (0.14, 0.0)]), fleece, count=128)
    kit.lathe([(0.71, 0.165), (0.71, 0.17), (0.21, 0.17)], m.rough("#1c1c1e", 22, 1.0, 0.6, "#3a3a3d"))
    for i in range(6):
        kit.box((0.52, 0.045, 0.04), m.matte("#e8e4dc", 0.6), edge=0.012, loc=(0.46 * math.cos(i * math.pi / 3), 0.46 * math.sin(i * math.pi / 3), 0.185), rot=(0, 0, 60 * i))
    kit.ring(0.835, 0.012, m.silicone("#7fa6b4"), loc=(0, 0, 0.1))
    kit.end()


def carbon(kit, colour, view):
    """Three discs in a pile, one leaning against it."""
    for level in range(3):
        carbon_disc(kit, loc=(0.55, 0.3, 0.205 * level), rot=(0, 0, 17 * level))
    carbon_disc(kit, loc=(-0.42, -0.42, 0.765), rot=(64, 0, -24))


def foam_block(kit, shade, **place):
    """A foam ring that goes over the pump inlet."""
    m = kit.mat
    kit.group(**place)
    foam = m.rough(shade, 34, 1.0, 0.95)
    wall = fillet([(0.24, 0.0), (0.5, 0.0, 0.05), (0.5, 0.66, 0.05), (0.24, 0.66, 0.03), (0.24, 0.0)])
    kit.shell(wall, foam)
    kit.end()


def foam(kit, colour, view):
    """Four foam rings, one lying."""
    for x, y in ((-0.51, 0.35), (0.5, 0.38)):
        foam_block(kit, "#55606a", loc=(x, y, 0))
    foam_block(kit, "#4c7f96", loc=(-0.02, 0.36, 0.66), scale=1.0)
    foam_block(kit, "#4c7f96", loc=(0.42, -0.72, 0.5), rot=(90, 0, 28))
    foam_block(kit, "#55606a", loc=(-0.72, -0.62, 0.0))


def cartridge(kit, **place):
    """A desiccant cartridge: white frame, beads under a perforated window."""
    m = kit.mat
    kit.group(**place)
    plan = rrect(1.3, 0.9, 0.28)
    kit.loft(plan, fillet([(-0.06, 0), (0, 0.02, 0.04), (0, 0.24, 0.05), (-0.08, 0.27, 0.03), (-0.13, 0.25, 0.01), (-0.15, 0.2)]), m.shell("white"), cap=(True, False))
    kit.loft(rrect(1.04, 0.64, 0.16), [(0.02, 0.19), (-0.1, 0.19)], m.matte("#c9692f", 0.9))
    rng = kit.random
    bead = None
    for row in range(11):
        for column in range(18):
            spot = (-0.48 + column * 0.0565 + (row % 2) * 0.028, -0.29 + row * 0.058, 0.2 + rng.uniform(-0.008, 0.012))
            if bead is None:
                bead = kit.ball(0.031, m.plastic("#e08a45", 0.15, 1.0), loc=spot)
            else:
                kit.copy(bead, spot, scale=rng.uniform(0.85, 1.05))
    for i in range(1, 5):
        kit.box((0.022, 0.64, 0.02), m.shell("white"), edge=0.006, loc=(-0.52 + i * 0.208, 0, 0.245))
    kit.box((1.04, 0.022, 0.02), m.shell("white"), edge=0.006, loc=(0, 0.0, 0.246))
    kit.slab(rrect(0.2, 0.1, 0.05), 0.05, m.shell("coral"), edge=0.02, loc=(0, 0.475, 0.1))
    kit.end()


def desiccant(kit, colour, view):
    """Two cartridges in a pile, a third leaning in front."""
    cartridge(kit, loc=(0.5, 0.4, 0), rot=(0, 0, 8))
    cartridge(kit, loc=(0.5, 0.4, 0.275), rot=(0, 0, -8))
    cartridge(kit, loc=(-0.26, -0.2, 0.415), rot=(60, 0, -26))


def bristles(kit, radius, length, count, core=0.05, tip=True):
    """A round brush head along +Z as one mesh of thin pyramids."""
    rng = kit.random
    vertices, faces = [], []
    for _ in range(count):
        z = rng.uniform(0, length)
        a = rng.uniform(0, 2 * math.pi)
        reach = radius * rng.uniform(0.93, 1.03)
        lift = 0.0
        if tip and z > length * 0.8:
            share = (z - length * 0.8) / (length * 0.2)
            reach *= math.cos(share * 1.2)
            lift = share * radius * 0.7
        c, s = math.cos(a), math.sin(a)
        w = 0.011
        base = len(vertices)
        end = (reach * c + rng.uniform(-0.02, 0.02), reach * s + rng.uniform(-0.02, 0.02), z + lift)
        for dx, dy, dz in ((-s * w, c * w, 0), (s * w, -c * w, 0), (0, 0, w)):
            vertices.append((core * c + dx, core * s + dy, z + dz))
        for dx, dy, dz in ((-s * w, c * w, 0), (s * w, -c * w, 0), (0, 0, w)):
            vertices.append((end[0] + dx * 0.7, end[1] + dy * 0.7, end[2] + dz))
        faces += [(base, base + 1, base + 4, base + 3), (base + 1, base + 2, base + 5, base + 4), (base + 2, base, base + 3, base + 5), (base + 3, base + 4, base + 5)]
    kit.mesh(vertices, faces, kit.mat.matte("#f0ede6", 0.6), weld=False)
    kit.lathe([(core, -0.02), (core, length), (0, length + 0.02)], kit.mat.metal("#b9b9bc", 0.3), count=24)


def handle(kit, length, radius, slug):
    """A soft handle along -Z with a hanging hole."""
    m = kit.mat
    shape = smooth([(radius * 0.55, 0.0), (radius * 0.75, -length * 0.12), (radius * 0.9, -length * 0.45), (radius, -length * 0.75), (radius * 0.8, -length * 0.95), (0.0, -length)], 8)
    kit.lathe([(0, 0.02)] + shape, m.shell(slug), count=64)
    kit.ring(radius * 0.78, 0.018, m.silicone("#f3f0ea"), loc=(0, 0, -length * 0.2))
    kit.ring(radius * 0.82, 0.018, m.silicone("#f3f0ea"), loc=(0, 0, -length * 0.27))


def cleaning(kit, colour, view):
    """Bottle brush, detail brush and tube brush, side by side."""
    m = kit.mat
    kit.group(loc=(-0.75, 0.0, 0.36), rot=(-92, 0, 9))
    bristles(kit, 0.36, 1.0, 2600)
    kit.tube([(0, 0, 0.05), (0, 0, -0.5)], 0.05, m.metal("#c6c6c9", 0.25))
    kit.group(loc=(0, 0, -0.4))
    handle(kit, 1.5, 0.17, "sage")
    kit.end()
    kit.end()
    kit.group(loc=(0.05, -0.1, 0.2), rot=(-91, 0, 0))
    bristles(kit, 0.2, 0.55, 1500)
    kit.tube([(0, 0, 0.05), (0, 0, -0.55)], 0.035, m.metal("#c6c6c9", 0.25))
    kit.group(loc=(0, 0, -0.45))
    handle(kit, 1.2, 0.135, "sand")
    kit.end()
    kit.end()
    kit.group(loc=(0.7, -0.1, 0.11), rot=(-91, 0, -9))
    bristles(kit, 0.1, 0.9, 1500, 0.02)
    kit.tube([(0, 0, 0.05), (0, 0, -0.8)], 0.022, m.metal("#c6c6c9", 0.25))
    kit.tube([(0.0, 0, -0.8)] + [(0.16 * math.sin(a), 0, -0.96 + 0.16 * math.cos(a)) for a in (2 * math.pi * i / 40 for i in range(41))], 0.025, m.shell("coral"))
    kit.end()


def tablet(kit, loc, rot=(0, 0, 0)):
    """A two-layer tablet."""
    m = kit.mat
    kit.group(loc=loc, rot=rot)
    grain = m.rough("#f2efe8", 50, 0.25, 0.85)
    kit.lathe(fillet([(0, 0), (0.2, 0, 0.04), (0.21, 0.05), (0, 0.05)]), grain, count=48)
    kit.lathe(fillet([(0, 0.05), (0.21, 0.05), (0.2, 0.1, 0.04), (0, 0.1)]), m.rough("#8fc3d6", 50, 0.25, 0.85, "#a9d3e2"), count=48)
    kit.end()


def tabs(kit, colour, view):
    """An open tin of tablets, its lid leaning at the side."""
    m = kit.mat
    tin = m.brushed("#d0d0d2")
    kit.lathe(fillet([(0, 0.0), (0.8, 0.0, 0.04), (0.8, 0.52, 0.01), (0.82, 0.54, 0.015), (0.79, 0.55, 0.01), (0.77, 0.52), (0.77, 0.06, 0.03), (0, 0.06)]), tin, count=128)
    kit.shell([(0.803, 0.08), (0.803, 0.42)], m.shell("sage"))
    kit.paw(m.shell("white"), 0.16, 0.1, loc=(0, -0.8, 0.25), rot=FRONT)
    rng = kit.random
    for i in range(7):
        a = i * 2 * math.pi / 6
        spot = (0.5 * math.cos(a), 0.5 * math.sin(a), 0.4 + rng.uniform(0, 0.04)) if i < 6 else (0, 0, 0.42)
        tablet(kit, spot, (rng.uniform(-12, 12), rng.uniform(-12, 12), 0))
    for i in range(5):
        a = i * 2 * math.pi / 5 + 0.4
        tablet(kit, (0.3 * math.cos(a), 0.3 * math.sin(a), 0.5), (rng.uniform(-14, 14), rng.uniform(-14, 14), 0))
    tablet(kit, (-0.55, -1.05, 0.0))
    tablet(kit, (-0.14, -1.2, 0.0))
    tablet(kit, (-0.4, -1.12, 0.115), (14, 8, 0))
    kit.group(loc=(1.0, -0.35, 0.74), rot=(70, 0, 48))
    kit.lathe(fillet([(0, 0.16), (0.83, 0.16, 0.05), (0.83, 0.0, 0.01), (0.81, 0.0), (0.8, 0.12, 0.03), (0, 0.13)]), tin, count=128)
    kit.lathe([(0.6, 0.162), (0.6, 0.165), (0, 0.165)], m.shell("sage"))
    kit.paw(m.shell("white"), 0.3, 0.08, loc=(0, 0, 0.165))
    kit.end()


def strap(kit, colour, view):
    """A woven strap rolled into an open loop, with a steel buckle."""
    m = kit.mat
    width = 0.42
    z = width / 2
    path = []
    for i in range(150):
        t = i / 149
        a = math.radians(-70 + 470 * t)
        r = 1.05 - 0.34 * t
        path.append((r * 1.12 * math.cos(a), r * math.sin(a), z))
    tail = smooth([(1.1, -1.15, z), (0.85, -1.12, z), (0.6, -1.06, z), path[0]], 10)
    kit.sweep(tail[:-1] + path, band(width, 0.06), m.weave(colour))
    end = tail[0]
    kit.group(loc=(end[0], end[1], z), rot=(90, 0, 5))
    frame = [(x, y, 0) for x, y in rrect(0.34, 0.56, 0.08)(0)]
    kit.tube(frame, 0.035, m.metal("#c9c9cc", 0.17), closed=True)
    kit.tube([(0, 0.27, 0), (0, -0.27, 0)], 0.026, m.metal("#c9c9cc", 0.17))
    kit.tube([(0, 0, 0.03), (0.2, 0, 0.03)], 0.022, m.metal("#c9c9cc", 0.17))
    kit.end()
    kit.box((0.13, 0.13, width + 0.05), m.matte("#1c1c1e"), edge=0.03, loc=(0.72, -1.1, z), rot=(0, 0, 8))
    kit.group(loc=(-0.344, -0.772, z), rot=(90, 0, -22))
    kit.slab(rrect(0.3, 0.2, 0.05), 0.025, m.matte("#c98a5a", 0.55), edge=0.01, loc=(0, 0, 0.02))
    kit.paw(m.matte("#6b4226"), 0.06, 0.2, loc=(0, 0, 0.045))
    kit.end()


GOODS = {
    "filter-carbon": Good(carbon, (), front=(0, 24), angle=(32, 34), backdrop="stone", rank=1),
    "filter-foam": Good(foam, (), front=(0, 22), angle=(-34, 34), backdrop="sand", rank=4),
    "desiccant-pack": Good(desiccant, (), front=(0, 26), angle=(34, 36), backdrop="sage", rank=4),
    "cleaning-set": Good(cleaning, (), front=(0, 42), angle=(-38, 36), backdrop="clay", rank=3),
    "descaler-tabs": Good(tabs, (), front=(0, 27), angle=(32, 38), backdrop="sand", rank=2),
    "strap-band": Good(strap, ("graphite", "coral", "sage"), front=(0, 26), angle=(34, 38), backdrop="stone", rank=4),
}
