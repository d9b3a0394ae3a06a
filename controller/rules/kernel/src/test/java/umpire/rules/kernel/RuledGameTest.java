package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game with only a sheet, that refuses nothing and has all defaults. */
class RuledGameTest {
    private enum Tide implements Rule {
        EBB;

        @Override
        public String section() {
            return "1";
        }

        @Override
        public String says() {
            return "The tide goes out.";
        }
    }

    private static final Board BOARD = new Board("A beach", 300, 200, List.of(), List.of(), List.of());
    private static final Piece BOAT = new Piece(7, new Token("boat"), "Boat", "B", "Red", 20, 8);
    private static final Seat RED = new Seat("Red");
    private static final HouseRuling RULING =
            new HouseRuling("ebb", List.of("far", "near"), "1", "How far does it go?");
    private static final GameSheet SHEET = new GameSheet(
            new GameId("tides"), "Tides", List.of(RED), List.of(Tide.EBB), List.of(RULING), BOARD, List.of(BOAT));

    @SuppressWarnings("unchecked")
    private final RuledGame<String, String> game = (RuledGame<String, String>) Proxy.newProxyInstance(
            RuledGame.class.getClassLoader(),
            new Class<?>[] {RuledGame.class},
            (proxy, method, arguments) -> switch (method.getName()) {
                case "sheet" -> SHEET;
                case "breach" -> Optional.empty();
                case "after" -> arguments[0] + " " + arguments[1];
                default -> InvocationHandler.invokeDefault(proxy, method, arguments);
            });

    @Test
    void theSheetHasTheConstantPart() {
        assertThat(game.id()).isEqualTo(new GameId("tides"));
        assertThat(game.title()).isEqualTo("Tides");
        assertThat(game.seats()).containsExactly(RED);
        assertThat(game.rules()).isEqualTo(List.of(Tide.EBB));
        assertThat(game.rulings()).containsExactly(RULING);
        assertThat(game.board()).isEqualTo(BOARD);
        assertThat(game.pieces()).containsExactly(BOAT);
    }

    @Test
    void anActionThatNoRuleRefusesIsCarriedOut() {
        Verdict.Accepted<String, String> accepted = (Verdict.Accepted<String, String>) game.judge("ebb", "sail");
        assertThat(accepted.next()).isEqualTo("ebb sail");
        assertThat(accepted.events()).isEmpty();
    }

    @Test
    void theDefaultsAreNoDiceAndNoDrawings() {
        assertThat(game.dice()).isEmpty();
        assertThat(game.artwork()).isEqualTo(Artwork.NONE);
        Parsed.Bad<String> bad = (Parsed.Bad<String>) game.rolled("ebb", List.of());
        assertThat(bad.why()).isEqualTo("Nothing is rolled in Tides.");
        assertThat(game.pass("ebb")).isEmpty();
    }
}
