"""The net, and what is done to its crops before and in training."""

import io
import math

import numpy as np
import torch
from PIL import Image
from torch import nn
from torch.nn import functional as F

FACES, RESTS = 22, 3
SIX_OR_NINE, NOTHING = 10, 21
LIES, LEANS, NO_DIE = 0, 1, 2
SIDE = 64
WINDOW = 36  # about one edge
WIDE = 100


def layer(inputs, outputs, side=3, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, side, stride, side // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class DieNet(nn.Module):
    """Five planes in: red, green, blue, and the direction of view.

    Out: 22 faces, the tip's cosine and sine, 3 ways to rest, and the middle of the die, right and down in half sides of the crop. The face
    is read in a window around the numeral, by layers of its own.
    """

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            layer(5, 16, 5, 2), layer(16, 24), layer(24, 40, 3, 2), layer(40, 48), layer(48, 64, 3, 2), layer(64, 64, 3, 2),
            nn.Flatten(), nn.Dropout(0.1), nn.Linear(64 * 16, 32), nn.ReLU(), nn.Linear(32, 2 + RESTS + 2))
        self.face = nn.Sequential(
            nn.InstanceNorm2d(3, 0.01), layer(3, 20, 5), layer(20, 32, 3, 2), layer(32, 44), layer(44, 56, 3, 2), layer(56, 56, 3, 2),
            nn.Flatten(), nn.Dropout(0.1), nn.Linear(56 * 25, 32), nn.ReLU(), nn.Linear(32, FACES))

    def faces(self, planes):
        edge = (SIDE - WINDOW) // 2
        return self.face(planes[:, :3, edge:-edge, edge:-edge])

    def forward(self, planes):
        return torch.cat((self.faces(planes), self.body(planes)), 1)


def split(out):
    return out.split((FACES, 2, RESTS, 2), 1)


def planes(crops, views):
    """Returns the inputs: each crop with mean 0 and deviation 1, and the view. A view of exactly 0 is not known."""
    mean = crops.mean((1, 2, 3), keepdim=True)
    deviation = crops.std((1, 2, 3), unbiased=False, keepdim=True)
    views = torch.where((views == 0).all(1, keepdim=True), torch.ones_like(views), views)
    views = 3 * views[:, :, None, None].expand(-1, 2, SIDE, SIDE)
    return torch.cat(((crops - mean) / (deviation + 4), views), 1)


def turned(crops, turn, shift, scale):
    """Returns the middles of wide crops, turned counter-clockwise by radians, shifted by shares of an input's half side."""
    cos, sin = torch.cos(turn), torch.sin(turn)
    share = SIDE / WIDE
    own = torch.stack((torch.stack((cos * scale[:, 0], -sin * scale[:, 1], shift[:, 0]), 1),
                       torch.stack((sin * scale[:, 0], cos * scale[:, 1], shift[:, 1]), 1)), 1) * share
    grid = F.affine_grid(own, (len(crops), 3, SIDE, SIDE), align_corners=False)
    return F.grid_sample(crops, grid, align_corners=False, padding_mode="border")


def looked_at(views, turn):
    """Returns the direction of view, to the right and up, in a picture turned counter-clockwise."""
    cos, sin = torch.cos(turn), torch.sin(turn)
    return torch.stack((cos * views[:, 0] - sin * views[:, 1], sin * views[:, 0] + cos * views[:, 1]), 1)


def uniform(count, low, high, random):
    return torch.rand(count, generator=random) * (high - low) + low


def blurred(crops, sigma):
    reach = max(1, math.ceil(2.5 * sigma))
    weights = torch.exp(-torch.arange(-reach, reach + 1) ** 2 / (2 * sigma ** 2))
    weights = (weights / weights.sum()).repeat(3, 1)
    crops = F.pad(crops, (reach,) * 4, mode="replicate")
    return F.conv2d(F.conv2d(crops, weights[:, None, None, :], groups=3), weights[:, None, :, None], groups=3)


def jpeg(crop, quality):
    picture = Image.fromarray(crop.clamp(0, 255).byte().permute(1, 2, 0).numpy())
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality)
    return torch.from_numpy(np.asarray(Image.open(file)).astype(np.float32)).permute(2, 0, 1)


