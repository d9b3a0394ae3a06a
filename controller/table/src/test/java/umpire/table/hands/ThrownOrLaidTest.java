package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;

/** A thrown paper die counts at once, even beside an Ogre. The table asks about one that was laid down, even at a low frame rate. */
class ThrownOrLaidTest {
    private static final Game<?, ?> GAME =
            GameCatalogue.open("diceland-ogre", Map.of("scenario", "MARK_III")).orThrow();
    private static final long BEGIN_MS = 1_200;
    private static final long LET_GO_MS = BEGIN_MS + 400;
    private static final long READ_MS = 2_600;

    private static TimedTable timed(String die, long frameMs) {
        String others = "ogre-blue:blue@8,0,0,34:1,4,2,8:15,15,15 | 60,0";
        return new TimedTable(GAME, "red airborne " + die + " | " + die + ":red@hand " + others, frameMs);
    }

    @ParameterizedTest
    @CsvSource({"gev-1, 66, 31, 130, -170", "heavy-tank-1, 100, 34, -190, -60"})
    void aDieThatAHandThrewCounts(String die, long frameMs, long seed, double xMm, double yMm) {
        isThrown(die, frameMs, seed, xMm, yMm);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"infantry-1, 66, 32, -150, 180", "light-tank-1, 100, 33, 60, -160"})
    void otherThrownDiceCount(String die, long frameMs, long seed, double xMm, double yMm) {
        isThrown(die, frameMs, seed, xMm, yMm);
    }

    private static void isThrown(String die, long frameMs, long seed, double xMm, double yMm) {
        try (TimedTable timed = timed(die, frameMs)) {
            timed.at(BEGIN_MS, ms -> timed.table().hand(true, 60, -250, ms));
            timed.at(LET_GO_MS, ms -> timed.table().toss(die, new Pose(xMm, yMm, 0), seed, ms));
            timed.at(LET_GO_MS + 5, ms -> timed.table().hand(false, 0, 0, ms));
            timed.run(LET_GO_MS + READ_MS);
            assertThat(timed.table().fallen()).isEmpty();
            assertThat(timed.entered()).as(() -> timed.said().toString()).hasSize(1);
        }
    }

    /** A falling Ogre is not readable until it rests, and covers as much of the sheet as an arm. */
    @ParameterizedTest
    @ValueSource(longs = {66, 300})
    void aDieThatPushesAnOgreCountsAfterALaidOne(long frameMs) {
        try (TimedTable timed = timed("gev-2", frameMs)) {
            timed.at(LET_GO_MS, ms -> timed.table().place("gev-2", 130, -170, ms));
            timed.run(LET_GO_MS + READ_MS);
            assertThat(timed.said().getLast().prompt().says()).contains(" as if it had been laid there.");
            Pose ogre = lies(timed, "ogre-blue");
            timed.at(timed.nextMs() + 10, ms -> timed.table().toss("gev-2", new Pose(0, 0, 0), 3, ms));
            timed.run(timed.nextMs() + READ_MS);
            assertThat(lies(timed, "ogre-blue").distanceMm(ogre)).isGreaterThan(10);
            assertThat(timed.entered()).as(() -> timed.said().toString()).hasSize(1);
        }
    }

    private static Pose lies(TimedTable timed, String die) {
        return timed.table().at(timed.nextMs()).lying(die).pose();
    }

    @ParameterizedTest
    @CsvSource({
        "gev-1, 66, 130, -170",
        "heavy-tank-1, 150, -190, -60",
        "howitzer-1, 200, 160, 60",
        "missile-tank-1, 200, -64, -193"
    })
    void aDieThatAHandLaidDownDoesNotCount(String die, long frameMs, double xMm, double yMm) {
        isLaid(die, frameMs, xMm, yMm);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "infantry-1, 100, -150, 180",
        "light-tank-1, 100, 60, -160",
        "missile-tank-1, 150, -64, -193",
    })
    void otherLaidDiceDoNotCount(String die, long frameMs, double xMm, double yMm) {
        isLaid(die, frameMs, xMm, yMm);
    }

    private static void isLaid(String die, long frameMs, double xMm, double yMm) {
        try (TimedTable timed = timed(die, frameMs)) {
            timed.at(LET_GO_MS, ms -> timed.table().place(die, xMm, yMm, ms));
            timed.run(LET_GO_MS + READ_MS);
            assertThat(timed.entered()).isEmpty();
            assertThat(timed.said().getLast().prompt().says()).contains(" as if it had been laid there.");
        }
    }

    @ParameterizedTest
    @CsvSource({"66, 0", "200, 90"})
    void aDieBelowASlowHandDoesNotCount(long frameMs, long laterMs) {
        liesBelowASlowHand(frameMs, laterMs);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"100, 0", "150, 0", "200, 0", "100, 50", "150, 75"})
    void aDieLaidAtOtherSpeedsDoesNotCount(long frameMs, long laterMs) {
        liesBelowASlowHand(frameMs, laterMs);
    }

    private static void liesBelowASlowHand(long frameMs, long laterMs) {
        try (TimedTable timed = timed("gev-1", frameMs)) {
            long downMs = LET_GO_MS + laterMs;
            timed.at(BEGIN_MS, ms -> timed.table().hand(true, 120, -190, ms));
            timed.at(
                    downMs,
                    ms -> timed.table()
                            .become(timed.table()
                                    .at(ms)
                                    .with(timed.table().at(ms).lying("gev-1").lying(new Pose(120, -160, 20), 2))));
            timed.at(downMs + 5, ms -> timed.table().hand(true, 120, -190, ms));
            timed.at(downMs + 400, ms -> timed.table().hand(false, 0, 0, ms));
            timed.run(downMs + READ_MS);
            assertThat(timed.entered()).isEmpty();
        }
    }
}
