package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.Command;
import umpire.referee.toy.Desk;

/** The first face of a die counts. Throwing it again while the others are still out changes nothing. */
class ThrownAgainTest {
    private static final String BOARD = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static Desk awaitingTwo() {
        return Desk.at(".....K.R.r.....k w roll_d2xd4_light S 0", BOARD);
    }

    @Test
    void theFirstThrowOfADieCountsWhileTheOtherLiesWhereItLay() {
        Desk desk = new Desk().dice(Desk.die(6, 90), Desk.die(6, 130)).play(Desk.OPENING);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_d2xd4_light S 0")));
        desk.play(BOARD).roll(Desk.die(2, -40), Desk.die(6, 130));
        assertThat(desk.prompt().says()).isEqualTo("White: 1 of 2 dice lie there. Roll the rest.");
        desk.roll(Desk.die(5, -10), Desk.die(6, 130));
        assertThat(desk.told())
                .last()
                .isEqualTo("A d6 was thrown again or turned. The first throw counts: 2. Throw only the missing dice.");
        desk.roll(Desk.die(5, -10), Desk.die(3, 60));
        assertThat(desk.journal()).endsWith("roll 2 3");
    }

    @Test
    void theReadDieIsHeldWhenBothAreThrownAgain() {
        Desk desk = awaitingTwo().roll(Desk.die(6, 0), Desk.cocked(40));
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.DIE_UNCLEAR);
        desk.roll(Desk.die(1, 90), Desk.die(2, -60));
        assertThat(desk.journal()).containsExactly("set-up");
        assertThat(desk.told()).last().asString().contains("The first throw counts: 6.");
        desk.roll(Desk.die(1, 90), Desk.die(3, -100));
        assertThat(desk.journal()).containsExactly("set-up", "roll 3 6");
    }

    @Test
    void aDieThatIsPushedByAnotherIsTheSameDie() {
        Desk desk = awaitingTwo().roll(Desk.die(2, -40));
        desk.roll(Desk.die(2, -65), Desk.die(1, 40));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2 1");
    }

    @Test
    void aDieThatAHandHidesWhilePushingItIsTheSameDie() {
        Desk desk = awaitingTwo().roll(Desk.die(2, -40), Desk.cocked(40));
        desk.roll(Desk.cocked(40)).roll(Desk.die(2, -60), Desk.cocked(40));
        desk.roll(Desk.die(2, -60), Desk.die(5, 80));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2 5");
    }

    @Test
    void theSameFaceFarOffIsAnotherThrow() {
        Desk desk = awaitingTwo().roll(Desk.die(2, -90), Desk.cocked(40));
        desk.roll(Desk.die(2, 10), Desk.cocked(40)).roll(Desk.die(2, 10), Desk.die(2, 90));
        assertThat(desk.told()).anyMatch(line -> line.startsWith("A d6 was thrown again or turned."));
    }

    @Test
    void aDieThatWasTurnedByHandCountsAsItLayFirst() {
        Desk desk = awaitingTwo().roll(Desk.die(2, -40));
        desk.roll(Desk.die(6, -40));
        assertThat(desk.told()).last().asString().startsWith("A d6 was thrown again or turned.");
        desk.roll(Desk.die(6, -40), Desk.die(4, 40));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2 4");
    }

    @Test
    void aDieThatIsPickedUpStillCounts() {
        Desk desk = awaitingTwo().roll(Desk.die(2, -40)).roll(Desk.die(4, 40));
        assertThat(desk.told()).last().asString().contains("The first throw counts: 2. Throw only the missing dice.");
        desk.roll(Desk.die(4, 40), Desk.die(3, 80));
        assertThat(desk.journal()).containsExactly("set-up", "roll 2 3");
    }

    @Test
    void anExtraDieDoesNotBlockTheRoll() {
        Desk desk = new Desk().dice(Desk.die(6, 130)).play(Desk.OPENING);
        desk.order(new Command.Start(Optional.of(".....K.R.r.....k w roll_d2xd4_light S 0")));
        desk.play(BOARD).roll(Desk.die(2, -40), Desk.die(3, 20), Desk.die(6, 130));
        assertThat(desk.journal()).endsWith("roll 2 3");
    }

    @Test
    void anotherDieThrownAgainDoesNotReplaceACockedOne() {
        Desk desk = awaitingTwo().roll(Desk.die(6, 0), Desk.cocked(40));
        desk.roll(Desk.die(1, -60), Desk.cocked(40));
        assertThat(desk.journal()).containsExactly("set-up");
        desk.roll(Desk.die(1, -60), Desk.die(3, 90));
        assertThat(desk.told()).last().asString().contains("The first throw counts: 6. Throw only the missing dice.");
        desk.roll(Desk.die(1, -60), Desk.die(5, 120));
        assertThat(desk.journal()).containsExactly("set-up", "roll 6 5");
    }

    @Test
    void twoFaultsOfTheDiceAreReportedOnce() {
        Desk desk = awaitingTwo().roll(Desk.die(6, 0), Desk.cocked(40));
        desk.roll(Desk.die(2, 0), Desk.cocked(40));
        int told = desk.told().size();
        desk.roll(Desk.die(2, 0), Desk.cocked(40)).roll(Desk.die(2, 0), Desk.cocked(40));
        assertThat(desk.told()).hasSize(told).last().asString().contains("thrown again", "does not count");
    }

    @Test
    void aDieThatIsHeldNeedNotBeNamed() {
        Desk desk = awaitingTwo().roll(Desk.die(6, 0), Desk.cocked(40)).roll(Desk.cocked(40));
        desk.order(new Command.NameRoll("1"));
        assertThat(desk.journal()).containsExactly("set-up", "roll 6 1");
    }
}
