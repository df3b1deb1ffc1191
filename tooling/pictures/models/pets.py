"""A cat and a dog in two poses, in coats of several colours, and the collar that they wear.

They are figures rather than copies of nature: one closed body, made of tapered limbs that are grown together, with the
coat painted on by place. They face -Y and stand on z = 0, about as large as the real ones (one unit is 10 cm).
"""

import math

from kit import smooth

COATS = {
    "cream": ("#d9b98f", "#f2e9dc"),
    "grey": ("#7f848c", "#eceae6"),
    "ginger": ("#cf8240", "#f4e6d2"),
    "caramel": ("#b9793f", "#f0e4d2"),
    "cocoa": ("#5b3d2c", "#d9b48c"),
    "sand": ("#d6b482", "#f3ead9"),
}
"""Base and light colour of a coat."""

HEAD = 1.14
"""How much larger than life the head is, for the friendliness of a figure."""


def limb(kit, stops, flat=(1, 1)):
    """A tapered tube through (x, y, z, radius), closed by half balls; `flat` squeezes it along x and y."""
    line = smooth(stops, 7)
    rings, first, last = [], line[0], line[-1]
    for step in range(6):
        a = math.pi / 2 * step / 6
        rings.append((first, line[1], -math.cos(a), math.sin(a)))
    rings += [(point, None, 0.0, 1.0) for point in line]
    for step in range(1, 7):
        a = math.pi / 2 * step / 6
        rings.append((last, line[-2], -math.sin(a), math.cos(a)))
    count, vertices, faces = 24, [], []
    for index, (point, beside, along, share) in enumerate(rings):
        at = index - 6 if beside is None else (0 if index < 6 else len(line) - 1)
        before, after = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
        t = [after[i] - before[i] for i in range(3)]
        size = math.sqrt(sum(c * c for c in t)) or 1.0
        t = [c / size for c in t]
        side = [0.0, 0.0, 1.0] if abs(t[2]) < 0.8 else [0.0, 1.0, 0.0]
        u = [t[1] * side[2] - t[2] * side[1], t[2] * side[0] - t[0] * side[2], t[0] * side[1] - t[1] * side[0]]
        size = math.sqrt(sum(c * c for c in u))
        u = [c / size for c in u]
        w = [t[1] * u[2] - t[2] * u[1], t[2] * u[0] - t[0] * u[2], t[0] * u[1] - t[1] * u[0]]
        r = point[3]
        sign = 1 if index < 6 else -1
        for i in range(count):
            a = 2 * math.pi * i / count
            c, s = math.cos(a) * r * share, math.sin(a) * r * share
            shift = along * r * sign if index < 6 else -along * r
            offset = [u[k] * c + w[k] * s + t[k] * shift for k in range(3)]
            vertices.append((point[0] + offset[0] * flat[0], point[1] + offset[1] * flat[1], point[2] + offset[2]))
    for index in range(len(rings) - 1):
        base, top = index * count, (index + 1) * count
        for i in range(count):
            j = (i + 1) % count
            faces.append((base + i, base + j, top + j, top + i))
    faces.append(tuple(reversed(range(count))))
    faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return kit.mesh(vertices, faces, None)


def pair(stops):
    """The same limb at the left and at the right."""
    return [[(side * x, y, z, r) for x, y, z, r in stops] for side in (-1, 1)]


def fades(point, centre, inner, outer):
    """1 near the centre, 0 far from it."""
    share = (outer - math.dist(point, centre)) / (outer - inner)
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


def turned(point, centre, pitch, turn):
    """A point of the upright head where the head is moved, bowed by `pitch` and turned aside by `turn` degrees."""
    p, q = math.radians(pitch), math.radians(turn)
    x, y, z = (value * HEAD for value in point)
    y, z = y * math.cos(p) - z * math.sin(p), y * math.sin(p) + z * math.cos(p)
    x, y = x * math.cos(q) - y * math.sin(q), x * math.sin(q) + y * math.cos(q)
    return (centre[0] + x, centre[1] + y, centre[2] + z)


