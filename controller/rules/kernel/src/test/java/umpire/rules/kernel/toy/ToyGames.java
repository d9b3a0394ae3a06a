package umpire.rules.kernel.toy;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.toy.frogpond.FrogPond;

/**
 * All toy games, in the order of their subjects: throws, moves with a die and cards, stacks, three seats, two rollers,
 * uncountable rolls, secrets, poses. Two toys never lie on one table, so they may share tags.
 */
public final class ToyGames {
    public static final List<Game<?, ?>> ALL = List.of(
            new Quoits(),
            new FrogPond(),
            new Discs(),
            new Carousel(),
            new Skirmish(),
            new Hail(),
            new Morra(),
            new Regatta());

    private ToyGames() {}
}
