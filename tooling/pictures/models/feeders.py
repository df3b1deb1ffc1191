"""Feeders for dry and wet food."""

import bisect
import itertools
import math

from kit import FRONT, closed_fillet, fillet, oval, rrect, smooth
from materials import COLOURS

from .base import Good


def food_bowl(kit, radius, height, loc, steel=True):
    """A round bowl with kibble."""
    m = kit.mat
    kit.group(loc=loc)
    wall = fillet(
        [(0, 0.0), (radius * 0.82, 0.0, 0.06), (radius, height, 0.02), (radius * 1.06, height + 0.01, 0.01), (radius * 1.05, height + 0.03, 0.01), (radius * 0.96, height, 0.03), (radius * 0.8, 0.05, 0.08), (0, 0.05)]
    )
    kit.lathe(wall, m.brushed() if steel else m.gloss("#f3f0ea"))
    kit.kibble(radius * 0.77, m.kibble(), height=0.06, size=0.065, count=int(170 * radius**2 / 0.36), loc=(0, 0, height * 0.55))
    kit.end()


def heap(kit, width, depth, z, loc):
    """Kibble that shows behind a clear hopper wall."""
    m = kit.mat
    kit.group(loc=loc)
    kit.loft(rrect(width, depth, 0.42), [(-0.1, 0), (-0.1, z - 0.06), (-0.2, z - 0.04)], m.matte("#5a3a1e", 0.9))
    piece = None
    rng = kit.random
    wall = rrect(width, depth, 0.42)(-0.07)
    reach = list(itertools.accumulate(math.dist(wall[i - 1], wall[i]) for i in range(len(wall))))
    for index in range(int(250 * (width + depth) * z) + 300):
        level = rng.uniform(0.03, z)
        if index % 5:
            near = bisect.bisect(reach, rng.uniform(0, reach[-1]))
            (ax, ay), (bx, by) = wall[near - 1], wall[near]
            share = rng.random()
            spot = (ax + (bx - ax) * share, ay + (by - ay) * share, level)
        else:
            spot = (rng.uniform(-0.42, 0.42) * width, rng.uniform(-0.42, 0.42) * depth, z - 0.04 + rng.uniform(-0.03, 0.03))
        turn = (rng.uniform(0, 360), rng.uniform(0, 360), rng.uniform(0, 360))
        if piece is None:
            profile = fillet([(0, -0.02), (0.05, -0.02, 0.02), (0.05, 0.02, 0.02), (0, 0.02)], steps=3)
            piece = kit.lathe(profile, m.kibble(), count=14, loc=spot, rot=turn)
        else:
            kit.copy(piece, spot, turn, rng.uniform(0.85, 1.2))
    kit.end()


def chute(kit, width, height, loc):
    """The dark mouth above the bowl, in a smooth rim."""
    m = kit.mat
    kit.group(loc=loc, rot=FRONT)
    kit.loft(rrect(width, height, height * 0.42), fillet([(0.05, -0.02), (0.06, 0.03, 0.02), (0.0, 0.03, 0.02), (-0.03, -0.02)]), m.matte("#4b4b4d", 0.5), cap=(False, False))
    kit.loft(rrect(width, height, height * 0.42), [(0.0, 0.006), (-0.02, 0.004)], m.matte("#0d0d0e", 0.9))
    kit.end()


def buttons(kit, loc, count=3, tilt=90):
    """A row of small touch buttons with one light."""
    m = kit.mat
    kit.group(loc=loc, rot=(tilt, 0, 0))
    kit.slab(rrect(0.2 * count + 0.1, 0.2, 0.1), 0.015, m.gloss("#222326"), edge=0.007)
    for i in range(count):
        x = (i - (count - 1) / 2) * 0.2
        kit.ring(0.035, 0.006, m.led("#ffffff" if i else "#7fe0b0", 1.6), loc=(x, 0, 0.016))
    kit.end()


