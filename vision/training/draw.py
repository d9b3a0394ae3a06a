"""Draws crops of dice without light transport, a few milliseconds each: draw.py CROPS.npz FIRST_SEED CROPS FONTS_DIRECTORY... [held]

Each face is a flat print, mapped on the picture and shaded. What it lacks in truth it has in variety: each crop has its own typeface,
make, light and ground.
"""

import glob
import math
import os
import random as chance
import sys
import zlib
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image, ImageFont

import prints
from cut import SIDE_PX, SPAN_EDGES, WIDE_PX
from solids import frame, solid

NOTHING, SIX_OR_NINE, TENS = 21, 10, 11
LIES, LEANS, NO_DIE = 0, 1, 2
FINE = 2
SIZE = FINE * WIDE_PX
EDGE_PX = FINE * SIDE_PX / SPAN_EDGES
CELL_PX = 128
CELL_EDGES = 1.7
LEANS_FROM_DEG = 8
GLYPH_PX = 56
# More that the virtual table judges by, and others of the same shapes.
TRIED = ["DejaVu Math TeX Gyre", "DejaVu Sans ExtraLight", "Droid Sans Fallback", "Nimbus Mono PS", "FreeMono", "FreeSans"]
NOISE_PX = 256


def typefaces(directories, held):
    """Returns the files of typefaces with ordinary digits. One in eight, by its family's name, is set apart for judging."""
    files = sorted(file for directory in directories for kind in ("ttf", "otf")
                   for file in glob.glob(os.path.join(directory, "**", "*." + kind), recursive=True))
    kept, shapes, seen = [], [], set()
    for file in files:
        try:
            name = ImageFont.truetype(file, 12).getname()
        except OSError:
            continue
        apart = not {name[0], " ".join(name)}.isdisjoint(prints.HELD + TRIED) or zlib.crc32(name[0][:8].encode()) % 8 == 0
        glyphs = [glyph(file, digit) for digit in "0123456789"]
        if name not in seen and all(glyphs) and all(0.15 < one.width / one.height < 1.6 for one in glyphs):
            seen.add(name)
            kept.append((file, apart))
            shapes.append([np.asarray(one.resize((16, 24)), float).ravel() - 100 for one in glyphs])
    if not kept:
        return []
    shapes = np.array(shapes)
    shapes /= np.linalg.norm(shapes, axis=2, keepdims=True)
    usual = shapes.mean(0)
    usual /= np.linalg.norm(usual, axis=1, keepdims=True)
    like = (shapes[:, :, None] * usual).sum(3)
    ordinary = (like.argmax(2) == np.arange(10)).sum(1) >= 8
    return [file for (file, apart), good in zip(kept, ordinary) if good and apart == held]


