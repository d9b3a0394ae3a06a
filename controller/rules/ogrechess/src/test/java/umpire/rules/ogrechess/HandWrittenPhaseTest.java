package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;

/** A phase that is written by hand and read without an error can be played on. */
class HandWrittenPhaseTest {
    private static final String[] UNITS = {
        "I(1)",
        "I(2)",
        "I",
        "I(3+)",
        "G",
        "G(d1)",
        "H",
        "H(d1)",
        "M",
        "M(d2)",
        "P",
        "O",
        "O(0,1,3)",
        "O(1,2,0)",
        "O(0,0,0)"
    };
    private static final String[] PHASES = {
        "fire(F;A)",
        "combined(A;T)",
        "combined(A;A)",
        "return(T;A)",
        "second(F;A;T)",
        "missile(A)",
        "retreat(A;N)",
        "onward(F;A;N)",
        "exchange(F;A)",
        "roll(A:T;ends)",
        "roll(A:T/M;retreat-N)",
        "roll(A(MB):T;ends)",
        "roll(A:T;first-F)",
        "aim(F;A;U;defender;0;N;N)",
        "aim(F;A;U;attacker;0;0;0)",
        "clash(F;A;U;attacker;0;0;0;unit)",
        "clash(F;A;U;defender;0;0;N;SB)",
        "parting(A)",
        "parting(A;mech)",
        "salvo(A;2SB)"
    };

    private final Game<Position, Action> game = OgreChess.game();

    @Test
    void listedActionsAreAcceptedAndTheirPositionsCanBeRead() {
        int read = 0;
        for (long seed = 0; seed < 20_000; seed++) {
            String text = written(new Random(seed));
            if (game.readPosition(text) instanceof Parsed.Good<Position> good) {
                read++;
                playedOn(good.value(), "seed " + seed + " " + text);
            }
        }
        assertThat(read).isGreaterThan(500);
    }

    private static final String UNREACHABLE = """
            7c/8/8/3g4/3I4/8/3I4/7C w phase=combined(d2;d4)
            c7/8/8/8/8/8/1g6/H6C w phase=fire(b1;a1)
            c7/8/8/8/8/8/1g6/H6C w phase=second(b1;a1;c2)
            c7/8/8/8/8/8/1g6/H6C w phase=roll(a1:b2;first-b1)
            c6g/7H/8/8/8/8/8/C7 w phase=fire(g8;h7)
            7c/8/8/3g4/3I4/4I3/8/7C w phase=combined(e3;d4)
            7c/8/8/3g4/3I(1)4/8/8/7C w phase=combined(d4;d4)
            7c/8/8/3g4/8/8/8/7C w phase=clash(a1;d5;I(2);attacker;0;0;0;unit)
            7c/8/8/3g4/8/8/8/7C w phase=clash(d4;d5;I(2);attacker;0;0;0;unit)
            7c/8/8/3g4/8/8/8/7C w phase=clash(h5;d5;P;attacker;0;0;0;unit)
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I;attacker;0;0;0;unit)
            7c/8/8/3i4/8/8/8/7C w phase=aim(d1;d5;O;defender;0;0;2)
            7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;3)
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O;defender;0;1;2;M)
            7c/8/8/3i4/8/8/8/7C w phase=clash(d4;d5;O(0,0,9);defender;0;3;2;M)
            7c/8/8/3O4/8/8/8/7C w phase=onward(d3;d5;1)
            7c/8/8/3O(1,4,6)4/8/8/8/7C w phase=onward(d4;d5;1)
            I6c/8/8/8/8/8/8/7C w phase=exchange(c5;a8)
            3o3c/8/8/3I4/8/8/8/7C w phase=parting(d5)
            7c/8/8/3i4/8/8/5H2/7C w phase=return(d5;f2)
            7c/8/8/3g4/8/8/8/7C w phase=clash(e4;d5;I(2);attacker;0;0;2;unit)
            7c/8/4H3/3i4/8/8/8/7C w phase=second(d3;e6;e5)
            7c/8/4H3/3i4/8/8/8/7C w phase=second(d4;e6;a1)
            7c/8/8/8/8/4G3/3I4/7C w phase=fire(d2;e3)
            7c/8/8/8/8/4G3/8/7C w phase=fire(e3;e3)
            7c/8/8/8/8/4H3/8/7C w phase=fire(d2;e3)
            I6c/I7/8/8/8/8/8/7C w phase=exchange(a7;a8)
            7c/8/4H3/4g3/8/8/8/7C w phase=roll(e6:e5;first-d3)
            7c/8/4H3/8/8/8/4g3/7C w phase=roll(e6:e2;first-d4)
            """;

    @Test
    void aPositionThatNoGameComesToIsPlayedOn() {
        for (String text : UNREACHABLE.lines().toList()) {
            playedOn(game.readPosition(text).orThrow(), text);
        }
    }

    private void playedOn(Position position, String where) {
        for (Action action : game.actions(position)) {
            Verdict<Position, Action> ruling = game.judge(position, action);
            assertThat(ruling).as("%s in %s", game.write(action), where).isInstanceOf(Verdict.Accepted.class);
            String next = game.writePosition(((Verdict.Accepted<Position, Action>) ruling).next());
            assertThat(game.readPosition(next))
                    .as("%s, %s in %s", next, game.write(action), where)
                    .isInstanceOf(Parsed.Good.class);
        }
    }

    private static String written(Random random) {
        Chessboard board = Chessboard.EMPTY.with(near(random, Square.A1), unit(random, "C"));
        Square[] middle = new Square[6];
        for (int i = 0; i < middle.length; i++) {
            middle[i] = near(random, Square.D4);
            board = board.with(middle[i], unit(random, UNITS[random.nextInt(UNITS.length)]));
        }
        board = board.with(near(random, Square.H8), unit(random, "c"));
        String phase = PHASES[random.nextInt(PHASES.length)]
                .replace("A", middle[5].toString())
                .replace("T", middle[4].toString())
                .replace("F", Square.of(random.nextInt(8), random.nextInt(8)).toString())
                .replace("N", String.valueOf(1 + random.nextInt(3)))
                .replace("U", BoardText.write(unit(random, UNITS[random.nextInt(UNITS.length)])));
        return BoardText.write(board) + (random.nextBoolean() ? " w" : " b") + " phase=" + phase;
    }

    private static Unit unit(Random random, String text) {
        boolean post = text.equalsIgnoreCase("C");
        return BoardText.unit(
                        post || random.nextBoolean()
                                ? text
                                : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1))
                .orThrow();
    }

    private static Square near(Random random, Square about) {
        int file = about.file() + random.nextInt(5) - 2;
        int rank = about.rank() + random.nextInt(5) - 2;
        return Square.of(Math.min(7, Math.max(0, file)), Math.min(7, Math.max(0, rank)));
    }
}