def meal(kit, colour, view):
    """Three-litre tower: solid foot, clear hopper band, lid, steel bowl on a tray."""
    m = kit.mat
    body = m.shell(colour)
    plan = rrect(1.8, 1.8, 0.55)
    kit.group(loc=(0, 0.35, 0))
    kit.loft(plan, fillet([(-0.08, 0.02), (0, 0.04, 0.06), (0, 1.5, 0.04), (-0.05, 1.53), (-0.2, 1.53)]), body)
    kit.loft(plan, [(-0.12, 0), (-0.06, 0), (-0.06, 0.05)], m.rubber())
    heap(kit, 1.64, 1.64, 0.62, (0, 0, 1.53))
    kit.loft(plan, fillet([(-0.03, 1.52), (-0.03, 2.42)]), m.clear("#dcd7d0" if colour == "white" else "#bcbab8", 0.03, edge=0.25), cap=(False, False))
    kit.loft(plan, fillet([(-0.06, 2.4), (0.0, 2.4, 0.02), (0.0, 2.66, 0.1), (-0.3, 2.78, 0.2), (-0.9, 2.8)]), body)
    kit.loft(plan, [(-0.02, 2.395), (-0.02, 2.405)], m.matte("#55524d"), cap=(False, False))
    kit.group(loc=(0, 0, 2.79))
    kit.slab(oval(0.9, 0.26, 3), 0.02, m.silicone("#8f8a82"), edge=0.01)
    kit.end()
    kit.box((0.36, 0.06, 0.14), m.plastic("#dcd8d0" if colour == "white" else "#2a2c30"), edge=0.03, loc=(0, -0.9, 2.47))
    chute(kit, 0.82, 0.42, (0, -0.895, 0.66))
    buttons(kit, (0, -0.902, 1.28))
    kit.end()
    tray = rrect(1.5, 1.25, 0.6)
    kit.slab(tray, 0.2, body, edge=0.06, loc=(0, -0.95, 0.0))
    food_bowl(kit, 0.5, 0.22, (0, -0.98, 0.14))
    kit.paw(m.mark(colour), 0.1, loc=(0, -0.548, 1.06), rot=FRONT)


def cam(kit, colour, view):
    """A slimmer feeder with a camera eye above the chute."""
    m = kit.mat
    body = m.shell(colour)
    plan = oval(1.75, 1.75, 3.2)
    kit.group(loc=(0, 0.35, 0))
    side = smooth([(-0.02, 0.08), (0.03, 0.5), (0.0, 1.6), (-0.07, 2.55)], 8)
    kit.loft(plan, [(-0.15, 0.02), (-0.06, 0.03)] + side + [(-0.1, 2.57), (-0.5, 2.57)], body)
    kit.loft(plan, [(-0.18, 0), (-0.12, 0), (-0.12, 0.05)], m.rubber())
    kit.loft(plan, fillet([(-0.16, 2.56), (-0.16, 2.6), (-0.07, 2.6, 0.02), (-0.09, 2.82, 0.1), (-0.3, 2.9, 0.1), (-0.85, 2.92)]), m.clear("#6b625a" if colour == "white" else "#4b4b4d", 0.04, body=0.35))
    kit.loft(rrect(1.3, 1.3, 0.4), [(0, 2.5), (0, 2.7), (-0.3, 2.82)], m.kibble())
    kit.group(loc=(0, -0.845, 1.86), rot=(88, 0, 0))
    kit.slab(rrect(0.66, 0.98, 0.33), 0.05, m.glass_black(), edge=0.03)
    kit.lens(0.21, loc=(0, 0.16, 0.05))
    for i in range(6):
        a = math.radians(60 * i + 30)
        kit.lathe([(0.014, 0), (0.014, 0.004), (0, 0.004)], m.matte("#2a1520", 0.3), count=16, loc=(0.265 * math.cos(a), 0.16 + 0.265 * math.sin(a), 0.05))
    kit.lathe([(0.02, 0), (0.02, 0.004), (0, 0.004)], m.led("#7fe0b0", 3), count=20, loc=(0, -0.2, 0.05))
    kit.holes(2, 6, 0.05, 0.012, m.matte("#3a3a3c"), loc=(0, -0.33, 0.052))
    kit.end()
    chute(kit, 0.82, 0.42, (0, -0.905, 0.72))
    kit.end()
    kit.slab(rrect(1.45, 1.2, 0.6), 0.2, body, edge=0.06, loc=(0, -0.95, 0.0))
    food_bowl(kit, 0.48, 0.22, (0, -0.98, 0.14))


