"""Writes a trained net for the program, with answers for its test: export.py MODEL DIE.onnx ANSWERS.txt

The test gives the program the same made-up inputs and expects the same answers.
"""

import sys

import torch

import net as nets

PROBES = 3


def main():
    model, onnx, answers = sys.argv[1:]
    net = nets.DieNet()
    net.load_state_dict(torch.load(model))
    net.eval()
    size = (PROBES, 5, nets.SIDE, nets.SIDE)
    probes = torch.sin(0.37 * torch.arange(PROBES * 5 * nets.SIDE * nets.SIDE, dtype=torch.float64)).float().view(size)
    torch.onnx.export(net, probes, onnx, input_names=["planes"], output_names=["answers"], opset_version=11,
                      dynamic_axes={"planes": {0: "count"}, "answers": {0: "count"}})
    with torch.no_grad():
        rows = net(probes)
    with open(answers, "w") as file:
        for row in rows:
            file.write(" ".join(f"{x:.5f}" for x in row.tolist()) + "\n")


main()
