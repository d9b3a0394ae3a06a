package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.DieShown;

/** Dice as they are seen, by their names. */
record ShownDice(Setup setup, List<DieShown> dice) {
    Optional<DieShown> seen(String name) {
        return dice.stream().filter(die -> die.name().equals(name)).findFirst();
    }

    /** Returns the first of those that something holds for. */
    Optional<DieShown> first(Predicate<DieShown> which) {
        return dice.stream().filter(which).findFirst();
    }

    /** Returns whether a die is said to lie on a side that it does not have. */
    boolean showsNoSide(DieShown shown) {
        return shown.rest() == DieShown.Rest.FLAT && side(shown).isEmpty();
    }

    private Optional<PaperSide> side(DieShown shown) {
        return setup.find(shown.name()).flatMap(die -> die.unit().side(shown.face()));
    }

    /** Returns how a die lies. One that leans, or of which a corner stands beyond the edge, is off the table. */
    Optional<FlatDie> flat(String name) {
        BoxedDie die = setup.die(name);
        return seen(name)
                .filter(shown -> shown.rest() == DieShown.Rest.FLAT)
                .flatMap(shown -> side(shown)
                        .map(side -> new FlatDie(
                                side.face(), shown.pose(), die.unit().edgeMm())))
                .filter(lying -> Footing.onTable(lying, setup));
    }
}
