"""Draws what is printed on the faces of dice, and names the typefaces for training and for judging."""

import math
import subprocess
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

STROKES = "strokes"

LEARNT = [
    STROKES, STROKES, STROKES,
    "Liberation Sans", "DejaVu Sans", "DejaVu Sans Condensed", "DejaVu Serif", "Nimbus Sans Narrow", "URW Gothic",
    "URW Bookman", "C059", "Nimbus Roman", "Lato", "Lato Heavy", "Open Sans", "Open Sans Semibold", "Roboto",
    "Roboto Condensed", "Roboto Medium", "Cantarell", "Caladea", "Carlito", "Inter", "Comfortaa", "Quicksand Medium",
    "Cabin", "Linux Libertine O", "Linux Biolinum O", "GFS Neohellenic", "Andika", "League Spartan", "Dosis",
    "Old Standard TT", "Goudy Bookletter 1911", "Rufscript", "Play", "Isabella", "Humor Sans",
]

HELD = [
    "Nimbus Sans", "Liberation Serif", "P052", "Liberation Sans Narrow", "DejaVu Serif Condensed", "DejaVu Sans Mono",
    "Liberation Mono", "Noto Sans Mono", "Comic Neue", "Bebas Neue", "Jura Medium", "Junction", "Z003",
]

# Numerals as lines of one width, as they are engraved in dice: six units high, up to four wide, y down.
PATHS = [
    "M 2 0 C 4.6 0 4.6 6 2 6 C -0.6 6 -0.6 0 2 0",
    "M 1 1.2 L 2.3 0 L 2.3 6",
    "M 0.1 1.6 C 0.3 -0.6 3.9 -0.5 3.9 1.7 C 3.9 3.2 0.8 4.6 0 6 L 4 6",
    "M 0.2 0 L 3.8 0 L 1.8 2.4 C 4.8 2.2 4.8 6 1.9 6 C 0.9 6 0.3 5.6 0 5",
    "M 1.2 0 L 0 4.1 L 4 4.1 M 3 2 L 3 6",
    "M 3.7 0 L 0.5 0 L 0.3 2.7 C 4.9 1.6 5 6 1.8 6 C 0.9 6 0.3 5.7 0 5.2",
    "M 3.2 0 C 1.4 0.9 0 2.4 0 4.1 C 0 6.6 4 6.6 4 4.1 C 4 1.9 0.6 1.9 0.1 3.7",
    "M 0 0 L 4 0 C 2.6 1.8 1.8 3.6 1.5 6",
    "M 2 2.8 C -0.2 2.8 0 0 2 0 C 4 0 4.2 2.8 2 2.8 C -0.6 2.8 -0.6 6 2 6 C 4.6 6 4.6 2.8 2 2.8",
    "M 0.8 6 C 2.6 5.1 4 3.6 4 1.9 C 4 -0.6 0 -0.6 0 1.9 C 0 4.1 3.4 4.1 3.9 2.3",
]

FINE_PX = 160


@lru_cache(None)
def font(family, bold):
    style = ":bold" if bold else ""
    file = subprocess.check_output(["fc-match", "-f", "%{file}", family + style], text=True)
    return ImageFont.truetype(file, FINE_PX)


@lru_cache(None)
def here(families):
    known = subprocess.check_output(["fc-list", ":", "family"], text=True)
    known = {name.strip() for line in known.splitlines() for name in line.split(",")}
    return [family for family in families if family == STROKES or family in known]


def families(held):
    return here(tuple(HELD if held else LEARNT))


def lines(words):
    """Yields the points of each line of a path."""
    word = words.split()
    line, i = [], 0
    while i < len(word):
        count = 6 if word[i] == "C" else 2
        at = [float(x) for x in word[i + 1:i + 1 + count]]
        if word[i] == "M":
            if line:
                yield line
            line = [(at[0], at[1])]
        elif word[i] == "L":
            line.append((at[0], at[1]))
        else:
            a = [line[-1]] + [(at[k], at[k + 1]) for k in (0, 2, 4)]
            for k in range(1, 17):
                t = k / 16
                s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
                line.append(tuple(sum(w * p[axis] for w, p in zip(s, a)) for axis in (0, 1)))
        i += 1 + count
    yield line


