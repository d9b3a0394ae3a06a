"""Renders pictures of dice with Blender's Cycles, each with a list of what lies where.

blender -b -P render.py -- DIRECTORY FIRST_SEED PICTURES [held]
"""

import csv
import math
import os
import random as chance
import sys

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector
from PIL import Image, ImageDraw

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import prints
import solids

NOTHING, SIX_OR_NINE, TENS = 21, 10, 11
LIES, LEANS, NO_DIE = 0, 1, 2
CELL_PX = 128
CELL_EDGES = 1.7  # the width of a face's print in longer edges of a die
COLUMNS, ROWS = 7, 6
SHEET_PX = 1024
LEANS_FROM_DEG = 12


def solid(kind, stretch, random):
    return [[Vector(corner) for corner in face] for face in solids.solid(kind, stretch, random)]


def frame(face, kind):
    return [Vector(own) for own in solids.frame(numpy.array(face), kind)]


def colour(random):
    if random.random() < 0.3:
        grey = random.choice([0.01, 0.03, 0.2, 0.5, 0.8, 0.85])
        return (grey, grey, grey)
    return tuple(random.uniform(0.01, 0.85) ** 1.5 for _ in range(3))


def light_of(rgb):
    return (0.2 * rgb[0] + 0.7 * rgb[1] + 0.1 * rgb[2]) ** 0.45


def make_of(random, held):
    """Returns the style of a die's numerals, and its colours."""
    body = colour(random)
    ink = colour(random)
    while abs(light_of(ink) - light_of(body)) < 0.27:
        ink = random.choice([colour(random), (0.8, 0.8, 0.8), (0.01, 0.01, 0.01), (0.7, 0.45, 0.1)])
    return {
        "family": random.choice(prints.families(held)), "bold": random.random() < 0.5,
        "high": CELL_PX / CELL_EDGES * random.uniform(0.34, 0.52), "pair": random.uniform(0.62, 0.8),
        "stretch": random.uniform(0.85, 1.2), "mark": random.choice(["none", "dot", "line", "line", "dot", "line"]),
        "marks tens": random.random() < 0.2, "body": body, "ink": ink, "other": colour(random),
        "turn": random.choice([0, 180]), "ten": random.random() < 0.2, "ornate": random.random() < 0.12,
        "engraved": random.uniform(0.2, 1) if random.random() < 0.6 else 0,
        "look": random.choice(["metal", "glitter", "plain"] if held else
                              ["plain", "plain", "gloss", "gloss", "marble", "marble", "clear", "milky", "two-tone"]),
    }


def texts(kind, make, random):
    """Returns the text of each face, in the order of the solid's faces."""
    if kind == "d10":
        odd, even = list("13579"), list("02468")
        random.shuffle(odd)
        random.shuffle(even)
        digits = odd + even
        if random.random() < 0.3:
            random.shuffle(digits)
        if make["tens"]:
            return [digit + "0" for digit in digits]
        return ["10" if digit == "0" and make["ten"] else digit for digit in digits]
    count = int(kind[1:]) if kind[0] == "d" else 40
    first = 0 if kind == "prism" else 1
    numbers = [str(i + first) for i in range(count)]
    random.shuffle(numbers)
    return numbers


