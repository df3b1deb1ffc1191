"""GPS trackers, collars and the home beacon."""

import math

from kit import FRONT, closed_fillet, fillet, oval, rrect, smooth
from materials import COLOURS

from .base import Good


def band(width, thickness):
    """Section of a strap that stands on its edge: thin sideways, wide upwards."""
    w, t = width / 2, thickness / 2
    return closed_fillet([(-t, -w), (t, -w), (t, w), (-t, w)], min(t, w) * 0.6, 4)


def loop(radius_x, radius_y, start=0, end=360, steps=120, z=0.0):
    """Points of a flat oval loop."""
    span = end - start
    count = steps if abs(span) >= 360 else steps + 1
    return [
        (radius_x * math.cos(a), radius_y * math.sin(a), z)
        for a in (math.radians(start + span * i / steps) for i in range(count))
    ]


def tag(kit, colour, view):
    """Round tag that leans back on its clip."""
    m = kit.mat
    body = m.shell(colour)
    kit.group(loc=(0, 0, 0.985), rot=(78, 0, 0))
    rim = fillet([(0, -0.17), (0.86, -0.17, 0.1), (0.98, -0.06, 0.08), (0.98, 0.06, 0.08), (0.88, 0.16, 0.06), (0.8, 0.15, 0.01), (0.79, 0.12), (0, 0.12)])
    kit.lathe(rim, m.silicone(COLOURS["graphite"]) if colour == "white" else body, count=128)
    face = fillet([(0.77, 0.1), (0.77, 0.165, 0.03), (0.5, 0.2, 0.3), (0, 0.21)])
    kit.lathe(face, m.gloss(COLOURS[colour]), count=128)
    kit.ring(0.785, 0.012, m.metal("#d4d4d6", 0.15), loc=(0, 0, 0.145))
    kit.paw(m.metal("#d9d9db", 0.22) if colour != "white" else m.shell("coral"), 0.36, 0.12, loc=(0, -0.02, 0.2))
    kit.lathe([(0.022, 0.0), (0.022, 0.006), (0, 0.006)], m.led("#7fe0b0", 3.5), count=20, loc=(0, -0.6, 0.185))
    kit.slab(rrect(0.5, 0.34, 0.12), 0.16, m.silicone(COLOURS["graphite"]) if colour == "white" else body, edge=0.05, loc=(0, 0.98, -0.08))
    ring_points = [(0.2 * math.cos(a), 1.28 + 0.22 * math.sin(a), 0.02 * math.sin(a)) for a in (2 * math.pi * i / 48 for i in range(48))]
    kit.tube(ring_points, 0.04, m.metal("#cfcfd1", 0.16), closed=True)
    kit.end()
    kit.box((0.5, 0.3, 0.5), m.silicone(COLOURS["graphite"]), edge=0.08, loc=(0, 0.42, 0.25), rot=(-12, 0, 0))


def module(kit, body, width, height, depth, face):
    """A tracker housing that faces +Z, slightly arched."""
    m = kit.mat
    plan = rrect(width, height, height * 0.36)
    kit.loft(plan, fillet([(-0.02, 0), (0, 0.02, 0.02), (0, depth * 0.7, 0.05), (-0.06, depth, 0.06), (-0.12, depth)]), body)
    kit.loft(plan, fillet([(-0.09, depth - 0.02), (-0.09, depth + 0.012, 0.01), (-0.2, depth + 0.02)]), face)
    kit.loft(plan, [(0.002, depth * 0.3), (0.002, depth * 0.34)], m.matte("#111111"), cap=(False, False))
    kit.paw(m.metal("#cfd2d6", 0.25), height * 0.3, 0.12, loc=(0, 0, depth + 0.016))
    kit.lathe([(0.018, 0), (0.018, 0.006), (0, 0.006)], m.led("#7fe0b0", 3.5), count=20, loc=(width * 0.33, 0, depth + 0.016))