def head_parts(kit, species, centre, pitch, turn):
    """The skull, muzzle and ears, to be grown together with the body."""
    kit.group(loc=centre, rot=(pitch, 0, turn), scale=HEAD)
    parts = []
    if species == "cat":
        parts.append(kit.ball(1.0, None, scale=(0.57, 0.5, 0.47)))
        for side in (-1, 1):
            parts.append(kit.ball(1.0, None, scale=(0.27, 0.26, 0.22), loc=(side * 0.27, -0.17, -0.14)))
            parts.append(kit.ball(1.0, None, scale=(0.13, 0.13, 0.1), loc=(side * 0.08, -0.44, -0.15)))
        parts.append(kit.ball(1.0, None, scale=(0.17, 0.2, 0.12), loc=(0, -0.36, -0.1)))
        parts += [limb(kit, stops, (1, 0.55)) for stops in pair([(0.27, 0.02, 0.26, 0.25), (0.36, 0.03, 0.5, 0.16), (0.43, 0.05, 0.76, 0.05)])]
    else:
        parts.append(kit.ball(1.0, None, scale=(0.52, 0.54, 0.48)))
        parts.append(limb(kit, [(0, -0.2, -0.1, 0.34), (0, -0.5, -0.15, 0.27), (0, -0.78, -0.16, 0.23)], (0.95, 1)))
        parts.append(kit.ball(1.0, None, scale=(0.3, 0.2, 0.16), loc=(0, -0.34, 0.2)))
        parts += [
            limb(kit, stops, (0.5, 1))
            for stops in pair([(0.4, 0.08, 0.3, 0.14), (0.56, 0.02, 0.16, 0.2), (0.6, -0.04, -0.14, 0.26), (0.56, -0.06, -0.42, 0.17)])
        ]
    kit.end()
    return parts


def face(kit, species, centre, pitch, turn, asleep):
    """Eyes and nose, laid on the grown body."""
    m = kit.mat
    dark = m.gloss("#1b1512")
    kit.group(loc=centre, rot=(pitch, 0, turn), scale=HEAD)
    ex, ey, ez, size = (0.235, -0.43, 0.04, 0.088) if species == "cat" else (0.21, -0.475, 0.12, 0.075)
    for side in (-1, 1):
        if asleep:
            arc = [(side * ex + 0.1 * math.cos(a), ey - 0.02 + 0.05 * abs(math.cos(a)), ez - 0.05 * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))]
            kit.tube(arc, 0.018, dark)
        else:
            kit.ball(size, dark, scale=(0.95, 0.6, 1.12), loc=(side * ex, ey, ez), rot=(0, 0, side * 24))
            kit.ball(size * 0.24, m.led("#ffffff", 1.6), loc=(side * ex - 0.03, ey - size * 0.52, ez + size * 0.45))
    if species == "cat":
        kit.ball(0.062, m.plastic("#c77f74", 0.35, 0.3), scale=(1.15, 0.7, 0.75), loc=(0, -0.555, -0.07))
        inner = m.matte("#d9a396", 0.8)
        for side in (-1, 1):
            kit.ball(1.0, inner, scale=(0.1, 0.03, 0.2), loc=(side * 0.355, -0.085, 0.46), rot=(-6, side * 17, 0))
    else:
        kit.ball(0.125, dark, scale=(1.1, 0.75, 0.8), loc=(0, -0.985, -0.06))
    kit.end()


def sitting(species):
    """Limbs of a pet that sits upright."""
    if species == "cat":
        limbs = [
            [(0, 0.62, 0.52, 0.5), (0, 0.5, 0.9, 0.58), (0, 0.22, 1.4, 0.5), (0, 0.0, 1.85, 0.4), (0, -0.1, 2.25, 0.36)],
            [(0.1, 1.0, 0.3, 0.17), (0.6, 1.15, 0.16, 0.14), (1.02, 0.7, 0.13, 0.13), (0.98, 0.1, 0.13, 0.12), (0.66, -0.3, 0.12, 0.1)],
        ]
        limbs += pair([(0.24, -0.05, 1.4, 0.24), (0.22, -0.22, 0.85, 0.17), (0.2, -0.32, 0.35, 0.13), (0.2, -0.4, 0.13, 0.14), (0.2, -0.52, 0.12, 0.13)])
        limbs += pair([(0.42, 0.5, 0.55, 0.38), (0.46, 0.25, 0.5, 0.34), (0.48, 0.0, 0.28, 0.18), (0.5, -0.3, 0.12, 0.12)])
        return limbs, (0, -0.28, 2.62)
    limbs = [
        [(0, 0.7, 0.6, 0.52), (0, 0.52, 1.05, 0.6), (0, 0.2, 1.65, 0.58), (0, -0.02, 2.15, 0.42), (0, -0.12, 2.6, 0.36)],
        [(0, 1.15, 0.4, 0.15), (0.3, 1.5, 0.3, 0.13), (0.75, 1.6, 0.45, 0.1), (1.0, 1.5, 0.75, 0.07)],
    ]
    limbs += pair([(0.32, -0.08, 1.7, 0.28), (0.3, -0.26, 1.0, 0.2), (0.27, -0.34, 0.4, 0.16), (0.27, -0.44, 0.16, 0.18), (0.27, -0.6, 0.14, 0.16)])
    limbs += pair([(0.48, 0.55, 0.6, 0.42), (0.54, 0.25, 0.58, 0.36), (0.58, 0.0, 0.3, 0.2), (0.62, -0.36, 0.14, 0.15)])
    return limbs, (0, -0.3, 3.0)


