package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Pose;

/** What several looks at a die at rest are worth together: one letter is one look. */
class DieVerdictTest {
    private static final Patience PATIENCE = Patience.DEFAULT;

    /** A digit is a face surely read, {@code ?} a face that is not, {@code /} a lean, {@code !} a lean with a face read all the same. */
    private static SeenDie look(char letter) {
        Optional<String> face = letter == '/' ? Optional.empty() : Optional.of(letter == '!' ? "5" : "" + letter);
        return letter == '?'
                ? new SeenDie("d6", Optional.empty(), false, new Pose(0, 0, 0), 0.4)
                : new SeenDie("d6", face, letter == '/' || letter == '!', new Pose(0, 0, 0), 0.98);
    }

    private static String verdict(String looks) {
        DieTrack track = DieTrack.of(look(looks.charAt(0)));
        for (char letter : looks.substring(1).toCharArray()) {
            track = track.seen(look(letter), PATIENCE.windowLooks());
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
        Patience wide = new Patience(100, 3, 300, 1000, 7, 5, 12, 0.9);
        DieTrack track = DieTrack.of(look('?'));
        for (char letter : "4?4?4?".toCharArray()) {
            track = track.seen(look(letter), wide.windowLooks());
        }
        assertThat(track.verdict(wide)).isEmpty();
    }

    @Test
    void aFaceThatHalfOfTheOtherLooksMissCountsAllTheSame() {
        assertThat(verdict("4?4?4")).isEqualTo("CLEAR 4");
    }

    @Test
    void oneLookThatDisagreesIsBorneAndTwoAreNot() {
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
}
