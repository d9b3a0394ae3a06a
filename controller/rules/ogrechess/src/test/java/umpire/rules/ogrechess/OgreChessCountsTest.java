package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameLaws;
import umpire.rules.kernel.GamePlay;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/**
 * Counts action sequences to a depth; a roll counts as six. The counts were computed by this code and are pinned, so that a change of the
 * rules shows. {@link OgreChessSecondOpinionTest} has counts that a second implementation confirms.
 */
class OgreChessCountsTest {
    private final Game<Position, Action> game = OgreChess.game();

    @ParameterizedTest
    @CsvSource({
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 1, 42",
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 2, 1744",
        "mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w, 3, 67968",
        "7c/8/8/3ig3/3H4/8/8/7C w, 3, 1767",
        "7c/8/8/3ig3/3H4/8/8/7C w, 4, 40976",
        "5C2/4m3/8/2o5/3G4/8/8/7c w, 4, 811",
        "7c/8/8/3i4/3O4/8/8/7C w, 4, 18312",
        "7c/8/8/3h4/1P2I3/8/8/7C w, 4, 69926",
        "7c/I(2)7/8/3I(2)4/3I(2)g3/8/8/M6C w, 3, 176",
        "8/2G2p2/1i2c3/4o3/2O1I3/2h1M3/3C4/8 w, 3, 6502"
    })
    void sequencesAreCounted(String position, int depth, long count) {
        assertThat(GamePlay.sequences(game, game.readPosition(position).orThrow(), depth))
                .isEqualTo(count);
    }

    @Test
    void walkingSquareBySquareFindsTheSameMoves() {
        Reach reach = new Reach(Rulings.DEFAULT);
        Threats threats = new Threats(
                Rulings.parse(Map.of("checkThroughInfantry", "false")).orThrow(), reach);
        PseudoLegalActions pseudoLegalActions =
                new PseudoLegalActions(Rulings.DEFAULT, reach, new PhaseTransitions(Rulings.DEFAULT, reach, threats));
        GameLaws<Position, Action> laws = new GameLaws<>(game, 20_000);
        int compared = 0;
        for (long seed = 40; seed < 44; seed++) {
            for (Position position : laws.playOut(game.opening(), seed)) {
                if (position.phase() instanceof Phase.AwaitingMove) {
                    compare(position, pseudoLegalActions, threats, "seed " + seed + " " + game.writePosition(position));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static void compare(
            Position position, PseudoLegalActions pseudoLegalActions, Threats threats, String where) {
        Chessboard board = position.board();
        Side side = position.turn();
        Set<String> steps = pseudoLegalActions.of(position).stream()
                .filter(action -> action instanceof Action.MovePiece
                        || (action instanceof Action.Overrun overrun
                                && board.unit(overrun.to()).kind() == UnitKind.MCP))
                .map(ActionText::write)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(steps).as(where).isEqualTo(Walker.steps(board, side, true));
        boolean threatened = Walker.steps(recovered(board, side.other()), side.other(), true).stream()
                .anyMatch(step -> step.contains("x"));
        assertThat(threats.on(position, side)).as(where).isEqualTo(threatened);
    }

    /** The enemy's units as they will be in its next turn. */
    private static Chessboard recovered(Chessboard board, Side enemy) {
        Chessboard next = board;
        for (Square square : board.of(enemy)) {
            Unit unit = board.unit(square);
            next = next.with(square, unit.disabledFor(Math.max(0, unit.disabled() - 1)));
        }
        return next;
    }
}
