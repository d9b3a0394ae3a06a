package umpire.rules.ogrechess;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import umpire.rules.kernel.Score;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;

/**
 * The units of both sides, and the attack strength that is left to them. They do not win by themselves, but a Mobile CP is lost to them.
 */
final class ScoreSheet {
    private ScoreSheet() {}

    /** Returns the units of both sides with their attack strength, and the move units of their Ogres. */
    static List<Score> of(Position position) {
        return Arrays.stream(Side.values()).map(side -> of(position, side)).toList();
    }

    private static Score of(Position position, Side side) {
        int units = position.units(side);
        int strength = strength(position, side);
        Stream<Score.Goal> goals = Stream.concat(
                Stream.of(
                        new Score.Goal(strength, "attack strength"),
                        new Score.Goal(units, units == 1 ? "unit" : "units")),
                all(position, side)
                        .filter(Unit.Ogre.class::isInstance)
                        .map(ogre -> new Score.Goal(((Unit.Ogre) ogre).moveUnits(), "Ogre move units")
                                .upTo(Unit.Ogre.fresh(side).moveUnits())));
        return new Score(side.seat(), units, "units")
                .decidedBy(strength > strength(position, side.other()), goals.toArray(Score.Goal[]::new));
    }

    private static int strength(Position position, Side side) {
        return all(position, side).mapToInt(ScoreSheet::attack).sum();
    }

    /** Returns the units on the board, and the one that has left its square to fight on another. */
    private static Stream<Unit> all(Position position, Side side) {
        Stream.Builder<Unit> units = Stream.builder();
        position.board().of(side).forEach(square -> units.add(position.board().unit(square)));
        position.phase()
                .fightUnderWay()
                .map(Fight::attacker)
                .filter(unit -> unit.side() == side)
                .ifPresent(units::add);
        return units.build();
    }

    private static int attack(Unit unit) {
        return switch (unit) {
            case Unit.Platoon platoon -> platoon.squads();
            case Unit.Ogre ogre -> ogre.batteries().attack();
            case Unit.Mechanized mech -> mech.kind().attack();
            case Unit.Armour armour -> armour.kind().attack();
            case Unit.CommandPost post -> 0;
        };
    }
}
