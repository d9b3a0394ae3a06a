package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostScenes;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** A reading is {@code Played} only when no other legal step fits the visible places. Checked by judging every step. */
class OnlyStoryTest {
    private static final int LOOKS = 2500;

    private final Outpost game = new Outpost();
    private final BoardIndex index = new BoardIndex(game);

    @Test
    void aPlayedStepIsFullyVisibleAndUnique() {
        long seed = 72026;
        System.out.println("OnlyStoryTest seed " + seed);
        Random random = new Random(seed);
        int played = 0;
        int waited = 0;
        for (int i = 0; i < LOOKS; i++) {
            ActionHistory<Outpost.State, Outpost.Action> history = wandered(random);
            TreeMap<Place, List<Token>> seen = OutpostScenes.shown(game, target(history.state(), random));
            TreeMap<Place, String> hidden = OutpostScenes.hide(seen, random, 6);
            if (random.nextInt(4) == 0) {
                disturb(seen, random);
            }
            Reading<Outpost.State, Outpost.Action> reading = read(history, seen, hidden);
            if (reading instanceof Reading.Played<Outpost.State, Outpost.Action> only) {
                played++;
                isTheOnlyOne(history.state(), only.explanation(), seen);
            }
            waited += reading instanceof Reading.Waiting<?, ?> ? 1 : 0;
        }
        assertThat(played).isGreaterThan(LOOKS / 10);
        assertThat(waited).isGreaterThan(LOOKS / 100);
    }

    private Reading<Outpost.State, Outpost.Action> read(
            ActionHistory<Outpost.State, Outpost.Action> history,
            TreeMap<Place, List<Token>> seen,
            TreeMap<Place, String> hidden) {
        KnownPlaces before = KnownPlaces.of(
                index, new Settled(OutpostScenes.shown(game, history.state()), new TreeMap<>(), List.of(), List.of()));
        KnownPlaces knownPlaces = KnownPlaces.of(index, new Settled(seen, hidden, List.of(), List.of()));
        return LookReader.read(game, index, history, history.successors(), before, knownPlaces);
    }

    private void isTheOnlyOne(
            Outpost.State state,
            Explanation<Outpost.State, Outpost.Action> explanation,
            TreeMap<Place, List<Token>> seen) {
        TreeMap<Place, List<Token>> now = OutpostScenes.shown(game, state);
        TreeMap<Place, List<Token>> then = OutpostScenes.shown(game, explanation.end());
        now.forEach((place, tokens) -> {
            if (!tokens.equals(then.get(place))) {
                assertThat(seen).as("what changed was seen").containsEntry(place, then.get(place));
            }
        });
        if (explanation.actions().size() == 1) {
            for (Outpost.Action other : game.actions(state)) {
                Outpost.State end = after(state, other);
                boolean fits = seen.entrySet().stream()
                        .allMatch(entry -> entry.getValue()
                                .equals(OutpostScenes.shown(game, end).get(entry.getKey())));
                assertThat(fits && !end.equals(explanation.end()))
                        .as("%s fits too", other)
                        .isFalse();
            }
        }
    }

    private ActionHistory<Outpost.State, Outpost.Action> wandered(Random random) {
        ActionHistory<Outpost.State, Outpost.Action> history = ActionHistory.start(game, index, game.opening());
        for (int i = random.nextInt(12); i > 0; i--) {
            List<Outpost.Action> actions = game.actions(history.state());
            if (!actions.isEmpty()) {
                Outpost.Action action = actions.get(random.nextInt(actions.size()));
                history = history.played(action, after(history.state(), action));
            }
        }
        return history;
    }

    private Outpost.State target(Outpost.State from, Random random) {
        Outpost.State state = from;
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            List<Outpost.Action> actions = game.actions(state);
            if (!actions.isEmpty() && !(game.awaited(state) instanceof Awaited.Roll)) {
                state = after(state, actions.get(random.nextInt(actions.size())));
            }
        }
        return state;
    }

    private Outpost.State after(Outpost.State state, Outpost.Action action) {
        return game.judge(state, action) instanceof Verdict.Accepted<Outpost.State, Outpost.Action> accepted
                ? accepted.next()
                : state;
    }

    private static void disturb(TreeMap<Place, List<Token>> seen, Random random) {
        Place place = new ArrayList<>(seen.keySet()).get(random.nextInt(seen.size()));
        seen.put(place, List.of(Outpost.token("KRSkrs".charAt(random.nextInt(6)))));
    }
}
