"""Materials of the studio. Every call returns a cached Cycles material."""

import bpy

COLOURS = {
    "white": "#f3f0ea",
    "sage": "#9fb094",
    "graphite": "#3b3f45",
    "blush": "#ebb9ab",
    "mint": "#a5dac6",
    "sand": "#dbc29c",
    "black": "#1a1a1c",
    "blue": "#3d74b8",
    "coral": "#e0523a",
    "steel": "#c9cacc",
}
"""Colour slugs of the shop and their base colour (sRGB)."""


def linear(colour):
    """Turn #rrggbb into linear RGBA."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Materials:
    """Builds materials on first use and keeps them for the scene."""

    def __init__(self):
        self.cache = {}

    def _new(self, key, build):
        if key not in self.cache:
            material = bpy.data.materials.new(str(key[0]))
            material.use_nodes = True
            material.node_tree.nodes.clear()
            output = material.node_tree.nodes.new("ShaderNodeOutputMaterial")
            shader = build(material.node_tree)
            material.node_tree.links.new(shader.outputs[0], output.inputs["Surface"])
            self.cache[key] = material
        return self.cache[key]

    def _principled(self, tree, colour, **values):
        node = tree.nodes.new("ShaderNodeBsdfPrincipled")
        node.inputs["Base Color"].default_value = linear(colour)
        for name, value in values.items():
            node.inputs[name.replace("_", " ")].default_value = value
        return node

    def _bump(self, tree, shader, height, strength, distance=0.02):
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = distance
        tree.links.new(height, bump.inputs["Height"])
        tree.links.new(bump.outputs[0], shader.inputs["Normal"])

    def _noise(self, tree, scale, detail=4.0, stretch=None):
        coordinates = tree.nodes.new("ShaderNodeTexCoord")
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = detail
        if stretch is None:
            tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
        else:
            mapping = tree.nodes.new("ShaderNodeMapping")
            mapping.inputs["Scale"].default_value = stretch
            tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
            tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
        return noise.outputs["Fac"]

    def _reflectance(self, tree):
        """Share of light that a clear surface reflects; the same from inside and outside."""
        facing = tree.nodes.new("ShaderNodeLayerWeight")
        facing.inputs["Blend"].default_value = 0.5
        power = tree.nodes.new("ShaderNodeMath")
        power.operation = "POWER"
        power.inputs[1].default_value = 4.0
        tree.links.new(facing.outputs["Facing"], power.inputs[0])
        scale = tree.nodes.new("ShaderNodeMath")
        scale.operation = "MULTIPLY_ADD"
        scale.inputs[1].default_value = 0.6
        scale.inputs[2].default_value = 0.045
        tree.links.new(power.outputs[0], scale.inputs[0])
        return facing, scale.outputs[0]

    # -- plastics

    def shell(self, slug):
        """Clear-coated housing plastic in a shop colour."""
        return self.plastic(COLOURS.get(slug, slug))

    def plastic(self, colour, rough=0.38, coat=0.45):
        """Satin plastic under a thin clear coat."""
        return self._new(
            ("plastic", colour, rough, coat),
            lambda t: self._principled(t, colour, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.12),
        )

    def mark(self, slug):
        """The embossed paw: a shade off the housing."""
        return self.plastic({"white": "#cfc6b8", "graphite": "#6c7178", "black": "#55555a"}.get(slug, "#f3f0ea"), 0.3)

    def gloss(self, colour):
        """High-gloss plastic or enamel."""
        return self._new(
            ("gloss", colour),
            lambda t: self._principled(t, colour, Roughness=0.12, Clearcoat=1.0, Clearcoat_Roughness=0.03),
        )

    def matte(self, colour, rough=0.7):
        """Plain matte plastic."""
        return self._new(("matte", colour, rough), lambda t: self._principled(t, colour, Roughness=rough, Specular=0.3))

    def silicone(self, colour):
        """Soft silicone with a dusty sheen."""
        return self._new(
            ("silicone", colour),
            lambda t: self._principled(t, COLOURS.get(colour, colour), Roughness=0.55, Specular=0.35, Sheen=0.4),
        )

    def rubber(self):
        """Dark rubber of feet and gaskets."""
        return self.matte("#2a2a2c", 0.75)

    # -- metals

    def metal(self, colour="#d0d0d2", rough=0.2):
        """Polished or satin metal."""
        return self._new(("metal", colour, rough), lambda t: self._principled(t, colour, Metallic=1.0, Roughness=rough))

    def brushed(self, colour="#c6c6c8"):
        """Steel turned on a lathe: highlights spread around the axis."""

        def build(tree):
            node = self._principled(tree, colour, Metallic=1.0, Roughness=0.27, Anisotropic=0.65)
            tangent = tree.nodes.new("ShaderNodeTangent")
            tangent.direction_type = "RADIAL"
            tangent.axis = "Z"
            tree.links.new(tangent.outputs[0], node.inputs["Tangent"])
            return node

        return self._new(("brushed", colour), build)

    # -- clear things

    def clear(self, colour="#e8eef0", rough=0.03, body=0.0, edge=0.35):
        """Clear plastic or glass without refraction: quick, and free of caustic noise.

        `body` mixes in milkiness, `edge` darkens towards grazing angles like real wall thickness.
        """

        def build(tree):
            nodes, links = tree.nodes, tree.links
            facing = nodes.new("ShaderNodeLayerWeight")
            facing.inputs["Blend"].default_value = 0.2
            ramp = nodes.new("ShaderNodeMixRGB")
            ramp.inputs["Color1"].default_value = linear(colour)
            shade = linear(colour)
            ramp.inputs["Color2"].default_value = (*(c * (1 - edge) for c in shade[:3]), 1)
            links.new(facing.outputs["Facing"], ramp.inputs["Fac"])
            through = nodes.new("ShaderNodeBsdfTransparent")
            links.new(ramp.outputs[0], through.inputs["Color"])
            base = through
            if body > 0:
                milk = nodes.new("ShaderNodeBsdfDiffuse")
                milk.inputs["Color"].default_value = linear(colour)
                mix = nodes.new("ShaderNodeMixShader")
                mix.inputs["Fac"].default_value = body
                links.new(through.outputs[0], mix.inputs[1])
                links.new(milk.outputs[0], mix.inputs[2])
                base = mix
            glossy = nodes.new("ShaderNodeBsdfGlossy")
            glossy.inputs["Roughness"].default_value = rough
            _, reflectance = self._reflectance(tree)
            top = nodes.new("ShaderNodeMixShader")
            links.new(reflectance, top.inputs["Fac"])
            links.new(base.outputs[0], top.inputs[1])
            links.new(glossy.outputs[0], top.inputs[2])
            return top

        return self._new(("clear", colour, rough, body, edge), build)

    def water(self):
        """A water surface with soft ripples."""

        def build(tree):
            nodes, links = tree.nodes, tree.links
            through = nodes.new("ShaderNodeBsdfTransparent")
            through.inputs["Color"].default_value = linear("#eef6f7")
            glossy = nodes.new("ShaderNodeBsdfGlossy")
            glossy.inputs["Roughness"].default_value = 0.02
            facing, reflectance = self._reflectance(tree)
            top = nodes.new("ShaderNodeMixShader")
            links.new(reflectance, top.inputs["Fac"])
            links.new(through.outputs[0], top.inputs[1])
            links.new(glossy.outputs[0], top.inputs[2])
            bump = nodes.new("ShaderNodeBump")
            bump.inputs["Strength"].default_value = 0.35
            bump.inputs["Distance"].default_value = 0.05
            links.new(self._noise(tree, 5.0, 1.0), bump.inputs["Height"])
            links.new(bump.outputs[0], glossy.inputs["Normal"])
            links.new(bump.outputs[0], facing.inputs["Normal"])
            return top

        return self._new(("water",), build)

    def coated_glass(self):
        """Dark lens glass with a violet coating."""
        return self._new(
            ("coated",),
            lambda t: self._principled(t, "#1a1430", Roughness=0.05, Metallic=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.0),
        )

    def glass_black(self):
        """Black glass of camera faces and panels."""
        return self._new(
            ("blackglass",),
            lambda t: self._principled(t, "#08080a", Roughness=0.06, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.01),
        )

    def led(self, colour="#ffffff", strength=4.0):
        """A glowing indicator or light ring."""

        def build(tree):
            node = tree.nodes.new("ShaderNodeEmission")
            node.inputs["Color"].default_value = linear(colour)
            node.inputs["Strength"].default_value = strength
            return node

        return self._new(("led", colour, strength), build)

    # -- structured

    def rough(self, colour, scale=40.0, strength=0.6, rough=0.85, second=None):
        """Grainy stuff (foam, carbon, kibble, felt): noise bump, optionally two-coloured."""

        def build(tree):
            node = self._principled(tree, colour, Roughness=rough, Specular=0.25)
            noise = self._noise(tree, scale)
            if second:
                ramp = tree.nodes.new("ShaderNodeValToRGB")
                ramp.color_ramp.elements[0].position = 0.42
                ramp.color_ramp.elements[1].position = 0.6
                ramp.color_ramp.elements[0].color = linear(colour)
                ramp.color_ramp.elements[1].color = linear(second)
                tree.links.new(noise, ramp.inputs[0])
                tree.links.new(ramp.outputs[0], node.inputs["Base Color"])
            self._bump(tree, node, noise, strength, 0.05)
            return node

        return self._new(("rough", colour, scale, strength, rough, second), build)

    def coat(self, base, light):
        """Short soft fur; the attribute `paint` of the mesh says where the light colour lies."""

        def build(tree):
            node = self._principled(tree, base, Roughness=0.75, Specular=0.2, Sheen=0.6)
            paint = tree.nodes.new("ShaderNodeAttribute")
            paint.attribute_name = "paint"
            mix = tree.nodes.new("ShaderNodeMixRGB")
            mix.inputs["Color1"].default_value = linear(base)
            mix.inputs["Color2"].default_value = linear(light)
            tree.links.new(paint.outputs["Fac"], mix.inputs["Fac"])
            tree.links.new(mix.outputs[0], node.inputs["Base Color"])
            return node

        return self._new(("coat", base, light), build)

    def kibble(self):
        """Baked brown dry food."""
        return self.rough("#8a5a30", 14.0, 0.5, 0.7, "#a9743f")

    def weave(self, slug, scale=26.0):
        """Woven webbing, patterned along the UV of a sweep."""
        colour = COLOURS.get(slug, slug)

        def build(tree):
            nodes, links = tree.nodes, tree.links
            node = self._principled(tree, colour, Roughness=0.8, Specular=0.2, Sheen=0.5)
            coordinates = nodes.new("ShaderNodeTexCoord")
            mapping = nodes.new("ShaderNodeMapping")
            mapping.inputs["Rotation"].default_value = (0, 0, 0.785)
            mapping.inputs["Scale"].default_value = (scale, scale, scale)
            links.new(coordinates.outputs["UV"], mapping.inputs["Vector"])
            brick = nodes.new("ShaderNodeTexBrick")
            brick.inputs["Scale"].default_value = 1.0
            brick.inputs["Mortar Size"].default_value = 0.08
            brick.inputs["Mortar Smooth"].default_value = 0.6
            base = linear(colour)
            brick.inputs["Color1"].default_value = base
            brick.inputs["Color2"].default_value = (*(min(c * 1.25 + 0.01, 1) for c in base[:3]), 1)
            brick.inputs["Mortar"].default_value = (*(c * 0.45 for c in base[:3]), 1)
            links.new(mapping.outputs[0], brick.inputs["Vector"])
            links.new(brick.outputs["Color"], node.inputs["Base Color"])
            invert = nodes.new("ShaderNodeInvert")
            links.new(brick.outputs["Fac"], invert.inputs["Color"])
            self._bump(tree, node, invert.outputs[0], 0.7, 0.02)
            return node

        return self._new(("weave", colour, scale), build)

    def wood(self):
        """Pale bamboo."""

        def build(tree):
            node = self._principled(tree, "#c79a62", Roughness=0.5, Specular=0.3)
            grain = self._noise(tree, 3.0, 6.0, (1.0, 14.0, 14.0))
            ramp = tree.nodes.new("ShaderNodeValToRGB")
            ramp.color_ramp.elements[0].position = 0.35
            ramp.color_ramp.elements[1].position = 0.7
            ramp.color_ramp.elements[0].color = linear("#b98a52")
            ramp.color_ramp.elements[1].color = linear("#d9b27c")
            tree.links.new(grain, ramp.inputs[0])
            tree.links.new(ramp.outputs[0], node.inputs["Base Color"])
            return node

        return self._new(("wood",), build)

    def backdrop(self, colour):
        """Matte paper of the curved backdrop."""

        def build(tree):
            node = tree.nodes.new("ShaderNodeBsdfDiffuse")
            node.inputs["Color"].default_value = linear(colour)
            return node

        return self._new(("backdrop", colour), build)
