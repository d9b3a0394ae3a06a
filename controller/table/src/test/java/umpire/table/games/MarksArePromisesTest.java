package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/**
 * Marks are reliable. A move to a marked place or target is accepted, or leads on to the rest of the action. The text at the mark names its
 * effect.
 */
class MarksArePromisesTest {
    private static final long SEED = 3;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 120);

    /** The number of marks followed for each kind of action, and of targets for each mark. */
    private static final int ALIKE = Integer.getInteger("laws.alike", 2);

    /** The actions that the test must follow in a game with places, so that it is not vacuous. */
    private static final Map<String, List<String>> FOLLOWED = Map.of(
            "ogre-chess", List.of("MovePiece", "Overrun"),
            "ogres-and-elves", List.of("DeployShield", "GiveGift", "HandOver", "TradeFor", "WalkTo"),
            "ground-force", List.of("AdvanceInto", "WalkUnit"),
            "die-men", List.of("MarchSquad", "MoveTroops"));

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games()
                .filter(game -> FOLLOWED.containsKey(game.id().name()))
                .map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyMarkIsAcceptedOrLeadsOn(Game<?, ?> game) {
        Marks<?, ?> marks = new Marks<>(game);
        marks.follow();
        assertThat(marks.broken).isEmpty();
        assertThat(marks.followed.keySet()).containsAll(FOLLOWED.get(game.id().name()));
    }

    private static final class Marks<S, A> {
        private final Game<S, A> game;
        private final Random random = new Random(SEED);
        private final List<String> broken = new ArrayList<>();
        private final Map<String, Integer> followed = new TreeMap<>();

        private Marks(Game<S, A> game) {
            this.game = game;
        }

        private void follow() {
            RandomStates.choices(game, SEED, ACTIONS, this::follow);
        }

        private void follow(S state) {
            List<LegalAction> legal = new ArrayList<>(
                    ToyTable.at(game, state).tableSnapshot().legal().open());
            Collections.shuffle(legal, random);
            for (LegalAction action : legal) {
                String kind = game.readAction(state, action.notation())
                        .orThrow()
                        .getClass()
                        .getSimpleName();
                if (followed.getOrDefault(kind, 0) < ALIKE && !action.ways().isEmpty()) {
                    followed.merge(kind, 1, Integer::sum);
                    action.ways().forEach(way -> taken(state, way.from(), action));
                }
            }
        }

        /** Takes the piece from a place, and puts it on each marked target. */
        private void taken(S state, Place from, LegalAction action) {
            Placement before = game.show(state);
            for (Token token : shown(before, from)) {
                Placement lifted = without(before, from, token);
                ToyTable<S, A> table = ToyTable.at(game, state);
                List<Cue> cues = new ArrayList<>(table.hand(lifted, 3).prompt().cues().stream()
                        .filter(cue -> cue.role() == Cue.Role.MAY_GO)
                        .toList());
                boolean squad = action.takes().stream()
                        .anyMatch(taken ->
                                taken.from().equals(from) && taken.tokens().size() > 1);
                if (!squad && goes(state, action, from, token)) {
                    action.ways().stream()
                            .filter(way -> way.from().equals(from))
                            .forEach(way -> cues.add(new Cue(
                                    way.to(),
                                    Cue.Role.MAY_GO,
                                    0,
                                    action.preview().orElse(""))));
                }
                Collections.shuffle(cues, random);
                cues.stream().limit(2 * ALIKE).forEach(cue -> put(state, lifted, token, from, cue));
            }
        }

        private boolean goes(S state, LegalAction action, Place from, Token token) {
            S next = GamePlay.after(
                    game, state, game.readAction(state, action.notation()).orThrow());
            return Collections.frequency(shownAll(game.show(state), from), token)
                    > Collections.frequency(shownAll(game.show(next), from), token);
        }

        private void put(S state, Placement lifted, Token token, Place from, Cue cue) {
            ToyTable<S, A> table = ToyTable.at(game, state);
            int entries = table.entries().size();
            table.hand(lifted, 3);
            TableSnapshot then = table.play(ToyTable.with(lifted, Standing.on(cue.place(), token)))
                    .tableSnapshot();
            String what = "%s from %s to %s (%s) in %s: %s, %s"
                    .formatted(
                            token,
                            from,
                            cue.place(),
                            cue.says(),
                            game.writePosition(state),
                            table.journal(),
                            then.waiting().prompt());
            List<String> played =
                    table.journal().subList(entries, table.journal().size());
            if (then.waiting().prompt().need() == Prompt.Need.CORRECTION
                    || played.size() == 1
                            && !cue.says().isEmpty()
                            && !cue.says().equals(preview(state, played.getFirst()))) {
                broken.add(what);
            }
        }

        private String preview(S state, String notation) {
            A action = game.readAction(state, notation).orThrow();
            return game.preview(state, action, GamePlay.after(game, state, action))
                    .orElse("");
        }

        private static List<Token> shown(Placement picture, Place place) {
            return shownAll(picture, place).stream().distinct().toList();
        }

        private static List<Token> shownAll(Placement picture, Place place) {
            return picture.visibleByPlace().getOrDefault(place, List.of());
        }

        private static Placement without(Placement picture, Place place, Token token) {
            List<Standing> rest = new ArrayList<>(picture.standings());
            Optional<Standing> gone = rest.stream()
                    .filter(standing -> !standing.covered() && standing.spot().equals(new Spot.On(place)))
                    .filter(standing -> standing.token().equals(token))
                    .findFirst();
            gone.ifPresent(rest::remove);
            Placement left = new Placement(rest);
            return shown(left, place).isEmpty() ? ToyTable.without(left, place) : left;
        }
    }
}
