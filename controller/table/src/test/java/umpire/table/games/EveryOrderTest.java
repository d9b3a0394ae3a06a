package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Picture;

/**
 * Whoever has to move several pieces for one action may move whichever first: each order of laying them down is on the way there, and
 * leads there. Where a part of it is an action by itself it is asked in the end what was meant.
 */
class EveryOrderTest {
    private static final long SEED = 5;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 450);
    private static final int ORDERS = 6;
    private static final int ALIKE = 1;
    private static final int KINDS = 8;

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void eachOrderOfLayingThePiecesDownLeadsThere(Game<?, ?> game) {
        List<String> wrong = new ArrayList<>();
        assertThat(tried(game, wrong)).as("actions of several pieces").isPositive();
        assertThat(wrong).isEmpty();
    }

    private static <S, A> int tried(Game<S, A> game, List<String> wrong) {
        Map<String, Integer> tried = new HashMap<>();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            for (A action : game.actions(state)) {
                String kind = game.write(action).replaceAll("[^a-z ].*", "");
                if (tried.getOrDefault(kind, 0) < ALIKE
                        && tried.size() < KINDS
                        && steps(game, state, action).size() > 1) {
                    tried.merge(kind, 1, Integer::sum);
                    inEveryOrder(game, state, action, wrong);
                }
            }
        });
        return tried.size();
    }

    private static <S, A> List<HandSteps.HandStep> steps(Game<S, A> game, S state, A action) {
        Picture after = game.halfway(state, action).orElseGet(() -> game.show(GamePlay.after(game, state, action)));
        return HandSteps.between(game.show(state), after).steps();
    }

    private static <S, A> void inEveryOrder(Game<S, A> game, S state, A action, List<String> wrong) {
        HandSteps steps = new HandSteps(game.show(state), steps(game, state, action));
        for (List<HandSteps.HandStep> order : steps.orders(ORDERS)) {
            ToyTable<S, A> table = ToyTable.at(game, state);
            Picture picture = steps.before();
            List<String> said = new ArrayList<>();
            for (HandSteps.HandStep step : order) {
                picture = HandSteps.after(picture, step);
                Prompt prompt = table.play(picture).prompt();
                said.add(prompt.need() + ": " + prompt.says());
            }
            if (said.stream().anyMatch(says -> says.startsWith("CORRECTION")) || !leadsTo(game, table, state, action)) {
                wrong.add(game.write(action) + " in " + game.writePosition(state) + said);
            }
        }
    }

    private static <S, A> boolean leadsTo(Game<S, A> game, ToyTable<S, A> table, S state, A action) {
        return table.bulletin().position().equals(game.writePosition(GamePlay.after(game, state, action)))
                || table.prompt().options().stream()
                        .anyMatch(option -> option.notation().endsWith(game.write(action)));
    }
}