def collar(kit, colour, view):
    """Smart collar: webbing loop, metal buckle, tracker in front."""
    m = kit.mat
    rx, ry, width = 1.15, 1.0, 0.46
    z = width / 2
    webbing = m.weave(colour)
    kit.sweep(loop(rx, ry, z=z), band(width, 0.055), webbing, closed=True)
    kit.sweep(loop(rx + 0.05, ry + 0.05, 20, 75, 40, z), band(width, 0.05), webbing)
    for a, wide in ((40, 0.14), (58, 0.1)):
        angle = math.radians(a)
        kit.box((wide, 0.19, width + 0.07), m.metal("#c6c6c9", 0.18) if wide > 0.12 else m.matte("#1c1c1e"), edge=0.025,
                loc=((rx + 0.03) * math.cos(angle), (ry + 0.03) * math.sin(angle), z), rot=(0, 0, a + 90))
    angle = math.radians(-38)
    kit.group(loc=(1.2 * math.cos(angle), 1.05 * math.sin(angle), z), rot=(0, 0, -38))
    kit.tube([(0.06 + 0.16 * math.cos(t), 0.0, -0.02 - 0.2 + 0.16 * math.sin(t)) for t in (2 * math.pi * i / 40 for i in range(40))], 0.025, m.metal("#cfcfd1", 0.15), closed=True)
    kit.box((0.06, 0.14, width + 0.03), m.metal("#c6c6c9", 0.2), edge=0.02)
    kit.end()
    kit.group(loc=(0, -1.0, z + 0.02), rot=FRONT)
    module(kit, m.plastic("#26282c", 0.4), 1.0, 0.6, 0.2, m.gloss("#141518"))
    kit.end()
    for a in (-122, -58):
        angle = math.radians(a)
        kit.box((0.1, 0.13, width + 0.06), m.plastic("#26282c", 0.4), edge=0.03, loc=(rx * math.cos(angle), ry * math.sin(angle), z), rot=(0, 0, a + 90))


def cat(kit, colour, view):
    """Featherlight oval tracker on a thin soft loop."""
    m = kit.mat
    rx, ry, width = 0.95, 0.85, 0.22
    z = 0.26
    kit.sweep(loop(rx, ry, z=z), band(width, 0.05), m.silicone("white" if colour == "mint" else "graphite"), closed=True)
    kit.group(loc=(0, -0.86, z), rot=FRONT)
    plan = oval(0.86, 0.52, 2.4)
    kit.loft(plan, fillet([(-0.04, -0.06), (0, -0.02, 0.04), (0, 0.08, 0.06), (-0.1, 0.17, 0.1), (-0.2, 0.185)]), m.shell(colour), sharp=50)
    kit.loft(plan, [(0.002, 0.03), (0.002, 0.042)], m.matte("#77726a"), cap=(False, False))
    kit.paw(m.plastic("#f3f0ea"), 0.12, 0.2, loc=(-0.0, 0.0, 0.18))
    kit.lathe([(0.014, 0), (0.014, 0.006), (0, 0.006)], m.led("#7fe0b0", 3.5), count=20, loc=(0.25, 0, 0.172))
    kit.end()
    angle = math.radians(35)
    kit.box((0.26, 0.12, 0.3), m.plastic("#3b3f45"), edge=0.04, loc=(rx * math.cos(angle), ry * math.sin(angle), z), rot=(0, 0, 125))
    kit.group(loc=(0.34, -1.1, 0.0))
    kit.end()


