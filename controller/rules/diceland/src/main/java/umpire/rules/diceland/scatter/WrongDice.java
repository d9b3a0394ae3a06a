package umpire.rules.diceland.scatter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Whereabouts;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.sight.Footing;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

/** Says why dice that are seen are not those of a throw: another one was thrown, one is missing, or one shows what none does. */
final class WrongDice {
    private final DuelSetup setup;
    private final Duel duel;
    private final String thrown;

    WrongDice(DuelSetup setup, Duel duel, String thrown) {
        this.setup = setup;
        this.duel = duel;
        this.thrown = thrown;
    }

    Optional<String> wrong(List<String> due, List<DieShown> shown) {
        return others(due, shown)
                .or(() -> missing(due, shown))
                .or(() -> due.stream()
                        .flatMap(name -> DiceSeen.seen(name, shown).stream())
                        .filter(die -> die.rest() == DieShown.Rest.FLAT
                                && setup.die(die.name()).unit().side(die.face()).isEmpty())
                        .map(die -> Quoted.of(die.face()) + " is no side of " + setup.title(die.name()) + ".")
                        .findFirst());
    }

    private Optional<String> missing(List<String> due, List<DieShown> shown) {
        return due.stream()
                .filter(name -> DiceSeen.seen(name, shown).isEmpty())
                .map(name -> "Where is " + setup.title(name) + "? If it is off the table, say " + name + "=gone.")
                .findFirst();
    }

    /** What another die pushed is not this throw's: it is put back before that. */
    private Optional<String> others(List<String> due, List<DieShown> shown) {
        Optional<DieShown> other = shown.stream()
                .filter(die -> !due.contains(die.name()) && die.rest() != DieShown.Rest.GONE && onTable(die.pose()))
                .findFirst();
        return other.map(die -> why(die.name()) + " Take it off the table" + puttingBack(shown) + ".");
    }

    private String why(String name) {
        String title = setup.title(name);
        Optional<Fighter> own = duel.find(name).filter(fighter -> fighter.of(duel.active()));
        boolean flies = duel.phase() instanceof DuelPhase.Airborne;
        if (own.isEmpty()) {
            return title + " is not in the army of " + duel.active() + ".";
        }
        if (own.get().at() instanceof Whereabouts.InReserve) {
            return title + " is in reserve.";
        }
        return title + " lies there, and " + setup.title(thrown) + " is to be " + (flies ? "thrown." : "put there.");
    }

    private String puttingBack(List<DieShown> shown) {
        String pushed = duel.inPlay()
                .filter(fighter -> isPushed(fighter, shown))
                .map(fighter -> setup.title(fighter.name()))
                .collect(Collectors.joining(", "));
        return pushed.isEmpty() ? "" : ", and put back what it pushed: " + pushed;
    }

    private boolean isPushed(Fighter fighter, List<DieShown> shown) {
        Optional<DieShown> seen = DiceSeen.seen(fighter.name(), shown);
        boolean known = seen.filter(die -> die.rest() == DieShown.Rest.FLAT)
                .filter(die -> setup.unit(fighter).side(die.face()).isPresent())
                .isPresent();
        Optional<FlatDie> now = known ? DiceSeen.flat(setup, fighter.name(), seen.get()) : Optional.empty();
        return seen.isPresent()
                && now.filter(lies -> !Footing.pushed(fighter.lying().orElseThrow(), lies))
                        .isEmpty();
    }

    /** What lies beside the table is in somebody's hand or reserve. */
    private boolean onTable(Pose pose) {
        return Math.abs(pose.xMm()) <= setup.catalogue().widthMm() / 2
                && Math.abs(pose.yMm()) <= setup.catalogue().deepMm() / 2;
    }
}