def strokes(text, bold):
    """Returns a numeral of strokes as a mask, cut to its ink."""
    unit = FINE_PX / 6
    radius = unit * (0.6 if bold else 0.4)
    picture = Image.new("L", (int(unit * (5.4 * len(text) + 2)), int(unit * 8)))
    pen = ImageDraw.Draw(picture)
    for i, letter in enumerate(text):
        for line in lines(PATHS[int(letter)]):
            points = [(unit * (1 + 5.4 * i + x), unit * (1 + y)) for x, y in line]
            pen.line(points, 255, int(2 * radius))
            for x, y in points:
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return picture.crop(picture.getbbox())


def letters(text, family, bold):
    """Returns a text as a mask, cut to its ink."""
    if family == STROKES:
        return strokes(text, bold)
    box = font(family, bold).getbbox(text)
    picture = Image.new("L", (box[2] + 8, box[3] + 8))
    ImageDraw.Draw(picture).text((0, 0), text, 255, font(family, bold))
    return picture.crop(picture.getbbox())


def numeral(text, make):
    """Returns a numeral with its mark as a mask whose digits are make["high"] pixels high, upright."""
    return finished(letters(text, make["family"], make["bold"]), text, make)


def finished(ink, text, make):
    """Returns the mask of a text in its size, with its mark."""
    high = make["high"] * (make["pair"] if len(text) > 1 else 1)
    wide = high * ink.width / ink.height * make["stretch"]
    ink = ink.resize((max(2, round(wide)), max(2, round(high))), Image.LANCZOS)
    marked = text in ("6", "9") or make["marks tens"] and text in ("60", "90", "66", "99")
    if make["mark"] == "none" or not marked:
        return ink
    gap = 0.1 * high
    line = max(1.5, 0.1 * high)
    if make["mark"] == "dot":
        dot = 1.8 * line
        whole = Image.new("L", (ink.width + round(gap + dot), ink.height))
        whole.paste(ink, (0, 0))
        left = ink.width + gap * 0.7
        ImageDraw.Draw(whole).ellipse((left, whole.height - dot, left + dot, whole.height - 1), 255)
    else:
        whole = Image.new("L", (ink.width, ink.height + round(gap + line)))
        whole.paste(ink, (0, 0))
        ImageDraw.Draw(whole).rectangle((0, whole.height - line, whole.width, whole.height), 255)
    return whole


def put(onto, ink, x, y, turn_deg=0):
    """Pastes a mask with its middle at a pixel, turned counter-clockwise."""
    if turn_deg:
        ink = ink.rotate(turn_deg, Image.BICUBIC, expand=True)
    onto.paste(255, (round(x - ink.width / 2), round(y - ink.height / 2)), ink)


def pips(count, side):
    """Returns a face of pips as a mask."""
    spots = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]}[count]
    picture = Image.new("L", (side, side))
    pen = ImageDraw.Draw(picture)
    radius = side * 0.12
    for spot in spots:
        x, y = side * (0.2 + 0.3 * (spot % 3)), side * (0.2 + 0.3 * (spot // 3))
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return picture


def ornament(picture, random):
    """Draws a ring or a frame around the middle of a mask."""
    pen = ImageDraw.Draw(picture)
    x, y = picture.width / 2, picture.height / 2
    radius = picture.width * random.uniform(0.2, 0.24)
    if random.random() < 0.5:
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), outline=255, width=2)
    else:
        corners = 4 + random.randrange(4)
        turn = random.uniform(0, math.pi)
        points = [(x + 1.15 * radius * math.cos(turn + 2 * math.pi * i / corners),
                   y + 1.15 * radius * math.sin(turn + 2 * math.pi * i / corners)) for i in range(corners + 1)]
        pen.line(points, 255, 2)
