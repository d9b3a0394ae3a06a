"""The solids of dice: their corners around the origin, and the axes of their faces. A ten-sided die's longer edge is 1."""

import math

import numpy as np


def solid(kind, stretch, random):
    """Returns the faces, each an array of corners; a print's head points to the first corner."""
    if kind == "d10":
        zigzag = stretch * math.tan(math.pi / 10) ** 2
        scale = 1 / math.hypot(1, stretch - zigzag)
        ring = [np.array((math.cos(math.pi / 5 * i), math.sin(math.pi / 5 * i), zigzag * (-1 if i % 2 == 0 else 1))) * scale
                for i in range(10)]
        tip = np.array((0, 0, stretch * scale))
        upper = [np.array([tip] + [ring[(2 * i + k) % 10] for k in (-1, 0, 1)]) for i in range(5)]
        return upper + [-face for face in upper]
    if kind == "prism":
        sides = random.choice([4, 4, 6, 8, 32])
        high, wide = random.uniform(0.1, 1), random.uniform(0.4, 0.7)
        ring = [(wide * math.cos(2 * math.pi * i / sides), wide * math.sin(2 * math.pi * i / sides)) for i in range(sides)]
        top = np.array([(x, y, high / 2) for x, y in ring])
        foot = np.array([(x, y, -high / 2) for x, y in ring])
        return [top, foot[::-1]] + [np.array([top[i], foot[i], foot[i - 1], top[i - 1]]) for i in range(sides)]
    g = (1 + math.sqrt(5)) / 2
    signs = [(a, b) for a in (-1, 1) for b in (-1, 1)]
    cube = [(a, b, c) for a, b in signs for c in (-1, 1)]
    axes = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    twelve = [p for a, b in signs for p in ((0, a * g, b), (a * g, b, 0), (b, 0, a * g))]
    twenty = cube + [p for a, b in signs for p in ((0, a / g, b * g), (a / g, b * g, 0), (b * g, 0, a / g))]
    four = [(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)]
    corners, outs = {"d4": (four, [tuple(-x for x in p) for p in four]), "d6": (cube, axes), "d8": (axes, cube),
                     "d12": (twenty, twelve), "d20": (twelve, twenty)}[kind]
    corners = [np.array(p, float) for p in corners]
    faces = []
    for out in outs:
        out = np.array(out) / np.linalg.norm(out)
        most = max(out @ p for p in corners)
        face = [p for p in corners if out @ p > most - 1e-4]
        right = face[0] - out * most
        face.sort(key=lambda p: math.atan2(np.cross(out, right) @ p, right @ p))
        faces.append(np.array(face))
    out = np.array(outs[0]) / np.linalg.norm(outs[0])
    scale = random.uniform(0.42, 0.62) * (0.6 if kind == "d4" else 1) / (out @ faces[0][0])
    return [face * scale for face in faces]


def frame(face, kind):
    """Returns the axes of a face, right, up and out, and the middle of its print."""
    middle = face.mean(0)
    up = face[0] - face[2] if kind == "d10" else face[0] - middle
    if kind in ("d6", "prism"):
        up = (face[0] + face[1]) / 2 - middle
    up = up / np.linalg.norm(up)
    out = np.cross(face[1] - face[0], face[2] - face[1])
    out /= np.linalg.norm(out)
    if out @ middle < 0:
        out = -out
    if kind == "d10":
        middle = face[0] - up * 0.7469
    return np.cross(up, out), up, out, middle
