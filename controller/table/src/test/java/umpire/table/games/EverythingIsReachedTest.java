package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;

/**
 * Every legal action is pointed at or listed, and the prompt names its kind, so no player needs the rules to find it. Actions that forgo a
 * choice are named and listed last.
 */
class EverythingIsReachedTest {
    private static final long SEED = 11;
    private static final int ACTIONS = Integer.getInteger("laws.actions", 120);

    static Stream<Named<Game<?, ?>>> games() {
        return RandomStates.games().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void everyLegalActionIsPointedAtOrListed(Game<?, ?> game) {
        assertThat(kindsReached(game)).hasSizeGreaterThanOrEqualTo(6);
    }

    private static <S, A> Set<String> kindsReached(Game<S, A> game) {
        Set<String> kinds = new TreeSet<>();
        RandomStates.choices(game, SEED, ACTIONS, state -> {
            if (game.awaited(state) instanceof Awaited.Choice) {
                TableSnapshot tableSnapshot = SeenTable.asked(game, state).tableSnapshot();
                isReached(tableSnapshot);
                tableSnapshot
                        .legal()
                        .open()
                        .forEach(action -> kinds.add(action.kind().says()));
            }
        });
        return kinds;
    }

    private static void isReached(TableSnapshot tableSnapshot) {
        Prompt prompt = tableSnapshot.prompt();
        assertThat(prompt.need())
                .as("%s: %s", tableSnapshot.position(), prompt.says())
                .isEqualTo(Prompt.Need.CHOICE);
        Set<Place> lit = prompt.cues().stream()
                .filter(cue -> cue.role() == Cue.Role.MAY_ACT || cue.role() == Cue.Role.MAY_GO)
                .map(Cue::place)
                .collect(Collectors.toSet());
        Set<String> listed =
                prompt.options().stream().map(Prompt.Option::notation).collect(Collectors.toSet());
        for (LegalAction action : tableSnapshot.legal().open()) {
            boolean pointedAt = Stream.concat(action.touches().stream(), action.changes().stream())
                    .anyMatch(lit::contains);
            assertThat(pointedAt || listed.contains(action.notation()))
                    .as("%s: '%s' is pointed at or listed by %s", tableSnapshot.position(), action, prompt)
                    .isTrue();
            assertThat(prompt.says().toLowerCase(Locale.ROOT))
                    .as("%s: the kind of '%s' is named", tableSnapshot.position(), action.notation())
                    .contains(named(tableSnapshot, action).toLowerCase(Locale.ROOT));
        }
        List<Boolean> forgoing =
                prompt.options().stream().map(option -> option.kind().forgoes()).toList();
        assertThat(forgoing)
                .as("%s: what leaves something undone is listed last", tableSnapshot.position())
                .isSorted();
    }

    /** Returns the name of an action; an action that confirm takes is named by the confirm button's text. */
    private static String named(TableSnapshot tableSnapshot, LegalAction action) {
        ActionKind kind = action.kind();
        boolean confirmed = kind.forgoes()
                && tableSnapshot.prompt().says().toLowerCase(Locale.ROOT).contains("press confirm");
        return confirmed ? "press confirm" : kind.says();
    }
}
