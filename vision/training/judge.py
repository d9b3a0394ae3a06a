"""Judges a net on crops that it was not trained on: judge.py MODEL CROPS.npz... [errors=DIRECTORY]"""

import os
import sys

import numpy as np
import torch
from PIL import Image

import net as nets

LIMITS = (0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998)
CONDITIONS = {
    "as rendered": lambda crops: crops,
    "blur 1 px": lambda crops: nets.blurred(crops, 1.0),
    "blur 2 px": lambda crops: nets.blurred(crops, 2.0),
    "half the light": lambda crops: crops * 0.5,
    "JPEG 60": lambda crops: torch.stack([nets.jpeg(crop, 60) for crop in crops]),
    "shifted, scaled": lambda crops: moved(crops),
}


def moved(crops):
    random = torch.Generator().manual_seed(3)
    count = len(crops)
    shift = 0.06 * torch.randn((count, 2), generator=random)
    scale = nets.uniform(count, 0.93, 1.07, random)[:, None].repeat(1, 2) * nets.WIDE / nets.SIDE
    grid = torch.nn.functional.affine_grid(
        torch.cat((torch.diag_embed(scale * nets.SIDE / nets.WIDE), shift[:, :, None]), 2), crops.shape, align_corners=False)
    return torch.nn.functional.grid_sample(crops, grid, align_corners=False, padding_mode="border")


def load(file):
    data = np.load(file)
    crops = torch.from_numpy(data["crops"]).permute(0, 3, 1, 2).float()
    return crops, *(torch.from_numpy(data[name]) for name in ("labels", "rests", "turns", "views")), data["styles"]


def sureness(read):
    """Returns the face and the share that is sure in each of the turns: of the face, and that the die lies."""
    face = read["faces"][:, :nets.NOTHING].argmax(1)
    least = read["least"].gather(1, face[:, None])[:, 0]
    return face, torch.minimum(least, read["least lies"])


def report(name, read, labels, rests, turns):
    face, sure = sureness(read)
    flat = (rests == nets.LIES) & (labels != nets.NOTHING)
    right = face == labels
    told = face != nets.SIX_OR_NINE
    tip = torch.atan2(torch.sin(read["tip"] - turns), torch.cos(read["tip"] - turns)).abs()
    print(f"{name:18s} {int(flat.sum()):5d} lie, face {100 * right[flat].float().mean():5.1f} %, tip within 15 degrees "
          f"{100 * (tip[flat] < 0.26).float().mean():5.1f} %, lies or not {100 * ((read['lies'] > 0.5) == (rests == 0)).float().mean():5.1f} %")
    row = []
    for limit in LIMITS:
        taken = told & (sure >= limit)
        wrong = taken & ~(right & flat)
        row.append(f"{100 * (taken & right & flat).sum() / flat.sum():.0f} % / {int(wrong.sum())}"
                   f" ({int((wrong & (rests == nets.LEANS)).sum())}+{int((wrong & (rests == nets.NO_DIE)).sum())})")
    print("    read / wrong (leaning + none) from " + ", ".join(f"{l}: {r}" for l, r in zip(LIMITS, row)))
    worst = float(sure[told & ~(right & flat)].max())
    print(f"    none wrong from {worst:.4f} on: {100 * (told & right & flat & (sure > worst)).sum() / flat.sum():.0f} % read")
    return told & ~(right & flat), sure, face


def main():
    torch.set_num_threads(1)
    words = [word for word in sys.argv[1:] if "=" not in word]
    errors = dict(word.split("=") for word in sys.argv[1:] if "=" in word).get("errors")
    net = nets.DieNet()
    net.load_state_dict(torch.load(words[0]))
    for file in words[1:]:
        crops, labels, rests, turns, views, styles = load(file)
        for name, wear in CONDITIONS.items():
            worn = torch.cat([wear(part) for part in crops.split(500)]).clamp(0, 255)
            parts = [nets.answers(net, *part) for part in zip(worn.split(500), views.split(500))]
            read = {key: torch.cat([part[key] for part in parts], 0) for key in parts[0]}
            wrong, sure, face = report(os.path.basename(file)[:-4] + " " + name, read, labels, rests, turns)
            if errors and name == "as rendered":
                for i in torch.where(wrong)[0][sure[wrong].argsort(descending=True)][:40]:
                    Image.fromarray(crops[i].permute(1, 2, 0).byte().numpy()).save(os.path.join(
                        errors, f"{os.path.basename(file)[:-4]}-{sure[i]:.4f}-{labels[i]}-as-{face[i]}-rests{rests[i]}-{i}.png"))


main()
