package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Throws the dice of a roll independently, each side equally likely. */
final class FairRoll {
    private FairRoll() {}

    static List<DieShown> of(Awaited.Roll roll, List<DieType> box, IntUnaryOperator chance) {
        List<DieShown> shown = new ArrayList<>();
        for (Dice dice : roll.dice()) {
            DieType type = type(dice, box);
            for (int i = 0; i < dice.count(); i++) {
                int side = chance.applyAsInt(type.faces().size());
                shown.add(type.showing(type.faces().get(side).shows()));
            }
        }
        return List.copyOf(shown);
    }

    private static DieType type(Dice dice, List<DieType> box) {
        return box.stream()
                .filter(type -> dice.include(type.kind(), type.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + dice.name() + " is in the box"));
    }
}
