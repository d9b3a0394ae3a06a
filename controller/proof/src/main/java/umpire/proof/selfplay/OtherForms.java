package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.LongStream;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Ruling;

/**
 * What people do who have another form of the same game in mind: its actions, as it writes them. Many a rule is spoken only by
 * refusing those.
 */
final class OtherForms {
    /** What is done seldom is done in one of so many games. */
    private static final int GAMES = 10;

    private final List<String> written;

    private OtherForms(List<String> written) {
        this.written = List.copyOf(written);
    }

    /** Plays some games of each form at random and keeps what was done, each action once. */
    static OtherForms of(List<? extends Game<?, ?>> forms, PlayPlan plan) {
        return new OtherForms(forms.stream()
                .flatMap(form -> LongStream.range(plan.seed(), plan.seed() + GAMES)
                        .mapToObj(seed -> played(form, seed, plan.maxPlies()))
                        .flatMap(List::stream))
                .distinct()
                .toList());
    }

    private static <S, A> List<String> played(Game<S, A> form, long seed, int maxPlies) {
        SplittableRandom random = new SplittableRandom(seed);
        List<String> actions = new ArrayList<>();
        S state = form.opening();
        while (!(form.awaited(state) instanceof Awaited.Nothing) && actions.size() < maxPlies) {
            A action = PlayStyle.RANDOM.choose(form, state, random::nextInt);
            actions.add(form.write(action));
            state = ((Ruling.Accepted<S, A>) form.judge(state, action)).next();
        }
        return actions;
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
