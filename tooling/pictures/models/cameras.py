"""Pet cameras."""

import math

from kit import FRONT, closed_fillet, fillet, oval, rrect, smooth

from .base import Good
from .feeders import biscuit


def sphere_profile(radius, start, end, steps=32):
    """Profile of a part of a sphere between two angles from the lower pole, in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(radius * math.sin(a), -radius * math.cos(a)) for a in angles]


def eyes(kit, radius, count, z=0.004):
    """Infrared lights around a lens."""
    m = kit.mat
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        kit.lathe([(0.02, 0), (0.02, z), (0, z)], m.metal("#3a1f2c", 0.25), count=16, loc=(radius * math.cos(a), radius * math.sin(a), 0))


def pan_head(kit, body, radius, face="round"):
    """A ball head that looks along +Z, with a black glass face."""
    m = kit.mat
    cut = 138
    edge = radius * math.sin(math.radians(cut))
    depth = -radius * math.cos(math.radians(cut))
    kit.lathe(sphere_profile(radius, 0, cut) + fillet([(edge, depth), (edge - 0.02, depth + 0.012, 0.01), (edge - 0.03, depth - 0.02), (0, depth - 0.02)]), body, count=128)
    glass = edge - 0.035
    kit.lathe(fillet([(glass, depth - 0.03), (glass, depth + 0.0, 0.012), (glass * 0.6, depth + 0.03, 0.3), (0, depth + 0.04)]), m.glass_black(), count=128)
    kit.lens(radius * 0.34, loc=(0, 0, depth + 0.03))
    eyes(kit, radius * 0.5, 8, 0.03 + depth)
    kit.lathe([(0.016, 0), (0.016, 0.004), (0, 0.004)], m.led("#7fe0b0", 3), count=20, loc=(0, -radius * 0.56, depth + 0.018))
    kit.sector(closed_fillet([(radius * 0.995, -0.008), (radius * 1.004, -0.008), (radius * 1.004, 0.008), (radius * 0.995, 0.008)], 0.002), 0, 360, m.matte("#8d867c" if body.name.startswith("plastic") else "#222222"))


def cord(kit, start, side=1):
    """USB cord at the back."""
    x, y, z = start
    points = [(x, y, z), (x, y + 0.18, z * 0.8), (x + 0.12 * side, y + 0.4, 0.04), (x + 0.6 * side, y + 0.62, 0.03), (x + 2.4 * side, y + 0.9, 0.03), (x + 6.0 * side, y + 0.7, 0.03)]
    kit.cable(points, kit.mat.matte("#e6e2da"), 0.025)


def lookout(kit, colour, view):
    """Pan-tilt camera: ball head between two cheeks on a round base."""
    m = kit.mat
    body = m.shell(colour)
    base = fillet([(0, 0.02), (0.5, 0.02, 0.04), (0.54, 0.1, 0.05), (0.5, 0.3, 0.12), (0.34, 0.38, 0.06), (0.3, 0.36), (0, 0.36)])
    kit.lathe(base, body, count=128)
    kit.lathe([(0.46, 0), (0.5, 0), (0.5, 0.03), (0.4, 0.03)], m.rubber())
    kit.ring(0.538, 0.006, m.matte("#8d867c" if colour == "white" else "#050505"), loc=(0, 0, 0.12))
    neck = smooth([(0.36, 0.33), (0.36, 0.4), (0.4, 0.48), (0.44, 0.54)], 8)
    inner = smooth([(0.41, 0.55), (0.36, 0.48), (0.28, 0.42), (0.2, 0.4)], 8)
    kit.lathe(neck + inner + [(0, 0.39)], body, count=128)
    kit.group(loc=(0, 0, 0.9), rot=(82 if view == "front" else 86, 0, 0 if view == "front" else -14))
    pan_head(kit, body, 0.5)
    kit.end()
    kit.group(loc=(0, -0.535, 0.2), rot=(68, 0, 0))
    kit.holes(3, 9, 0.04, 0.011, m.matte("#4a4744" if colour == "white" else "#000000"))
    kit.end()
    cord(kit, (0.2, 0.42, 0.1))


def cube_body(kit, colour, loc, rot):
    """The head of the small camera, looking along +Z."""
    m = kit.mat
    body = m.shell(colour)
    plan = rrect(0.66, 0.66, 0.24)
    kit.group(loc=loc, rot=rot)
    kit.loft(plan, fillet([(-0.12, -0.24), (0, -0.22, 0.1), (0, 0.24, 0.06), (-0.04, 0.26, 0.02), (-0.05, 0.235), (-0.1, 0.235)]), body)
    kit.loft(plan, fillet([(-0.055, 0.22), (-0.055, 0.25, 0.015), (-0.2, 0.26)]), m.glass_black())
    kit.lens(0.16, loc=(0, 0.03, 0.258))
    eyes(kit, 0.215, 6, 0.262)
    kit.lathe([(0.014, 0), (0.014, 0.004), (0, 0.004)], m.led("#7fe0b0", 3), count=20, loc=(0, -0.215, 0.256))
    kit.loft(plan, [(0.0015, 0.02), (0.0015, 0.028)], m.matte("#8d867c"), cap=(False, False))
    kit.end()


def mini(kit, colour, view):
    """Small rounded cube on a magnetic foot with a ball joint."""
    m = kit.mat
    foot = fillet([(0, 0.0), (0.3, 0.0, 0.02), (0.31, 0.07, 0.03), (0.12, 0.1, 0.05), (0.06, 0.16, 0.03), (0.05, 0.24), (0, 0.24)])
    kit.lathe(foot, m.shell(colour))
    kit.ring(0.308, 0.012, m.metal("#bdbdbf", 0.25), loc=(0, 0, 0.02))
    kit.ball(0.11, m.metal("#c9c9cb", 0.18), loc=(0, 0.03, 0.27))
    cube_body(kit, colour, (0, 0, 0.63), (82, 0, 0 if view == "front" else -8))
    cord(kit, (0.05, 0.22, 0.55))


def treat(kit, colour, view):
    """Upright capsule: camera above, treat chute below, bamboo lid."""
    m = kit.mat
    body = m.shell("white")
    plan = oval(1.05, 0.95, 2.8)
    side = smooth([(-0.02, 0.1), (0.02, 0.5), (0.02, 1.3), (-0.02, 1.98)], 8)
    kit.loft(plan, [(-0.12, 0.02), (-0.06, 0.04)] + side + fillet([(-0.02, 1.98), (-0.04, 2.0), (-0.1, 2.0)]), body)
    kit.loft(plan, [(-0.14, 0), (-0.1, 0), (-0.1, 0.05)], m.rubber())
    kit.loft(plan, fillet([(-0.08, 1.98), (-0.08, 2.03), (-0.03, 2.03, 0.01), (-0.03, 2.17, 0.04), (-0.2, 2.19)]), m.wood())
    kit.group(loc=(0, -0.478, 1.46), rot=(91, 0, 0))
    kit.slab(rrect(0.62, 0.66, 0.3), 0.035, m.glass_black(), edge=0.02)
    kit.lens(0.19, loc=(0, 0.03, 0.036))
    eyes(kit, 0.235, 8, 0.04)
    kit.lathe([(0.014, 0), (0.014, 0.04), (0, 0.04)], m.led("#7fe0b0", 3), count=20, loc=(0, -0.265, 0))
    kit.end()
    kit.group(loc=(0, -0.49, 0.98), rot=FRONT)
    kit.holes(3, 11, 0.045, 0.012, m.matte("#4a4744"), loc=(0, 0, 0.002))
    kit.end()
    kit.group(loc=(0, -0.475, 0.5), rot=FRONT)
    mouth = rrect(0.5, 0.4, 0.2)
    kit.loft(mouth, fillet([(0.05, -0.03), (0.06, 0.05, 0.03), (0.0, 0.05, 0.02), (-0.03, -0.02)]), m.shell("coral"), cap=(False, False))
    kit.loft(mouth, [(0.0, 0.026), (-0.02, 0.024)], m.matte("#121214", 0.9))
    kit.end()
    biscuit(kit, (0, -0.5, 0.34), (-35, 0, 24), 0.075)
    for loc, turn in [((0.16, -0.8, 0), 25), ((-0.2, -0.95, 0), -40), ((0.5, -0.82, 0), 80)]:
        biscuit(kit, loc, (0, 0, turn), 0.085)
    kit.paw(m.mark("white"), 0.08, loc=(0, -0.49, 0.16), rot=(88, 0, 0))
    cord(kit, (0.1, 0.42, 0.12))


def outdoor(kit, colour, view):
    """Bullet camera on a post, solar panel above."""
    m = kit.mat
    body = m.shell(colour)
    plate = fillet([(0, 0.0), (0.62, 0.0, 0.02), (0.62, 0.07, 0.04), (0.2, 0.1, 0.06), (0.09, 0.16, 0.06), (0.09, 0.3), (0, 0.3)])
    kit.lathe(plate, body)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        kit.screw(0.045, m.metal("#8c8c90", 0.25), loc=(0.47 * math.cos(a), 0.47 * math.sin(a), 0.075))
    kit.tube([(0, 0, 0.2), (0, 0, 1.0)], 0.085, body)
    kit.tube([(0, 0.14, 0.75), (0, 0.16, 1.3), (0, 0.17, 1.95)], 0.06, body)
    kit.tube([(0, 0, 0.78), (0, 0.14, 0.78)], 0.07, body)
    kit.ball(0.15, m.metal("#9a9a9e", 0.25), loc=(0, 0, 1.04))
    kit.group(loc=(0, -0.1, 1.3), rot=(84, 0, 0 if view == "front" else 6))
    barrel = fillet([(0, -0.62), (0.24, -0.62, 0.12), (0.31, -0.5, 0.1), (0.31, 0.5, 0.02), (0.27, 0.5, 0.02), (0.26, 0.44), (0, 0.44)])
    kit.lathe(barrel, body)
    kit.lathe([(0.262, 0.42), (0.262, 0.462), (0, 0.47)], m.glass_black())
    kit.lens(0.13, loc=(0, 0.02, 0.466))
    eyes(kit, 0.2, 10, 0.474)
    for z in (-0.3, -0.24):
        kit.ring(0.311, 0.006, m.matte("#77726a" if colour == "white" else "#111111"), loc=(0, 0, z))
    hood = [(0.335, -0.35), (0.35, -0.35), (0.35, 0.68), (0.335, 0.68)]
    kit.sector(closed_fillet(hood, 0.006, 3), 25, 155, body)
    kit.end()
    kit.group(loc=(0, 0.12, 2.06), rot=(34, 0, 0))
    kit.box((1.7, 1.1, 0.07), body, edge=0.025)
    kit.box((1.6, 1.0, 0.01), m.gloss("#131a2e"), edge=0.004, loc=(0, 0, 0.035))
    for x in range(7):
        kit.box((0.008, 0.98, 0.004), m.metal("#8f97a8", 0.3), edge=0.001, loc=(-0.6 + x * 0.2, 0, 0.041))
    for y in range(4):
        kit.box((1.58, 0.006, 0.004), m.metal("#8f97a8", 0.3), edge=0.001, loc=(0, -0.3 + y * 0.2, 0.0412))
    kit.lathe([(0.16, -0.2), (0.16, -0.03)], body)
    kit.end()
    cable = smooth([(0.05, 0.2, 1.95), (0.2, 0.3, 1.7), (0.2, 0.35, 1.4), (0.05, 0.35, 1.25)], 10)
    kit.tube(cable, 0.025, m.matte("#2a2a2c"))


def egg(kit, colour, loc, turn, tilt=84):
    """One camera of the twin set: an egg on a ring foot."""
    m = kit.mat
    body = m.shell(colour)
    kit.group(loc=loc, rot=(0, 0, turn))
    kit.lathe(fillet([(0, 0.0), (0.3, 0.0, 0.03), (0.31, 0.06, 0.03), (0.24, 0.16, 0.06), (0.22, 0.2), (0, 0.2)]), m.plastic("#dcd7ce") if colour == "white" else m.shell(colour))
    shape = smooth([(0, 0.12), (0.24, 0.16), (0.4, 0.36), (0.44, 0.62), (0.38, 0.92), (0.22, 1.12), (0, 1.18)], 10)
    kit.lathe(shape, body, count=128)
    kit.group(loc=(0, -0.405, 0.66), rot=(tilt + 2, 0, 0))
    kit.slab(oval(0.5, 0.56, 2.2), 0.08, m.glass_black(), edge=0.05)
    kit.lens(0.14, loc=(0, 0.03, 0.075))
    eyes(kit, 0.19, 6, 0.08)
    kit.lathe([(0.012, 0), (0.012, 0.084), (0, 0.084)], m.led("#7fe0b0", 3), count=20, loc=(0, -0.21, 0))
    kit.end()
    kit.end()


def twin(kit, colour, view):
    """Two egg-shaped cameras."""
    egg(kit, "white", (-0.5, 0.12, 0), 14)
    egg(kit, "sage", (0.46, -0.14, 0), -22)


GOODS = {
    "camera-lookout": Good(lookout, ("white", "black"), front=(0, 9), angle=(32, 18), backdrop="sand", rank=0),
    "camera-mini": Good(mini, ("white", "sage"), front=(0, 9), angle=(-36, 18), backdrop="sage", rank=2),
    "camera-treat": Good(treat, (), front=(0, 11), angle=(34, 20), backdrop="clay", fill=0.8, rank=1),
    "camera-outdoor": Good(outdoor, ("white", "graphite"), front=(-24, 10), angle=(40, 18), backdrop="stone", fill=0.78, rank=2),
    "camera-twin": Good(twin, (), front=(0, 9), angle=(-24, 18), backdrop="mist", rank=2),
}
