"""The picture studio: renders the goods and banners of the shop with Blender (Cycles, headless).

    blender -b -P studio.py -- --out DIR [--size 1600] [--samples 10] [--only PATTERN ...] [--draft]

Each picture is written as DIR/<key>.png. A picture that is already there is skipped, and so is one that the shop already
has at this size.
"""

import argparse
import fnmatch
import math
import os
import sys
import tempfile
import time

import bpy
import mathutils
import numpy as np
from bpy_extras.object_utils import world_to_camera_view

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import catalogue  # noqa: E402
import denoise  # noqa: E402
from kit import Kit  # noqa: E402
from materials import Materials  # noqa: E402

MEDIA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../packages/server/media")
LENS = 85.0
SENSOR = 36.0


def empty_scene():
    """Start from nothing, so that no data of the last picture remains."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def build_backdrop(materials, colour, width=60.0):
    """One sheet of paper: floor, wide curve, wall."""
    profile = [(-30.0, 0.0), (4.0, 0.0)]
    bend = 5.0
    for step in range(1, 25):
        a = math.pi / 2 * step / 24
        profile.append((4.0 + bend * math.sin(a), bend - bend * math.cos(a)))
    profile.append((4.0 + bend, 40.0))
    vertices = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(i * 2, i * 2 + 1, i * 2 + 3, i * 2 + 2) for i in range(len(profile) - 1)]
    data = bpy.data.meshes.new("backdrop")
    data.from_pydata(vertices, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(materials.backdrop(colour))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("backdrop", data))


def area_light(name, location, target, size, power, colour=(1, 1, 1), spread=180):
    """A soft box that points at the target."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    light.spread = math.radians(spread)
    obj = bpy.data.objects.new(name, light)
    obj.location = location
    direction = mathutils.Vector(target) - mathutils.Vector(location)
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)


def build_lights(gain=1.0):
    """Key from the upper left, wide fill from the right, strip from behind, wash on the wall, soft sky."""
    area_light("key", (-3.6, -3.2, 4.6), (0, 0, 0.8), (2.6, 2.6), 400 * gain, (1.0, 0.975, 0.94))
    area_light("fill", (4.4, -2.4, 2.2), (0, 0, 0.8), (1.6, 3.2), 70 * gain, (0.95, 0.98, 1.0))
    area_light("rim", (1.6, 3.2, 4.2), (0, 0, 0.9), (3.2, 0.9), 190 * gain)
    area_light("wall", (0, 1.5, 7.0), (0, 8.5, 2.5), (6.0, 1.5), 200 * gain, (1.0, 0.98, 0.95))
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes.get("Background") or world.node_tree.nodes.new("ShaderNodeBackground")
    background.inputs["Color"].default_value = (1.0, 0.98, 0.95, 1)
    background.inputs["Strength"].default_value = 0.27 * gain
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def focus_points(kit):
    """World positions around what the camera is to look at, where a model names that: ((x, y, z), radius)."""
    (x, y, z), radius = kit.focus
    steps = [(math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)) for a in np.linspace(0, 6.28, 24) for b in np.linspace(-1.57, 1.57, 13)]
    matrix = kit.root.matrix_world
    return np.array([tuple(matrix @ mathutils.Vector((x + u * radius, y + v * radius, z + w * radius))) for u, v, w in steps])


