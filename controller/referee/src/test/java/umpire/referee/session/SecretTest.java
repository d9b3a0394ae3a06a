package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.EndRequest;
import umpire.referee.toy.Beach;
import umpire.referee.toy.Shore;
import umpire.rules.kernel.Seat;

/** Secret declarations are accepted from their seats and revealed only once all are made. */
class SecretTest {
    private final Beach beach = Beach.at("0 - -").play(0);

    private CommandAnswer declare(Seat seat, String notation) {
        return beach.order(new Command.Act(Optional.of(seat), notation));
    }

    @Test
    void bothSeatsAreAskedAndNothingIsListed() {
        assertThat(beach.tableSnapshot().prompt().need()).isEqualTo(Prompt.Need.CHOICE);
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
        assertThat(beach.tableSnapshot().prompt().seat()).isEmpty();
        assertThat(beach.tableSnapshot().prompt().options()).isEmpty();
        assertThat(beach.tableSnapshot().legal().open()).isEmpty();
    }

    @Test
    void aDeclarationIsAnsweredAndToldWithoutItsContent() {
        assertThat(declare(Shore.SEA, "Sea flood")).isEqualTo(new CommandAnswer.Done("Declared."));
        assertThat(beach.told()).contains("Sea has declared.").noneMatch(says -> says.contains("flood"));
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land: declare a tide.");
        assertThat(beach.tableSnapshot().prompt().seat()).contains(Shore.LAND);
        assertThat(beach.tableSnapshot().view().facts()).isEmpty();
    }

    @Test
    void onlyTheDeclaringSeatSeesItsDeclaration() {
        declare(Shore.SEA, "Sea flood");
        assertThat(beach.tableSnapshot().seatViews()).containsOnlyKeys(Shore.SEA);
        assertThat(beach.tableSnapshot().seatViews().get(Shore.SEA).facts()).containsExactly("Sea declared flood");
    }

