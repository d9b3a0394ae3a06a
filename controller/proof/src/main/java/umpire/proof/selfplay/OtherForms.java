package umpire.proof.selfplay;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/**
 * What people do who have another form of the same game in mind: its actions, as it writes them. Many a rule is spoken only by
 * refusing those.
 *
 * @param written each of them once
 */
record OtherForms(List<String> written) {
    static final OtherForms NONE = new OtherForms(List.of());

    OtherForms {
        written = List.copyOf(written);
    }

    /** Returns one of them, if this game can read it at all. */
    <S, A> Optional<A> any(Game<S, A> game, S state, IntUnaryOperator chance) {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        return game.readAction(state, written.get(chance.applyAsInt(written.size()))) instanceof Parsed.Good<A> good
                ? Optional.of(good.value())
                : Optional.empty();
    }
}
