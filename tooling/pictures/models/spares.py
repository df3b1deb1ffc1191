"""Spare parts and power."""

import math

from kit import FRONT, closed_fillet, fillet, rrect, smooth

from .base import Good


def usb_plug(kit, **place):
    """A USB-C plug that points along +Z."""
    m = kit.mat
    kit.group(**place)
    kit.loft(rrect(0.09, 0.028, 0.014), fillet([(-0.004, 0.2), (0, 0.21, 0.005), (0, 0.31, 0.008), (-0.006, 0.315), (-0.008, 0.3)]), m.metal("#cfcfd1", 0.2))
    kit.loft(rrect(0.13, 0.075, 0.037), fillet([(-0.02, -0.08), (0, -0.06, 0.02), (0, 0.19, 0.02), (-0.012, 0.21)]), m.plastic("#3b3f45", 0.4))
    kit.lathe(fillet([(0.028, -0.3), (0.034, -0.08), (0.05, -0.06), (0, -0.06)]), m.rubber(), count=32)
    for i in range(4):
        kit.ring(0.034, 0.008, m.rubber(), loc=(0, 0, -0.12 - 0.045 * i))
    kit.end()


def pump(kit, colour, view):
    """Small rounded pump with outlet nozzle, suction feet and a cord."""
    m = kit.mat
    body = m.plastic("#34373c", 0.42)
    plan = rrect(0.95, 0.72, 0.26)
    kit.loft(plan, fillet([(-0.08, 0.09), (0, 0.1, 0.05), (0, 0.6, 0.06), (-0.06, 0.68, 0.06), (-0.2, 0.7)]), body)
    kit.loft(plan, [(0.002, 0.42), (0.002, 0.432)], m.matte("#0c0c0d"), cap=(False, False))
    for x in (-0.3, 0.3):
        for y in (-0.2, 0.2):
            kit.lathe(fillet([(0.13, 0.0), (0.06, 0.05, 0.03), (0.06, 0.1), (0, 0.1)]), m.clear("#d9dde0", 0.1, body=0.5), loc=(x, y, 0))
    kit.group(loc=(0, -0.36, 0.27), rot=FRONT)
    for i in range(7):
        kit.slab(rrect(0.035, 0.2, 0.0175), 0.012, m.matte("#070708"), edge=0.003, loc=((i - 3) * 0.085, 0, -0.008))
    kit.end()
    kit.paw(m.mark("graphite"), 0.09, 0.2, loc=(0, -0.36, 0.53), rot=FRONT)
    kit.lathe(fillet([(0.17, 0.68), (0.17, 0.74, 0.02), (0.11, 0.76, 0.02), (0.11, 0.98, 0.01), (0.125, 1.0, 0.01), (0.1, 1.06, 0.01), (0.075, 1.06, 0.01), (0.07, 0.9), (0, 0.9)]), m.plastic("#e9e5dd", 0.3), loc=(-0.16, 0.05, 0))
    kit.group(loc=(0.26, 0.05, 0.7))
    kit.lathe(fillet([(0.1, 0), (0.1, 0.035, 0.015), (0, 0.04)]), m.plastic("#e0523a", 0.35), count=64)
    kit.box((0.13, 0.025, 0.03), m.plastic("#e0523a", 0.35), edge=0.008, loc=(0, 0, 0.045))
    kit.end()
    cable = [(0.42, 0.12, 0.35), (0.62, 0.2, 0.22), (0.85, 0.1, 0.05), (0.95, -0.3, 0.04), (0.78, -0.62, 0.035), (0.4, -0.72, 0.035), (0.1, -0.68, 0.035)]
    kit.tube(smooth(cable, 12), 0.034, m.matte("#1c1c1e"))
    kit.lathe([(0.055, 0.0), (0.045, 0.12), (0, 0.12)], m.rubber(), loc=(0.43, 0.12, 0.36), rot=(60, 0, 65))
    usb_plug(kit, loc=(-0.18, -0.66, 0.038), rot=(90, 0, -86))