    @Test
    void aSeatCannotDeclareForAnother() {
        assertThat(declare(Shore.LAND, "Sea flood")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
    }

    @Test
    void aSeatMayChangeItsDeclarationUntilAllHaveDeclared() {
        declare(Shore.SEA, "Sea flood");
        assertThat(declare(Shore.SEA, "Sea ebb")).isEqualTo(new CommandAnswer.Done("Declared."));
        assertThat(beach.tableSnapshot().seatViews().get(Shore.SEA).facts()).containsExactly("Sea declared ebb");
        declare(Shore.LAND, "Land ebb");
        assertThat(declare(Shore.SEA, "Sea flood")).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(beach.tableSnapshot().view().facts()).containsExactly("Land declared ebb", "Sea declared ebb");
    }

    @Test
    void declarationsAreOfferedOnlyToTheirSeat() {
        assertThat(beach.tableSnapshot().legal().secret().get(Shore.SEA))
                .extracting(LegalAction::notation)
                .containsExactly("Sea ebb", "Sea flood");
        declare(Shore.SEA, "Sea flood");
        assertThat(beach.tableSnapshot().legal().secret().get(Shore.SEA))
                .extracting(LegalAction::notation)
                .containsExactly("Sea ebb");
        declare(Shore.LAND, "Land ebb");
        assertThat(beach.tableSnapshot().legal().secret()).isEmpty();
    }

    @Test
    void thePlaceOfADeclarationIsToldOnlyToItsSeat() {
        assertThat(beach.tableSnapshot().legal().secret().get(Shore.SEA))
                .extracting(LegalAction::touches)
                .containsExactly(List.of(), List.of(Shore.rock(0)));
        assertThat(beach.tableSnapshot().prompt().cues()).isEmpty();
    }

    /** Returns all public information: the snapshot without the secret parts, and every line. */
    private static List<Object> known(Beach beach) {
        TableSnapshot all = beach.tableSnapshot();
        return List.of(
                beach.told(),
                all.status(),
                all.turn(),
                all.actionsPlayed(),
                all.view(),
                all.state().lost(),
                all.legal().open(),
                all.state().scores(),
                all.prompt(),
                all.outcome(),
                all.seatViews().keySet(),
                all.legal().secret().keySet());
    }

    private static Beach declared(String... tides) {
        Beach beach = Beach.at("0 - -").play(0);
        for (String tide : tides) {
            Seat seat = tide.startsWith("Sea") ? Shore.SEA : Shore.LAND;
            assertThat(beach.order(new Command.Act(Optional.of(seat), tide))).isInstanceOf(CommandAnswer.Done.class);
        }
        return beach.play(0);
    }

    @Test
    void publicInformationDoesNotDependOnTheDeclaration() {
        Beach once = declared("Sea flood");
        for (Beach other :
                List.of(declared("Sea ebb"), declared("Sea ebb", "Sea flood"), declared("Sea flood", "Sea ebb"))) {
            assertThat(known(other)).isEqualTo(known(once));
        }
        for (Beach beach : List.of(once, declared("Sea ebb", "Sea flood"))) {
            beach.order(new Command.TakeBack(Optional.empty(), 1));
            assertThat(beach.told()).endsWith("Taken back: a declaration.");
            assertThat(beach.tableSnapshot().prompt().says()).isEqualTo("Land and Sea: declare a tide.");
            assertThat(beach.tableSnapshot().seatViews()).isEmpty();
        }
    }

    /** A piece is misplaced, and that was said before Sea changed its declaration. */
    @Test
    void thePromptAboutPiecesStaysWhenADeclarationIsChanged() {
        Beach once = declared("Sea flood").play(1);
        Beach changed = declared("Sea flood").play(1);
        changed.order(new Command.Act(Optional.of(Shore.SEA), "Sea ebb"));
        assertThat(once.corrections()).isNotEmpty();
        assertThat(known(changed)).isEqualTo(known(once));
        assertThat(known(changed.play(1))).isEqualTo(known(once.play(1)));
    }

    @Test
    void aChangedDeclarationAnswersNoOfferedDraw() {
        Beach once = offered(declared("Sea flood"));
        Beach changed = offered(declared("Sea flood"));
        changed.order(new Command.Act(Optional.of(Shore.SEA), "Sea ebb"));
        assertThat(known(changed)).isEqualTo(known(once));
        assertThat(changed.tableSnapshot().drawOffer()).isPresent();
        assertThat(changed.order(new Command.End(Optional.of(Shore.SEA), EndRequest.ACCEPT_DRAW)))
                .isInstanceOf(CommandAnswer.Done.class);
    }

    /** The crab is back where it sat before it crawled, and two tides were declared since. */
    @Test
    void theNumberOfActionsTakenBackLeavesOutChangedDeclarations() {
        Beach once = crawled("Sea ebb").play(0);
        Beach changed = crawled("Sea ebb", "Sea flood").play(0);
        Beach changedMeanwhile = crawled("Sea ebb").play(0);
        changedMeanwhile.order(new Command.Act(Optional.of(Shore.SEA), "Sea flood"));
        assertThat(once.tableSnapshot().prompt().options())
                .extracting(Prompt.Option::notation)
                .containsExactly("take-back-2");
        for (Beach beach : List.of(changed, changedMeanwhile)) {
            assertThat(known(beach)).isEqualTo(known(once));
            beach.press(Shore.LAND, ButtonMeaning.CONFIRM);
            assertThat(beach.tableSnapshot().actionsPlayed()).isEqualTo(4);
            beach.press(Shore.SEA, ButtonMeaning.CONFIRM);
            assertThat(beach.tableSnapshot().actionsPlayed()).isEqualTo(2);
            assertThat(beach.tableSnapshot().prompt().says()).startsWith("Land: crawl.");
        }
    }

    private static Beach crawled(String... tides) {
        Beach beach = declared("Sea flood", "Land ebb");
        beach.order(new Command.Act(Optional.of(Shore.LAND), "crawl 1"));
        for (String tide : tides) {
            beach.order(new Command.Act(Optional.of(Shore.SEA), tide));
        }
        return beach.play(1);
    }

    private static Beach offered(Beach beach) {
        beach.order(new Command.End(Optional.of(Shore.LAND), EndRequest.OFFER_DRAW));
        return beach;
    }

    /** A repeated declaration has no line, so it takes the place of none after a restart. */
    @Test
    void theLinesAfterARestartDoNotRevealAChangedDeclaration() {
        Beach once = declared("Sea flood");
        Beach changed = declared("Sea ebb", "Sea flood", "Sea ebb");
        assertThat(changed.account(1)).hasSize(1).isEqualTo(once.account(1));
    }

    @Test
    void theLastDeclarationRevealsAll() {
        declare(Shore.SEA, "Sea flood");
        declare(Shore.LAND, "Land ebb");
        assertThat(beach.tableSnapshot().seatViews()).isEmpty();
        assertThat(beach.tableSnapshot().view().facts()).containsExactly("Land declared ebb", "Sea declared flood");
        assertThat(beach.tableSnapshot().prompt().says()).startsWith("Land: crawl.");
    }
}
