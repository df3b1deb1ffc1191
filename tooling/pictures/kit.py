"""Modelling kit: profiles, lofts, sweeps and small parts that every product model is built from.

One unit is 10 cm. Products stand on z = 0 and face the camera at -Y.
"""

import math
import random

import bmesh
import bpy
import mathutils

FRONT = (90, 0, 0)
"""Rotation in degrees that turns a part built along +Z so that it faces the viewer."""


# ---------------------------------------------------------------- profiles and outlines


def fillet(points, radius=0.0, steps=6):
    """Round the inner corners of a polyline; a point may carry its own radius as third value."""
    result = []
    last = len(points) - 1
    for index, point in enumerate(points):
        corner = mathutils.Vector(point[:2])
        size = point[2] if len(point) > 2 else radius
        if index in (0, last) or size <= 0:
            result.append(tuple(corner))
            continue
        before = mathutils.Vector(points[index - 1][:2]) - corner
        after = mathutils.Vector(points[index + 1][:2]) - corner
        if before.length < 1e-6 or after.length < 1e-6:
            result.append(tuple(corner))
            continue
        angle = before.angle(after)
        if angle > math.pi - 0.02 or angle < 0.02:
            result.append(tuple(corner))
            continue
        reach = min(size / math.tan(angle / 2), before.length * 0.49, after.length * 0.49)
        start = corner + before.normalized() * reach
        end = corner + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            bend = start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t**2
            result.append(tuple(bend))
    return result


def smooth(points, steps=8):
    """Sample a Catmull-Rom curve through points of any dimension."""
    vectors = [mathutils.Vector(point) for point in points]
    result = []
    for index in range(len(vectors) - 1):
        p0 = vectors[max(index - 1, 0)]
        p1, p2 = vectors[index], vectors[index + 1]
        p3 = vectors[min(index + 2, len(vectors) - 1)]
        for step in range(steps):
            t = step / steps
            point = 0.5 * (
                2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
            result.append(tuple(point))
    result.append(tuple(vectors[-1]))
    return result


def circle(count=96):
    """Outline whose offset is the radius."""
    ring = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * i / count for i in range(count))]
    return lambda offset: [(x * offset, y * offset) for x, y in ring]


def rrect(width, depth, radius, steps=10):
    """Rounded rectangle; a positive offset grows it, a negative one shrinks it."""

    def outline(offset):
        w = max(width / 2 + offset, 1e-4)
        d = max(depth / 2 + offset, 1e-4)
        r = min(max(radius + offset, 1e-4), w, d)
        points = []
        for quarter, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
            for step in range(steps + 1):
                a = math.pi / 2 * (quarter + step / steps)
                points.append((sx * (w - r) + r * math.cos(a), sy * (d - r) + r * math.sin(a)))
        return points

    return outline


def oval(width, depth, power=2.0, count=96):
    """Superellipse; power 2 is an ellipse, higher values are squarer."""

    def outline(offset):
        points = []
        for i in range(count):
            a = 2 * math.pi * i / count
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** (2 / power), c) * max(width / 2 + offset, 1e-4)
            y = math.copysign(abs(s) ** (2 / power), s) * max(depth / 2 + offset, 1e-4)
            points.append((x, y))
        return points

    return outline


def polygon(points):
    """Fixed outline that scales towards its middle by the offset (taken as a share)."""
    mx = sum(p[0] for p in points) / len(points)
    my = sum(p[1] for p in points) / len(points)
    return lambda offset: [(mx + (x - mx) * (1 + offset), my + (y - my) * (1 + offset)) for x, y in points]


def closed_fillet(points, radius, steps=6):
    """Round every corner of a closed polygon."""
    count = len(points)
    result = []
    for i in range(count):
        triple = [points[i - 1], (*points[i], radius), points[(i + 1) % count]]
        result.extend(fillet(triple, steps=steps)[1:-1])
    return result


# ---------------------------------------------------------------- the builder


