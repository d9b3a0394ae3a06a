package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Assertions about positions that are refused. */
final class WrittenPosition {
    private WrittenPosition() {}

    static String why(Game<Position, Action> game, String position) {
        return game.readPosition(position) instanceof Parsed.Bad<Position> bad ? bad.why() : "read";
    }

    static void refused(Game<Position, Action> game, String good, String right, String wrong, String says) {
        assertThat(why(game, good)).as(good).isEqualTo("read");
        assertThat(good).contains(right);
        int at = good.indexOf(right);
        String changed = good.substring(0, at) + wrong + good.substring(at + right.length());
        assertThat(why(game, changed)).as(changed).isEqualTo(says);
    }

    static void refused(String good, String right, String wrong, String says) {
        refused(GroundForceGames.game(), good, right, wrong, says);
    }
}
