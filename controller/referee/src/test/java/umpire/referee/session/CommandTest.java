package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.record.Entry;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** A command from a phone or keyboard is carried out, or refused with a reason. */
class CommandTest {
    private static final String OPENING = """
            r..k
            ....
            .*..
            K..R
            """;

    private static void refused(CommandAnswer answer, String why) {
        assertThat(answer)
                .asInstanceOf(InstanceOfAssertFactories.type(CommandAnswer.NotDone.class))
                .satisfies(not -> assertThat(not.why()).isEqualTo(why));
    }

    @Test
    void anActionByPhoneIsPlayedAndThePiecesFollow() {
        Desk desk = Desk.begun();
        assertThat(desk.order(new Command.Act(Optional.of(Outpost.WHITE), "a1-a2")))
                .isEqualTo(new CommandAnswer.Done("a1-a2"));
        desk.rest(OPENING, 8);
        assertThat(desk.journal()).containsExactly("set-up", "a1-a2");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CARRY_OUT);
        assertThat(desk.corrections()).containsExactly("Move the White King from a1 to a2.");
        desk.play("""
                r..k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).hasSize(2);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aCommandOfTheWrongSeatIsRefused() {
        refused(
                Desk.begun().order(new Command.Act(Optional.of(Outpost.BLACK), "a4-a3")),
                "It is not Black's turn. White: move a piece.");
    }

    @Test
    void anUnreadableActionIsRefusedWithTheReason() {
        refused(
                Desk.begun().order(new Command.Act(Optional.empty(), "jump")),
                "'jump' is not an action here. Try a1-a2, a1xb2 full or hold.");
    }

    @Test
    void anIllegalActionIsRefusedWithItsRule() {
        Desk desk = Desk.begun();
        assertThat(desk.order(new Command.Act(Optional.empty(), "a1-a3")))
                .isEqualTo(new CommandAnswer.NotDone(Optional.of(Outpost.Law.REACH), "a1 cannot go to a3."));
        assertThat(desk.journal()).containsExactly("set-up");
    }

    @Test
    void actionsOfDiceAreRefusedFromPhones() {
        Desk desk = Desk.at("K..............k w roll_a1xd4_full S 0", OPENING);
        refused(
                desk.order(new Command.Act(Optional.of(Outpost.WHITE), "roll 6")),
                "Dice are rolled on the table. Where the camera cannot read them, name the roll.");
        refused(desk.order(new Command.NameRoll("7")), "'7' is not an action here. Try a1-a2, a1xb2 full or hold.");
        assertThat(desk.order(new Command.NameRoll("roll 6"))).isInstanceOf(CommandAnswer.Done.class);
    }

    @Test
    void namingARollThatIsNotAwaitedIsRefused() {
        refused(
                Desk.begun().order(new Command.NameRoll("5")),
                "No roll is due, and the last action was not one. White: move a piece.");
    }

    @Test
    void whilePausedNothingIsReadAndOnlyResumingIsTaken() {
        Desk desk = Desk.begun();
        assertThat(desk.order(new Command.Pause())).isInstanceOf(CommandAnswer.Done.class);
        desk.play("""
                r..k
                ....
                K*..
                ...R
                """);
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.PAUSED);
        refused(desk.order(new Command.Act(Optional.empty(), "a1-a2")), "The game is paused. Resume it first.");
        refused(desk.order(new Command.Pause()), "The game is paused already.");
        desk.press(Outpost.WHITE, ButtonMeaning.UNDO);
        assertThat(desk.journal()).containsExactly("set-up", "paused");
        desk.press(Outpost.BLACK, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).containsExactly("set-up", "paused", "resumed", "a1-a2");
    }

    @Test
    void beforeAGameStartsCommandsSayWhatToDo() {
        refused(
                new Desk().order(new Command.Act(Optional.empty(), "a1-a2")),
                "No game was started. Set up the pieces, or send a start.");
    }

    @Test
    void anUnknownSeatIsRefusedWithTheListOfSeats() {
        refused(
                Desk.begun().order(new Command.LetStand(new Seat("Green"))),
                "There is no seat called 'Green'; the seats are [White, Black].");
    }

    @Test
    void aTableThatIsNotQuietIsNotLetStand() {
        refused(
                Desk.begun().hand(OPENING, 2).order(new Command.LetStand(Outpost.WHITE)),
                "The table is not quiet, or cannot be seen. Take all hands away and try again.");
    }

    @Test
    void theBulletinListsLegalActionsInTheGamesOrder() {
        List<LegalAction> legal = Desk.begun().tableSnapshot().legal().open();
        assertThat(legal)
                .extracting(LegalAction::notation)
                .containsExactly("a1-b1", "a1-a2", "d1-b1", "d1-c1", "d1-d2", "d1-d3", "castle", "bring");
        assertThat(legal.get(0).changes()).containsExactly(Outpost.place(0), Outpost.place(1));
    }

    @Test
    void aCaptureNamesThePlaceThePieceCameFrom() {
        Desk desk = Desk.at("Ks.R...........k w move - 0", """
                ...k
                ....
                .*..
                Ks.R
                """);
        assertThat(desk.tableSnapshot().legal().open())
                .filteredOn(action -> action.notation().equals("d1-b1"))
                .singleElement()
                .extracting(LegalAction::changes, InstanceOfAssertFactories.list(Place.class))
                .containsExactly(Outpost.place(3), Outpost.place(1));
    }

    @Test
    void aJournalThatDoesNotFollowIsNamedByItsEntry() {
        List<Entry> entries = List.of(
                new Entry(Entry.EntryKind.SET_UP, "K..............k w move - 0"),
                new Entry(Entry.EntryKind.PLAYED, "a1-a3"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSession.resume(new Outpost(), entries))
                .withMessage("entry 2, PLAYED 'a1-a3', does not follow: a1 cannot go to a3.");
    }
}
