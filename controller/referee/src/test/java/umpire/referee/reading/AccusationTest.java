package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostScenes;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** A refusal names only a piece that was seen to move, whatever is out of sight. */
class AccusationTest {
    private static final int LOOKS = 6000;

    private final Outpost game = new Outpost();
    private final BoardIndex index = new BoardIndex(game);

    @Test
    void aRefusalNamesOnlyAPieceThatWasSeenToMoveThere() {
        long seed = 202_611;
        System.out.println("AccusationTest seed " + seed);
        Random random = new Random(seed);
        int refused = 0;
        int withSomethingHidden = 0;
        for (int i = 0; i < LOOKS; i++) {
            Outpost.State state = wandered(random);
            TreeMap<Place, List<Token>> stands = OutpostScenes.shown(game, state);
            Map<Place, Place> moved = shuffled(stands, random);
            TreeMap<Place, String> hidden = OutpostScenes.hide(stands, random, 5);
            if (read(state, stands, hidden) instanceof Reading.Impossible<Outpost.State, Outpost.Action> no
                    && no.refusal().isPresent()) {
                Outpost.Action.Move named =
                        (Outpost.Action.Move) no.refusal().orElseThrow().action();
                assertThat(moved)
                        .as("%s from %s, hidden %s", named, state, hidden.keySet())
                        .containsEntry(Outpost.place(named.from()), Outpost.place(named.to()));
                assertThat(hidden.keySet())
                        .as("a piece of %s is out of sight", state)
                        .allMatch(place ->
                                OutpostScenes.shown(game, state).get(place).isEmpty());
                refused++;
                withSomethingHidden += hidden.isEmpty() ? 0 : 1;
            }
        }
        assertThat(refused).isGreaterThan(LOOKS / 50);
        assertThat(withSomethingHidden).isGreaterThan(LOOKS / 200);
    }

    private Reading<Outpost.State, Outpost.Action> read(
            Outpost.State state, TreeMap<Place, List<Token>> seen, TreeMap<Place, String> hidden) {
        ActionHistory<Outpost.State, Outpost.Action> history = ActionHistory.start(game, index, state);
        KnownPlaces before = KnownPlaces.of(
                index, new Settled(OutpostScenes.shown(game, state), new TreeMap<>(), List.of(), List.of()));
        KnownPlaces knownPlaces = KnownPlaces.of(index, new Settled(seen, hidden, List.of(), List.of()));
        return LookReader.read(game, index, history, history.successors(), before, knownPlaces);
    }

    /** Moves one or two pieces anywhere and sometimes takes one off the board. Returns the moves. */
    private static Map<Place, Place> shuffled(TreeMap<Place, List<Token>> stands, Random random) {
        Map<Place, Place> moved = new TreeMap<>();
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            Place from = piece(stands, random);
            Place to = Outpost.place(random.nextInt(16));
            if (!from.equals(to) && !moved.containsValue(from)) {
                stands.put(to, stands.put(from, List.of()));
                moved.values().remove(to);
                moved.put(from, to);
            }
        }
        if (random.nextInt(4) == 0) {
            Place gone = piece(stands, random);
            stands.put(gone, List.of());
            moved.values().remove(gone);
        }
        return moved;
    }

    private static Place piece(TreeMap<Place, List<Token>> stands, Random random) {
        List<Place> places = new ArrayList<>(stands.keySet());
        places.removeIf(
                place -> stands.get(place).isEmpty() || stands.get(place).get(0).equals(Outpost.token('*')));
        return places.get(random.nextInt(places.size()));
    }

    private Outpost.State wandered(Random random) {
        Outpost.State state = game.opening();
        for (int i = random.nextInt(12); i > 0; i--) {
            List<Outpost.Action> actions = game.actions(state);
            if (!actions.isEmpty()
                    && game.judge(state, actions.get(random.nextInt(actions.size())))
                            instanceof Verdict.Accepted<Outpost.State, Outpost.Action> accepted) {
                state = accepted.next();
            }
        }
        return state;
    }
}
