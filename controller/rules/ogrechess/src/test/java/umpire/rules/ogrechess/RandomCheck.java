package umpire.rules.ogrechess;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

/** Makes small positions in which a Mobile CP is likely to be threatened. */
final class RandomCheck {
    /** Units as they are late in a game. Rare units that are hard to judge are listed more often. */
    private static final List<String> UNITS = List.of(
            "I",
            "I(1)",
            "I(2)",
            "I(1)",
            "I(2+)",
            "G",
            "G",
            "G(d1)",
            "G(d2)",
            "H",
            "H",
            "H(d1)",
            "H(d2)",
            "M",
            "M",
            "M(d1)",
            "P",
            "P",
            "P",
            "O",
            "O(1,0,3)",
            "O(0,1,9)",
            "O(0,1,4)",
            "O(0,0,9)",
            "O(0,0,5)",
            "O(0,0,0)",
            "O(1,0,0)",
            "O(0,2,1)");

    private RandomCheck() {}

    /** Returns a position of six to twelve units, most of them about one Mobile CP, whose side is to move. */
    static Position composed(Game<Position, Action> game, Random random) {
        while (true) {
            boolean white = random.nextBoolean();
            Square post = Square.at(random.nextInt(64));
            Chessboard board = Chessboard.EMPTY.with(Square.at(random.nextInt(64)), unit("C", !white));
            int units = 4 + random.nextInt(7);
            for (int i = 0; i < units; i++) {
                Square at = random.nextInt(4) == 0 ? Square.at(random.nextInt(64)) : near(random, post);
                board = board.with(at, unit(UNITS.get(random.nextInt(UNITS.size())), random.nextBoolean()));
            }
            board = board.with(post, unit(random.nextInt(12) == 0 ? "C(d1)" : "C", white));
            String text = BoardText.write(Promotion.owedNothing(board)) + (white ? " w" : " b");
            if (game.readPosition(text) instanceof Parsed.Good<Position> good) {
                return good.value();
            }
        }
    }

    /** Plays on by one random action. */
    static Position next(Game<Position, Action> game, Position position, Random random) {
        List<Action> actions = game.actions(position);
        Action action = actions.get(random.nextInt(actions.size()));
        return GamePlay.after(game, position, action);
    }

    private static Unit unit(String text, boolean white) {
        String letter = text.substring(0, 1);
        return BoardText.unit((white ? letter : letter.toLowerCase(Locale.ROOT)) + text.substring(1))
                .orThrow();
    }

    private static Square near(Random random, Square about) {
        int file = about.file() + random.nextInt(7) - 3;
        int rank = about.rank() + random.nextInt(7) - 3;
        return Square.of(Math.min(7, Math.max(0, file)), Math.min(7, Math.max(0, rank)));
    }
}