def product_points(loose=False):
    """World positions of all vertices of the product, for framing; cords only if `loose`."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for obj in bpy.context.scene.objects:
        if obj.type not in ("MESH", "CURVE") or obj.name.startswith("backdrop") or (obj.get("loose") and not loose):
            continue
        evaluated = obj.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        if mesh is None or not mesh.vertices:
            continue
        points = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", points)
        matrix = np.array(evaluated.matrix_world)
        points = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
        clouds.append(points[:: max(1, len(points) // 4000)])
        evaluated.to_mesh_clear()
    return np.vstack(clouds)


def normalise(kit):
    """Scale and centre the product to a fixed size, so that one light set suits all."""
    bpy.context.view_layer.update()
    points = product_points()
    low, high = points.min(axis=0), points.max(axis=0)
    scale = 2.0 / max(np.linalg.norm(high - low) * 0.72, 1e-6)
    kit.root.scale = (scale,) * 3
    kit.root.location = (-(low[0] + high[0]) / 2 * scale, -(low[1] + high[1]) / 2 * scale, -low[2] * scale)
    bpy.context.view_layer.update()


def camera_axes(azimuth, elevation):
    """Unit vectors (right, up, towards the viewer) of a camera direction in degrees."""
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0.0])
    up = np.cross(back, right)
    return right, up, back


def frame_camera(points, azimuth, elevation, fill, aspect=1.0, right_edge=None, raise_by=-0.02):
    """Place the camera so that the points fill `fill` of the frame, its middle at height `raise_by`.

    With `right_edge` (0 middle, 1 border) the product stands to the right, up to that line, at most half as wide.
    """
    scene = bpy.context.scene
    right, up, back = camera_axes(azimuth, elevation)
    local = np.stack([points @ right, points @ up, points @ back], axis=1)
    half = SENSOR / LENS / 2
    centre = (local.min(axis=0) + local.max(axis=0)) / 2
    near, far = 1.0, 200.0
    for _ in range(40):
        distance = (near + far) / 2
        for _ in range(6):
            depth = centre[2] + distance - local[:, 2]
            x = (local[:, 0] - centre[0]) / depth / half
            y = (local[:, 1] - centre[1]) / depth / half * aspect
            middle = np.array([(x.min() + x.max()) / 2, (y.min() + y.max()) / 2])
            centre[0] += middle[0] * half * distance * 0.9
            centre[1] += middle[1] * half * distance / aspect * 0.9
        wide, high = (x.max() - x.min()) / 2, (y.max() - y.min()) / 2
        extent = max(wide if right_edge is None else wide / 0.5 * fill, high)
        if extent > fill:
            near = distance
        else:
            far = distance
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = LENS, SENSOR
    camera.shift_x = 0.0 if right_edge is None else -(right_edge - wide) / 2
    camera.shift_y = -raise_by / 2 / aspect
    obj = bpy.data.objects.new("camera", camera)
    obj.location = centre[0] * right + centre[1] * up + (centre[2] + distance) * back
    matrix = mathutils.Matrix([(*(axis[i] for axis in (right, up, back)),) for i in range(3)])
    obj.rotation_euler = matrix.to_euler()
    scene.collection.objects.link(obj)
    scene.camera = obj


def configure(size, samples, exposure):
    """Cycles and colour settings that every picture shares."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 4
    cycles.use_denoising = False
    # A sample brighter than the view transform can show only makes an edge of it jagged.
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 8.0
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.light_sampling_threshold = 0.03
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"


def wire_passes(folder):
    """Write colour, normal and surface colour of each render as separate EXR files."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_depth = "32"
    target.format.exr_codec = "NONE"
    target.file_slots.clear()
    for slot, output in (("colour", "Image"), ("normal", "Normal"), ("albedo", "DiffCol")):
        target.file_slots.new(slot)
        tree.links.new(source.outputs[output], target.inputs[slot])


def read_pass(folder, name):
    """One EXR of the last render as an array (height, width, 3)."""
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def render_half(folder, seed):
    """Render once with the seed; returns colour, normal and albedo."""
    bpy.context.scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    return tuple(read_pass(folder, name) for name in ("colour", "normal", "albedo"))


def save(pixels, path):
    """Send linear pixels through the view transform into a PNG."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    full = np.ones((height, width, 4), dtype=np.float32)
    full[:, :, :3] = pixels
    image.pixels.foreach_set(full.ravel())
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)


