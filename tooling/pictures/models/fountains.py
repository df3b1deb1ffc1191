"""Drinking fountains."""

import math

from kit import FRONT, circle, fillet, oval, rrect, smooth

from .base import Good


def water_disc(kit, radius, z, centre=0.0):
    """A water surface, slightly raised in the middle."""
    kit.lathe([(0, z + centre), (radius * 0.3, z + centre * 0.3), (radius, z)], kit.mat.water())


def level_window(kit, height, loc, tilt=0.0, width=0.1):
    """A smoked window through which the water level shows."""
    m = kit.mat
    kit.group(loc=loc, rot=(90 + tilt, 0, 0))
    kit.slab(rrect(width, height, width / 2), 0.02, m.gloss("#3c5560"), edge=0.01)
    kit.slab(rrect(width * 0.5, height * 0.55, width / 4), 0.024, m.plastic("#9cc9d8", 0.2), edge=0.004, loc=(0, -height * 0.16, 0))
    kit.end()


def cord(kit, start, side=1):
    """A power cord that leaves at the back and runs off along the floor."""
    x, y, z = start
    points = [(x, y, z), (x, y + 0.15, z * 0.8), (x + 0.1 * side, y + 0.35, 0.05), (x + 0.6 * side, y + 0.6, 0.04), (x + 2.6 * side, y + 0.9, 0.04), (x + 6.0 * side, y + 0.7, 0.04)]
    kit.cable(points, kit.mat.matte("#e6e2da"), 0.028)


def aura(kit, colour, view):
    """Pebble body, light ring, steel tray with a soft dome of water."""
    m = kit.mat
    body = m.shell(colour)
    side = smooth([(0.80, 0.05), (0.93, 0.2), (1.0, 0.45), (0.99, 0.7), (0.92, 0.94), (0.84, 1.06)], 8)
    kit.lathe([(0, 0.03), (0.7, 0.03), (0.76, 0.035)] + side + [(0.80, 1.075), (0.7, 1.075)], body, count=128)
    kit.lathe(fillet([(0.7, 0), (0.74, 0.0), (0.74, 0.05), (0.7, 0.05)], 0.01), m.rubber())
    kit.ring(0.995, 0.006, m.matte("#00000a" if colour == "graphite" else "#b9b3a8"), loc=(0, 0, 0.58))
    kit.lathe([(0.80, 1.07), (0.82, 1.08), (0.82, 1.115), (0.78, 1.12)], m.led("#fff1dc", 3.2))
    tray = fillet(
        [(0.5, 1.10), (0.84, 1.12), (0.9, 1.145, 0.02), (0.92, 1.2, 0.02), (0.88, 1.215, 0.02), (0.8, 1.16, 0.05), (0.3, 1.13, 0.05), (0, 1.13)],
        0.02,
    )
    kit.lathe(tray, m.brushed(), count=128)
    dome = smooth([(0.34, 1.13), (0.31, 1.2), (0.22, 1.29), (0.12, 1.335), (0.07, 1.33), (0.05, 1.26)], 8)
    kit.lathe(dome + [(0, 1.26)], body)
    water_disc(kit, 0.83, 1.185)
    film = smooth([(0.40, 1.187), (0.345, 1.215), (0.24, 1.31), (0.13, 1.365), (0.05, 1.385), (0, 1.387)], 8)
    kit.lathe(film, m.water())
    level_window(kit, 0.42, (0, -0.985, 0.42), 2)
    kit.paw(m.mark(colour), 0.11, loc=(0, -0.975, 0.8), rot=(78, 0, 0))
    cord(kit, (0.3, 0.85, 0.12))


