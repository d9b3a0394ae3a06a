package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Prompt;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;

/**
 * An action that moves several pieces may be carried out in any order: every intermediate placement is accepted as a part of it, and the
 * last one completes it. If a part is an action by itself, the table asks at the end which one was meant.
 */
class EveryOrderTest {
    private static final long SEED = 5;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 300);
    private static final int ORDERS = 6;
    private static final int ALIKE = 2;

    /** The kinds of actions that the test must try, so that it is not vacuous. */
    private static final Map<String, List<String>> KINDS = Map.of(
            "ogre-chess", List.of("Overrun"),
            "ogres-and-elves", List.of("GiveGift", "SwapFor", "TradeFor"),
            "ground-force", List.of("AdvanceInto", "ShuffleCards"),
            "die-men", List.of("MoveTroops", "MarchSquad"),
            "diceland-ogre", List.of("Maneuver"));

    /** Games in which a seat may do several such actions in a row. */
    private static final Map<String, List<String>> PAIRS = Map.of(
            "ogres-and-elves", List.of("DeployShield, WalkTo", "HandOver, HandOver", "TakeUp, TakeUp"),
            "ground-force", List.of("BuyUnit, BuyUnit", "PlaceUnit, PlaceUnit", "WalkUnit, WalkUnit"),
            "die-men", List.of("MarchSquad, MarchSquad", "MoveTroops, MoveTroops"));

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void eachOrderOfLayingThePiecesDownLeadsThere(Game<?, ?> game) {
        List<String> wrong = new ArrayList<>();
        assertThat(tried(game, wrong).keySet()).containsAll(KINDS.get(game.id().name()));
        assertThat(wrong).isEmpty();
    }

    private static <S, A> Map<String, Integer> tried(Game<S, A> game, List<String> wrong) {
        Map<String, Integer> tried = new TreeMap<>();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            for (A action : game.actions(state)) {
                String kind = action.getClass().getSimpleName();
                if (tried.getOrDefault(kind, 0) < ALIKE
                        && steps(game, state, action).size() > 1) {
                    tried.merge(kind, 1, Integer::sum);
                    inEveryOrder(game, state, action, wrong);
                }
            }
        });
        return tried;
    }

    /** Several actions of one seat may be carried out together: units bought, things taken, squads moved, in any order. */
    static Stream<Named<Game<?, ?>>> gamesWithPairs() {
        return games().filter(game -> PAIRS.containsKey(game.getPayload().id().name()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("gamesWithPairs")
    void twoActionsOfASeatMayBeSeenAtOnce(Game<?, ?> game) {
        List<String> wrong = new ArrayList<>();
        assertThat(triedAtOnce(game, wrong).keySet())
                .containsAll(PAIRS.get(game.id().name()));
        assertThat(wrong).isEmpty();
    }

    private static <S, A> Map<String, Integer> triedAtOnce(Game<S, A> game, List<String> wrong) {
        Map<String, Integer> tried = new TreeMap<>();
        RandomStates.choices(game, SEED, ACTIONS / 2, state -> {
            List<A> first = game.actions(state);
            for (A action : spread(first)) {
                S between = GamePlay.after(game, state, action);
                for (A second : spread(game.actions(between))) {
                    String kinds = action.getClass().getSimpleName() + ", "
                            + second.getClass().getSimpleName();
                    if (!tried.containsKey(kinds)
                            && first.contains(second)
                            && !second.equals(action)
                            && asked(game, between).equals(asked(game, state))
                            && isMoved(game, state, action)
                            && isMoved(game, between, second)) {
                        tried.put(kinds, 1);
                        atOnce(game, state, action, second, wrong);
                    }
                }
            }
        });
        return tried;
    }

    private static <S, A> Optional<Seat> asked(Game<S, A> game, S state) {
        return game.awaited(state) instanceof Awaited.Choice choice ? Optional.of(choice.seat()) : Optional.empty();
    }

    /** Returns some of many actions, evenly spread. */
    private static <A> List<A> spread(List<A> actions) {
        int step = Math.max(1, actions.size() / 12);
        return IntStream.range(0, actions.size())
                .filter(i -> i % step == 0)
                .mapToObj(actions::get)
                .toList();
    }

    private static <S, A> boolean isMoved(Game<S, A> game, S state, A action) {
        return game.intermediatePlacement(state, action).isEmpty()
                && game.touches(state, action).isEmpty()
                && !steps(game, state, action).isEmpty();
    }

    private static <S, A> void atOnce(Game<S, A> game, S state, A action, A second, List<String> wrong) {
        S after = GamePlay.after(game, GamePlay.after(game, state, action), second);
        ToyTable<S, A> table = ToyTable.at(game, state);
        Prompt prompt = table.play(game.show(after)).prompt();
        boolean asked = prompt.options().stream()
                .anyMatch(option -> option.notation().contains(game.write(action))
                        && option.notation().contains(game.write(second)));
        boolean seen =
                !game.show(state).visibleByPlace().equals(game.show(after).visibleByPlace());
        if (seen && !asked && !table.tableSnapshot().view().placement().equals(game.show(after))) {
            wrong.add(game.write(action) + " + " + game.write(second) + " in " + game.writePosition(state) + " "
                    + table.journal() + prompt.need() + ": " + prompt.says());
        }
    }

    private static <S, A> List<HandSteps.HandStep> steps(Game<S, A> game, S state, A action) {
        Placement after = game.intermediatePlacement(state, action)
                .orElseGet(() -> game.show(GamePlay.after(game, state, action)));
        return HandSteps.between(game.show(state), after).steps();
    }

    private static <S, A> void inEveryOrder(Game<S, A> game, S state, A action, List<String> wrong) {
        HandSteps steps = new HandSteps(game.show(state), steps(game, state, action));
        for (List<HandSteps.HandStep> order : steps.orders(ORDERS)) {
            ToyTable<S, A> table = ToyTable.at(game, state);
            Placement picture = steps.before();
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
        return table.tableSnapshot().position().equals(game.writePosition(GamePlay.after(game, state, action)))
                || table.prompt().options().stream()
                        .anyMatch(option -> option.notation().endsWith(game.write(action)));
    }
}
