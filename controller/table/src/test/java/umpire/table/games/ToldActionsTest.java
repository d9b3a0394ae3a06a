package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.toy.Morra;

/** The count of actions in the journal does not reveal whether a declaration was changed. */
class ToldActionsTest {
    private record MorraFactory() implements GameFactory {
        @Override
        public GameId id() {
            return new GameId("morra");
        }

        @Override
        public String title() {
            return "Morra";
        }

        @Override
        public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
            return Parsed.good(new Morra());
        }
    }

    private static final GameCatalogue GAMES = new GameCatalogue(List.of(new MorraFactory()));

    private static int count(String game, Entry... entries) {
        List<Entry> all = Stream.concat(Stream.of(new Entry(EntryKind.SET_UP, "0 0 0 0")), Stream.of(entries))
                .toList();
        return ToldActions.count(GAMES, new GameChoice(game, Map.of(), Map.of()), all);
    }

    private static Entry played(String action) {
        return new Entry(EntryKind.PLAYED, action);
    }

    @Test
    void aDeclarationThatWasChangedCountsOnce() {
        assertThat(count("morra", played("Odd 1"))).isEqualTo(1);
        assertThat(count("morra", played("Odd 1"), played("Odd 3"))).isEqualTo(1);
        assertThat(count("morra", played("Odd 1"), played("Odd 3"), played("Even 2")))
                .isEqualTo(2);
        assertThat(count("morra", played("Odd 1"), played("Odd 3"), new Entry(EntryKind.TAKEN_BACK, "2")))
                .isZero();
    }

    @Test
    void forAGameThatCannotBeReplayedRecordedActionsCount() {
        assertThat(count("forgotten", played("e2-e4"), played("e7-e5"), new Entry(EntryKind.TAKEN_BACK, "1")))
                .isEqualTo(1);
        assertThat(count("morra", played("a line of an older version"))).isEqualTo(1);
    }
}
