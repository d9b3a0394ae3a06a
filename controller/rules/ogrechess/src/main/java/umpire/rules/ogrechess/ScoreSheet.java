package umpire.rules.ogrechess;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import umpire.rules.kernel.Score;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;

/**
 * The score: the material of both sides in points, as chess players count it. Material only shows who leads; it does not decide the game.
 */
final class ScoreSheet {
    private static final String MATERIAL = "points of material";

    private ScoreSheet() {}

    /** Returns the material of both sides, and the move units of their Ogres. */
    static List<Score> of(Position position) {
        return Arrays.stream(Side.values()).map(side -> of(position, side)).toList();
    }

    private static Score of(Position position, Side side) {
        int material = material(position, side);
        Stream<Score.Goal> goals = Stream.concat(
                Stream.of(new Score.Goal(material, MATERIAL)),
                all(position, side)
                        .filter(Unit.Ogre.class::isInstance)
                        .map(ogre -> new Score.Goal(((Unit.Ogre) ogre).moveUnits(), "Ogre move units")
                                .upTo(Unit.Ogre.fresh(side).moveUnits())));
        return new Score(side.seat(), material, MATERIAL)
                .decidedBy(material > material(position, side.other()), goals.toArray(Score.Goal[]::new));
    }

    private static int material(Position position, Side side) {
        return (int) Math.round(Evaluation.material(position, side));
    }

    /** Returns the units on the board, with the one that has left its square to overrun another. */
    private static Stream<Unit> all(Position position, Side side) {
        return Stream.concat(
                position.board().of(side).list().stream().map(position.board()::unit),
                position
                        .phase()
                        .fightUnderWay()
                        .map(Attack.Fight::attacker)
                        .filter(unit -> unit.side() == side)
                        .stream());
    }
}
