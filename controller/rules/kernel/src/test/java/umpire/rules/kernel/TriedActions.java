package umpire.rules.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * Tries written actions on written positions. Semicolons separate the actions: all but the last must be legal.
 *
 * @param game the game under test
 * @param <S> its state
 * @param <A> its actions
 */
public record TriedActions<S, A>(Game<S, A> game) {
    /** Returns whether the last action is legal. */
    public boolean allows(String position, String actions) {
        return last(position, actions) instanceof Verdict.Accepted<S, A>;
    }

    /** Returns whether a rule refuses the last action. */
    public boolean refuses(String rule, String position, String actions) {
        return last(position, actions) instanceof Verdict.Refused<S, A> refused
                && refused.rule().name().equals(rule);
    }

    /** Returns the state after actions that are all legal. */
    public S after(String position, String actions) {
        S state = read(position);
        for (String action : list(actions)) {
            state = GamePlay.after(game, state, read(state, action));
        }
        return state;
    }

    /** Returns whether the position after legal actions contains each of some fragments. */
    public boolean leads(String position, String actions, String... fragments) {
        String written = game.writePosition(after(position, actions));
        return Stream.of(fragments).allMatch(written::contains);
    }

    /** Returns the points of a seat, or of all seats of a cooperative game, after legal actions. */
    public int points(String position, String actions, int seat) {
        return game.scores(after(position, actions)).get(seat).points();
    }

    /** Returns whether legal actions end the game. */
    public boolean ends(String position, String actions) {
        return game.awaited(after(position, actions)) instanceof Awaited.Nothing;
    }

    private Verdict<S, A> last(String position, String actions) {
        List<String> all = list(actions);
        S state = after(position, String.join(";", all.subList(0, all.size() - 1)));
        return game.judge(state, read(state, all.getLast()));
    }

    private S read(String position) {
        return game.readPosition(position).orThrow();
    }

    private A read(S state, String action) {
        return game.readAction(state, action).orThrow();
    }

    private static List<String> list(String actions) {
        return Stream.of(actions.split(";"))
                .map(String::strip)
                .filter(action -> !action.isEmpty())
                .toList();
    }
}
