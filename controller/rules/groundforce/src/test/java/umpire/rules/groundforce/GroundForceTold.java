package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Verdict;

/** A running game in a test. Actions are written in the game's notation. */
final class GroundForceTold {
    private final Game<Position, Action> game;
    private Position state;
    private List<Event> events = List.of();

    private GroundForceTold(Game<Position, Action> game, Position state) {
        this.game = game;
        this.state = state;
    }

    static GroundForceTold of(Game<Position, Action> game, String position) {
        return new GroundForceTold(game, game.readPosition(position).orThrow());
    }

    static GroundForceTold opening(Game<Position, Action> game) {
        return new GroundForceTold(game, game.opening());
    }

    GroundForceTold does(String... actions) {
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

    /** Returns the description of an offered action. */
    String describes(String action) {
        return game.describe(state, game.readAction(state, action).orThrow());
    }

    /** Returns the rule that refuses an action. */
    Rule refuses(String action) {
        Verdict<Position, Action> ruling =
                game.judge(state, game.readAction(state, action).orThrow());
        assertThat(ruling).as("%s in %s", action, position()).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<Position, Action>) ruling).rule();
    }

    List<String> actions() {
        return game.actions(state).stream().map(game::write).toList();
    }

    List<Rule> rules() {
        return events.stream().map(Event::rule).toList();
    }

    List<String> says() {
        return events.stream().map(Event::says).toList();
    }

    String position() {
        return game.writePosition(state);
    }

    Position state() {
        return state;
    }
}
