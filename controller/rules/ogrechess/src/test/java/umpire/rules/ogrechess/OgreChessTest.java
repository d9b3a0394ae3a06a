package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Piece;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.rulings.SheetRule;

/** The name, seats and rules of the game, and the seat it waits for. */
class OgreChessTest {
    private static final Action.Hold HOLD = new Action.Hold();
    private final Game<Position, Action> game = OgreChess.game();

    @Test
    void theGameHasANameTwoSeatsAndTheRulesOfItsSheet() {
        assertThat(game.id()).isEqualTo(new GameId("ogre-chess"));
        assertThat(game.title()).isEqualTo("Ogre Chess");
        assertThat(game.seats()).containsExactly(Side.WHITE.seat(), Side.BLACK.seat());
        assertThat(game.rules().stream().map(rule -> (SheetRule) rule)).containsExactly(SheetRule.values());
    }

    @Test
    void eachSideHasItsPiecesInTheBox() {
        for (Side side : Side.values()) {
            List<Piece> own = game.pieces().stream()
                    .filter(piece -> piece.seat().equals(side.seat().name()))
                    .toList();
            assertThat(own).hasSize(8 + 2 + 2 + 2 + 1 + 1 + 8);
            assertThat(own.stream()
                            .map(piece -> piece.token().name() + " " + piece.heightMm())
                            .map(text -> text.replaceFirst("^[a-z]+-", ""))
                            .distinct())
                    .containsExactly(
                            "INF 8.0", "GEV 12.0", "HVY 16.0", "MSL 18.0", "OGRE 30.0", "MCP 22.0", "MECH 14.0");
        }
    }

    @Test
    void aRollIsAwaitedFromTheShooterAndAChoiceFromTheSideToMove() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "hc3");
        assertThat(table.game().awaited(table.position()))
                .isEqualTo(new Awaited.Choice(Side.WHITE.seat(), "move a piece or make a special move"));
        table.play("a1:c3");
        assertThat(table.game().awaited(table.position()))
                .isEqualTo(new Awaited.Roll(
                        Side.WHITE.seat(),
                        List.of(new Dice("d6", 1)),
                        "roll for the attack of the Missile Tank on a1 on the Heavy Tank on c3:"
                                + " 5–6 destroys, 3–4 disables, 1–2 nothing"));
        Table fight = Table.with("w", "Ch1", "ch8", "Pd4", "hd6").play("d4xd6");
        assertThat(fight.game().seatOf(fight.position(), new Action.Roll(1))).isEqualTo(Side.BLACK.seat());
    }

    @Test
    void onlyAnOptionalStepHasAWaiver() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "Ih2", "hc3");
        assertThat(table.game().pass(table.position())).isEmpty();
        table.play("h2-h3");
        assertThat(table.game().pass(table.position())).contains(HOLD);
        assertThat(table.game().pass(table.play("a1:c3").position())).isEmpty();
        Table pass = Table.under(Map.of("passAllowed", "true"), "w", "Ch1", "ch8", "Ma1");
        assertThat(pass.game().pass(pass.position())).isEmpty();
        Table run = Table.reading("7c/8/8/4G3/8/8/8/7C w phase=retreat(e5;2)");
        assertThat(run.game().pass(run.position())).isEmpty();
    }
}