def atlas(kind, faces, written, make, random):
    """Returns the prints of all faces side by side as one mask, and the cells in a row."""
    across = math.ceil(math.sqrt(len(faces)))
    whole = Image.new("L", (across * CELL_PX, across * CELL_PX))
    small = {"d20": 0.62, "d12": 0.7, "d4": 0.8}.get(kind, 0.9)
    for i, text in enumerate(written[:len(faces)]):
        cell = Image.new("L", (CELL_PX, CELL_PX))
        if make["pips"]:
            prints.put(cell, prints.pips(int(text), int(CELL_PX * 0.5)), CELL_PX / 2, CELL_PX / 2)
        elif kind == "d10":
            ink = prints.numeral(text, make)
            off = [CELL_PX / 2 + random.uniform(-2.5, 2.5) for _ in range(2)]
            prints.put(cell, ink, off[0], off[1], make["turn"])
            if make["ornate"]:
                prints.ornament(cell, random)
        elif kind != "prism" or i == 0 and random.random() < 0.8:
            ink = prints.numeral(text, dict(make, high=make["high"] * small))
            prints.put(cell, ink, CELL_PX / 2, CELL_PX / 2, make["turn"])
        whole.paste(cell, (i % across * CELL_PX, i // across * CELL_PX))
    return whole, across


def image(name, array, plain):
    """Makes an image of Blender from rows from above."""
    made = bpy.data.images.new(name, array.shape[1], array.shape[0], float_buffer=False)
    made.colorspace_settings.name = "Non-Color" if plain else "sRGB"
    rgba = numpy.ones(array.shape[:2] + (4,), numpy.float32)
    rgba[..., :3] = array[..., None] if array.ndim == 2 else array
    made.pixels.foreach_set(rgba[::-1].ravel() / numpy.array([255, 255, 255, 1] * (rgba.size // 4), numpy.float32))
    return made


def node(tree, kind, **inputs):
    made = tree.nodes.new(kind)
    for name, value in inputs.items():
        made.inputs[name.replace("_", " ")].default_value = value
    return made


def mixed(tree, factor, one, other):
    """Returns the socket of a mix of two colours, each a socket or a colour."""
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(factor, mix.inputs[0])
    for at, value in ((1, one), (2, other)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, mix.inputs[at])
        else:
            mix.inputs[at].default_value = (*value, 1)
    return mix.outputs[0]


def cloud(tree, scale, distortion, random, coordinates="Object"):
    """Returns the socket of a noise from 0 to 1, with a contrast."""
    where = tree.nodes.new("ShaderNodeTexCoord")
    noise = node(tree, "ShaderNodeTexNoise", Scale=scale, Distortion=distortion, Detail=4)
    noise.noise_dimensions = "4D"
    noise.inputs["W"].default_value = random.uniform(0, 100)
    tree.links.new(where.outputs[coordinates], noise.inputs["Vector"])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = random.uniform(0.35, 0.48)
    ramp.color_ramp.elements[1].position = random.uniform(0.52, 0.65)
    tree.links.new(noise.outputs["Fac"], ramp.inputs[0])
    return ramp.outputs[0]


def material(name, mask, make, random):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    ink = tree.nodes.new("ShaderNodeTexImage")
    ink.image = mask
    body = make["body"]
    look = make["look"]
    if look in ("marble", "two-tone", "milky", "glitter"):
        near = [min(1, max(0, c + random.uniform(-0.15, 0.15))) for c in body]
        scale = {"marble": 2, "two-tone": 0.7, "milky": 1.2, "glitter": 25}[look]
        other = make["other"] if look == "two-tone" and abs(light_of(make["other"]) - light_of(make["ink"])) > 0.22 else near
        body = mixed(tree, cloud(tree, scale * random.uniform(0.7, 1.5), random.uniform(0, 3), random), body, other)
    tree.links.new(mixed(tree, ink.outputs[0], body, make["ink"]), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = random.uniform(0.05, 0.2) if look != "plain" else random.uniform(0.25, 0.6)
    shader.inputs["Metallic"].default_value = 1 if look == "metal" else 0
    if look in ("clear", "milky"):
        through = tree.nodes.new("ShaderNodeMath")
        through.operation = "MULTIPLY_ADD"
        share = random.uniform(0.4, 0.9) if look == "clear" else random.uniform(0.2, 0.5)
        through.inputs[1].default_value = -share
        through.inputs[2].default_value = share
        tree.links.new(ink.outputs[0], through.inputs[0])
        tree.links.new(through.outputs[0], shader.inputs["Transmission"])
    if make["engraved"]:
        bump = node(tree, "ShaderNodeBump", Strength=make["engraved"], Distance=0.04)
        bump.invert = True
        tree.links.new(ink.outputs[0], bump.inputs["Height"])
        tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def body(name, kind, faces, make, written, random):
    """Makes a die or another body with its prints."""
    mesh = bpy.data.meshes.new(name)
    corners, index = [], []
    for face in faces:
        row = []
        for p in face:
            known = [k for k, q in enumerate(corners) if (p - q).length < 1e-5]
            row.append(known[0] if known else len(corners))
            if not known:
                corners.append(p)
        index.append(row)
    frames = [frame(face, kind) for face in faces]
    for i, (face, own) in enumerate(zip(faces, frames)):
        if (face[1] - face[0]).cross(face[2] - face[1]).dot(own[2]) < 0:
            index[i] = index[i][::-1]
    mesh.from_pydata(corners, [], index)
    mask, across = atlas(kind, faces, written, make, random)
    layer = mesh.uv_layers.new()
    for i, polygon in enumerate(mesh.polygons):
        right, up, _, middle = frames[i]
        for loop in polygon.loop_indices:
            at = mesh.vertices[mesh.loops[loop].vertex_index].co - middle
            u = i % across + 0.5 + right.dot(at) / CELL_EDGES
            v = across - i // across - 0.5 + up.dot(at) / CELL_EDGES
            layer.data[loop].uv = (u / across, v / across)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    made.data.materials.append(material(name, image(name, numpy.asarray(mask, numpy.float32), True), make, random))
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width = random.choice([0.01, random.uniform(0.02, 0.06), random.uniform(0.04, 0.12)])
    bevel.segments = 3
    bevel.harden_normals = True
    mesh.use_auto_smooth = True
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return made, frames


def rest(made, frames, faces, face, tilt, random):
    """Lays a body on the table with a face up, tilted, and returns its rotation."""
    right, up, out, _ = frames[face]
    own = Matrix((right, up, out))
    lean = Matrix.Rotation(math.radians(tilt), 3, Vector((math.cos(a := random.uniform(0, 2 * math.pi)), math.sin(a), 0)))
    return lean @ Matrix.Rotation(random.uniform(0, 2 * math.pi), 3, "Z") @ own


def label_of(text, mark):
    if len(text) > 1:
        return TENS + int(text[0])
    return SIX_OR_NINE if text in "69" and mark == "none" else int(text)


def sheet(random, held):
    """Draws the table's cover: plain, fields, lines, holes, texts. Returns it with the places of its texts, from 0 to 1."""
    def rgb():
        return tuple(round(255 * c ** 0.45) for c in colour(random))
    picture = Image.new("RGB", (SHEET_PX, SHEET_PX), rgb())
    pen = ImageDraw.Draw(picture)
    kind = random.choice(["plain", "plain", "fields", "lines", "holes", "texts", "texts", "kites"])
    unit = SHEET_PX // 22  # about one edge
    places = []
    if kind in ("fields", "texts", "kites"):
        for _ in range(random.randrange(3, 20)):
            x, y = (random.randrange(SHEET_PX) for _ in range(2))
            pen.rectangle((x, y, x + random.randrange(400), y + random.randrange(400)), rgb(), rgb())
    if kind == "lines":
        step = random.randrange(8, 80)
        for at in range(0, SHEET_PX, step):
            pen.line((at, 0, at, SHEET_PX), (shade := rgb()), random.randrange(1, 5))
            if random.random() < 0.8:
                pen.line((0, at, SHEET_PX, at), shade, random.randrange(1, 5))
    if kind == "holes":
        step, radius, shade = random.randrange(10, 50), random.uniform(0.15, 0.35), rgb()
        for x in range(0, SHEET_PX, step):
            for y in range(0, SHEET_PX, step):
                pen.ellipse((x - radius * step, y - radius * step, x + radius * step, y + radius * step), shade)
                places.append(((x + random.uniform(0, step)) / SHEET_PX, (y + random.uniform(0, step)) / SHEET_PX))
    if kind in ("texts", "kites"):
        for _ in range(170):
            x, y = (random.uniform(0.03, 0.97) for _ in range(2))
            make = make_of(random, held)
            make["high"] = unit * random.uniform(0.3, 0.8)
            if kind == "kites":
                size, turn = unit * random.uniform(0.9, 1.1), random.uniform(0, 2 * math.pi)
                kite = [(0, -0.75), (0.44, -0.1), (0, 0.36), (-0.44, -0.1)]
                pen.polygon([(SHEET_PX * x + size * (a * math.cos(turn) - b * math.sin(turn)),
                              SHEET_PX * y + size * (a * math.sin(turn) + b * math.cos(turn))) for a, b in kite], rgb())
            ink = prints.numeral(str(random.randrange(100) if random.random() < 0.3 else random.randrange(10)), make)
            ink = ink.rotate(random.uniform(0, 360), Image.BICUBIC, expand=True)
            picture.paste(rgb(), (round(SHEET_PX * x - ink.width / 2), round(SHEET_PX * y - ink.height / 2)), ink)
            places.append((x, y))
    return picture, places


def table(random, held, wide):
    """Makes the table, and returns the places of printed texts on it."""
    picture, places = sheet(random, held)
    bpy.ops.mesh.primitive_plane_add(size=wide)
    made = bpy.data.materials.new("table")
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    cover = tree.nodes.new("ShaderNodeTexImage")
    cover.image = image("sheet", numpy.asarray(picture, numpy.float32), False)
    socket = cover.outputs[0]
    look = random.choice(["bare", "cloth", "wood", "stone", "cloth"])
    if look != "bare":
        scale = {"cloth": 12, "wood": 1.5, "stone": 4}[look] * random.uniform(0.5, 2)
        factor = cloud(tree, scale, 0.5 if look == "cloth" else 4, random)
        soft = tree.nodes.new("ShaderNodeMath")
        soft.operation = "MULTIPLY"
        soft.inputs[1].default_value = random.uniform(0.1, 0.6)
        tree.links.new(factor, soft.inputs[0])
        socket = mixed(tree, soft.outputs[0], socket, colour(random))
    if look == "cloth":
        where = tree.nodes.new("ShaderNodeTexCoord")
        weave = node(tree, "ShaderNodeTexChecker", Scale=random.uniform(100, 400))
        tree.links.new(where.outputs["UV"], weave.inputs["Vector"])
        bump = node(tree, "ShaderNodeBump", Strength=random.uniform(0.1, 0.6), Distance=0.05)
        tree.links.new(weave.outputs["Fac"], bump.inputs["Height"])
        tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    tree.links.new(socket, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = random.uniform(0.15, 0.9)
    bpy.context.object.data.materials.append(made)
    return [(Vector(((x - 0.5) * wide, (0.5 - y) * wide, 0))) for x, y in places]


def warmth(random):
    warm = random.uniform(-0.25, 0.3)
    return (1, 1 - abs(warm) * 0.5, 1 - warm) if warm > 0 else (1 + warm, 1 + warm * 0.3, 1)


def lamps(scene, random):
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    around = random.uniform(0.08, 0.7)
    world.node_tree.nodes["Background"].inputs[0].default_value = (*warmth(random), 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = around
    count = random.choice([1, 1, 2, 3])
    for i in range(count):
        high, off, turn = random.uniform(18, 60), random.uniform(0, 40), random.uniform(0, 2 * math.pi)
        size = random.choice([0.5, 3, random.uniform(3, 30)])
        lamp = bpy.data.lights.new("lamp", "AREA")
        lamp.shape, lamp.size, lamp.color = "DISK", size, warmth(random)[:3]
        far = math.hypot(high, off)
        lamp.energy = 12 * far * far * (1.1 - around) * random.uniform(0.7, 1.3) / count
        made = bpy.data.objects.new("lamp", lamp)
        made.location = (off * math.cos(turn), off * math.sin(turn), high)
        made.rotation_euler = made.location.to_track_quat("Z", "Y").to_euler()
        bpy.context.collection.objects.link(made)


def camera(scene, random, wide):
    far, tilt, turn = random.uniform(15, 40), math.radians(random.uniform(0, 20)), random.uniform(0, 2 * math.pi)
    lens = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", lens)
    made.location = far * Vector((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))
    made.rotation_euler = (made.location.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(turn * 3, 3, "Z")).to_euler()
    lens.angle = 2 * math.atan(wide / 2 / far)
    bpy.context.collection.objects.link(made)
    scene.camera = made
    return made


def picture(seed, held, directory):
    random = chance.Random(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    spacing = random.uniform(1.75, 2.3)
    wide = (COLUMNS + 0.6) * spacing
    texted = table(random, held, 24)
    lamps(scene, random)
    eye = camera(scene, random, wide)
    edge_px = random.uniform(30, 40)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = round(wide * edge_px)
    scene.render.resolution_y = round(wide * edge_px * 0.84)
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.cycles.seed = seed
    scene.cycles.use_denoising = False
    scene.cycles.samples = 20
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.06
    scene.cycles.max_bounces = 4
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.view_settings.view_transform = random.choice(["Standard", "Standard", "Filmic"])
    scene.view_settings.exposure = random.uniform(-0.7, 0.4)
    scene.view_layers[0].update()

    def pixel(at):
        share = world_to_camera_view(scene, eye, at)
        return Vector((share.x * scene.render.resolution_x - 0.5, (1 - share.y) * scene.render.resolution_y - 0.5))

    rows = []

    def note(at, label, rests, tip, kind, make):
        right = pixel(at + Vector((0.5, 0, 0))) - pixel(at - Vector((0.5, 0, 0)))
        up = pixel(at + Vector((0, 0.5, 0))) - pixel(at - Vector((0, 0.5, 0)))
        above = pixel(at + Vector((0, 0, 0.5))) - pixel(at - Vector((0, 0, 0.5)))
        turn = math.atan2(-tip.x, tip.y) if tip else ""
        rows.append([label, rests, turn, *pixel(at), *right, *up, *above, kind, make.get("look", ""),
                     make.get("family", ""), make.get("mark", "")])

    stretch = random.uniform(0.85, 1.15)
    styles = [make_of(random, held) for _ in range(8)]
    for i in range(COLUMNS * ROWS):
        kind = random.choices(["d10", "d6", "d8", "d12", "d20", "d4", "prism", ""], [68, 6, 5, 5, 5, 1, 5, 5])[0]
        if not kind:
            continue
        make = dict(random.choice(styles)) if random.random() < 0.3 else make_of(random, held)
        make["tens"] = random.random() < 0.25
        make["pips"] = kind == "d6" and random.random() < 0.6
        if kind == "d10" and make["tens"] and random.random() < 0.3:
            make["turn"] += 90
        own = stretch if random.random() < 0.7 else random.uniform(0.85, 1.15)
        faces = solid(kind, own, random)
        written = texts(kind, make, random)
        made, frames = body(f"body{i}", kind, faces, make, written, random)
        face = random.randrange(len(faces)) if kind != "prism" else 0
        leans = kind == "d10" and random.random() < 0.36 or random.random() < 0.05
        turn = rest(made, frames, faces, face, 0, random)
        while leans:
            turn = rest(made, frames, faces, face, random.uniform(LEANS_FROM_DEG, 45), random)
            most = max((turn @ own[2]).z for own in frames)
            if most < math.cos(math.radians(LEANS_FROM_DEG)):
                break
        x = (i % COLUMNS - (COLUMNS - 1) / 2 + random.uniform(-0.22, 0.22)) * spacing
        y = (i // COLUMNS - (ROWS - 1) / 2 + random.uniform(-0.22, 0.22)) * spacing
        low = min((turn @ p).z for f in faces for p in f)
        made.matrix_world = Matrix.Translation((x, y, -low)) @ turn.to_4x4()
        top = 2 * frames[0][2].dot(faces[0][0])
        at = Vector((x, y, top))
        tip = (turn @ faces[face][0]).to_2d() if kind == "d10" and not leans else None
        flat = tip is not None
        note(at, label_of(written[face], make["mark"]) if flat else NOTHING,
             LIES if flat else LEANS if kind == "d10" else NO_DIE, tip, kind, make)
    bodies = [(Vector(row[3:5])) for row in rows]
    for at in texted:
        if all((pixel(at) - body).length > 1.3 * edge_px for body in bodies):
            note(at, NOTHING, NO_DIE, None, "print", {})
    name = os.path.join(directory, f"{'held' if held else 'learnt'}{seed:06d}")
    scene.render.filepath = name + ".png"
    bpy.ops.render.render(write_still=True)
    with open(name + ".csv", "w", newline="") as file:
        csv.writer(file).writerows(rows)


def main():
    words = sys.argv[sys.argv.index("--") + 1:]
    os.makedirs(words[0], exist_ok=True)
    for seed in range(int(words[1]), int(words[1]) + int(words[2])):
        picture(seed, "held" in words, words[0])


main()
