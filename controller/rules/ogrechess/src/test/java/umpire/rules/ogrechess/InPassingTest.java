package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;

@DisplayName("2.33 a Heavy Tank fires in passing along every way of every leap")
class InPassingTest {
    /** A way of a leap from d4: the square where it ends, and the two that it passes. */
    private record Way(Square end, Square first, Square second) {}

    /** Walks each leap one square at a time, its one step across first, second or last. */
    private static List<Way> ways() {
        List<Way> ways = new ArrayList<>();
        for (int along : new int[] {-1, 1}) {
            for (int across : new int[] {-1, 1}) {
                for (int turn = 0; turn < 3; turn++) {
                    ways.add(way(along, across, turn, true));
                    ways.add(way(along, across, turn, false));
                }
            }
        }
        return ways;
    }

    private static Way way(int along, int across, int turn, boolean tall) {
        Square[] passed = new Square[3];
        int file = 3;
        int rank = 3;
        for (int step = 0; step < 3; step++) {
            boolean sideways = (step == turn) == tall;
            file += sideways ? (tall ? across : along) : 0;
            rank += sideways ? 0 : (tall ? along : across);
            passed[step] = Square.of(file, rank);
        }
        return new Way(passed[2], passed[0], passed[1]);
    }

    private static Table passing(Way way) {
        return Table.with("w", "Ca1", "ch8", "Hd4", "i" + way.first() + "(1)", "i" + way.second() + "(1)")
                .play("d4-" + way.end());
    }

    @Test
    void bothSquaresOfAWayAreTargets() {
        assertThat(ways()).hasSize(24).doesNotHaveDuplicates();
        for (Way way : ways()) {
            assertThat(passing(way).actions())
                    .as(way.toString())
                    .containsExactlyInAnyOrder(way.end() + ":" + way.first(), way.end() + ":" + way.second(), "hold");
        }
    }

    @Test
    void afterEitherTargetFallsTheOtherMayBeFiredOn() {
        for (Way way : ways()) {
            String atFirst = way.end() + ":" + way.first();
            String atSecond = way.end() + ":" + way.second();
            assertThat(passing(way).play(atFirst, "roll 6").actions())
                    .as(way.toString())
                    .containsExactly(atSecond, "hold");
            assertThat(passing(way).play(atSecond, "roll 6").actions())
                    .as(way.toString())
                    .containsExactly(atFirst, "hold");
        }
    }

    @Test
    void anOgreWithoutWeaponsDoesNotFireBack() {
        String[] board = {"Ca1", "ch8", "Hd4", "od5(0,0,9)", "ie5"};
        assertThat(Table.with("w", board).play("d4-e6", "e6:d5/M", "roll 1").turn())
                .isEqualTo(Side.BLACK);
    }
}
