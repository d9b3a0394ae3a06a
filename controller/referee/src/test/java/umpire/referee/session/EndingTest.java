package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static umpire.referee.toy.Desk.MOVED;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.record.Entry;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Seat;

/** Players end a game that its rules would continue: by resigning, by agreeing on a draw, or by asking for another. */
class EndingTest {
    private static final Seat WHITE = Outpost.WHITE;
    private static final Seat BLACK = Outpost.BLACK;
    private static final String FIRING = """
            ...k
            .r..
            .K.R
            ....
            """;

    private static CommandAnswer ask(Desk desk, Seat seat, EndRequest endRequest) {
        return desk.order(new Command.End(Optional.of(seat), endRequest));
    }

    private static void refused(CommandAnswer answer, String why) {
        assertThat(answer)
                .asInstanceOf(InstanceOfAssertFactories.type(CommandAnswer.NotDone.class))
                .satisfies(not -> assertThat(not.why()).isEqualTo(why));
    }

    private static Desk offered() {
        Desk desk = Desk.begun();
        assertThat(ask(desk, BLACK, EndRequest.OFFER_DRAW)).isEqualTo(new CommandAnswer.Done("Black offers a draw."));
        return desk;
    }

    @Test
    void aSeatThatResignsLosesAndTheGameIsOver() {
        Desk desk = Desk.begun();
        assertThat(ask(desk, WHITE, EndRequest.RESIGN)).isEqualTo(new CommandAnswer.Done("White resigns. Black wins."));
        assertThat(desk.journal()).containsExactly("set-up", "White resigned");
        TableSnapshot over = desk.tableSnapshot();
        assertThat(over.status()).isEqualTo(TableSnapshot.GameStatus.OVER);
        assertThat(over.outcome().orElseThrow().kind()).isEqualTo("resigned");
        assertThat(over.outcome().orElseThrow().winners()).containsExactly(BLACK);
        assertThat(over.outcome().orElseThrow().rule()).isEmpty();
        assertThat(over.legal().open()).isEmpty();
        assertThat(over.turn()).isEmpty();
        assertThat(over.prompt().says())
                .isEqualTo("White resigns. Black wins. For a new game, set the pieces up again.");
        assertThat(desk.told()).last().isEqualTo("White resigns. Black wins.");
    }

    @Test
    void aSeatMayResignInAnyTurnAndWhileARollIsAwaited() {
        Desk desk = Desk.at("K..............k w roll_a1xd4_full S 0", "...k\n....\n.*..\nK...");
        assertThat(ask(desk, BLACK, EndRequest.RESIGN)).isEqualTo(new CommandAnswer.Done("Black resigns. White wins."));
        desk.roll(Desk.die(6, 0));
        assertThat(desk.journal()).containsExactly("set-up", "Black resigned");
    }

    @Test
    void bothOtherSeatsWinAfterAResignation() {
        Seat red = new Seat("Red");
        Outcome outcome = Outcome.resigned(List.of(WHITE, red, BLACK), red);
        assertThat(outcome.winners()).containsExactly(WHITE, BLACK);
        assertThat(outcome.says()).isEqualTo("Red resigns. White and Black win.");
        DrawOffer offer = DrawOffer.of(List.of(WHITE, red, BLACK), red);
        assertThat(offer.asked()).containsExactly(WHITE, BLACK);
        assertThat(offer.acceptedBy(BLACK).asked()).containsExactly(WHITE);
    }

