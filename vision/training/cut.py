"""Cuts the dice out of rendered pictures: cut.py DIRECTORY... CROPS.npz

A crop is wider than the net's input, so that it can be turned and shifted. Beside each picture's own rows, crops are taken where nothing
lies and beside dice.
"""

import csv
import glob
import os
import sys

import numpy as np
from PIL import Image

EDGE_PX = 32  # as the program scales a picture before it looks for dice
SPAN_EDGES = 1.9
SIDE_PX = 64
WIDE_PX = 100
NOTHING, NO_DIE = 21, 2


def scaled(picture, edge_px):
    factor = EDGE_PX / edge_px
    size = round(picture.width * factor), round(picture.height * factor)
    how = Image.BOX if factor < 1 else Image.BICUBIC
    return np.asarray(picture.resize(size, how), np.float32), factor


def crop(picture, factor, x, y, axes):
    """Returns the square around a pixel in the plane of the table, with the table's up to the top."""
    step = SPAN_EDGES / SIDE_PX
    own = (np.arange(WIDE_PX) - (WIDE_PX - 1) / 2) * step
    right, up = np.meshgrid(own, -own)
    rx, ry, ux, uy = (a * factor for a in axes[:4])
    at_x = (x + 0.5) * factor - 0.5 + right * rx + up * ux
    at_y = (y + 0.5) * factor - 0.5 + right * ry + up * uy
    x0, y0 = np.floor(at_x).astype(int), np.floor(at_y).astype(int)
    fx, fy = (at_x - x0)[..., None], (at_y - y0)[..., None]
    high, wide = picture.shape[:2]

    def level(dx, dy):
        return picture[np.clip(y0 + dy, 0, high - 1), np.clip(x0 + dx, 0, wide - 1)]

    mixed = (1 - fy) * ((1 - fx) * level(0, 0) + fx * level(1, 0)) + fy * ((1 - fx) * level(0, 1) + fx * level(1, 1))
    return np.clip(mixed + 0.5, 0, 255).astype(np.uint8)


def view(axes):
    """Returns an upright edge in parts of the axes to the right and up."""
    rx, ry, ux, uy, ax, ay = axes
    return (ax * rx + ay * ry) / (rx * rx + ry * ry), (ax * ux + ay * uy) / (ux * ux + uy * uy)


def cut(file, random):
    picture = Image.open(file[:-4] + ".png").convert("RGB")
    rows = [row for row in csv.reader(open(file))]
    rows = [[float(a) if a else np.nan for a in row[:11]] + row[11:] for row in rows]
    edges = [(np.hypot(*row[5:7]) + np.hypot(*row[7:9])) / 2 for row in rows]
    edge = float(np.median(edges))
    prints = [row for row in rows if row[11] == "print"]
    dice = [row for row in rows if row[11] != "print"]
    prints = [prints[i] for i in random.permutation(len(prints))[:8]]
    bodies = np.array([row[3:5] for row in dice])
    for _ in range(len(dice) // 8):
        at = random.uniform((0, 0), picture.size)
        off = np.hypot(*(bodies - at).T)
        near = dice[int(off.argmin())]
        if off.min() > 0.45 * edge:
            prints.append([NOTHING, NO_DIE, np.nan, *at, *near[5:11], "ground", "", "", ""])
    small, factor = scaled(picture, edge)
    for row in dice + prints:
        x, y = row[3:5]
        if not (0.7 * edge < x < picture.width - 0.7 * edge and 0.7 * edge < y < picture.height - 0.7 * edge):
            continue
        yield crop(small, factor, x, y, row[5:11]), row[0], row[1], row[2], view(row[5:11]), "|".join(row[11:])


def main():
    crops, labels, rests, turns, views, styles = [], [], [], [], [], []
    for directory in sys.argv[1:-1]:
        for file in sorted(glob.glob(os.path.join(directory, "*.csv"))):
            random = np.random.default_rng(int(file[-10:-4]))
            for one in cut(file, random):
                for to, value in zip((crops, labels, rests, turns, views, styles), one):
                    to.append(value)
    np.savez(sys.argv[-1], crops=np.array(crops), labels=np.array(labels, np.int64), rests=np.array(rests, np.int64),
             turns=np.array(turns, np.float32), views=np.array(views, np.float32), styles=np.array(styles))
    print(len(crops), "crops")


if __name__ == "__main__":
    main()
