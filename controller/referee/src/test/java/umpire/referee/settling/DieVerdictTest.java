package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Pose;

/** The verdict of several looks at a die at rest: one letter is one look. */
class DieVerdictTest {
    private static final SettlingThresholds PATIENCE = SettlingThresholds.DEFAULT;

    /**
     * A digit is a face read for certain, {@code ?} an unread face, {@code /} a cocked die, {@code !} a cocked die with
     * a face.
     */
    private static SeenDie look(char letter) {
        Optional<String> face = letter == '/' ? Optional.empty() : Optional.of(letter == '!' ? "5" : "" + letter);
        return letter == '?'
                ? new SeenDie("d6", Optional.empty(), false, new Pose(0, 0, 0), 0.4)
                : new SeenDie("d6", face, letter == '/' || letter == '!', new Pose(0, 0, 0), 0.98);
    }

    private static String verdict(String looks) {
        DieTrack track = DieTrack.of(look(looks.charAt(0)), true, true, PATIENCE);
        for (char letter : looks.substring(1).toCharArray()) {
            track = track.seen(look(letter), true, true, PATIENCE);
        }
        return track.verdict(PATIENCE)
                .map(die -> die.status() + die.face().map(face -> " " + face).orElse(""))
                .orElse("open");
    }

    @Test
    void enoughLooksThatAgreeTellTheFace() {
        assertThat(verdict("44")).isEqualTo("open");
        assertThat(verdict("444")).isEqualTo("CLEAR 4");
    }

    @Test
    void aFaceThatOnlyAMinorityOfLooksShowsDoesNotCount() {
        SettlingThresholds wide = new SettlingThresholds(100, 3, 300, 1000, 7, 5, 12, 0.5, 2, 0.9);
        DieTrack track = DieTrack.of(look('?'), true, true, PATIENCE);
        for (char letter : "4?4?4?".toCharArray()) {
            track = track.seen(look(letter), true, true, wide);
        }
        assertThat(track.verdict(wide)).isEmpty();
    }

    @Test
    void aFaceThatHalfOfTheOtherLooksMissStillCounts() {
        assertThat(verdict("4?4?4")).isEqualTo("CLEAR 4");
    }

    @Test
    void oneDisagreeingLookIsToleratedAndTwoAreNot() {
        assertThat(verdict("44443")).isEqualTo("CLEAR 4");
        assertThat(verdict("44433")).isEqualTo("open");
    }

    @Test
    void aLeaningDieIsCockedWhateverFaceIsReadOnIt() {
        assertThat(verdict("///")).isEqualTo("COCKED");
        assertThat(verdict("!!!!!")).isEqualTo("COCKED");
    }

    @Test
    void aDieNoLookReadsIsUnreadOnlyAfterTwoWindows() {
        assertThat(verdict("?????????")).isEqualTo("open");
        assertThat(verdict("??????????")).isEqualTo("UNREAD");
    }

    @Test
    void itsConfidenceIsTheMeanOfTheAgreeingLooks() {
        DieTrack track =
                DieTrack.of(new SeenDie("d6", Optional.of("4"), false, new Pose(0, 0, 0), 0.9), true, true, PATIENCE);
        for (double confidence : new double[] {1, 0.9, 1}) {
            track = track.seen(
                    new SeenDie("d6", Optional.of("4"), false, new Pose(0, 0, 0), confidence), true, true, PATIENCE);
        }
        track = track.seen(new SeenDie("d6", Optional.of("3"), false, new Pose(0, 0, 0), 0.99), true, true, PATIENCE);
        assertThat(track.verdict(PATIENCE).orElseThrow().confidence()).isEqualTo(0.95);
    }

    @Test
    void twoCockedLooksAreTooFew() {
        assertThat(verdict("??//?")).isEqualTo("open");
        assertThat(verdict("?///?")).isEqualTo("COCKED");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "5, 0, true",
        "5.1, 0, false",
        "0, 12, true",
        "0, 13, false",
        "0, 78, true",
        "0, 77, false",
        "0, 90, true",
        "0, 45, false",
        "0, 182, true"
    })
    void aSquareDieLiesAsItDidUpToQuarterTurns(double xMm, double headingDeg, boolean still) {
        assertThat(DieTrack.still("d6", Optional.of("2"), new Pose(0, 0, 0), new Pose(xMm, 0, headingDeg), PATIENCE))
                .isEqualTo(still);
    }

    @ParameterizedTest
    @CsvSource({"0, true", "12, true", "13, false", "90, false", "180, false", "270, false", "348, true"})
    void aDieWithTagsThatWasTurnedByAQuarterLiesElsewhere(double headingDeg, boolean still) {
        for (String kind : List.of("sticker", "octahedron", "d10")) {
            assertThat(DieTrack.still(kind, Optional.of("1"), new Pose(0, 0, 0), new Pose(0, 0, headingDeg), PATIENCE))
                    .isEqualTo(still);
        }
    }

    /** A single pip in the middle does not show the heading of its face. */
    @ParameterizedTest
    @CsvSource({"0, 45, true", "5, 30, true", "5.1, 0, false"})
    void theHeadingOfASinglePipOrAnUnreadFaceIsIgnored(double xMm, double headingDeg, boolean still) {
        Pose turned = new Pose(xMm, 0, headingDeg);
        for (Optional<String> face : List.of(Optional.of("1"), Optional.<String>empty())) {
            assertThat(DieTrack.still("d6", face, new Pose(0, 0, 0), turned, PATIENCE))
                    .isEqualTo(still);
        }
    }
}
