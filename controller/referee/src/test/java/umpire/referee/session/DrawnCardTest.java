package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Tavern;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/** A card answers by lying in sight; no button and no phone picks it. Then two seats throw at once. */
class DrawnCardTest {
    private GameSession<Tavern.State, Tavern.Action> session = GameSession.open(new Tavern());
    private final List<String> journal = new ArrayList<>();
    private long nowMs = 1000;
    private long frame;

    DrawnCardTest() {
        order(new Command.Start(Optional.empty()));
        see(Map.of());
    }

    private CommandAnswer order(Command command) {
        return take(new Input.Ordered(command, nowMs)).orElseThrow();
    }

    private Optional<CommandAnswer> take(Input input) {
        GameSession.StepResult<Tavern.State, Tavern.Action> result = session.step(input);
        session = result.next();
        result.entries().forEach(entry -> journal.add(entry.text()));
        return result.answer();
    }

    /** Shows these cards on these hands and these dice, after a hand came and went. */
    private void see(Map<Integer, String> cards, SeenDie... dice) {
        look(cards, true, 3, dice);
        look(cards, false, Desk.SETTLE_LOOKS, dice);
    }

    private void look(Map<Integer, String> cards, boolean hand, int looks, SeenDie... dice) {
        for (int i = 0; i < looks; i++) {
            nowMs += Desk.FRAME_MS;
            frame++;
            Observation seen = new Observation(
                    frame, nowMs, true, hand, hand, sightings(cards), List.of(), List.of(dice), List.of());
            take(new Input.Looked(seen, nowMs));
        }
    }

    private static List<Sighting> sightings(Map<Integer, String> cards) {
        List<Sighting> sightings = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            sightings.add(
                    cards.containsKey(i)
                            ? new Sighting.Holds(
                                    Tavern.hand(i),
                                    List.of(new SeenToken(
                                            Tavern.token(cards.get(i)), i, new Pose(60.0 * i - 60, -30, 0), 0.97)))
                            : new Sighting.Empty(Tavern.hand(i)));
        }
        return sightings;
    }

    private static SeenDie die(String name, String face, double xMm) {
        return new SeenDie("sticker", name, Optional.of(face), false, new Pose(xMm, 80, 0), 0.99);
    }

    private String says() {
        return session.tableSnapshot().prompt().says();
    }

    @Test
    void theCardThatIsLaidDownIsTheOneDrawn() {
        assertThat(says()).isEqualTo("Ann: draw a card.");
        assertThat(session.tableSnapshot().prompt().need()).isEqualTo(Need.DRAW);
        see(Map.of(0, "fool"));
        assertThat(journal).endsWith("draw fool");
        assertThat(says()).isEqualTo("Bob: draw a card.");
    }

    @Test
    void phonesAndButtonsNameNoCard() {
        assertThat(order(new Command.Act(Optional.of(Tavern.ANN), "draw duke")))
                .isEqualTo(CommandAnswer.notDone(
                        "Cards are drawn at the table. Lay the card where everybody sees it: the table reads it."));
        assertThat(order(new Command.NameRoll("duke"))).isInstanceOf(CommandAnswer.NotDone.class);
        take(new Input.Pressed(Optional.of(Tavern.ANN), ButtonMeaning.NEXT, nowMs));
        take(new Input.Pressed(Optional.of(Tavern.ANN), ButtonMeaning.CONFIRM, nowMs));
        assertThat(journal).containsExactly(";-");
    }

    @Test
    void amongLikeCardsNoneIsPicked() {
        see(Map.of(0, "knave-red"));
        assertThat(journal).containsExactly(";-");
        assertThat(session.tableSnapshot().prompt().need()).isEqualTo(Need.QUESTION);
        assertThat(says()).isEqualTo("Ann: draw a card. Several cards look like this: turn it so that it can be read.");
        take(new Input.Pressed(Optional.of(Tavern.ANN), ButtonMeaning.CONFIRM, nowMs));
        assertThat(order(new Command.Choose(Optional.of(Tavern.ANN), "draw knave-red")))
                .isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(journal).containsExactly(";-");
    }

    @Test
    void aCardOnAnotherSeatsPlaceIsNotTaken() {
        see(Map.of(1, "fool"));
        assertThat(journal).containsExactly(";-");
        assertThat(session.tableSnapshot().prompt().need()).isEqualTo(Need.CORRECTION);
    }

    @Test
    void twoSeatsThrowInOneRollEachItsOwnColour() {
        Map<Integer, String> all = Map.of(0, "fool", 1, "duke", 2, "knave-red");
        see(Map.of(0, "fool"));
        see(Map.of(0, "fool", 1, "duke"));
        order(new Command.Start(Optional.of("fool,duke,knave-red;-")));
        see(all);
        assertThat(says()).isEqualTo("Ann and Bob: throw for the round.");
        assertThat(session.tableSnapshot().turn()).isEmpty();
        see(all, die("yellow", "2", 0));
        assertThat(says()).isEqualTo("Ann and Bob: 1 of 2 dice lie there. Roll the rest.");
        see(all, die("yellow", "2", 0), die("blue", "5", 30));
        assertThat(journal).endsWith("throw 2 5");
        assertThat(session.tableSnapshot().outcome().orElseThrow().winners()).containsExactly(new Seat("Bob"));
    }

    @Test
    void twoDiceOfOneColourAreNotOneOfEach() {
        Map<Integer, String> all = Map.of(0, "fool", 1, "duke", 2, "knave-red");
        order(new Command.Start(Optional.of("fool,duke,knave-red;-")));
        see(all);
        see(all, die("yellow", "2", 0), die("yellow", "5", 30));
        assertThat(says()).startsWith("2 yellow dice were thrown, 1 was asked for.");
        assertThat(journal).doesNotContain("throw 2 5");
    }

    @Test
    void aSingleHiddenDieMayBeNamed() {
        Map<Integer, String> all = Map.of(0, "fool", 1, "duke", 2, "knave-red");
        order(new Command.Start(Optional.of("fool,duke,knave-red;-")));
        see(all);
        see(all, die("yellow", "2", 0));
        assertThat(order(new Command.NameRoll("green=5"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(order(new Command.NameRoll("blue="))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(order(new Command.NameRoll("blue=gone"))).isInstanceOf(CommandAnswer.NotDone.class);
        assertThat(order(new Command.NameRoll("blue=6"))).isEqualTo(new CommandAnswer.Done("The roll was named."));
        assertThat(journal).endsWith("throw 2 6");
    }
}