def pendant(kit, colour, view):
    """Safety light: glowing ring, silicone case, carabiner."""
    m = kit.mat
    case = m.silicone(COLOURS[colour])
    kit.group(loc=(0, 0, 0.72), rot=(80, 0, 0))
    kit.lathe(fillet([(0, -0.14), (0.6, -0.14, 0.08), (0.72, 0.0, 0.1), (0.6, 0.1, 0.04), (0.56, 0.08), (0, 0.08)]), case, count=128)
    kit.lathe(fillet([(0.56, 0.06), (0.56, 0.13, 0.03), (0.43, 0.15, 0.03), (0.42, 0.08)]), m.led("#ffc27a", 2.4), count=128)
    kit.lathe(fillet([(0.42, 0.06), (0.42, 0.15, 0.03), (0.25, 0.19, 0.15), (0, 0.2)]), m.gloss(COLOURS[colour]))
    kit.paw(m.metal("#d8d8da", 0.25) if colour == "coral" else m.shell("coral"), 0.18, 0.16, loc=(0, -0.01, 0.195))
    kit.slab(rrect(0.34, 0.3, 0.1), 0.14, case, edge=0.05, loc=(0, 0.76, -0.09))
    path = [(-0.03, 0.84), (0.16, 0.96), (0.24, 1.2), (0.2, 1.5), (0.0, 1.64), (-0.2, 1.5), (-0.24, 1.2), (-0.16, 0.98)]
    points = smooth([(x, y, -0.02) for x, y in path + path[:1]], 10)
    kit.tube(points, 0.045, m.metal("#c9c9cc", 0.16))
    kit.tube([(0.242, 1.18, -0.02), (0.21, 1.46, -0.02)], 0.055, m.metal("#9b9ba0", 0.22))
    kit.end()
    kit.box((0.4, 0.3, 0.36), case, edge=0.08, loc=(0, 0.34, 0.18))


def hub(kit, colour, view):
    """Home beacon: rounded puck on a dock."""
    m = kit.mat
    plan = rrect(1.5, 1.5, 0.62)
    kit.loft(plan, fillet([(-0.2, 0.0), (-0.12, 0.0, 0.02), (-0.03, 0.14, 0.03), (-0.1, 0.155), (-0.3, 0.155)]), m.wood())
    kit.loft(plan, [(-0.035, 0.15), (-0.03, 0.2)], m.led("#ffe2b8", 2.6), cap=(False, False))
    kit.loft(plan, fillet([(-0.14, 0.2), (-0.03, 0.2, 0.02), (0, 0.32, 0.1), (-0.05, 0.48, 0.1), (-0.2, 0.53, 0.1), (-0.5, 0.54)]), m.shell("white"), sharp=45)
    kit.lathe(fillet([(0.2, 0.53), (0.2, 0.555, 0.015), (0, 0.56)]), m.plastic("#e9e4db", 0.3), count=96)
    kit.paw(m.shell("coral"), 0.1, 0.2, loc=(0, 0, 0.558))
    kit.group(loc=(0, -0.755, 0.36), rot=(86, 0, 0))
    kit.holes(2, 14, 0.045, 0.011, m.matte("#4a4744"), loc=(0, 0, 0.004))
    kit.end()
    cable = [(0.2, 0.66, 0.08), (0.25, 0.95, 0.05), (0.6, 1.15, 0.035), (1.2, 1.1, 0.035), (3.0, 0.9, 0.035), (6.0, 1.2, 0.035)]
    kit.cable(cable, m.matte("#e6e2da"), 0.03)


GOODS = {
    "tracker-tag": Good(tag, ("white", "black", "coral"), front=(0, 10), angle=(34, 20), backdrop="clay", rank=0),
    "tracker-collar": Good(collar, ("graphite", "coral", "blue"), front=(0, 24), angle=(36, 34), backdrop="sand", rank=1),
    "tracker-cat": Good(cat, ("sand", "mint"), front=(0, 24), angle=(-36, 34), backdrop="stone", rank=2),
    "tracker-light": Good(pendant, ("white", "coral"), front=(0, 10), angle=(-34, 20), backdrop="dusk", rank=2),
    "tracker-hub": Good(hub, (), front=(0, 20), angle=(32, 36), backdrop="sage", rank=3),
}