def wet(kit, colour, view):
    """Chilled wet-food feeder: five trays under a lid that turns."""
    m = kit.mat
    body = m.shell("white")
    base = fillet([(0, 0.05), (1.32, 0.05, 0.12), (1.5, 0.52, 0.1), (1.5, 0.62, 0.04), (1.42, 0.62, 0.03), (1.4, 0.5), (0, 0.5)])
    kit.lathe(base, body, count=128)
    kit.lathe(fillet([(1.2, 0), (1.26, 0), (1.26, 0.07), (1.1, 0.07)]), m.rubber())
    kit.ring(1.485, 0.008, m.matte("#9c968c"), loc=(0, 0, 0.44))
    kit.group(rot=(0, 0, -90 - 36))
    food = [m.rough("#b5674f", 9, 0.7, 0.35, "#c98a68"), m.rough("#a8584a", 9, 0.7, 0.35, "#bd7a60")]
    for tray in range(5):
        kit.group(rot=(0, 0, 72 * tray))
        outer = [(0.34, 0.51), (0.36, 0.6), (1.34, 0.6), (1.38, 0.51), (1.3, 0.46), (0.4, 0.46)]
        wall = closed_fillet(outer, 0.03, 4)
        kit.sector(wall, 2, 70, m.metal("#c9c9cb", 0.28))
        kit.sector(closed_fillet([(0.44, 0.5), (0.46, 0.63), (0.85, 0.67), (1.24, 0.63), (1.28, 0.5)], 0.05, 5), 8, 64, food[tray % 2])
        kit.end()
    kit.end()
    lid = closed_fillet([(0.3, 0.64), (0.3, 0.86), (0.9, 0.82), (1.38, 0.74), (1.4, 0.64)], 0.05, 6)
    start = -90 + 36 if view == "front" else -90 + 36
    kit.sector(lid, start, start + 288, m.plastic("#ece8e1", 0.3), steps=128)
    hub = fillet([(0.34, 0.5), (0.34, 0.88, 0.03), (0.28, 0.9, 0.02), (0.2, 0.9), (0, 0.9)])
    kit.lathe(hub, m.shell("sage"), count=96)
    kit.lathe(fillet([(0.2, 0.9), (0.2, 0.93, 0.02), (0, 0.935)]), m.shell("white"))
    kit.paw(m.shell("sage"), 0.1, loc=(0, 0, 0.93))
    kit.group(loc=(0, -1.445, 0.3), rot=(72, 0, 0))
    kit.slab(rrect(0.72, 0.2, 0.1), 0.03, m.glass_black(), edge=0.012)
    for i in range(5):
        kit.lathe([(0.022, 0), (0.022, 0.003), (0, 0.003)], m.led("#bfe8ff", 2.2) if i == 0 else m.matte("#4a4d52"), count=20, loc=((i - 2) * 0.11, 0, 0.031))
    kit.end()


