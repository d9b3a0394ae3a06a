package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;

/** A rolled die on top of a piece is named with the remedy, even if another die is visible. */
class DieOnPieceTest {
    private static final String ELVES =
            "red rolling | 7:GRE home:#### | - - - - - - - - - - - - - - - - | nw nw ne se 12 | - - - - | - - - -";
    private static final String FORCE =
            "yellow rolling trooper c5:x,d4:2x d5 trooper | c5:YTx d4:YTT2x d5:BTH | trooper-1 | - | - | -";
    private static final long FRAME_MS = 200;
    private static final long SEEN_MS = 1_600;
    private static final long TOLD_MS = 4_500;

    @ParameterizedTest
    @CsvSource({"0, 'throw it, and throw it again if it lies on a piece'", "12, 'Look on Mine 7: if it lies there'"})
    void theDieOfOgresAndElvesIsNamed(double besideMm, String says) {
        lies(
                GameCatalogue.open("ogres-and-elves", Map.of("variant", "THIRD"))
                        .orThrow(),
                ELVES,
                "mine-7",
                besideMm,
                says);
    }

    @ParameterizedTest
    @CsvSource({"0, 'throw it, and throw it again if it lies on a piece'", "12, 'Look on c5: if it lies there'"})
    void aDieOfGroundForceIsNamed(double besideMm, String says) {
        lies(GameCatalogue.open("ground-force", Map.of()).orThrow(), FORCE, "c5", besideMm, says);
    }

    private static void lies(Game<?, ?> game, String position, String place, double besideMm, String says) {
        try (TimedTable timed = new TimedTable(game, position, FRAME_MS)) {
            timed.run(SEEN_MS);
            String die = timed.table().at(SEEN_MS).dice().getFirst().id();
            Pose piece = timed.table()
                    .at(SEEN_MS)
                    .piece(timed.tagOn(place))
                    .orElseThrow()
                    .pose();
            timed.at(timed.nextMs(), ms -> timed.table().place(die, piece.xMm() + besideMm, piece.yMm(), ms));
            timed.run(timed.nextMs() + TOLD_MS);
            assertThat(timed.entered()).isEmpty();
            assertThat(timed.said().getLast().prompt().says())
                    .contains("die is out of sight")
                    .contains(says);
        }
    }
}