def brook(kit, colour, view):
    """Low wireless cylinder with a curved spout that pours into the basin."""
    m = kit.mat
    body = m.shell(colour)
    outer = fillet([(0, 0.03), (0.9, 0.03, 0.06), (0.95, 0.4, 0.02), (0.95, 0.72, 0.04), (0.87, 0.72, 0.04), (0.84, 0.5, 0.1), (0, 0.5)])
    kit.lathe(outer, body, count=128)
    kit.lathe(fillet([(0.84, 0), (0.86, 0), (0.86, 0.05), (0.8, 0.05)], 0.01), m.rubber())
    kit.ring(0.946, 0.007, m.matte("#8d867c"), loc=(0, 0, 0.3))
    kit.lathe(fillet([(0.845, 0.5), (0.86, 0.62), (0.78, 0.53, 0.05), (0, 0.52)], 0.02), m.brushed())
    water_disc(kit, 0.85, 0.62)
    kit.lathe(fillet([(0.2, 0.5), (0.2, 0.68, 0.03), (0.15, 0.7, 0.02), (0, 0.7)], 0.02), body, loc=(-0.42, 0.35, 0))
    spine = smooth([(-0.42, 0.35, 0.6), (-0.43, 0.36, 1.0), (-0.36, 0.3, 1.26), (-0.16, 0.13, 1.35), (0.02, -0.02, 1.24), (0.05, -0.04, 1.16)], 12)
    kit.tube(spine, 0.085, m.metal("#cfcfd1", 0.18))
    kit.lathe(fillet([(0.07, 0), (0.1, 0, 0.01), (0.1, 0.09, 0.01), (0.07, 0.09)]), body, loc=(0.055, -0.045, 1.1))
    kit.tube(smooth([(0.055, -0.045, 1.14), (0.06, -0.05, 0.9), (0.06, -0.05, 0.63)]), 0.05, m.water())
    for size in (0.1, 0.2, 0.31):
        kit.ring(size, 0.008, m.water(), loc=(0.06, -0.05, 0.62))
    kit.group(loc=(0, -0.935, 0.2), rot=(88, 0, 0))
    kit.lathe(fillet([(0.075, 0), (0.075, 0.03, 0.012), (0, 0.034)]), m.plastic("#dcd8d0", 0.3))
    kit.lathe([(0.018, 0.035), (0.018, 0.038), (0, 0.038)], m.led("#7fe0b0", 3))
    kit.end()
    kit.paw(m.mark(colour), 0.1, loc=(0, -0.95, 0.51), rot=(90, 0, 0))


def steel(kit, colour, view):
    """All steel: wide bowl, floating lid with a dome."""
    m = kit.mat
    bowl = fillet(
        [(0, 0.03), (0.82, 0.03, 0.08), (1.02, 0.45, 0.3), (1.1, 0.8, 0.05), (1.14, 0.83, 0.02), (1.12, 0.86, 0.02), (1.07, 0.83, 0.02), (1.0, 0.6, 0.1), (0, 0.5)]
    )
    kit.lathe(bowl, m.brushed("#c4c4c7"), count=128)
    kit.lathe(fillet([(0.78, 0), (0.82, 0), (0.82, 0.05), (0.75, 0.05)], 0.01), m.rubber())
    lid = fillet([(1.03, 0.76), (1.05, 0.79, 0.01), (1.0, 0.81, 0.02), (0.7, 0.72, 0.1), (0.42, 0.78, 0.12), (0.28, 0.98, 0.14), (0.1, 1.06, 0.05), (0.07, 1.02), (0, 1.02)])
    kit.lathe(lid, m.brushed("#d2d2d5"), count=128)
    water_disc(kit, 1.0, 0.79)
    kit.lathe(smooth([(0.5, 0.795), (0.4, 0.84), (0.3, 1.0), (0.12, 1.1), (0, 1.13)]), m.water())
    for turn in range(10):
        a = math.radians(36 * turn + 18)
        kit.lathe([(0.035, 0.0), (0.035, 0.012), (0, 0.012)], m.matte("#333336"), count=24, loc=(0.86 * math.cos(a), 0.86 * math.sin(a), 0.765))
    kit.group(loc=(0, -0.985, 0.4), rot=(112, 0, 0))
    kit.lathe(fillet([(0.09, 0), (0.09, 0.03, 0.01), (0, 0.034)]), m.gloss("#2b2d30"))
    kit.lathe([(0.022, 0.034), (0.022, 0.037), (0, 0.037)], m.led("#7fe0b0", 3), count=24)
    kit.end()
    cord(kit, (0.35, 0.8, 0.12))