def slow(kit, colour, view):
    """Bowl with a spiral of ridges."""
    m = kit.mat
    body = m.silicone(colour)
    bowl = fillet(
        [(0, 0.03), (0.92, 0.03, 0.06), (1.0, 0.1, 0.1), (1.1, 0.46, 0.03), (1.07, 0.5, 0.02), (1.02, 0.47, 0.03), (0.9, 0.12, 0.12), (0, 0.12)]
    )
    kit.lathe(bowl, m.plastic(COLOURS[colour], 0.42, 0.3), count=128)
    kit.lathe([(0.86, 0), (0.92, 0.0), (0.92, 0.05), (0.8, 0.05)], m.rubber())
    ridge = m.plastic(COLOURS[colour], 0.42, 0.3)
    section = closed_fillet([(-0.055, -0.1), (0.055, -0.1), (0.032, 0.22), (-0.032, 0.22)], 0.03, 5)
    for arm in range(3):
        path = []
        for i in range(60):
            t = i / 59
            a = math.radians(120 * arm + 300 * t)
            r = 0.16 + 0.62 * t
            path.append((r * math.cos(a), r * math.sin(a), 0.12))
        kit.sweep(path, section, ridge)
        for end in (path[0], path[-1]):
            kit.lathe(fillet([(0.05, 0), (0.036, 0.22, 0.03), (0, 0.22)]), ridge, count=24, loc=end)
    kit.lathe(fillet([(0.11, 0.1), (0.08, 0.36, 0.05), (0, 0.37)]), ridge, count=48)
    piece = None
    rng = kit.random
    profile = fillet([(0, -0.025), (0.06, -0.025, 0.02), (0.06, 0.025, 0.02), (0, 0.02)], steps=4)
    for _ in range(90):
        a, r = rng.uniform(0, 2 * math.pi), math.sqrt(rng.uniform(0.03, 0.78))
        spot = (r * math.cos(a), r * math.sin(a), 0.15 + rng.uniform(0, 0.03))
        turn = (rng.uniform(-30, 30), rng.uniform(-30, 30), 0)
        if piece is None:
            piece = kit.lathe(profile, m.kibble(), count=18, loc=spot, rot=turn)
        else:
            kit.copy(piece, spot, turn)


def duo(kit, colour, view):
    """Wide five-litre feeder with two bowls."""
    m = kit.mat
    body = m.shell(colour)
    plan = rrect(2.7, 1.5, 0.5)
    kit.group(loc=(0, 0.4, 0))
    kit.loft(plan, fillet([(-0.08, 0.02), (0, 0.04, 0.06), (0, 1.3, 0.04), (-0.05, 1.33), (-0.2, 1.33)]), body)
    kit.loft(plan, [(-0.12, 0), (-0.06, 0), (-0.06, 0.05)], m.rubber())
    heap(kit, 2.54, 1.34, 0.5, (0, 0, 1.33))
    kit.loft(plan, [(-0.03, 1.32), (-0.03, 2.12)], m.clear("#dcd7d0", 0.03, edge=0.25), cap=(False, False))
    kit.loft(plan, fillet([(-0.06, 2.1), (0.0, 2.1, 0.02), (0.0, 2.32, 0.1), (-0.3, 2.42, 0.15), (-0.7, 2.44)]), body)
    kit.box((0.5, 0.06, 0.14), m.plastic("#dcd8d0"), edge=0.03, loc=(0, -0.75, 2.17))
    chute(kit, 0.62, 0.36, (-0.62, -0.745, 0.62))
    chute(kit, 0.62, 0.36, (0.62, -0.745, 0.62))
    buttons(kit, (0, -0.752, 1.12), 4)
    kit.end()
    kit.slab(rrect(2.6, 1.1, 0.5), 0.18, body, edge=0.06, loc=(0, -0.75, 0.0))
    for side in (-1, 1):
        food_bowl(kit, 0.46, 0.22, (0.62 * side, -0.8, 0.12))
    kit.paw(m.mark(colour), 0.12, loc=(0, -0.352, 0.72), rot=FRONT)


def biscuit(kit, loc, rot=(0, 0, 0), size=0.14):
    """A bone-shaped treat."""
    m = kit.mat
    dough = m.rough("#c08a4e", 12, 0.3, 0.7, "#cf9c60")
    kit.group(loc=loc, rot=rot)
    kit.slab(rrect(size * 1.6, size * 0.7, size * 0.3), size * 0.45, dough, edge=size * 0.18)
    for sx in (-1, 1):
        for sy in (-1, 1):
            kit.lathe(fillet([(0, 0), (size * 0.42, 0, size * 0.18), (size * 0.42, size * 0.45, size * 0.18), (0, size * 0.45)]), dough, count=32, loc=(sx * size * 0.85, sy * size * 0.34, 0))
    kit.end()


