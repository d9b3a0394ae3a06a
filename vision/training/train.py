"""Trains the net on crops: train.py MODEL STEPS PATTERN... [from=OTHER_MODEL] [rate=0.003]

A pattern names files of crops of one kind. Half of each batch comes from the first kind.
"""

import glob
import sys
import time

import numpy as np
import torch
from torch.nn import functional as F

import net as nets

BATCH = 96
NUMERALS = 64  # more dice in each batch, with the tip up, for the face alone
FLAT_SHARE = 0.5
NEAR_SHARE = 0.6
GUESS_STEPS = 2000
SEED = 1
RATE = 3e-3
NOTHING_WEIGHT = 0.4


def batch(sets, count, flat_share, random):
    """Returns crops from each set by its share, some of dice that lie."""
    parts = []
    for one in sets:
        own = round(count * one["share"])
        lying = round(flat_share * own)
        picks = [torch.randint(len(one[name]), (many,), generator=random) for name, many in (("flat", lying), ("other", own - lying))]
        pick = torch.cat((one["flat"][picks[0]], one["other"][picks[1]]))
        parts.append({name: one[name][pick] for name in ("crops", "labels", "rests", "turns", "tips", "views")})
    return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


def guess(net, sets):
    """Sets the tips: the true one of each die that lies, and what the net takes for it in the other crops."""
    net.eval()
    with torch.no_grad():
        for one in sets:
            one["tips"] = one["turns"].clone()
            for some in torch.where(one["turns"].isnan())[0].split(500):
                crops = one["crops"][some].permute(0, 3, 1, 2).float()
                still = torch.zeros(len(some)), torch.zeros(len(some), 2), torch.ones(len(some), 2)
                tip = nets.split(net(nets.planes(nets.turned(crops, *still), one["views"][some])))[1]
                one["tips"][some] = torch.atan2(tip[:, 1], tip[:, 0])


def read(files):
    """Returns the crops of some files as one set."""
    one = {name: torch.from_numpy(np.concatenate([file[name] for file in files])) for name in ("crops", "labels", "rests", "turns", "views")}
    one["flat"], one["other"] = torch.where(one["rests"] == nets.LIES)[0], torch.where(one["rests"] != nets.LIES)[0]
    return one


def sampled(one, near_share, random):
    crops = one["crops"].permute(0, 3, 1, 2).float()
    inputs, turns, middles = nets.sample(crops, one["turns"], one["tips"], one["views"], near_share, random)
    return inputs.contiguous(memory_format=torch.channels_last), turns, middles


def main():
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    random = torch.Generator().manual_seed(SEED)
    words = [word for word in sys.argv[1:] if "=" not in word]
    settings = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    model, steps, patterns = words[0], int(words[1]), words[2:]
    sets = [read([np.load(file) for file in sorted(glob.glob(pattern))]) for pattern in patterns]
    for one in sets:
        one["share"] = 1 if len(sets) == 1 else 0.5 if one is sets[0] else 0.5 / (len(sets) - 1)
    print([len(one["labels"]) for one in sets], "crops", flush=True)
    net = nets.DieNet()
    net.to(memory_format=torch.channels_last)
    if "from" in settings:
        net.load_state_dict(torch.load(settings["from"]))
    print(sum(p.numel() for p in net.parameters()), "weights", flush=True)
    rate = float(settings.get("rate", RATE))
    learner = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, rate, steps, pct_start=0.1)
    weight = torch.ones(nets.FACES)
    weight[nets.NOTHING] = NOTHING_WEIGHT
    start, sums = time.time(), torch.zeros(5)
    for step in range(1, steps + 1):
        if step % GUESS_STEPS == 1:
            guess(net, sets)
        net.train()
        one, flat = batch(sets, BATCH, FLAT_SHARE, random), batch(sets, NUMERALS, 1, random)
        inputs, turns, middles = sampled(one, NEAR_SHARE, random)
        upright, flat_turns, _ = sampled(flat, 0.9, random)
        labels = torch.cat((nets.upright(one["labels"], one["rests"], turns), nets.upright(flat["labels"], flat["rests"], flat_turns)))
        shown = labels >= 0
        with torch.autocast("cpu", dtype=torch.bfloat16):
            own = net.body(inputs)
            faces = net.faces(torch.cat((inputs, upright))[shown])
        tips, rests, found = own.float().split((2, nets.RESTS, 2), 1)
        lies, dice = one["rests"] == nets.LIES, one["rests"] != nets.NO_DIE
        tip = torch.stack((torch.cos(turns), torch.sin(turns)), 1)[lies]
        labels, faces = labels[shown], faces.float()
        losses = (F.cross_entropy(faces, labels, weight), F.mse_loss(tips[lies], tip),
                  F.cross_entropy(rests, one["rests"]), F.mse_loss(found[dice], middles[dice]))
        learner.zero_grad()
        (2 * losses[0] + 2 * losses[1] + 2 * losses[2] + 20 * losses[3]).backward()
        learner.step()
        pace.step()
        right = (faces.argmax(1) == labels)[labels != nets.NOTHING].float().mean()
        sums += torch.tensor([loss.item() for loss in losses] + [right.item()])
        if step % 100 == 0:
            print(step, [round(x, 4) for x in (sums / 100).tolist()], f"{time.time() - start:.0f} s", flush=True)
            sums.zero_()
        if step % 200 == 0 or step == steps:
            torch.save(net.state_dict(), model)


main()