def mini(kit, colour, view):
    """A small cup with a dish on top."""
    m = kit.mat
    body = m.shell(colour)
    cup = fillet([(0, 0.03), (0.46, 0.03, 0.09), (0.62, 0.9, 0.02), (0.6, 0.92, 0.01), (0.5, 0.92)])
    kit.lathe(cup, body, count=128)
    kit.lathe(fillet([(0.4, 0), (0.44, 0), (0.44, 0.05), (0.38, 0.05)], 0.01), m.rubber())
    kit.lathe([(0.585, 0.92), (0.585, 0.945)], m.matte("#6d675f"))
    white = m.shell("white")
    dish = fillet([(0.55, 0.94), (0.63, 0.945, 0.02), (0.68, 1.06, 0.03), (0.64, 1.08, 0.02), (0.56, 0.99, 0.06), (0.2, 0.96, 0.04), (0.15, 1.1, 0.05), (0.07, 1.14, 0.03), (0.04, 1.1), (0, 1.1)])
    kit.lathe(dish, white, count=128)
    water_disc(kit, 0.6, 1.045)
    kit.lathe(smooth([(0.24, 1.047), (0.19, 1.09), (0.1, 1.165), (0, 1.185)]), m.water())
    level_window(kit, 0.36, (0, -0.517, 0.36), 10, 0.085)
    kit.paw(m.mark(colour), 0.1, loc=(0, -0.588, 0.7), rot=(100, 0, 0))
    kit.group(loc=(0.56, 0, 0.5), rot=(90, 0, -12))
    kit.tube([(math.cos(a) * 0.24 - 0.02, math.sin(a) * 0.27, 0) for a in (math.radians(-80 + 160 * i / 24) for i in range(25))], 0.045, body)
    kit.end()
    cord(kit, (-0.15, 0.42, 0.1), -1)


def tower(kit, colour, view):
    """A clear six-litre tank on a base with a drinking basin in front."""
    m = kit.mat
    body = m.shell(colour)
    base = rrect(1.9, 2.7, 0.9)
    kit.loft(base, fillet([(-0.1, 0.03), (0, 0.06, 0.05), (0.0, 0.4, 0.05), (-0.05, 0.55, 0.06), (-0.12, 0.55, 0.03)]), body, cap=(True, False))
    kit.loft(base, [(-0.16, 0.0), (-0.12, 0.0), (-0.12, 0.06)], m.rubber())
    kit.loft(rrect(1.66, 2.46, 0.78), fillet([(0.0, 0.55), (-0.03, 0.45, 0.04), (-0.3, 0.3, 0.15), (-0.5, 0.28)]), m.plastic("#e9e6df" if colour == "white" else "#2a2a2d"), cap=(False, True))
    kit.loft(rrect(1.62, 2.42, 0.76), [(-0.005, 0.47), (-0.4, 0.475)], m.water())
    kit.group(loc=(0, 0.42, 0))
    seat = fillet([(0.0, 0.3), (0.8, 0.5, 0.05), (0.82, 0.78, 0.05), (0.72, 0.8)], 0.04)
    kit.lathe(seat, body, count=128)
    kit.lathe(smooth([(0.2, 0.72), (0.5, 0.8), (0.66, 1.0), (0.68, 1.2)]) + [(0.68, 2.25), (0, 2.25)], m.clear("#d3ebf3", 0.02, edge=0.15))
    wall = [(0.35, 0.74), (0.62, 0.86), (0.74, 1.1)]
    profile = smooth(wall)
    for rib in range(4):
        z = 1.25 + rib * 0.34
        profile += [(0.74, z), (0.755, z + 0.02), (0.755, z + 0.07), (0.74, z + 0.09)]
    profile += [(0.74, 2.6)]
    kit.shell(profile, m.clear("#e4eff3", 0.03, body=0.03))
    kit.shell([(0.745, 2.26), (0.70, 2.25)], m.clear("#d4e8ee"))
    lid = fillet([(0.7, 2.56), (0.78, 2.56, 0.03), (0.78, 2.74, 0.08), (0.6, 2.82, 0.08), (0, 2.82)])
    kit.lathe(lid, body, count=128)
    kit.group(loc=(0, 0, 2.74), rot=(90, 0, 0))
    kit.tube([(0.4 * math.cos(a), 0.26 * math.sin(a), 0) for a in (math.radians(8 + 164 * i / 24) for i in range(25))], 0.055, body)
    kit.end()
    kit.end()
    kit.paw(m.mark(colour), 0.13, loc=(0, -1.345, 0.3), rot=(90, 0, 0))