def lowered(species, mouth):
    """Limbs of a pet that stands and bows its head until its mouth is at the height `mouth`."""
    back, chest, r = (1.5, 1.35, 0.46) if species == "cat" else (1.9, 1.75, 0.55)
    head_z = mouth + (0.34 if species == "cat" else 0.5)
    head_y = -0.95 if species == "cat" else -1.05
    neck = (back + head_z) / 2
    limbs = [[(0, 1.75, back - 0.05, r * 0.95), (0, 1.2, back, r), (0, 0.5, chest, r * 1.02), (0, 0.0, chest, r * 0.9), (0, -0.45, neck, r * 0.72), (0, head_y + 0.2, head_z, r * 0.7)]]
    foot = 0.13 if species == "cat" else 0.16
    limbs += pair([(0.24, 0.2, chest - 0.15, 0.27), (0.26, 0.2, chest * 0.55, 0.18), (0.26, 0.12, 0.3, foot), (0.26, 0.05, foot, foot * 1.05), (0.26, -0.1, foot, foot)])
    limbs += pair([(0.28, 1.7, back - 0.15, 0.36), (0.32, 1.5, back * 0.55, 0.24), (0.32, 1.85, 0.48, 0.14), (0.31, 1.75, foot * 1.1, foot), (0.31, 1.55, foot, foot)])
    if species == "cat":
        limbs.append([(0, 2.0, back + 0.05, 0.17), (0, 2.45, back + 0.1, 0.13), (0.05, 2.7, back + 0.5, 0.12), (0.15, 2.62, back + 1.0, 0.11), (0.3, 2.75, back + 1.3, 0.09)])
    else:
        limbs.append([(0, 2.2, back + 0.1, 0.17), (0, 2.5, back + 0.4, 0.13), (0.05, 2.6, back + 0.85, 0.08)])
    return limbs, (0, head_y, head_z)


def pet(kit, species, pose, coat, mouth=1.1, turn=0.0, **place):
    """A cat or a dog; `turn` turns the head of one that sits."""
    kit.group(**place)
    limbs, centre = sitting(species) if pose == "sits" else lowered(species, mouth)
    pitch = -4 if pose == "sits" else 34
    turn = turn if pose == "sits" else 0.0
    parts = [limb(kit, stops) for stops in limbs] + head_parts(kit, species, centre, pitch, turn)
    base, light = COATS[coat]
    muzzle = turned((0, -0.52, -0.2) if species == "cat" else (0, -0.75, -0.28), centre, pitch, turn)
    tip = limbs[1][-1] if pose == "sits" else limbs[-1][-1]

    def lightness(point):
        x, y, z = point
        chest = fades((x * 1.3, y, z * 0.7), (0, -0.45, 1.15), 0.35, 0.75) if pose == "sits" else 0.0
        socks = min(max((0.42 - z) / 0.14, 0.0), 1.0) if y < 0.1 or pose != "sits" else 0.0
        return max(fades(point, muzzle, 0.26, 0.46), chest, socks, fades(point, tip[:3], 0.16, 0.34))

    kit.fuse(parts, kit.mat.coat(base, light), lightness)
    face(kit, species, centre, pitch, turn, pose != "sits")
    kit.end()
    return centre