class Kit:
    """Adds parts to the current scene, all under one root object."""

    def __init__(self, materials, seed=7):
        self.mat = materials
        self.random = random.Random(seed)
        self.root = bpy.data.objects.new("product", None)
        bpy.context.scene.collection.objects.link(self.root)
        self.parent = self.root
        self.cords = True
        self.focus = None

    # -- groups

    def group(self, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        """Start a group: parts added afterwards move together. Returns the group's empty."""
        empty = bpy.data.objects.new("group", None)
        bpy.context.scene.collection.objects.link(empty)
        empty.parent = self.parent
        self._place(empty, loc, rot, scale)
        self.parent = empty
        return empty

    def end(self):
        """Close the group opened last."""
        self.parent = self.parent.parent

    def _place(self, obj, loc, rot, scale):
        obj.location = loc
        obj.rotation_euler = [math.radians(a) for a in rot]
        obj.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale

    def add(self, data, material, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
        """Link mesh or curve data as an object of the product."""
        obj = bpy.data.objects.new(data.name, data)
        bpy.context.scene.collection.objects.link(obj)
        obj.parent = self.parent
        self._place(obj, loc, rot, scale)
        if material is not None and not data.materials:
            data.materials.append(material)
        return obj

    def copy(self, obj, loc, rot=(0, 0, 0), scale=1.0):
        """Another object with the same mesh."""
        return self.add(obj.data, None, loc, rot, scale)

    def mesh(self, vertices, faces, material, sharp=32, weld=True, uvs=None, **place):
        """A smooth-shaded mesh whose edges over `sharp` degrees stay sharp."""
        data = bpy.data.meshes.new("part")
        data.from_pydata(vertices, [], faces)
        if uvs is not None:
            layer = data.uv_layers.new(name="UVMap")
            for loop in data.loops:
                layer.data[loop.index].uv = uvs[loop.vertex_index]
        build = bmesh.new()
        build.from_mesh(data)
        if weld:
            bmesh.ops.remove_doubles(build, verts=build.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(build, faces=build.faces)
        for face in build.faces:
            face.smooth = True
        build.to_mesh(data)
        build.free()
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(sharp)
        return self.add(data, material, **place)

    # -- solids

    def loft(self, outline, profile, material, cap=(True, True), sharp=32, **place):
        """Stack an outline along Z: profile is a list of (offset, z)."""
        rings = [outline(offset) for offset, _ in profile]
        count = len(rings[0])
        vertices = [(x, y, z) for ring, (_, z) in zip(rings, profile) for x, y in ring]
        faces = []
        for level in range(len(profile) - 1):
            base, top = level * count, (level + 1) * count
            for i in range(count):
                j = (i + 1) % count
                faces.append((base + i, base + j, top + j, top + i))
        if cap[0]:
            faces.append(tuple(reversed(range(count))))
        if cap[1]:
            faces.append(tuple(range((len(profile) - 1) * count, len(profile) * count)))
        return self.mesh(vertices, faces, material, sharp=sharp, **place)

    def lathe(self, profile, material, sharp=32, count=96, **place):
        """Turn a (radius, z) profile around Z."""
        cap = (profile[0][0] > 1e-5, profile[-1][0] > 1e-5)
        profile = [(max(r, 1e-7), z) for r, z in profile]
        return self.loft(circle(count), profile, material, cap=cap, sharp=sharp, **place)

    def shell(self, profile, material, **place):
        """Turn an open profile without caps (walls, lips, rings)."""
        return self.loft(circle(), [(max(r, 1e-7), z) for r, z in profile], material, cap=(False, False), **place)

    def sector(self, profile, start, end, material, steps=72, sharp=32, **place):
        """Turn a closed (radius, z) polygon over a part of the circle, in degrees."""
        count = len(profile)
        vertices, faces = [], []
        for step in range(steps + 1):
            a = math.radians(start + (end - start) * step / steps)
            vertices.extend((r * math.cos(a), r * math.sin(a), z) for r, z in profile)
        for step in range(steps):
            for i in range(count):
                j = (i + 1) % count
                base, top = step * count, (step + 1) * count
                faces.append((base + i, base + j, top + j, top + i))
        faces.append(tuple(range(count)))
        faces.append(tuple(reversed(range(steps * count, (steps + 1) * count))))
        return self.mesh(vertices, faces, material, sharp=sharp, **place)

    def slab(self, outline, height, material, edge=0.05, z=0.0, sharp=32, **place):
        """An outline pulled up by `height` with rounded upper and lower edges."""
        edge = min(edge, height * 0.49)
        profile = fillet([(-edge, z), (0, z, edge), (0, z + height, edge), (-edge, z + height)], steps=6)
        return self.loft(outline, profile, material, sharp=sharp, **place)

    def box(self, size, material, edge=0.05, **place):
        """A bevelled box, centred."""
        w, d, h = (value / 2 for value in size)
        vertices = [(x, y, z) for x in (-w, w) for y in (-d, d) for z in (-h, h)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        obj = self.mesh(vertices, faces, material, sharp=60, **place)
        bevel = obj.modifiers.new("bevel", "BEVEL")
        bevel.width = edge
        bevel.segments = 5
        bevel.limit_method = "NONE"
        return obj

    def ball(self, radius, material, scale=1.0, **place):
        """A sphere; `scale` may be a triple."""
        steps = 32
        profile = [(radius * math.sin(math.pi * i / steps), -radius * math.cos(math.pi * i / steps)) for i in range(steps + 1)]
        return self.lathe(profile, material, count=64, scale=scale, **place)

    def ring(self, radius, thickness, material, **place):
        """A torus around Z."""
        steps = 20
        circle_points = [
            (radius + thickness * math.cos(2 * math.pi * i / steps), thickness * math.sin(2 * math.pi * i / steps))
            for i in range(steps + 1)
        ]
        return self.shell(circle_points, material, **place)

    def disc(self, radius, z, material, **place):
        """A flat disc facing up."""
        return self.lathe([(0, z), (radius, z)], material, **place)

    # -- lines

    def tube(self, points, radius, material, closed=False, **place):
        """A round tube through the points."""
        data = bpy.data.curves.new("tube", "CURVE")
        data.dimensions = "3D"
        data.bevel_depth = radius
        data.bevel_resolution = 6
        data.use_fill_caps = True
        spline = data.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for target, point in zip(spline.points, points):
            target.co = (*point, 1)
        spline.use_cyclic_u = closed
        spline.use_smooth = True
        return self.add(data, material, **place)

    def sweep(self, path, section, material, up=(0, 0, 1), closed=False, sharp=40, **place):
        """Pull a closed 2D section along a 3D path; section x runs sideways, y along `up`."""
        vectors = [mathutils.Vector(point) for point in path]
        up = mathutils.Vector(up)
        count, total = len(section), len(vectors)
        around = [0.0]
        for i in range(count):
            a, b = section[i], section[(i + 1) % count]
            around.append(around[-1] + math.dist(a, b))
        vertices, uvs, faces, length = [], [], [], 0.0
        for index, point in enumerate(vectors):
            before = vectors[index - 1] if closed or index else point
            after = vectors[(index + 1) % total] if closed or index < total - 1 else point
            tangent = (after - before).normalized()
            side = tangent.cross(up).normalized()
            lift = side.cross(tangent).normalized()
            if index:
                length += (point - vectors[index - 1]).length
            for i, (x, y) in enumerate(section):
                vertices.append(tuple(point + side * x + lift * y))
                uvs.append((length, y))
        for index in range(total if closed else total - 1):
            base, top = index * count, ((index + 1) % total) * count
            for i in range(count):
                j = (i + 1) % count
                faces.append((base + i, base + j, top + j, top + i))
        if not closed:
            faces.append(tuple(range(count)))
            faces.append(tuple(reversed(range((total - 1) * count, total * count))))
        return self.mesh(vertices, faces, material, sharp=sharp, weld=False, uvs=uvs, **place)

    def fuse(self, parts, material, paint, voxel=0.035, rounds=14):
        """Grow closed parts of this group together into one soft body; `paint(point)` from 0 to 1 is its second colour."""
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        home = self.parent.matrix_world.inverted()
        vertices, faces = [], []
        for part in parts:
            data = part.evaluated_get(graph).to_mesh()
            matrix, base = home @ part.matrix_world, len(vertices)
            vertices += [tuple(matrix @ vertex.co) for vertex in data.vertices]
            faces += [tuple(base + index for index in face.vertices) for face in data.polygons]
            bpy.data.objects.remove(part)
        raw = self.mesh(vertices, faces, None)
        remesh = raw.modifiers.new("remesh", "REMESH")
        remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
        soften = raw.modifiers.new("soften", "SMOOTH")
        soften.factor, soften.iterations = 0.5, rounds
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        data = bpy.data.meshes.new_from_object(raw.evaluated_get(graph))
        bpy.data.objects.remove(raw)
        layer = data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
        shares = [paint(tuple(vertex.co)) for vertex in data.vertices]
        layer.data.foreach_set("color", [value for share in shares for value in (share, share, share, 1.0)])
        data.materials.clear()
        return self.add(data, material)

    # -- small parts

    def paw(self, material, size=0.1, depth=0.25, **place):
        """An embossed paw mark in the XY plane, raised along +Z."""
        self.group(**place)
        flat = (1, 1, depth)
        self.ball(size * 0.5, material, scale=(1.12, 0.92, depth * 0.9), loc=(0, -size * 0.22, 0))
        for x, y, r in [(-0.66, 0.22, 0.22), (-0.25, 0.58, 0.25), (0.25, 0.58, 0.25), (0.66, 0.22, 0.22)]:
            self.ball(size * r, material, scale=(flat[0] * 0.9, flat[1] * 1.15, depth * 1.6), loc=(size * x, size * y, 0))
        self.end()

    def lens(self, radius, **place):
        """A camera lens that looks along +Z: barrel ring, coated inner rings, glass dome."""
        m = self.mat
        self.group(**place)
        r = radius
        self.lathe(
            fillet([(r * 0.8, -0.05), (r, -0.05), (r, r * 0.22, r * 0.08), (r * 0.86, r * 0.22, r * 0.05), (r * 0.74, r * 0.02), (0, r * 0.02)]),
            m.gloss("#141416"),
        )
        self.ring(r * 0.93, r * 0.035, m.metal("#8a8a90", 0.2), loc=(0, 0, r * 0.21))
        self.lathe([(r * 0.72, r * 0.03), (r * 0.5, -r * 0.0), (r * 0.42, r * 0.03), (0, r * 0.03)], m.metal("#20242c", 0.25))
        self.ring(r * 0.52, r * 0.03, m.metal("#4a5a7a", 0.15), loc=(0, 0, r * 0.06))
        self.ball(r * 0.36, m.coated_glass(), scale=(1, 1, 0.45), loc=(0, 0, r * 0.03))
        dome = [(r * 0.8 * math.cos(a), r * 0.1 + r * 0.22 * math.sin(a)) for a in (math.pi / 2 * i / 12 for i in range(13))]
        self.shell(dome, m.clear("#eef2ff", 0.02))
        self.end()

    def kibble(self, radius, material, height=0.1, size=0.07, count=120, round_=True, depth=None, **place):
        """A heap of dry food that fills a round (or rectangular) bowl."""
        self.group(**place)
        piece = None
        depth = radius if depth is None else depth
        placed = []
        rng = self.random
        tries = 0
        while len(placed) < count and tries < count * 40:
            tries += 1
            x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
            far = math.hypot(x, y) if round_ else max(abs(x), abs(y))
            if far > 1:
                continue
            px, py = x * radius, y * depth
            level = height * (1 - far**2)
            near = sum(1 for q in placed if math.dist(q[:2], (px, py)) < size * 1.1)
            z = level + near * size * 0.55
            if near > 2:
                continue
            placed.append((px, py))
            turn = (rng.uniform(-50, 50), rng.uniform(-50, 50), rng.uniform(0, 360))
            if piece is None:
                profile = fillet([(0, -0.28), (0.72, -0.28, 0.3), (0.72, 0.28, 0.3), (0.25, 0.24, 0.3), (0, 0.16)], steps=4)
                profile = [(r * size, z_ * size) for r, z_ in profile]
                piece = self.lathe(profile, material, count=20, loc=(px, py, z), rot=turn)
            else:
                self.copy(piece, (px, py, z), turn, rng.uniform(0.85, 1.15))
        self.lathe([(0, height * 0.7), (radius * 0.6, height * 0.4), (radius, -0.01)], material, count=32, scale=(1, depth / radius, 1))
        self.end()

    def cable(self, points, material, radius=0.03, **place):
        """A soft cable through the given points; the camera does not make room for it."""
        if self.cords:
            self.tube(smooth(points, 12), radius, material, **place)["loose"] = True

    def screw(self, radius, material, **place):
        """A small pan-head screw."""
        self.lathe(fillet([(radius, 0), (radius, radius * 0.5, radius * 0.3), (0, radius * 0.6)]), material, count=24, **place)

    def holes(self, rows, columns, pitch, radius, material, **place):
        """A grid of small round dark dots, for speakers and vents, facing +Z."""
        self.group(**place)
        dot = None
        for row in range(rows):
            shift = 0.5 if row % 2 else 0.0
            for column in range(columns - (row % 2)):
                loc = ((column + shift - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch * 0.87, 0)
                if dot is None:
                    dot = self.lathe([(0, 0.004), (radius, 0.004), (radius, -0.01)], material, count=16, loc=loc)
                else:
                    self.copy(dot, loc)
        self.end()
