package umpire.rules.diceland.scatter;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Parsed;

/** Makes an action of all the dice that are seen after a throw. */
public final class DiceSeen {
    private final DuelSetup setup;

    public DiceSeen(DuelSetup setup) {
        this.setup = setup;
    }

    /** Returns the die that flies or is placed, if any does. */
    public static Optional<String> awaited(Duel duel) {
        return switch (duel.phase()) {
            case DuelPhase.Airborne airborne -> Optional.of(airborne.die());
            case DuelPhase.HandPlacing placing -> Optional.of(placing.die());
            default -> Optional.empty();
        };
    }

    /** Returns how all dice lie, or which one is still to be told. */
    public Parsed<DuelAction> landed(Duel duel, List<DieShown> shown) {
        Optional<String> thrown = awaited(duel);
        if (thrown.isEmpty()) {
            return Parsed.bad("no die is thrown now");
        }
        List<String> due = duel.fighters().stream()
                .filter(fighter -> fighter.inPlay() || fighter.name().equals(thrown.get()))
                .map(Fighter::name)
                .toList();
        ShownDice dice = new ShownDice(setup, shown);
        Optional<String> wrong = new WrongDice(setup, duel, thrown.get(), dice).wrong(due);
        if (wrong.isPresent()) {
            return Parsed.bad(wrong.get());
        }
        List<LandedDie> landed =
                due.stream().map(name -> new LandedDie(name, dice.flat(name))).toList();
        return Parsed.good(new DuelAction.DiceLanded(landed));
    }
}