    @Test
    void onlyTheResignationIsTakenBackWithPermission() {
        Desk desk = Desk.begun().play(MOVED);
        ask(desk, BLACK, EndRequest.RESIGN);
        desk.press(BLACK, ButtonMeaning.UNDO);
        assertThat(desk.prompt().says())
                .startsWith("Black wants to take back: the end of the game. White: press Confirm to allow it,");
        desk.press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal())
                .containsExactly("set-up", "a1-a2", "Black resigned", "1 Black asked back", "White allowed", "-1");
        assertThat(desk.told()).last().isEqualTo("Taken back: the end of the game.");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
        assertThat(desk.prompt().says()).startsWith("White: fire at a target.");
    }

    @Test
    void piecesMovedAfterAResignationTakeNothingBack() {
        Desk desk = Desk.begun().play(MOVED).pressTwice(WHITE).play("""
                .r.k
                ....
                K*..
                ...R
                """);
        ask(desk, BLACK, EndRequest.RESIGN);
        desk.play(MOVED);
        assertThat(desk.journal()).endsWith("a4-b4", "Black resigned");
    }

    @Test
    void anOfferPrecedesThePromptAndIsInTheBulletin() {
        Desk desk = offered();
        assertThat(desk.tableSnapshot().drawOffer()).contains(new DrawOffer(BLACK, List.of(WHITE)));
        assertThat(desk.prompt().says())
                .isEqualTo("Black offers a draw. White: press Confirm to accept it, Undo to decline it, or play on."
                        + " White: move a piece.");
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(desk.journal()).containsExactly("set-up", "Black offered");
    }

    @Test
    void anAcceptedOfferIsADraw() {
        Desk desk = offered();
        assertThat(ask(desk, WHITE, EndRequest.ACCEPT_DRAW))
                .isEqualTo(new CommandAnswer.Done("A draw: the players agreed on it."));
        assertThat(desk.journal()).containsExactly("set-up", "Black offered", "White accepted");
        assertThat(desk.tableSnapshot().outcome().orElseThrow().kind()).isEqualTo("agreed-draw");
        assertThat(desk.tableSnapshot().outcome().orElseThrow().winners()).isEmpty();
        assertThat(desk.tableSnapshot().drawOffer()).isEmpty();
        desk.press(BLACK, ButtonMeaning.UNDO).press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("White accepted", "1 Black asked back", "White allowed", "-1");
        assertThat(desk.tableSnapshot().status()).isEqualTo(TableSnapshot.GameStatus.READY);
        assertThat(desk.tableSnapshot().drawOffer()).isEmpty();
    }

    @Test
    void theAskedSeatsButtonsAnswerAnOffer() {
        assertThat(offered().press(WHITE, ButtonMeaning.CONFIRM).journal()).endsWith("White accepted");
        assertThat(offered().press(WHITE, ButtonMeaning.UNDO).journal()).endsWith("White declined");
        Desk own = offered().press(BLACK, ButtonMeaning.UNDO);
        assertThat(own.journal()).endsWith("Black declined");
        assertThat(own.told()).last().isEqualTo("Black withdraws the offer of a draw.");
        assertThat(offered().press(BLACK, ButtonMeaning.CONFIRM).journal()).endsWith("Black offered");
    }

    @Test
    void aPressWithAnotherMeaningAcceptsNoDraw() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", FIRING);
        ask(desk, BLACK, EndRequest.OFFER_DRAW);
        assertThat(desk.prompt().says())
                .startsWith("Black offers a draw. White: accept it on a page, press Undo to decline it, or play on.");
        desk.press(WHITE, ButtonMeaning.NEXT).press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("Black offered", "b2xb3 full");
        assertThat(desk.tableSnapshot().drawOffer()).isEmpty();
    }

    @Test
    void anOfferLapsesOnlyWhenTheAskedSeatPlays() {
        Desk desk = Desk.begun();
        ask(desk, WHITE, EndRequest.OFFER_DRAW);
        desk.play(MOVED).press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.tableSnapshot().drawOffer()).isPresent();
        desk.play("""
                .r.k
                ....
                K*..
                ...R
                """);
        assertThat(desk.journal()).containsExactly("set-up", "White offered", "a1-a2", "hold", "a4-b4");
        assertThat(desk.tableSnapshot().drawOffer()).isEmpty();
        assertThat(desk.told()).last().isEqualTo("White's offer of a draw lapses.");
    }

    @Test
    void diceAnswerNoOffer() {
        Desk desk = Desk.at(".....K.R.r.....k w roll_b2xb3_full S 0", FIRING);
        ask(desk, BLACK, EndRequest.OFFER_DRAW);
        desk.roll(Desk.die(2, 0));
        assertThat(desk.journal()).endsWith("roll 2");
        assertThat(desk.tableSnapshot().drawOffer()).isPresent();
    }

    @Test
    void aPressThatTakesFewerDiceAcceptsNoDraw() {
        String rolling = ".....K.R.......k w roll_d2xd4_light S 0";
        Desk desk = Desk.at(OutpostVariants.takingFewerDice(), rolling, """
                ...k
                ....
                .K.R
                ....
                """).roll(Desk.die(2, 0));
        ask(desk, BLACK, EndRequest.OFFER_DRAW);
        assertThat(desk.prompt().says()).endsWith("or press Confirm to take these.");
        desk.press(WHITE, ButtonMeaning.CONFIRM);
        assertThat(desk.journal()).endsWith("roll 2 2");
        assertThat(desk.tableSnapshot().outcome()).isEmpty();
    }

    @Test
    void aPressWhileTouchesLeaveTheActionOpenAcceptsNoDraw() {
        Beach beach = Beach.at("1 ebb ebb").play(1);
        beach.order(new Command.End(Optional.of(Shore.SEA), EndRequest.OFFER_DRAW));
        beach.touch(1).press(Shore.LAND, ButtonMeaning.CONFIRM);
        assertThat(beach.tableSnapshot().outcome()).isEmpty();
        assertThat(beach.tableSnapshot().drawOffer()).isPresent();
    }

    @Test
    void aSoloPlayerCannotOfferADraw() {
        Desk desk = Desk.at(OutpostVariants.forOne(), ".....K.R.r.....k w fire S 0", FIRING);
        refused(ask(desk, WHITE, EndRequest.OFFER_DRAW), "You cannot offer a draw: this game has one side.");
    }

    @Test
    void anOfferKeepsTheTouches() {
        Desk desk = Desk.at(".....K.R.r.....k w fire S 0", FIRING).touch("d2");
        ask(desk, BLACK, EndRequest.OFFER_DRAW);
        desk.touch("d4");
        assertThat(desk.prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("d2xd4 full", "d2xd4 light");
    }

    @Test
    void anOfferAndAnEndSurviveARestart() {
        Desk desk = offered().restart();
        assertThat(desk.tableSnapshot().drawOffer()).isPresent();
        ask(desk, WHITE, EndRequest.RESIGN);
        assertThat(desk.restart().tableSnapshot().outcome().orElseThrow().kind())
                .isEqualTo("resigned");
    }

    @Test
    void impossibleRequestsAreRefusedWithAReason() {
        Desk desk = Desk.begun();
        refused(ask(desk, WHITE, EndRequest.ACCEPT_DRAW), "No draw is offered to White.");
        refused(ask(desk, WHITE, EndRequest.DECLINE_DRAW), "No draw is offered.");
        refused(
                desk.order(new Command.End(Optional.empty(), EndRequest.RESIGN)),
                "Say for which seat; the seats are [White, Black].");
        refused(
                ask(desk, new Seat("Green"), EndRequest.RESIGN),
                "There is no seat called 'Green'; the seats are [White, Black].");
        ask(desk, WHITE, EndRequest.OFFER_DRAW);
        refused(ask(desk, WHITE, EndRequest.ACCEPT_DRAW), "No draw is offered to White.");
        refused(ask(desk, BLACK, EndRequest.OFFER_DRAW), "White has already offered a draw, and waits for an answer.");
        ask(desk, BLACK, EndRequest.RESIGN);
        refused(ask(desk, BLACK, EndRequest.RESIGN), "The game is over. Black resigns. White wins.");
        refused(
                new Desk().order(new Command.End(Optional.of(WHITE), EndRequest.RESIGN)),
                "No game was started. Set up the pieces, or send a start.");
    }

    @Test
    void aPlayerGetsANewGameOnlyWhenNoneIsRunning() {
        Desk desk = Desk.begun().play(MOVED);
        refused(
                desk.order(new Command.NewGame(Optional.of(WHITE))),
                "A game is on. Resign or agree on a draw first, or ask the operator to end it.");
        ask(desk, WHITE, EndRequest.RESIGN);
        assertThat(desk.order(new Command.NewGame(Optional.of(WHITE)))).isInstanceOf(CommandAnswer.Done.class);
        desk.rest(MOVED, Desk.SETTLE_LOOKS);
        assertThat(desk.prompt().need()).isEqualTo(Prompt.Need.SET_UP);
        assertThat(desk.corrections()).containsExactly("Move the White King from a2 to a1.");
        assertThat(desk.play(Desk.OPENING).prompt().says()).isEqualTo("White: move a piece.");
        desk.play(MOVED);
        assertThat(desk.journal()).endsWith("White resigned", "set-up", "a1-a2");
    }

    @Test
    void theOperatorGetsANewGameAtAnyTime() {
        Desk desk = Desk.begun().play(MOVED);
        assertThat(desk.order(new Command.NewGame(Optional.empty()))).isInstanceOf(CommandAnswer.Done.class);
        assertThat(desk.tableSnapshot().view().placement()).isEqualTo(new Outpost().show(new Outpost().opening()));
    }

    @Test
    void aJournalWithAnEndThatDoesNotFollowIsNamedByItsEntry() {
        Entry setUp = new Entry(Entry.EntryKind.SET_UP, "K..............k w move - 0");
        Entry resigned = new Entry(Entry.EntryKind.RESIGNED, "White");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSession.resume(new Outpost(), List.of(setUp, resigned, resigned)))
                .withMessage("entry 3, RESIGNED 'White', does not follow: the game is over already");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameSession.resume(
                        new Outpost(), List.of(setUp, new Entry(Entry.EntryKind.DRAW_ACCEPTED, "White"))))
                .withMessage("entry 2, DRAW_ACCEPTED 'White', does not follow: no draw is offered");
    }
}
