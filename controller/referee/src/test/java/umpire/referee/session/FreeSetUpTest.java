package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;

/** A game with a free set-up begins with the pieces as they stand, after a confirmation and not before. */
class FreeSetUpTest {
    private static final String PLACED = """
            ....
            .k..
            .R..
            K...
            """;

    private final Desk desk = Desk.fresh(OutpostVariants.placedFreely());

    @Test
    void noGameBeginsByItself() {
        desk.play(Desk.OPENING).play(PLACED);
        assertThat(desk.journal()).isEmpty();
        assertThat(desk.prompt().need()).isEqualTo(Need.SET_UP);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "Set up Outpost: put each piece where you like, as far as its rules allow. Press Confirm to begin, or"
                                + " go on placing. The pieces may stand as they do.");
    }

    @Test
    void confirmBeginsTheGameAsThePiecesStand() {
        desk.play(PLACED).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.tableSnapshot().position()).startsWith("K....R...k...... w move");
        assertThat(desk.told()).contains("The table is set up: Outpost begins.");
        desk.rest(PLACED, 7);
        assertThat(desk.prompt().need()).isEqualTo(Need.CHOICE);
    }

    @Test
    void missingPiecesAreSaidAndNoGameBegins() {
        desk.play(PLACED.replace('k', '.'));
        assertThat(desk.prompt().says())
                .isEqualTo("Set up Outpost: put each piece where you like, as far as its rules allow. Each side"
                        + " needs its King.");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).isEmpty();
        assertThat(desk.told()).containsExactly("Each side needs its King.");
    }

    @Test
    void placesThatCannotBeSeenAreNotGuessed() {
        desk.play(PLACED.replace('R', '?'));
        assertThat(desk.prompt().says())
                .endsWith("b2 (the gem) cannot be read: glare. Shade the light that shines on b2.");
        desk.press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).isEmpty();
    }

    @Test
    void noGameBeginsUnderAHand() {
        desk.play(PLACED).hand(PLACED, 3).press(Outpost.WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).isEmpty();
    }
}