def product_border(margin=0.045):
    """Part of the frame that the product covers, as (left, right, bottom, top) from 0 to 1."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = product_points(loose=True)
    seen = [world_to_camera_view(scene, scene.camera, mathutils.Vector(point)) for point in points[::5]]
    xs, ys = [p.x for p in seen], [p.y for p in seen]
    limits = (min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin)
    return tuple(min(max(value, 0.0), 1.0) for value in limits)


def enlarge(image, height, width):
    """Bilinear enlargement, for the plain backdrop."""
    rows = np.clip((np.arange(height) + 0.5) * image.shape[0] / height - 0.5, 0, image.shape[0] - 1.001)
    columns = np.clip((np.arange(width) + 0.5) * image.shape[1] / width - 0.5, 0, image.shape[1] - 1.001)
    top, left = rows.astype(int), columns.astype(int)
    dy, dx = (rows - top)[:, None, None], (columns - left)[None, :, None]
    upper = image[top][:, left] * (1 - dx) + image[top][:, left + 1] * dx
    lower = image[top + 1][:, left] * (1 - dx) + image[top + 1][:, left + 1] * dx
    return (upper * (1 - dy) + lower * dy).astype(np.float32)


def feather(height, width, open_sides, soft=14):
    """Mask that fades to 0 at the sides (left, right, bottom, top) that lie inside the frame."""
    left, right, bottom, top = open_sides
    ramp = lambda count, first, last: np.minimum(
        np.clip(np.arange(count) / soft, 0, 1) if first else np.ones(count),
        np.clip(np.arange(count)[::-1] / soft, 0, 1) if last else np.ones(count),
    )
    return (ramp(height, bottom, top)[:, None] * ramp(width, left, right)[None, :])[:, :, None].astype(np.float32)


def render_pair(folder):
    """Two independent renders of the current frame."""
    return render_half(folder, 1), render_half(folder, 2)


def shoot(size, samples, exposure, path):
    """Render the backdrop small and the product large, each in two halves; denoise, join, save."""
    width, height = size
    half = max(4, samples // 2)
    configure((width // 5, height // 5), 10, exposure)
    border = product_border()
    with tempfile.TemporaryDirectory() as folder:
        wire_passes(folder)
        result = enlarge(denoise.denoise(*render_pair(folder)), height, width)
        configure(size, half, exposure)
        render = bpy.context.scene.render
        render.use_border, render.use_crop_to_border = True, False
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = border
        pair = render_pair(folder)
    x0, x1 = math.ceil(border[0] * width) + 1, math.floor(border[1] * width) - 1
    y0, y1 = math.ceil(border[2] * height) + 1, math.floor(border[3] * height) - 1
    if border[0] <= 0:
        x0 = 0
    if border[1] >= 1:
        x1 = width
    if border[2] <= 0:
        y0 = 0
    if border[3] >= 1:
        y1 = height
    cut = [tuple(each[y0:y1, x0:x1] for each in passes) for passes in pair]
    mask = feather(y1 - y0, x1 - x0, (border[0] > 0, border[1] < 1, border[2] > 0, border[3] < 1))
    result[y0:y1, x0:x1] = result[y0:y1, x0:x1] * (1 - mask) + denoise.denoise(*cut) * mask
    # Whole or not at all: a run may be ended, and others read what is there.
    draft = f"{path}.part"
    os.makedirs(os.path.dirname(path), exist_ok=True)
    save(result, draft)
    os.replace(draft, path)


def spin(root, degrees):
    """Turn the product on the spot, after the camera has found its place."""
    root.rotation_euler.z = math.radians(degrees)
    root.location = mathutils.Matrix.Rotation(math.radians(degrees), 3, "Z") @ root.location
    bpy.context.view_layer.update()


def is_there(key, options):
    """Whether this picture was rendered at this size before, or is in the shop at it."""
    path = os.path.join(options.out, key + ".png")
    if os.path.exists(path):
        with open(path, "rb") as file:
            if int.from_bytes(file.read(20)[16:], "big") >= options.size:
                return True
    return os.path.exists(os.path.join(MEDIA, key, f"{options.size}.webp"))


def make(picture, options):
    """Build the scene of one picture and render it."""
    empty_scene()
    materials = Materials()
    kit = Kit(materials)
    picture.build(kit)
    normalise(kit)
    build_backdrop(materials, picture.backdrop)
    build_lights(picture.gain)
    size = (options.size, round(options.size / picture.aspect))
    points = product_points() if kit.focus is None else focus_points(kit)
    frame_camera(points, picture.azimuth, picture.elevation, picture.fill, picture.aspect, picture.right_edge, picture.raise_by)
    path = os.path.join(options.out, picture.key + ".png")
    spin(kit.root, picture.spin)
    shoot(size, options.samples, picture.exposure, path)


def main():
    """Parse the command line and render what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--size", type=int, default=1600)
    parser.add_argument("--samples", type=int, default=10)
    parser.add_argument("--only", nargs="*", default=["*"])
    parser.add_argument("--turns", action="store_true", help="the frames of the turntables, instead of the pictures")
    parser.add_argument("--skip", nargs="*", default=[])
    parser.add_argument("--force", action="store_true")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for picture in catalogue.turns() if options.turns else catalogue.pictures():
        if not any(fnmatch.fnmatch(picture.key, pattern) for pattern in options.only):
            continue
        if any(fnmatch.fnmatch(picture.key, pattern) for pattern in options.skip):
            continue
        if not options.force and is_there(picture.key, options):
            continue
        started = time.time()
        try:
            make(picture, options)
            print(f"PICTURE {picture.key} {time.time() - started:.0f}s", flush=True)
        except Exception as error:  # one broken model must not stop the others
            print(f"FAILED {picture.key}: {error!r}", flush=True)


if __name__ == "__main__":
    main()
