package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The defaults of a game. */
class DefaultsTest {
    private static final Place A1 = new Place("a1");
    private static final Token KING = new Token("king");
    private static final Token ROOK = new Token("rook");

    /** A game whose states are placements and whose actions are words, with all defaults. */
    @SuppressWarnings("unchecked")
    private final Game<Placement, String> game = (Game<Placement, String>) Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) -> switch (method.getName()) {
                case "show" -> arguments[0];
                case "describe" -> arguments[1];
                case "seatOf" -> new Seat("White");
                default -> InvocationHandler.invokeDefault(proxy, method, arguments);
            });

    private static Placement showing(Token... tokens) {
        return new Placement(
                List.of(tokens).stream().map(token -> Standing.on(A1, token)).toList());
    }

    @Test
    void tokensMissingFromThePlacementAreLost() {
        assertThat(game.lost(showing(KING, ROOK), showing(KING))).containsExactly(ROOK);
    }

    @Test
    void likeTokensAreLostAsOftenAsTheyAreMissing() {
        assertThat(game.lost(showing(ROOK, ROOK, ROOK), showing(ROOK))).containsExactly(ROOK, ROOK);
    }

    @Test
    void newTokensAreNotLost() {
        assertThat(game.lost(showing(KING), showing(ROOK, KING))).isEmpty();
    }

    @Test
    void theSentenceOfAWaiverIsItsDescription() {
        assertThat(game.forgone(Placement.EMPTY, "hold fire")).isEqualTo("White forgoes the choice: hold fire.");
    }
}