def adapter(kit, colour, view):
    """Small white charger: port in front, two pins at the back."""
    m = kit.mat
    body = m.gloss("#f3f0ea")
    kit.group(loc=(0, 0, 0.5), rot=FRONT)
    plan = rrect(1.0, 1.0, 0.26)
    kit.loft(plan, fillet([(-0.12, -0.55), (0, -0.52, 0.08), (0, 0.48, 0.1), (-0.14, 0.55, 0.1), (-0.3, 0.55)]), body, sharp=45)
    kit.loft(plan, [(0.002, -0.36), (0.002, -0.348)], m.matte("#a8a196"), cap=(False, False))
    port = rrect(0.34, 0.12, 0.06)
    kit.loft(port, fillet([(0.03, 0.548), (0.03, 0.556, 0.006), (0.0, 0.556), (0.0, 0.553)]), m.metal("#c9c9cb", 0.25), cap=(False, False))
    kit.loft(port, [(0.0, 0.553), (-0.01, 0.552)], m.matte("#101012"))
    kit.slab(rrect(0.22, 0.035, 0.012), 0.006, m.matte("#3a3a3d"), edge=0.002, loc=(0, 0, 0.5525))
    kit.lathe([(0.018, 0), (0.018, 0.004), (0, 0.004)], m.led("#7fe0b0", 3), count=20, loc=(0, -0.2, 0.55))
    kit.paw(m.mark("white"), 0.12, 0.15, loc=(0, 0.25, 0.55))
    for x in (-0.19, 0.19):
        kit.box((0.045, 0.2, 0.42), m.metal("#cdbf9c", 0.22), edge=0.012, loc=(x, 0, -0.74))
    kit.end()


def pin_adapter(kit, colour, view):
    """The adapter; from the other side a second one shows its pins."""
    adapter(kit, colour, view)
    kit.group(loc=(1.25, 0.45, 0), rot=(0, 0, 145))
    adapter(kit, colour, view)
    kit.end()


def bowl(kit, colour, view):
    """A stainless bowl with a rolled rim."""
    m = kit.mat
    wall = fillet(
        [(0, 0.02), (0.62, 0.02, 0.1), (0.86, 0.46, 0.2), (0.9, 0.56, 0.03), (1.02, 0.58, 0.02), (1.04, 0.61, 0.02), (1.01, 0.63, 0.02), (0.9, 0.6, 0.03), (0.82, 0.44, 0.2), (0.6, 0.06, 0.12), (0, 0.06)]
    )
    kit.lathe(wall, m.brushed(), count=128)
    kit.lathe([(0.5, 0), (0.56, 0), (0.58, 0.03), (0.45, 0.03)], m.rubber())
    for size in (0.18, 0.36, 0.5):
        kit.ring(size, 0.004, m.metal("#9c9c9f", 0.3), loc=(0, 0, 0.062))
    if view == "angle":
        kit.group(loc=(0.0, 1.5, 0.95), rot=(68, 0, 0), scale=1.0)
        kit.lathe(wall, m.brushed(), count=128)
        kit.end()


def battery(kit, colour, view):
    """Two flat cells: one leaning, one lying in front."""
    m = kit.mat

    def cell(**place):
        kit.group(**place)
        plan = rrect(1.1, 0.8, 0.14)
        kit.slab(plan, 0.26, m.plastic("#2f3236", 0.45), edge=0.06)
        kit.loft(plan, [(0.003, 0.07), (0.003, 0.19)], m.shell("coral"), cap=(False, False))
        kit.slab(rrect(0.9, 0.6, 0.06), 0.006, m.matte("#e9e5dd", 0.6), edge=0.003, loc=(0, -0.02, 0.257))
        kit.paw(m.matte("#3b3f45"), 0.14, 0.06, loc=(-0.2, -0.02, 0.262))
        for i in range(3):
            kit.box((0.3 - 0.07 * i, 0.03, 0.004), m.matte("#8d877d"), edge=0.001, loc=(0.2 - 0.035 * i, 0.1 - 0.09 * i, 0.264))
        for i in range(4):
            kit.slab(rrect(0.1, 0.06, 0.02), 0.012, m.metal("#d9b45c", 0.22), edge=0.004, loc=((i - 1.5) * 0.16, 0.345, 0.255))
        kit.end()

    cell(loc=(0.12, 0.25, 0.4), rot=(72, 0, 10))
    cell(loc=(0.2, 0.55, 0.0), rot=(0, 0, 14))
    cell(loc=(-0.35, -0.55, 0.0), rot=(0, 0, -16))


