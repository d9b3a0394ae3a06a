package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Quoted;

/** All dice as they are seen after a throw: the action that they make, or why they make none. */
record DiceSeen(Setup setup, Position position, List<DieShown> dice) {
    /** Returns how all dice lie, or which one is still to be told. */
    Parsed<Action> landed() {
        if (!(position.phase() instanceof Phase.DieLanding landing)) {
            return Parsed.bad("no die is thrown now");
        }
        List<String> due = DiceLanding.due(position, landing.die());
        return wrong(due, landing)
                .map(Parsed::<Action>bad)
                .orElseGet(() -> Parsed.good(new Action.DiceLanded(due.stream()
                        .map(name -> new Action.LandedDie(name, flat(name)))
                        .toList())));
    }

    private Optional<String> wrong(List<String> due, Phase.DieLanding landing) {
        return others(due, landing)
                .or(() -> missing(due))
                .or(() -> first(die -> due.contains(die.name()) && showsNoSide(die))
                        .map(die -> Quoted.of(die.face()) + " is no side of " + setup.title(die.name()) + "."));
    }

    private Optional<String> missing(List<String> due) {
        return due.stream()
                .filter(name -> seen(name).isEmpty())
                .map(name -> "Where is " + setup.title(name) + "? If it is off the table, say " + name + "=gone.")
                .findFirst();
    }

    /** Dice that another die pushed are put back before the throw. */
    private Optional<String> others(List<String> due, Phase.DieLanding landing) {
        return first(die -> !due.contains(die.name()) && die.rest() != DieShown.Rest.GONE && onTable(die.pose()))
                .map(die -> why(die.name(), landing) + " Take it off the table" + puttingBack() + ".");
    }

    private String why(String name, Phase.DieLanding landing) {
        String title = setup.title(name);
        Optional<Fighter> own = position.find(name).filter(fighter -> fighter.of(position.active()));
        if (own.isEmpty()) {
            return title + " is not in the army of " + position.active() + ".";
        }
        if (own.get().at() instanceof Whereabouts.InReserve) {
            return title + " is in reserve.";
        }
        return title + " lies there, and " + setup.title(landing.die()) + " is to be "
                + (landing instanceof Phase.Airborne ? "thrown." : "put there.");
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
        return seen(fighter.name()).isPresent()
                && flat(fighter.name())
                        .filter(now -> !Footing.pushed(before, now))
                        .isEmpty();
    }

    /** Dice beside the table are in a hand or in reserve. */
    private boolean onTable(Pose pose) {
        return Math.abs(pose.xMm()) <= setup.catalogue().widthMm() / 2
                && Math.abs(pose.yMm()) <= setup.catalogue().deepMm() / 2;
    }

    private Optional<DieShown> seen(String name) {
        return dice.stream().filter(die -> die.name().equals(name)).findFirst();
    }

    /** Returns the first die that meets a condition. */
    private Optional<DieShown> first(Predicate<DieShown> which) {
        return dice.stream().filter(which).findFirst();
    }

    /** Returns whether a die shows a side that it does not have. */
    private boolean showsNoSide(DieShown shown) {
        return shown.rest() == DieShown.Rest.FLAT && side(shown).isEmpty();
    }

    private Optional<PaperSide> side(DieShown shown) {
        return setup.find(shown.name()).flatMap(die -> die.unit().side(shown.face()));
    }

    /** Returns how a die lies. One that leans, or of which a corner stands beyond the edge, is off the table. */
    private Optional<FlatDie> flat(String name) {
        BoxedDie die = setup.die(name);
        return seen(name)
                .filter(shown -> shown.rest() == DieShown.Rest.FLAT)
                .flatMap(shown -> side(shown)
                        .map(side -> new FlatDie(
                                side.face(), shown.pose(), die.unit().edgeMm())))
                .filter(lying -> Footing.onTable(lying, setup));
    }
}
