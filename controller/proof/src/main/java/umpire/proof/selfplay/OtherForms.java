package umpire.proof.selfplay;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/**
 * Actions of the same game with other options, in notation. Many rules are used only to refuse such actions.
 *
 * @param written the actions, each once
 */
record OtherForms(List<String> written) {
    static final OtherForms NONE = new OtherForms(List.of());

    OtherForms {
        written = List.copyOf(written);
    }

    /** Returns a random one of these actions that this game can parse. */
    <S, A> Optional<A> any(Game<S, A> game, S state, IntUnaryOperator chance) {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        return game.readAction(state, written.get(chance.applyAsInt(written.size()))) instanceof Parsed.Good<A> good
                ? Optional.of(good.value())
                : Optional.empty();
    }
}
