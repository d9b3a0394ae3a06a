package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

/** Says why dice that are seen are not those of a throw: another one was thrown, one is missing, or one shows what none does. */
final class WrongDice {
    private final Setup setup;
    private final Position position;
    private final String thrown;
    private final ShownDice dice;

    WrongDice(Setup setup, Position position, String thrown, ShownDice dice) {
        this.setup = setup;
        this.position = position;
        this.thrown = thrown;
        this.dice = dice;
    }

    Optional<String> wrong(List<String> due) {
        return others(due)
                .or(() -> missing(due))
                .or(() -> dice.first(die -> due.contains(die.name()) && dice.showsNoSide(die))
                        .map(die -> Quoted.of(die.face()) + " is no side of " + setup.title(die.name()) + "."));
    }

    private Optional<String> missing(List<String> due) {
        return due.stream()
                .filter(name -> dice.seen(name).isEmpty())
                .map(name -> "Where is " + setup.title(name) + "? If it is off the table, say " + name + "=gone.")
                .findFirst();
    }

    /** What another die pushed is not this throw's: it is put back before that. */
    private Optional<String> others(List<String> due) {
        return dice.first(die -> !due.contains(die.name()) && die.rest() != DieShown.Rest.GONE && onTable(die.pose()))
                .map(die -> why(die.name()) + " Take it off the table" + puttingBack() + ".");
    }

    private String why(String name) {
        String title = setup.title(name);
        Optional<Fighter> own = position.find(name).filter(fighter -> fighter.of(position.active()));
        boolean flies = position.phase() instanceof Phase.Airborne;
        if (own.isEmpty()) {
            return title + " is not in the army of " + position.active() + ".";
        }
        if (own.get().at() instanceof Whereabouts.InReserve) {
            return title + " is in reserve.";
        }
        return title + " lies there, and " + setup.title(thrown) + " is to be " + (flies ? "thrown." : "put there.");
    }

    private String puttingBack() {
        String pushed = position.inPlay()
                .filter(this::isPushed)
                .map(fighter -> setup.title(fighter.name()))
                .collect(Collectors.joining(", "));
        return pushed.isEmpty() ? "" : ", and put back what it pushed: " + pushed;
    }

    private boolean isPushed(Fighter fighter) {
        FlatDie before = fighter.lying().orElseThrow();
        return dice.seen(fighter.name()).isPresent()
                && dice.flat(fighter.name())
                        .filter(now -> !Footing.pushed(before, now))
                        .isEmpty();
    }

    /** What lies beside the table is in somebody's hand or reserve. */
    private boolean onTable(Pose pose) {
        return Math.abs(pose.xMm()) <= setup.catalogue().widthMm() / 2
                && Math.abs(pose.yMm()) <= setup.catalogue().deepMm() / 2;
    }
}
