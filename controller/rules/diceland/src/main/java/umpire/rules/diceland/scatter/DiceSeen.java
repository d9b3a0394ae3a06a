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
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

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
        Optional<String> wrong = wrong(due, shown);
        if (wrong.isPresent()) {
            return Parsed.bad(wrong.get());
        }
        List<LandedDie> landed = new ArrayList<>();
        for (String name : due) {
            landed.add(new LandedDie(name, flat(name, seen(name, shown).orElseThrow())));
        }
        return Parsed.good(new DuelAction.DiceLanded(landed));
    }

    private Optional<String> wrong(List<String> due, List<DieShown> shown) {
        for (String name : due) {
            Optional<DieShown> seen = seen(name, shown);
            if (seen.isEmpty()) {
                return Optional.of(
                        "Where is " + setup.title(name) + "? If it is off the table, say " + name + "=gone.");
            }
            DieShown die = seen.get();
            if (die.rest() == DieShown.Rest.FLAT
                    && setup.die(name).unit().side(die.face()).isEmpty()) {
                return Optional.of(Quoted.of(die.face()) + " is no side of " + setup.title(name));
            }
        }
        return shown.stream()
                .filter(die -> !due.contains(die.name()) && die.rest() != DieShown.Rest.GONE && onTable(die.pose()))
                .map(die -> setup.title(die.name()) + " is not in play; take it off the table.")
                .findFirst();
    }

    /** What lies beside the table is in somebody's hand or reserve. */
    private boolean onTable(Pose pose) {
        return Math.abs(pose.xMm()) <= setup.catalogue().widthMm() / 2
                && Math.abs(pose.yMm()) <= setup.catalogue().deepMm() / 2;
    }

    private static Optional<DieShown> seen(String name, List<DieShown> shown) {
        return shown.stream().filter(die -> die.name().equals(name)).findFirst();
    }

    /** A die that leans, or of which a corner stands beyond the edge, is off the table. */
    private Optional<FlatDie> flat(String name, DieShown shown) {
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