@lru_cache(60000)
def glyph(file, text):
    """Returns a text as a mask, cut to its ink; nothing if it has none."""
    if file == prints.STROKES or file == prints.STROKES + " bold":
        return prints.strokes(text, file != prints.STROKES).resize((max(4, GLYPH_PX * len(text) * 2 // 3), GLYPH_PX))
    try:
        font = ImageFont.truetype(file, GLYPH_PX)
        box = font.getbbox(text)
        picture = Image.new("L", (max(1, box[2]) + 8, max(1, box[3]) + 8))
        prints.ImageDraw.Draw(picture).text((0, 0), text, 255, font)
    except (OSError, ValueError):
        return None
    box = picture.getbbox()
    return picture.crop(box) if box else None


class Drawing:
    """One crop while it is drawn. Lengths are in edges, x to the right, y to the table's up, z upright."""

    def __init__(self, seed, files):
        self.random = chance.Random(seed)
        self.noise = np.random.default_rng(seed)
        self.files = files
        tilt, turn = math.radians(self.random.uniform(0, 24)), self.random.uniform(0, 2 * math.pi)
        self.view = np.array((math.sin(turn), math.cos(turn))) * math.tan(tilt)
        self.far = self.random.uniform(10, 60)
        self.lamps = []
        for _ in range(self.random.choice([1, 1, 2, 3])):
            high, turn = math.radians(self.random.uniform(25, 85)), self.random.uniform(0, 2 * math.pi)
            to = np.array((math.cos(high) * math.cos(turn), math.cos(high) * math.sin(turn), math.sin(high)))
            self.lamps.append((to, self.random.uniform(0.3, 1), self.random.choice([1, 3, self.random.uniform(3, 25)])))
        self.ambient = self.random.uniform(0.15, 0.8)
        bright = sum(power * to[2] for to, power, _ in self.lamps)
        self.scale = self.random.uniform(0.75, 1.1) / (self.ambient + bright)
        self.height = 0
        self.canvas = np.zeros((SIZE, SIZE, 3), np.float32)

    def cloud(self, cells, contrast=1):
        """Returns a smooth noise from 0 to 1 over the whole canvas, with about so many spots from side to side."""
        cells = max(2, int(cells))
        small = self.noise.random((cells, cells), np.float32)
        soft = cv2.resize(small, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)
        finer = cv2.resize(self.noise.random((3 * cells, 3 * cells), np.float32), (SIZE, SIZE), interpolation=cv2.INTER_LINEAR)
        return np.clip((0.7 * soft + 0.3 * finer - 0.5) * contrast + 0.5, 0, 1)

    def colour(self):
        if self.random.random() < 0.35:
            return np.full(3, self.random.choice([15, 35, 110, 170, 225, 235, 245]) * self.random.uniform(0.85, 1.04), np.float32)
        tone = np.array([self.random.uniform(0, 1) for _ in range(3)])
        dull = self.random.random()
        return (255 * (dull * tone.mean() + (1 - dull) * tone) * self.random.uniform(0.5, 1)).astype(np.float32)

    def pixel(self, points):
        """Returns points on the canvas."""
        points = np.atleast_2d(points)
        above = points[:, 2:] - self.height
        flat = (points[:, :2] + above * self.view) / (1 - above / self.far)
        return np.stack((SIZE / 2 + EDGE_PX * flat[:, 0], SIZE / 2 - EDGE_PX * flat[:, 1]), 1).astype(np.float32) - 0.5

    def ground(self):
        kind = self.random.choice(["plain", "cloth", "wood", "stone", "lines", "fields", "holes", "prints", "kites", "cloth", "wood"])
        base, other = self.colour(), self.colour()
        canvas = np.broadcast_to(base, (SIZE, SIZE, 3)).copy()
        turn = self.random.uniform(0, 180)
        if kind == "wood":
            grain = cv2.resize(self.noise.random((60, 3), np.float32), (SIZE * 2, SIZE * 2), interpolation=cv2.INTER_CUBIC)
            grain += 0.4 * cv2.resize(self.noise.random((200, 8), np.float32), (SIZE * 2, SIZE * 2), interpolation=cv2.INTER_CUBIC)
            spin = cv2.getRotationMatrix2D((SIZE, SIZE), turn, 1)
            grain = cv2.warpAffine(grain, spin, (SIZE * 2, SIZE * 2))[SIZE // 2:SIZE // 2 + SIZE, SIZE // 2:SIZE // 2 + SIZE]
            near = base * 0.4 + other * 0.6 if self.random.random() < 0.3 else base * self.random.uniform(0.5, 0.85)
            canvas += (np.clip(grain - 0.3, 0, 1) * self.random.uniform(0.3, 1))[..., None] * (near - base)
        elif kind in ("stone", "cloth"):
            cells = self.random.uniform(30, 130) if kind == "cloth" else self.random.uniform(4, 40)
            spots = self.cloud(cells, self.random.uniform(0.7, 3))
            near = other if self.random.random() < 0.3 else base * self.random.uniform(0.5, 1.4)
            canvas += (spots * self.random.uniform(0.2, 0.8))[..., None] * (near - base)
            if kind == "cloth" and self.random.random() < 0.6:
                step = self.random.randrange(3, 9)
                weave = ((np.arange(SIZE) // step) % 2).astype(np.float32) - 0.5
                canvas *= 1 + self.random.uniform(0, 0.35) * (weave[:, None] * weave[None])[..., None]
        elif kind == "lines":
            step = self.random.uniform(12, 120)
            at = self.random.uniform(0, step)
            while at < SIZE * 1.5:
                for across in (False, True)[:1 + (step > 40)]:
                    a, b = (at, -SIZE), (at, 2 * SIZE)
                    ends = [self.spun(p[::-1] if across else p, turn) for p in (a, b)]
                    cv2.line(canvas, *ends, other.tolist(), int(self.random.uniform(2, 8)), cv2.LINE_AA)
                at += step
        elif kind == "holes":
            step, radius = self.random.uniform(16, 60), self.random.uniform(0.15, 0.35)
            for x in np.arange(0, SIZE, step):
                for y in np.arange(0, SIZE, step):
                    cv2.circle(canvas, self.spun((x, y), turn), int(radius * step), other.tolist(), -1, cv2.LINE_AA)
        if kind in ("fields", "prints", "kites"):
            for _ in range(self.random.randrange(0, 5)):
                at = [self.random.randrange(-SIZE, SIZE) for _ in range(2)]
                cv2.rectangle(canvas, at, [a + self.random.randrange(20, SIZE) for a in at], self.colour().tolist(), -1)
        self.canvas = canvas
        if kind in ("prints", "kites"):
            make = self.make()
            for _ in range(self.random.randrange(2, 9)):
                if self.random.random() < 0.4:
                    make = self.make()
                self.printed(make, [self.random.uniform(-1.4, 1.4) for _ in range(2)], kind == "kites")
        if self.random.random() < 0.5:
            self.canvas *= (1 + self.random.uniform(0.05, 0.3) * (self.cloud(self.random.uniform(2, 6)) - 0.5))[..., None]

    @staticmethod
    def spun(point, turn_deg):
        a = math.radians(turn_deg)
        x, y = point[0] - SIZE / 2, point[1] - SIZE / 2
        return int(SIZE / 2 + x * math.cos(a) - y * math.sin(a)), int(SIZE / 2 + x * math.sin(a) + y * math.cos(a))

    def printed(self, make, at, kite):
        """Prints a numeral on the ground, in a kite if asked."""
        face = np.array([(0, 0.75, 0), (-0.44, 0.1, 0), (0, -0.36, 0), (0.44, 0.1, 0)]) * self.random.uniform(0.7, 1.1)
        turn = self.random.uniform(0, 2 * math.pi)
        right = np.array((math.cos(turn), math.sin(turn), 0))
        up = np.array((-right[1], right[0], 0))
        face = np.array((*at, self.height)) + face[:, :1] * right + face[:, 1:2] * up
        if kite:
            cv2.fillConvexPoly(self.canvas, (self.pixel(face) + 0.5).astype(np.int32), self.colour().tolist(), cv2.LINE_AA)
        text = str(self.random.randrange(100) if self.random.random() < 0.3 else self.random.randrange(10))
        ink = self.cell(text, make, 1)
        middle = np.array((*at, self.height))
        self.lay(ink, middle, right, up, lambda mask: self.blend(mask, make["ink"]))

    def blend(self, mask, colour):
        self.canvas += mask[..., None] * (colour - self.canvas)

    def lay(self, cell, middle, right, up, then):
        """Maps a cell to the canvas, around a place in the plane of two axes."""
        half = CELL_EDGES / 2
        corners = np.array([middle + half * (a * right + b * up) for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))])
        own = np.array(((0, 0), (CELL_PX, 0), (CELL_PX, CELL_PX), (0, CELL_PX)), np.float32) - 0.5
        to = cv2.getPerspectiveTransform(own, self.pixel(corners))
        return then(cv2.warpPerspective(cell, to, (SIZE, SIZE), flags=cv2.INTER_LINEAR))

    def make(self):
        """Returns the style of a die: its typeface, colours, surface."""
        random = self.random
        body, ink = self.colour(), self.colour()
        weights = np.array((0.3, 0.6, 0.1), np.float32)
        while abs(weights @ (body - ink)) < 60 and np.abs(body - ink).max() < 140:
            ink = random.choice([self.colour(), np.full(3, 235, np.float32), np.full(3, 12, np.float32)])
        strokes = random.choice([prints.STROKES, prints.STROKES + " bold"])
        return {
            "file": strokes if random.random() < 0.15 or not self.files else random.choice(self.files),
            "high": CELL_PX / CELL_EDGES * random.choice([random.uniform(0.3, 0.54), random.uniform(0.22, 0.4)]), "pair": random.uniform(0.62, 0.85),
            "stretch": random.uniform(0.85, 1.2), "mark": random.choice(["none", "dot", "line", "line", "dot", "line"]),
            "marks tens": random.random() < 0.2, "body": body, "ink": ink, "other": self.colour(), "tens": random.random() < 0.25,
            "turn": random.choice([0, 180]), "ten": random.random() < 0.2, "ornate": random.random() < 0.2,
            "raised": max(-6, random.gauss(0, 4)),
            "engraved": random.uniform(0.1, 0.6) if random.random() < 0.5 else 0, "bevel": random.uniform(0, 1),
            "look": random.choice(["plain", "plain", "plain", "gloss", "gloss", "marble", "marble", "clear", "two-tone", "metal",
                                   "glitter"]),
        }

    def cell(self, text, make, small):
        """Returns the print of a face as a mask from 0 to 1."""
        cell = Image.new("L", (CELL_PX, CELL_PX))
        ink = prints.finished(glyph(make["file"], text) or glyph(prints.STROKES, text), text, dict(make, high=make["high"] * small))
        x, y = (CELL_PX / 2 + self.random.uniform(-3, 3) for _ in range(2))
        if make["ornate"]:
            self.ornament(cell, max(ink.size))
        prints.put(cell, ink, x, y - make["raised"], make["turn"] + self.random.uniform(-4, 4))
        return np.asarray(cell, np.float32) / 255

    def ornament(self, cell, wide):
        """Draws rings, rays and scrolls around a numeral and below it."""
        random, pen = self.random, prints.ImageDraw.Draw(cell)
        middle = CELL_PX / 2
        if random.random() < 0.5:
            prints.ornament(cell, random)
        for _ in range(random.randrange(0, 9)):
            turn, size = random.uniform(0, 2 * math.pi), random.uniform(2, 14)
            far = wide / 2 + size + random.uniform(2, 16)
            x, y = middle + far * math.cos(turn), middle + far * math.sin(turn)
            shape = random.choice(["arc", "dot", "line", "chord"])
            box = (x - size, y - size, x + size, y + size)
            if shape == "arc":
                start = random.uniform(0, 360)
                pen.arc(box, start, start + random.uniform(90, 300), 255, random.choice([2, 3]))
            elif shape == "dot":
                pen.ellipse((x - size / 4, y - size / 4, x + size / 4, y + size / 4), 255)
            elif shape == "line":
                pen.line((x, y, x + size * math.cos(2 * turn), y + size * math.sin(2 * turn)), 255, 2)
            else:
                pen.chord(box, math.degrees(turn), math.degrees(turn) + 160, outline=255, width=2)

    def shade(self, out, metal):
        """Returns how bright a face is."""
        light = self.ambient + sum(power * max(0, out @ to) for to, power, _ in self.lamps)
        light *= self.scale
        return light * self.random.uniform(0.4, 1.5) if metal else light * self.random.uniform(0.94, 1.06)

    def shadow(self, corners):
        """Darkens the ground where a body keeps the lamps' light away."""
        whole = sum(power * to[2] for to, power, _ in self.lamps) + self.ambient
        for to, power, soft in self.lamps:
            flat = corners.copy()
            flat[:, :2] -= corners[:, 2:] * to[:2] / to[2]
            flat[:, 2] = 0
            mask = np.zeros((SIZE, SIZE), np.float32)
            cv2.fillConvexPoly(mask, (cv2.convexHull(self.pixel(flat)) + 0.5).astype(np.int32), 1, cv2.LINE_AA)
            mask = cv2.GaussianBlur(mask, (0, 0), soft)
            self.canvas *= (1 - 0.95 * power * to[2] / whole * mask)[..., None]
        mask = np.zeros((SIZE, SIZE), np.float32)
        foot = corners * (1, 1, 0.3)
        cv2.fillConvexPoly(mask, (cv2.convexHull(self.pixel(foot)) + 0.5).astype(np.int32), 1, cv2.LINE_AA)
        self.canvas *= (1 - 0.5 * self.ambient * cv2.GaussianBlur(mask, (0, 0), 9))[..., None]

    def body(self, kind, faces, make, written, turn, at):
        """Draws a body with its foot on the table."""
        random = self.random
        low = min((face @ turn.T)[:, 2].min() for face in faces)
        place = np.array((*at, -low))
        corners = np.concatenate([face @ turn.T + place for face in faces])
        self.shadow(corners)
        look, small = make["look"], {"d20": 0.62, "d12": 0.7, "d4": 0.8}.get(kind, 1)
        whole = np.zeros((SIZE, SIZE), np.float32)
        edges = np.zeros((SIZE, SIZE), np.float32)
        surface = self.surface(make)
        drawn = self.canvas.copy()
        for face, text in zip(faces, written):
            right, up, out, middle = (turn @ axis for axis in frame(face, kind))
            middle = middle + place
            outline = self.pixel(face @ turn.T + place)
            if cv2.contourArea(outline, True) * (1 if self.counter_clockwise(face, kind) else -1) >= 0:
                continue
            mask = np.zeros((SIZE, SIZE), np.uint8)
            fixed = np.round(outline * 16 + 8).astype(np.int32)
            cv2.fillConvexPoly(mask, fixed, 255, cv2.LINE_8, 4)
            cv2.polylines(edges, [fixed], True, 1.0, max(1, round(1 + 3 * make["bevel"])), cv2.LINE_AA, 4)
            colour = self.lit(surface, outline, self.shade(out, look == "metal"), look)
            if text:
                ink = self.pips(int(text)) if make["pips"] else self.cell(text, make, small)
                self.lay(ink, middle, right, up, lambda ink: self.inked(colour, ink, make, outline))
            inside = mask > 0
            drawn[inside] = colour[inside]
            whole[inside] = 1
        rounded = cv2.GaussianBlur(whole, (0, 0), 1.2 + 5 * make["bevel"])
        whole = np.clip((rounded - 0.5) * 6 + 0.5, 0, 1) * cv2.GaussianBlur(whole, (0, 0), 0.8)
        edges = cv2.GaussianBlur(edges, (0, 0), 0.8 + make["bevel"])
        tone = random.choice([1.35, 1.35, 1.8, 0.75]) if make["bevel"] > 0.2 else random.choice([1, 1.15, 0.9])
        drawn *= (1 + (tone - 1) * np.clip(edges, 0, 1))[..., None]
        if look == "clear":
            whole = whole * random.uniform(0.6, 0.95)
        self.canvas += whole[..., None] * (drawn - self.canvas)

    @staticmethod
    def counter_clockwise(face, kind):
        """Returns whether the corners go counter-clockwise for somebody who looks at the face from outside."""
        return np.cross(face[1] - face[0], face[2] - face[1]) @ frame(face, kind)[2] > 0

    def surface(self, make):
        """Returns the body's own colours over the canvas."""
        body, look = make["body"], make["look"]
        flat = np.broadcast_to(body, (SIZE, SIZE, 3))
        if look in ("plain", "gloss", "metal"):
            return flat
        cells = {"marble": 12, "two-tone": 4, "clear": 6, "glitter": 80}[look] * self.random.uniform(0.6, 1.6)
        other = make["other"] if look == "two-tone" else np.clip(body * self.random.uniform(0.5, 1.5) + self.random.uniform(-40, 50), 0, 255)
        if look == "two-tone" and abs((other - make["ink"]).mean()) < 40:
            other = body * 0.7
        return flat + self.cloud(cells, self.random.uniform(1, 4))[..., None] * (other - body)

    def lit(self, surface, outline, shade, look):
        """Returns a face's colours in its light, with a slope and what it mirrors."""
        random = self.random
        colour = surface * shade
        middle = outline.mean(0)
        x, y = np.arange(SIZE, dtype=np.float32) - middle[0], np.arange(SIZE, dtype=np.float32) - middle[1]
        slope = random.uniform(0, 0.3)
        turn = random.uniform(0, 2 * math.pi)
        reach = EDGE_PX / 2
        ramp = 1 + slope * np.clip((math.cos(turn) * x[None] + math.sin(turn) * y[:, None]) / reach, -1, 1)
        colour = colour * ramp[..., None]
        if look != "plain" and random.random() < 0.35:
            off = [random.gauss(0, 0.35) * EDGE_PX for _ in range(2)]
            wide = [random.uniform(0.06, 0.4) * EDGE_PX for _ in range(2)]
            spot = np.exp(-((x[None] - off[0]) / wide[0]) ** 2 - ((y[:, None] - off[1]) / wide[1]) ** 2)
            colour += (random.uniform(30, 200) * spot)[..., None]
        if look != "plain" and random.random() < 0.15:
            colour += random.uniform(10, 110)
        return np.ascontiguousarray(colour, np.float32)

    def inked(self, colour, ink, make, outline):
        """Puts the ink on a face's colours."""
        random = self.random
        share = random.uniform(0.75, 1)
        if random.random() < 0.15:
            ink = ink * np.clip(self.cloud(random.uniform(10, 50), 2) + 0.4, 0, 1)
        tone = make["ink"] * self.scale * (self.ambient + 0.8 * sum(power for _, power, _ in self.lamps)) * random.uniform(0.75, 1.05)
        colour += (share * ink)[..., None] * (tone - colour)
        if make["engraved"]:
            x, y, _ = self.lamps[0][0]
            moved = cv2.warpAffine(ink, np.float32(((1, 0, 2.2 * x), (0, 1, -2.2 * y))), (SIZE, SIZE))
            colour += (90 * make["engraved"] * (moved - ink))[..., None]

    def pips(self, count):
        cell = Image.new("L", (CELL_PX, CELL_PX))
        prints.put(cell, prints.pips(count, int(CELL_PX * 0.5)), CELL_PX / 2, CELL_PX / 2)
        return np.asarray(cell, np.float32) / 255

    def texts(self, kind, make):
        """Returns the text of each face."""
        random = self.random
        if kind == "d10":
            digits = [str(i) for i in range(10)]
            random.shuffle(digits)
            if make["tens"]:
                return [digit + "0" for digit in digits]
            return ["10" if digit == "0" and make["ten"] else digit for digit in digits]
        count = int(kind[1:]) if kind[0] == "d" else 40
        numbers = [str(i + (kind != "prism")) for i in range(count)]
        random.shuffle(numbers)
        return numbers if kind != "prism" or random.random() < 0.7 else ["" for _ in numbers]

    def posed(self, faces, kind, up, tilt_deg):
        """Returns the rotation that lays a body with a face up, then leans it."""
        right, top, out, _ = frame(faces[up], kind)
        own = np.array((right, top, out))
        spin, lean = self.random.uniform(0, 2 * math.pi), self.random.uniform(0, 2 * math.pi)
        return rotation((math.cos(lean), math.sin(lean), 0), math.radians(tilt_deg)) @ rotation((0, 0, 1), spin) @ own

    def one(self, kind, leans, at):
        """Draws a body and returns its label and the rotation of its tip."""
        random = self.random
        make = self.make()
        make["pips"] = kind == "d6" and random.random() < 0.6
        if kind != "d10":
            make["tens"] = False
        elif make["tens"] and random.random() < 0.3:
            make["turn"] += 90
        faces = solid(kind, random.uniform(0.82, 1.2), random)
        written = self.texts(kind, make)
        up = random.randrange(len(faces)) if kind != "prism" else 0
        turn = self.posed(faces, kind, up, random.uniform(0, 2))
        while leans:
            turn = self.posed(faces, kind, up, LEANS_FROM_DEG + (45 - LEANS_FROM_DEG) * random.random() ** 1.5)
            if max((turn @ frame(face, kind)[2])[2] for face in faces) < math.cos(math.radians(LEANS_FROM_DEG)):
                break
        if at == (0, 0):
            self.height = 2 * frame(faces[0], kind)[2] @ faces[0][0]
        self.body(kind, faces, make, written, turn, at)
        tip = turn @ faces[up][0]
        text = written[up]
        if len(text) > 1:
            label = TENS + int(text[0]) if text != "10" or make["tens"] else TENS + 1
        else:
            label = SIX_OR_NINE if text in ("6", "9") and make["mark"] == "none" else int(text or 0)
        return label, math.atan2(-tip[0], tip[1]), f"{make['look']}|{os.path.basename(make['file'])}|{make['mark']}"

    def crop(self):
        """Returns the crop, its label, the rest, the tip's turn, the view and the style."""
        random = self.random
        kind = random.choices(["d10", "d6", "d8", "d12", "d20", "d4", "prism", ""], [76, 4, 6, 4, 4, 1, 2, 3])[0]
        leans = kind == "d10" and random.random() < 0.3 or random.random() < 0.05
        self.height = 0.9
        self.ground()
        for _ in range(random.choice([0, 0, 0, 1, 1, 2])):
            far, turn = random.uniform(1.15, 2), random.uniform(0, 2 * math.pi)
            self.one(random.choice(["d10", "d10", "d6", "d20", "d8"]), random.random() < 0.2, (far * math.cos(turn), far * math.sin(turn)))
        label, turn, style = self.one(kind, leans, (0, 0)) if kind else (NOTHING, math.nan, "ground")
        if random.random() < 0.12:
            self.canvas *= (1 - random.uniform(0.2, 0.7) * (self.cloud(2, 8) > 0.5))[..., None]
        crop = cv2.resize(np.clip(self.canvas, 0, 255), (WIDE_PX, WIDE_PX), interpolation=cv2.INTER_AREA)
        flat = kind == "d10" and not leans
        rest = LIES if flat else LEANS if kind == "d10" else NO_DIE
        return (crop + 0.5).astype(np.uint8), label if flat else NOTHING, rest, turn if flat else math.nan, self.view, f"{kind}|{style}"


def rotation(axis, angle):
    x, y, z = axis
    own = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
    return np.eye(3) + math.sin(angle) * own + (1 - math.cos(angle)) * own @ own


def main():
    cv2.setNumThreads(1)
    words = [word for word in sys.argv[1:] if word != "held"]
    files = typefaces(words[3:], "held" in sys.argv)
    print(len(files), "typefaces", flush=True)
    made = [Drawing(seed, files).crop() for seed in range(int(words[1]), int(words[1]) + int(words[2]))]
    crops, labels, rests, turns, views, styles = zip(*made)
    np.savez(words[0], crops=np.array(crops), labels=np.array(labels, np.int64), rests=np.array(rests, np.int64),
             turns=np.array(turns, np.float32), views=np.array(views, np.float32), styles=np.array(styles))


if __name__ == "__main__":
    main()
