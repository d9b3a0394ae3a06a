package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogreselves.rulings.SheetRule;

/** A game under way in a test, played in the game's notation. */
final class Told {
    private static final String NO_MINES = "- - - - - - - - - - - - - - - -";
    private final Game<Position, Action> game;
    private Position state;
    private List<Event> events = List.of();

    private Told(Game<Position, Action> game, Position state) {
        this.game = game;
        this.state = state;
    }

    static Told of(Game<Position, Action> game, String position) {
        return new Told(
                game, game.readPosition(position.replace("EMPTY", NO_MINES)).orThrow());
    }

    /** Asserts that a position is accepted, and that it is refused with the reason once one place is changed. */
    static void refused(Game<Position, Action> game, String good, String right, String wrong, String says) {
        assertThat(game.readPosition(good)).as(good).isInstanceOf(Parsed.Good.class);
        String changed = other(good, right, wrong);
        assertThat(game.readPosition(changed)).as(changed).isEqualTo(Parsed.bad(says));
    }

    /** Returns a position that is changed in one place. */
    static String other(String position, String part, String instead) {
        String changed = position.replaceFirst(Pattern.quote(part), instead);
        assertThat(changed).as("'%s' is changed", part).isNotEqualTo(position);
        return changed;
    }

    static Told opening(Game<Position, Action> game) {
        return new Told(game, game.opening());
    }

    Told does(String... actions) {
        for (String text : actions) {
            Verdict<Position, Action> ruling =
                    game.judge(state, game.readAction(state, text).orThrow());
            assertThat(ruling).as("%s in %s", text, position()).isInstanceOf(Verdict.Accepted.class);
            Verdict.Accepted<Position, Action> accepted = (Verdict.Accepted<Position, Action>) ruling;
            state = accepted.next();
            events = accepted.events();
        }
        return this;
    }

    /** Returns the rule that refuses an action, however this game numbers it. */
    SheetRule refuses(String action) {
        return SheetRule.valueOf(refusal(action).rule().name());
    }

    /** Returns why an action is refused: the section and the sentence. */
    String why(String action) {
        return refusal(action).rule().section() + ": " + refusal(action).why();
    }

    private Verdict.Refused<Position, Action> refusal(String action) {
        Verdict<Position, Action> ruling =
                game.judge(state, game.readAction(state, action).orThrow());
        assertThat(ruling).as("%s in %s", action, position()).isInstanceOf(Verdict.Refused.class);
        return (Verdict.Refused<Position, Action>) ruling;
    }

    List<String> actions() {
        return game.actions(state).stream().map(game::write).toList();
    }

    List<SheetRule> rules() {
        return events.stream()
                .map(event -> SheetRule.valueOf(event.rule().name()))
                .toList();
    }

    /** Returns the sections of what was told last. */
    List<String> sections() {
        return events.stream().map(event -> event.rule().section()).toList();
    }

    List<String> says() {
        return events.stream().map(Event::says).toList();
    }

    String position() {
        return game.writePosition(state);
    }

    /** Returns one of the six parts of the position: 0 the phase, 1 Elves, 2 Mines, 3 Ogres, 4 chests, 5 Gifts. */
    String part(int index) {
        return position().split(" \\| ")[index];
    }

    String mine(int number) {
        return part(2).split(" ")[number - 1];
    }

    String ogre(int number) {
        return part(3).split(" ")[number - 1];
    }

    int points() {
        return game.scores(state).get(0).points();
    }

    Position state() {
        return state;
    }

    boolean over(String kind) {
        return game.awaited(state) instanceof Awaited.Nothing end
                && end.outcome().kind().equals(kind);
    }
}
