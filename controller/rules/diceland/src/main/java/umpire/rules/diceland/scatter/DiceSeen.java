package umpire.rules.diceland.scatter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.BoxedDie;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.sight.Footing;
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
        Optional<String> wrong = new WrongDice(setup, duel, thrown.get()).wrong(due, shown);
        if (wrong.isPresent()) {
            return Parsed.bad(wrong.get());
        }
        List<LandedDie> landed = new ArrayList<>();
        for (String name : due) {
            landed.add(new LandedDie(name, flat(setup, name, seen(name, shown).orElseThrow())));
        }
        return Parsed.good(new DuelAction.DiceLanded(landed));
    }

    static Optional<DieShown> seen(String name, List<DieShown> shown) {
        return shown.stream().filter(die -> die.name().equals(name)).findFirst();
    }

    /** A die that leans, or of which a corner stands beyond the edge, is off the table. */
    static Optional<FlatDie> flat(DuelSetup setup, String name, DieShown shown) {
        if (shown.rest() != DieShown.Rest.FLAT) {
            return Optional.empty();
        }
        BoxedDie die = setup.die(name);
        FlatDie flat = new FlatDie(
                die.unit().side(shown.face()).orElseThrow().face(),
                shown.pose(),
                die.unit().edgeMm());
        return Optional.of(flat).filter(lying -> Footing.onTable(lying, setup));
    }
}
