package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Shore;

/**
 * An action that players name by touching was found only as a changed placement. It may be an accident, so the table
 * asks.
 */
class TouchedPictureTest {
    private final Beach beach = Beach.at("0 ebb ebb").play(0);

    @Test
    void aPieceFoundElsewhereIsAskedFor() {
        beach.play(1);
        assertThat(beach.journal()).hasSize(1);
        assertThat(beach.tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.QUESTION);
        assertThat(beach.tableSnapshot().prompt().says())
                .startsWith("Land: Was this played, or is a piece only out of place?");
        assertThat(beach.tableSnapshot().prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("crawl 1");
    }

    @Test
    void confirmMeansItWasPlayed() {
        beach.play(1).press(Shore.LAND, ButtonMeaning.CONFIRM);
        assertThat(beach.journal()).hasSize(2).endsWith("crawl 1");
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
        assertThat(beach.corrections()).isEmpty();
    }

    @Test
    void puttingThePieceBackMeansItWasNot() {
        beach.play(1).play(0);
        assertThat(beach.journal()).hasSize(1);
        assertThat(beach.tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(beach.tableSnapshot().prompt().says()).startsWith("Land: crawl.");
    }

    @Test
    void theOtherSeatCannotConfirmIt() {
        beach.play(1).press(Shore.SEA, ButtonMeaning.CONFIRM);
        assertThat(beach.journal()).hasSize(1);
        assertThat(beach.told()).anyMatch(says -> says.startsWith("Sea has nothing to choose now."));
    }

    @Test
    void touchingThePieceOffersTheActionWithoutMovingIt() {
        beach.touch(0);
        assertThat(beach.journal()).hasSize(1);
        assertThat(beach.tableSnapshot().prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("crawl 1");
        beach.press(Shore.LAND, ButtonMeaning.CONFIRM);
        assertThat(beach.journal()).endsWith("crawl 1");
    }
}
