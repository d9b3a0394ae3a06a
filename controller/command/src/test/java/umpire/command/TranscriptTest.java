package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Bids;

/** Whoever reads a recorded game learns nothing that its players still keep from each other. */
class TranscriptTest {
    private static Transcript<Bids.State, Bids.Action> of(String... actions) {
        Stream<Entry> played = Stream.of(actions).map(action -> new Entry(Entry.EntryKind.PLAYED, action));
        return new Transcript<>(
                new Bids(),
                Stream.concat(Stream.of(new Entry(Entry.EntryKind.SET_UP, "0 0 0 -1 -1")), played)
                        .toList());
    }

    private static List<String> words(Transcript<?, ?> transcript) {
        return transcript.lines().stream().map(line -> line.entry().text()).toList();
    }

    @Test
    void openDeclarationsAreNotRead() {
        Transcript<Bids.State, Bids.Action> open = of("bid 0 2", "bid 1 3");
        assertThat(words(open)).containsExactly("0 0 0 -1 -1", "a declaration", "a declaration");
        assertThat(open.position()).isEmpty();
        assertThat(open.end().position()).isEmpty();
    }

    @Test
    void declarationsThatAllHaveMadeAreTold() {
        Transcript<Bids.State, Bids.Action> revealed = of("bid 0 2", "bid 1 3", "bid 2 1", "toss 1 1");
        assertThat(words(revealed)).contains("bid 0 2", "toss 1 1");
        assertThat(revealed.position()).contains("2 3 1 2 -1");
    }
}