def mat(kit, colour, view):
    """Silicone mat with a raised lip and paw relief; a bowl stands on it in the second view."""
    m = kit.mat
    body = m.silicone(colour)
    plan = rrect(4.6, 3.0, 0.6)
    kit.loft(plan, fillet([(-0.04, 0.0), (0, 0.02, 0.02), (0.0, 0.14, 0.03), (-0.06, 0.17, 0.03), (-0.13, 0.14, 0.03), (-0.16, 0.05, 0.04), (-0.4, 0.05)]), body)
    for inset in (-0.34, -0.46):
        kit.loft(plan, fillet([(inset, 0.045), (inset + 0.005, 0.075, 0.01), (inset - 0.035, 0.075, 0.01), (inset - 0.04, 0.045)]), body, cap=(False, False))
    paws = [(-1.2, 0.35, 18), (1.2, 0.35, -18), (0, -0.55, 0)] if view == "front" else [(-1.3, -0.5, 12), (0.2, -0.75, -8)]
    relief = m.silicone({"sage": "#7f9373", "sand": "#bf9f6e", "graphite": "#565c64"}[colour])
    for x, y, turn in paws:
        kit.paw(relief, 0.42, 0.14, loc=(x, y, 0.05), rot=(0, 0, turn))
    dot = None
    for row in range(9):
        for column in range(17):
            x, y = (column - 8) * 0.22, (row - 4) * 0.22
            if any(math.hypot(x - px, y - py) < 0.52 for px, py, _ in paws):
                continue
            if dot is None:
                dot = kit.ball(0.034, relief, scale=(1, 1, 0.7), loc=(x, y, 0.05))
            else:
                kit.copy(dot, (x, y, 0.05), scale=(1, 1, 0.7))
    if view == "angle":
        kit.group(loc=(1.0, 0.45, 0.07), scale=0.85)
        bowl(kit, colour, "front")
        kit.end()


def cable(kit, colour, view):
    """A braided cable in loose loops, both plugs in front."""
    m = kit.mat
    path = [(1.5, -1.25, 0.06), (1.35, -0.95, 0.05)]
    for i in range(0, 40):
        a = math.radians(-40 + 1080 * i / 39)
        wobble = 0.05 * math.sin(i * 1.7)
        level = 0.06 + 0.11 * i / 39 + 0.03 * math.sin(i * 0.9) ** 2
        path.append(((1.0 + wobble) * math.cos(a), (0.86 + wobble) * math.sin(a), level))
    path += [(1.15, -1.0, 0.1), (0.95, -1.32, 0.07), (0.7, -1.5, 0.06)]
    points = smooth(path, 10)
    section = [(0.045 * math.cos(a), 0.045 * math.sin(a)) for a in (2 * math.pi * i / 14 for i in range(14))]
    kit.sweep(points, section, m.weave("graphite", 60.0), sharp=80)

    def plug(at, towards):
        dx, dy = at[0] - towards[0], at[1] - towards[1]
        heading = math.degrees(math.atan2(dy, dx))
        length = math.hypot(dx, dy)
        usb_plug(kit, loc=(at[0] + dx / length * 0.3, at[1] + dy / length * 0.3, 0.06), rot=(90, 0, heading + 90), scale=1.6)

    plug(points[0], points[3])
    plug(points[-1], points[-4])
    kit.group(loc=(-1.0, 0.0, 0.11), rot=(90, 0, 0))
    kit.sweep([(0.19 * math.cos(a), 0.13 * math.sin(a), 0) for a in (2 * math.pi * i / 48 for i in range(48))], closed_fillet([(-0.012, -0.14), (0.012, -0.14), (0.012, 0.14), (-0.012, 0.14)], 0.008, 3), m.silicone("coral"), closed=True)
    kit.end()


GOODS = {
    "pump-quiet": Good(pump, (), front=(0, 18), angle=(34, 30), backdrop="mist", rank=4),
    "adapter-usb": Good(pin_adapter, (), front=(-14, 16), angle=(30, 28), backdrop="clay", rank=4),
    "bowl-steel": Good(bowl, (), front=(0, 24), angle=(28, 30), backdrop="sand", rank=4),
    "battery-pack": Good(battery, (), front=(0, 28), angle=(34, 36), backdrop="sage", rank=4),
    "mat-silicone": Good(mat, ("sage", "sand", "graphite"), front=(0, 58), angle=(28, 36), backdrop="stone", fill=0.86, rank=3),
    "cable-usb-c": Good(cable, (), front=(0, 46), angle=(34, 38), backdrop="sand", rank=4),
}
