"""What shoppers get for points beside goods."""

import math

from kit import fillet, rrect

from .base import Good


def ticket_outline(width, height, notch, at, radius=0.12):
    """A card with a half-round notch in its upper and lower edge at x = `at`; the offset grows it."""

    def outline(offset):
        w, h, r, n = width / 2 + offset, height / 2 + offset, max(radius + offset, 0.01), max(notch - offset, 0.01)
        points = []
        arc = lambda cx, cy, size, start, end, steps: [
            (cx + size * math.cos(math.radians(start + (end - start) * i / steps)), cy + size * math.sin(math.radians(start + (end - start) * i / steps)))
            for i in range(steps + 1)
        ]
        points += arc(w - r, h - r, r, 0, 90, 8)
        points += arc(at, h, n, 0, -180, 16)
        points += arc(-w + r, h - r, r, 90, 180, 8)
        points += arc(-w + r, -h + r, r, 180, 270, 8)
        points += arc(at, -h, n, 180, 0, 16)
        points += arc(w - r, -h + r, r, 270, 360, 8)
        return points

    return outline


def ticket(kit, face, ink, **place):
    """A thick coupon card: stub with stripes, perforation, and a field with a paw."""
    m = kit.mat
    kit.group(**place)
    thick = 0.09
    kit.loft(ticket_outline(2.3, 1.25, 0.13, 0.5), fillet([(-0.02, 0), (0, 0.02, 0.02), (0, thick - 0.02, 0.02), (-0.02, thick)]), m.plastic(face, 0.45, 0.3), sharp=50)
    for i in range(7):
        kit.lathe([(0.022, 0), (0.022, 0.004), (0, 0.004)], m.matte(ink, 0.6), count=20, loc=(0.5, -0.39 + 0.13 * i, thick))
    kit.paw(m.plastic(ink, 0.4, 0.3), 0.42, 0.1, loc=(-0.33, -0.02, thick))
    for i, length in enumerate((0.34, 0.34, 0.2)):
        kit.slab(rrect(length, 0.06, 0.03), 0.012, m.matte(ink, 0.6), edge=0.005, loc=(0.82 - (0.34 - length) / 2, 0.2 - 0.17 * i, thick))
    kit.end()


def coupon(kit, colour, view):
    """A coral coupon that leans on a cream one, two coins in front."""
    m = kit.mat
    ticket(kit, "#efe3cf", "#d98a6a", loc=(0.3, 0.5, 0.62), rot=(74, 0, -12))
    ticket(kit, "#d9573f", "#f6e9d8", loc=(-0.12, -0.12, 0.6), rot=(66, 0, 10))
    kit.box((1.9, 0.5, 0.14), m.wood(), edge=0.05, loc=(0.05, 0.2, 0.07), rot=(0, 0, 2))
    gold = m.metal("#d9b25c", 0.24)
    for x, y, z in ((0.85, -0.75, 0.0), (0.87, -0.72, 0.09), (0.35, -0.98, 0.0)):
        kit.lathe(fillet([(0, 0), (0.24, 0, 0.02), (0.24, 0.085, 0.02), (0.2, 0.085), (0.19, 0.07), (0, 0.07)]), gold, count=64, loc=(x, y, z))
        kit.paw(gold, 0.13, 0.12, loc=(x, y - 0.01, z + 0.07))


REWARDS = {"reward-coupon": Good(coupon, (), front=(0, 22), backdrop="sage", rank=3)}
"""Pictures of rewards that are no goods."""