def travel(kit, colour, view):
    """A bottle whose leaf-shaped bowl folds out."""
    m = kit.mat
    body = m.shell(colour)
    kit.lathe(fillet([(0, 0.0), (0.36, 0.0, 0.07), (0.37, 0.5, 0.02), (0.35, 0.52), (0, 0.52)]), body)
    kit.lathe([(0, 0.5), (0.325, 0.5), (0.325, 1.42), (0, 1.42)], m.clear("#d6edf5", 0.02, edge=0.15))
    kit.shell(fillet([(0.355, 0.5), (0.36, 0.55), (0.36, 1.56, 0.05), (0.33, 1.62)]), m.clear("#eef4f6", 0.02))
    cap = fillet([(0.3, 1.56), (0.375, 1.56, 0.02), (0.375, 1.9, 0.06), (0.3, 1.96, 0.05), (0, 1.97)])
    kit.lathe(cap, body)
    for i in range(36):
        a = math.radians(10 * i)
        kit.box((0.018, 0.012, 0.16), body, edge=0.004, loc=(0.377 * math.cos(a), 0.377 * math.sin(a), 1.68), rot=(0, 0, 10 * i + 90))
    leaf = oval(0.8, 1.25, 2.3)
    kit.group(loc=(0, -0.76, 2.1), rot=(14, 0, 0))
    rim = fillet([(-0.16, -0.2), (-0.06, -0.18, 0.08), (0, 0.0, 0.03), (-0.03, 0.01, 0.01), (-0.09, -0.14, 0.08), (-0.2, -0.165)])
    kit.loft(leaf, rim, m.shell("white"))
    kit.loft(leaf, [(-0.06, -0.07), (-0.3, -0.07)], m.water())
    kit.end()
    kit.box((0.34, 0.3, 0.2), body, edge=0.05, loc=(0, -0.16, 2.0))
    kit.group(loc=(0, -0.372, 1.78), rot=FRONT)
    kit.slab(rrect(0.16, 0.11, 0.05), 0.04, m.plastic("#f3f0ea"), edge=0.015)
    kit.end()
    strap = smooth([(0.3, 0.12, 1.85), (0.5, 0.16, 1.75), (0.52, 0.16, 1.3), (0.47, 0.12, 1.0), (0.42, 0.1, 1.3), (0.4, 0.1, 1.7), (0.3, 0.1, 1.8)], 10)
    kit.tube(strap, 0.03, m.silicone(colour))
    kit.paw(m.plastic("#f3f0ea"), 0.1, loc=(0, -0.37, 0.27), rot=(90, 0, 0))


GOODS = {
    "fountain-aura": Good(aura, ("white", "sage", "graphite"), front=(0, 17), angle=(-34, 30), rank=0),
    "fountain-brook": Good(brook, ("white", "blush"), front=(0, 17), angle=(-34, 28), backdrop="clay", rank=2),
    "fountain-steel": Good(steel, (), front=(0, 18), angle=(30, 34), backdrop="stone", rank=1),
    "fountain-mini": Good(mini, ("white", "mint", "sand"), front=(0, 14), angle=(-35, 28), backdrop="sage", rank=2),
    "fountain-tower": Good(tower, ("white", "black"), front=(0, 21), angle=(40, 27), backdrop="mist", fill=0.8, rank=3),
    "fountain-travel": Good(travel, ("blue", "coral"), front=(28, 24), angle=(-58, 30), backdrop="sand", fill=0.8, rank=2),
}
