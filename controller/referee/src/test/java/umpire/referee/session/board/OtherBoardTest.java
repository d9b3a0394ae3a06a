package umpire.referee.session.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** Another game's board is laid in place of this game's. */
class OtherBoardTest {
    private static final long LOOK_MS = 250;
    private static final OtherGame FERRY =
            new OtherGame("Ferry sheet", "ferry", "Ferry", Optional.empty(), Optional.empty());
    private static final OtherGame LEFT = new OtherGame(
            "Bridge sheet", "bridge", "Bridge", Optional.empty(), Optional.of(new OtherGame.LeftGame("17", 12)));
    private static final OtherGame UNWRITTEN = new OtherGame(
            "Tunnel sheet", "tunnel", "Tunnel", Optional.of("cannot be played at this table yet"), Optional.empty());

    private GameSession<Outpost.State, Outpost.Action> session =
            GameSession.open(new Outpost()).beside(List.of(FERRY, LEFT, UNWRITTEN));
    private StepResult<Outpost.State, Outpost.Action> last;
    private long nowMs;

    @BeforeEach
    void startTheGame() {
        take(new Input.Ordered(new Command.Start(Optional.empty()), nowMs));
    }

    private void take(Input input) {
        last = session.step(input);
        session = last.next();
    }

    private void look(boolean ownBoard) {
        nowMs += LOOK_MS;
        List<Sighting> sightings = ownBoard ? List.of(new Sighting.Empty(new Place("a1"))) : List.of();
        take(new Input.Looked(
                new Observation(
                        nowMs, nowMs, true, false, false, sightings, List.of(), List.of(), List.of("A trouble.")),
                nowMs));
    }

    private void see(OtherGame game, int looks, boolean still) {
        for (int i = 0; i < looks; i++) {
            take(new Input.BoardSeen(game.board(), still, nowMs + LOOK_MS));
            look(false);
        }
    }

    private void lay(OtherGame game) {
        see(game, 6, true);
    }

    private Prompt prompt() {
        return session.tableSnapshot().prompt();
    }

    private void press(ButtonMeaning button) {
        nowMs += 500;
        take(new Input.Pressed(
                Optional.of(session.tableSnapshot().game().seats().getLast()), button, nowMs));
    }

    private boolean asks() {
        return prompt().need() == Prompt.Need.QUESTION;
    }

    @Test
    void aBoardThatLiesStillIsAskedAbout() {
        see(FERRY, 4, true);
        assertThat(asks()).isFalse();
        see(FERRY, 2, true);
        assertThat(prompt().says()).startsWith("This is the board of Ferry. Play it? Press Confirm");
        assertThat(prompt().seat()).isEmpty();
        assertThat(prompt().options())
                .extracting(Prompt.Option::says)
                .containsExactly(
                        "Yes, play Ferry",
                        "No, stay with " + session.tableSnapshot().game().title());
        assertThat(prompt().chosen()).isZero();
    }

    @Test
    void aBoardInAHandIsNotAskedAbout() {
        see(FERRY, 20, false);
        assertThat(asks()).isFalse();
        assertThat(prompt().says()).contains("No board is recognised");
    }

    @Test
    void anUnfinishedGameIsOfferedToBeResumed() {
        lay(LEFT);
        assertThat(prompt().says())
                .startsWith("This is the board of Bridge. Go on with the game that was left after 12 actions?");
    }

    @Test
    void aGameThatCannotBePlayedIsNamedAndNotAskedAbout() {
        lay(UNWRITTEN);
        assertThat(prompt().need()).isEqualTo(Prompt.Need.SIGHT);
        assertThat(prompt().says())
                .isEqualTo("This is the board of Tunnel, which cannot be played at this table yet. Lay the board of "
                        + session.tableSnapshot().game().title() + ".");
        assertThat(prompt().options()).isEmpty();
        press(ButtonMeaning.CONFIRM);
        assertThat(last.wanted()).isEmpty();
    }

    @Test
    void confirmPlaysIt() {
        lay(FERRY);
        press(ButtonMeaning.CONFIRM);
        assertThat(last.wanted()).contains(FERRY);
        assertThat(last.entries()).isEmpty();
        assertThat(last.heard()).isFalse();
        assertThat(asks()).isFalse();
    }