def treat(kit, colour, view):
    """Treat tosser: a ball on a stand with a round chute."""
    m = kit.mat
    body = m.shell(colour)
    white = m.shell("white")
    stand = smooth([(0.62, 0.03), (0.6, 0.1), (0.42, 0.22), (0.34, 0.4), (0.38, 0.56)], 8)
    kit.lathe([(0, 0.02), (0.58, 0.02)] + stand + [(0, 0.56)], white if colour != "white" else m.plastic("#e6e1d8"))
    kit.lathe([(0.5, 0), (0.55, 0), (0.55, 0.04), (0.4, 0.04)], m.rubber())
    kit.group(loc=(0, 0, 1.2))
    ball = [(0.82 * math.sin(a), -0.82 * math.cos(a)) for a in (math.pi * 0.66 * i / 40 for i in range(41))]
    kit.lathe(ball, body, count=128)
    cap = [(0.815 * math.sin(a), -0.815 * math.cos(a)) for a in (math.pi * (0.67 + 0.33 * i / 24) for i in range(25))]
    kit.shell(cap, m.clear("#d8d2ca", 0.03, body=0.05))
    seam = 0.82 * math.sin(math.pi * 0.66)
    kit.ring(seam, 0.018, m.metal("#d7d3cc", 0.25), loc=(0, 0, -0.82 * math.cos(math.pi * 0.66)))
    rng = kit.random
    for _ in range(26):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 0.52)
        biscuit(kit, (r * math.cos(a), r * math.sin(a), 0.34 + rng.uniform(0, 0.12)), (rng.uniform(-40, 40), rng.uniform(-40, 40), rng.uniform(0, 360)), 0.11)
    kit.ball(0.075, white, loc=(0, 0, 0.83))
    kit.group(loc=(0, -0.76, -0.06), rot=(94, 0, 0))
    rim = fillet([(0.33, -0.12), (0.38, 0.1, 0.03), (0.33, 0.13, 0.02), (0.29, 0.1, 0.02), (0.24, -0.1)])
    kit.shell(rim, white if colour != "white" else m.plastic("#ded8ce"))
    kit.lathe([(0.31, 0.075), (0, 0.07)], m.matte("#141416", 0.9))
    kit.end()
    kit.end()
    kit.group(loc=(0, -0.58, 0.14), rot=(58, 0, 0))
    kit.lathe(fillet([(0.07, 0), (0.07, 0.03, 0.012), (0, 0.034)]), m.shell("coral" if colour == "white" else "white"))
    kit.end()
    for loc, turn in [((0.55, -0.75, 0), 20), ((0.85, -0.5, 0), -50), ((0.35, -1.0, 0), 75)]:
        biscuit(kit, loc, (0, 0, turn), 0.13)


GOODS = {
    "feeder-meal": Good(meal, ("white", "graphite"), front=(0, 16), angle=(-36, 24), fill=0.8, rank=0),
    "feeder-cam": Good(cam, ("white", "black"), front=(0, 16), angle=(36, 24), backdrop="clay", fill=0.8, rank=1),
    "feeder-wet": Good(wet, (), front=(0, 32), angle=(34, 40), backdrop="sage", rank=2),
    "feeder-slow": Good(slow, ("mint", "coral", "sand"), front=(0, 38), angle=(30, 55), backdrop="stone", rank=2),
    "feeder-duo": Good(duo, ("white", "sage"), front=(0, 18), angle=(-34, 26), backdrop="mist", fill=0.78, rank=3),
    "feeder-treat": Good(treat, ("white", "coral"), front=(0, 12), angle=(35, 24), backdrop="sand", rank=3),
}
