"""Trains the net on crops: train.py MODEL STEPS CROPS.npz... [from=OTHER_MODEL] [rate=0.003]

A batch takes as many crops from each file.
"""

import sys
import time

import numpy as np
import torch
from torch.nn import functional as F

import net as nets

BATCH = 128
FLAT_SHARE = 0.55
GUESS_STEPS = 1000
SEED = 1
RATE = 3e-3
NOTHING_WEIGHT = 0.4  # three quarters of the crops show no upright face


def batch(sets, random):
    """Returns as many crops from each set, most of them of dice that lie."""
    picks = []
    for one in sets:
        count = BATCH // len(sets)
        flat = torch.where(one["rests"] == nets.LIES)[0]
        other = torch.where(one["rests"] != nets.LIES)[0]
        lying = round(FLAT_SHARE * count)
        picks.append(torch.cat((flat[torch.randint(len(flat), (lying,), generator=random)],
                                other[torch.randint(len(other), (count - lying,), generator=random)])))
    return {name: torch.cat([own[name][pick] for own, pick in zip(sets, picks)]) for name in sets[0]}


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


def main():
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    random = torch.Generator().manual_seed(SEED)
    words = [word for word in sys.argv[1:] if "=" not in word]
    settings = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    model, steps, files = words[0], int(words[1]), [np.load(file) for file in words[2:]]
    sets = [{name: torch.from_numpy(file[name]) for name in ("crops", "labels", "rests", "turns", "views")} for file in files]
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
        one = batch(sets, random)
        inputs, turns, middles = nets.sample(one["crops"].permute(0, 3, 1, 2).float(), one["turns"], one["tips"], one["views"], random)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out = net(inputs.contiguous(memory_format=torch.channels_last))
        faces, tips, rests, found = nets.split(out.float())
        flat, dice = one["rests"] == nets.LIES, one["rests"] != nets.NO_DIE
        tip = torch.stack((torch.cos(turns), torch.sin(turns)), 1)[flat]
        labels = nets.upright(one["labels"], turns)
        losses = (F.cross_entropy(faces, labels, weight, ignore_index=-1), F.mse_loss(tips[flat], tip),
                  F.cross_entropy(rests, one["rests"]), F.mse_loss(found[dice], middles[dice]))
        learner.zero_grad()
        (2 * losses[0] + 2 * losses[1] + losses[2] + 20 * losses[3]).backward()
        learner.step()
        pace.step()
        shown = (labels >= 0) & (labels != nets.NOTHING)
        right = (faces.argmax(1) == labels)[shown].float().mean()
        sums += torch.tensor([loss.item() for loss in losses] + [right.item()])
        if step % 100 == 0:
            print(step, [round(x, 4) for x in (sums / 100).tolist()], f"{time.time() - start:.0f} s", flush=True)
            sums.zero_()
        if step % 200 == 0 or step == steps:
            torch.save(net.state_dict(), model)


main()
