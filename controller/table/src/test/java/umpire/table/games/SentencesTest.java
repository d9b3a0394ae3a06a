package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** Collects the sentences that players read during random games, each kind once, so that a person can read them from first to last. */
@Tag("measuring")
class SentencesTest {
    private static final int ACTIONS = 3_000;
    private static final int EARLIER = 40;
    private static final long SEED = 7;

    @Test
    void theSentencesOfEveryGameAreCollected() throws Exception {
        List<String> lines =
                RandomStates.games().flatMap(SentencesTest::collected).toList();
        Files.write(Path.of("target", "sentences.txt"), lines);
        assertThat(lines).hasSizeGreaterThan(RandomStates.games().toList().size());
    }

    private static <S, A> Stream<String> collected(Game<S, A> game) {
        Walk<S, A> walk = new Walk<>(game);
        walk.walk();
        return Stream.concat(Stream.of("", "# " + game.title()), walk.lines());
    }

    /** The sentences of one game. */
    private static final class Walk<S, A> {
        private final Game<S, A> game;
        /** A sentence that differs only in numbers, places and seats is of the same kind. */
        private final Map<String, Map<String, String>> kinds = new TreeMap<>();

        private final List<A> earlier = new ArrayList<>();

        Walk(Game<S, A> game) {
            this.game = game;
        }

        void walk() {
            game.rulings().forEach(ruling -> add("ruling", ruling.says()));
            game.lesson()
                    .ifPresent(lesson ->
                            lesson.steps().forEach(step -> add("lesson", step.title() + ": " + step.says())));
            RandomStates.choices(game, SEED, ACTIONS, this::visit);
        }

        private void visit(S state) {
            boolean fresh = false;
            for (A action : game.actions(state)) {
                fresh |= add("kind", game.kind(state, action).says());
                add("action", game.describe(state, action));
                if (game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted) {
                    accepted.events().forEach(event -> add("event", event.says()));
                    game.preview(state, action, accepted.next()).ifPresent(label -> add("label", label));
                }
            }
            for (A action : earlier) {
                if (game.judge(state, action) instanceof Verdict.Refused<S, A> refused) {
                    add("refusal", refused.quoted());
                }
            }
            remember(game.actions(state));
            seen(game.view(state, new Viewer.Public()));
            if (fresh) {
                asked(SeenTable.asked(game, state).tableSnapshot());
            }
        }

        private void remember(List<A> actions) {
            Map<String, A> ofKinds = new LinkedHashMap<>();
            actions.forEach(action -> ofKinds.putIfAbsent(action.getClass().getSimpleName(), action));
            earlier.addAll(ofKinds.values());
            while (earlier.size() > EARLIER) {
                earlier.removeFirst();
            }
        }

        private void seen(View view) {
            view.facts().forEach(fact -> add("fact", fact));
            view.marks().forEach(mark -> add("mark", mark.says()));
        }

        private void asked(TableSnapshot tableSnapshot) {
            add("prompt", tableSnapshot.prompt().says());
        }

        private boolean add(String where, String says) {
            return kinds.computeIfAbsent(where, any -> new LinkedHashMap<>()).putIfAbsent(kindOf(says), says) == null;
        }

        private String kindOf(String says) {
            String kind = says.replaceAll("\\b[a-k]?[0-9]+|[0-9]+", "N");
            for (Seat seat : game.seats()) {
                kind = kind.replace(seat.toString(), "SEAT");
            }
            return kind;
        }

        Stream<String> lines() {
            return kinds.entrySet().stream()
                    .flatMap(kind -> kind.getValue().values().stream().map(says -> kind.getKey() + "\t" + says));
        }
    }
}