def worn(crops, random, blur=None):
    """Returns crops as other cameras would take them: blurred, in another light, noisy, compressed."""
    count = len(crops)
    order = torch.randperm(count, generator=random)
    parts = []
    for part in crops[order].chunk(6):
        sigma = float(uniform(1, -1.2, 2, random)) if blur is None else blur
        parts.append(blurred(part, sigma) if sigma > 0.25 else part)
    crops = torch.cat(parts)[order.argsort()]
    swap = torch.rand(count, generator=random) < 0.3
    crops[swap] = crops[swap][:, torch.randperm(3, generator=random)]
    gain = uniform(count, 0.35, 1.35, random)[:, None] * uniform(3 * count, 0.85, 1.15, random).view(count, 3)
    bend = uniform(count, 0.7, 1.4, random)
    crops = 255 * (crops.clamp(0, 255) / 255) ** bend[:, None, None, None] * gain[:, :, None, None]
    noise = uniform(count, 0, 8, random) * (torch.rand(count, generator=random) < 0.7)
    crops = crops + noise[:, None, None, None] * torch.randn(crops.shape, generator=random)
    crops = crops.clamp(0, 255)
    for i in range(count):
        if torch.rand(1, generator=random) < 0.35:
            crops[i] = jpeg(crops[i], int(uniform(1, 50, 96, random)))
    return crops


def sample(crops, turns, tips, views, near_share, random):
    """Returns inputs for training, with the turns of their tips and the middles of their dice.

    A share has the tip nearly up and is centred well, as in the program's second look: the true tip of a die that lies, and what the net
    takes for the tip of another body. Else the net would learn that whatever has its tip up lies.
    """
    count = len(crops)
    turn = uniform(count, -math.pi, math.pi, random)
    near = (torch.rand(count, generator=random) < near_share) & ~tips.isnan()
    turn = torch.where(near, -tips + 0.17 * torch.randn(count, generator=random), turn)
    shift = torch.randn((count, 2), generator=random).clamp(-2.2, 2.2)
    shift = shift * torch.where(near, 0.045, 0.11)[:, None]
    scale = uniform(count, 0.92, 1.08, random)[:, None] * uniform(2 * count, 0.97, 1.03, random).view(count, 2)
    inputs = worn(turned(crops, turn, shift, scale), random)
    middles = -rotated(shift, -turn) / scale
    views = looked_at(views, turn) + 0.04 * torch.randn((count, 2), generator=random)
    blind = torch.rand(count, generator=random) < 0.25
    views[blind & (views.norm(dim=1) < 0.4)] = 0
    return planes(inputs, views), turns + turn, middles


def rotated(shift, turn):
    """Returns vectors, to the right and down, turned clockwise."""
    cos, sin = torch.cos(turn), torch.sin(turn)
    return torch.stack((cos * shift[:, 0] - sin * shift[:, 1], sin * shift[:, 0] + cos * shift[:, 1]), 1)


def upright(labels, rests, turns):
    """Returns the faces to learn: that of a die whose tip is nearly up, nothing if it is far from up, -1 for what teaches no face."""
    off = torch.atan2(torch.sin(turns), torch.cos(turns)).abs()
    labels = torch.where(off > 0.9, torch.full_like(labels, NOTHING), labels)
    between = (off > 0.4) & (off <= 0.9)
    return torch.where(between | (rests != LIES) | turns.isnan(), torch.full_like(labels, -1), labels)


def answers(net, crops, views, looks=2, spread=(-0.15, 0, 0.15)):
    """Reads crops as the program does: finds tip and middle in some turns of each, then reads with the tip up and the die centred."""
    net.eval()
    with torch.no_grad():
        count = len(crops)
        one = torch.ones(count, 2)

        def asked(turn, shift):
            return split(net(planes(turned(crops, turn, shift, one), looked_at(views, turn))))

        tips, shifts = [], []
        for i in range(looks):
            turn = torch.full((count,), 2 * math.pi * i / looks)
            _, tip, _, middle = asked(turn, torch.zeros(count, 2))
            tips.append(torch.atan2(tip[:, 1], tip[:, 0]) - turn)
            shifts.append(rotated(middle, turn))
        tip = torch.atan2(sum(torch.sin(t) for t in tips), sum(torch.cos(t) for t in tips))
        shift = sum(shifts) / looks
        off = torch.stack([torch.atan2(torch.sin(t - tip), torch.cos(t - tip)).abs() for t in tips]).max(0).values
        found = [asked(-tip + more, shift) for more in spread]
        faces = torch.stack([F.softmax(one[0], 1) for one in found])
        rests = torch.stack([F.softmax(one[2], 1) for one in found])
        return {"tip": tip, "off": off, "shift": shift, "faces": faces.mean(0), "least": faces.min(0).values,
                "lies": rests[:, :, LIES].mean(0), "least lies": rests[:, :, LIES].min(0).values}