    @Test
    void nextAndConfirmSayNo() {
        lay(FERRY);
        press(ButtonMeaning.NEXT);
        assertThat(prompt().chosen()).isEqualTo(1);
        press(ButtonMeaning.CONFIRM);
        assertThat(last.wanted()).isEmpty();
        assertThat(asks()).isFalse();
    }

    @Test
    void undoSaysNoUntilTheBoardWasTakenAway() {
        lay(FERRY);
        press(ButtonMeaning.UNDO);
        see(FERRY, 40, true);
        assertThat(asks()).isFalse();
        for (int i = 0; i < 8; i++) {
            look(true);
        }
        see(FERRY, 40, true);
        assertThat(asks()).isFalse();
        for (int i = 0; i < 11; i++) {
            look(true);
        }
        lay(FERRY);
        assertThat(asks()).isTrue();
    }

    @Test
    void decliningOneBoardDoesNotDeclineAnother() {
        lay(FERRY);
        press(ButtonMeaning.UNDO);
        lay(LEFT);
        assertThat(asks()).isTrue();
    }

    @Test
    void theQuestionIsOverWhenTheBoardIsTakenAwayOrTheOwnOneIsBack() {
        lay(FERRY);
        look(true);
        assertThat(asks()).isFalse();
        lay(FERRY);
        for (int i = 0; i < 11; i++) {
            look(false);
        }
        assertThat(asks()).isFalse();
    }

    /** A slow machine that takes a look every ten seconds sees the board in each of them. */
    @Test
    void aQuestionOutlastsSlowLooks() {
        lay(FERRY);
        nowMs += 10_000;
        take(new Input.Ticked(nowMs));
        assertThat(asks()).isTrue();
        see(FERRY, 1, true);
        assertThat(asks()).isTrue();
    }

    @Test
    void aPhoneAnswersByTheOptionsNotation() {
        lay(FERRY);
        take(new Input.Ordered(new Command.Act(Optional.of(new Seat("anybody")), "play-board"), nowMs));
        assertThat(last.answer()).contains(new CommandAnswer.Done("Yes, play Ferry"));
        assertThat(last.wanted()).contains(FERRY);
        lay(LEFT);
        take(new Input.Ordered(new Command.Choose(Optional.empty(), "keep-game"), nowMs));
        assertThat(last.answer()).contains(new CommandAnswer.Done("The present game goes on."));
        assertThat(last.wanted()).isEmpty();
    }

    @Test
    void helpSaysTheQuestionAgain() {
        lay(FERRY);
        press(ButtonMeaning.HELP);
        assertThat(last.told()).singleElement().satisfies(line -> {
            assertThat(line.kind()).isEqualTo("help");
            assertThat(line.says()).isEqualTo("This is the board of Ferry. Play it?");
        });
        assertThat(asks()).isTrue();
    }

    @Test
    void otherCommandsReachTheGameMeanwhile() {
        lay(FERRY);
        take(new Input.Ordered(new Command.Pause(), nowMs));
        assertThat(last.answer()).contains(new CommandAnswer.Done("Paused."));
        assertThat(asks()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(ButtonMeaning.class)
    void withoutAQuestionButtonsReachTheGame(ButtonMeaning button) {
        look(true);
        press(button);
        assertThat(last.heard()).isTrue();
    }

    @Test
    void noQuestionAppearsWithoutPictures() {
        lay(FERRY);
        take(new Input.CameraChanged(CameraState.silent("The camera is gone."), nowMs));
        assertThat(asks()).isFalse();
        press(ButtonMeaning.CONFIRM);
        assertThat(last.wanted()).isEmpty();
    }

    @Test
    void anUnknownBoardIsNotAskedAbout() {
        lay(new OtherGame("Unknown sheet", "x", "X", Optional.empty(), Optional.empty()));
        assertThat(asks()).isFalse();
    }

    @Test
    void otherBoardsAreNotRecorded() {
        take(new Input.BoardSeen(FERRY.board(), true, nowMs));
        assertThat(last.heard()).isFalse();
    }
}
