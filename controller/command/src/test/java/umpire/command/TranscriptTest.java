package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Bids;

/** The transcript of a recorded game reveals no open secret. */
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
    void openDeclarationsAreNotPrinted() {
        Transcript<Bids.State, Bids.Action> open = of("bid 0 2", "bid 1 3");
        assertThat(words(open)).containsExactly("0 0 0 -1 -1", "a declaration", "a declaration");
        assertThat(open.position()).isEmpty();
        assertThat(open.end().position()).isEmpty();
    }

    @Test
    void completeDeclarationsArePrinted() {
        Transcript<Bids.State, Bids.Action> revealed = of("bid 0 2", "bid 1 3", "bid 2 1", "toss 1 1");
        assertThat(words(revealed)).contains("bid 0 2", "toss 1 1");
        assertThat(revealed.position()).contains("2 3 1 2 -1");
    }

    private static List<String> shown(Transcript<?, ?> transcript) {
        return Stream.concat(
                        transcript.lines().stream().map(Transcript.TranscriptLine::words),
                        transcript.position().stream())
                .toList();
    }

    @Test
    void aBidAndItsChangeStaySecret() {
        List<String> once = shown(of("bid 0 2", "bid 1 3"));
        assertThat(shown(of("bid 0 1", "bid 1 1"))).isEqualTo(once);
        assertThat(shown(of("bid 0 1", "bid 1 1", "bid 0 3"))).isEqualTo(once);
        assertThat(shown(of("bid 0 1", "bid 0 3", "bid 1 1", "bid 1 2", "bid 0 1")))
                .isEqualTo(once);
    }

    @Test
    void aBidThatWasTakenBackStaysSecret() {
        List<String> once = shown(takenBack(1, "bid 0 2"));
        assertThat(once).anyMatch(line -> line.contains("a declaration")).noneMatch(line -> line.contains("bid 0 2"));
        assertThat(shown(takenBack(1, "bid 0 3"))).isEqualTo(once);
        assertThat(shown(takenBack(2, "bid 0 3", "bid 0 2"))).isEqualTo(once);
    }

    /** Returns a game in which some bids were taken back and others made until all were in. */
    private static Transcript<Bids.State, Bids.Action> takenBack(int steps, String... bids) {
        Stream<Entry> first = Stream.of(
                new Entry(Entry.EntryKind.SET_UP, "0 0 0 -1 -1"), new Entry(Entry.EntryKind.PLAYED, "bid 1 3"));
        Stream<Entry> played = Stream.of(bids).map(bid -> new Entry(Entry.EntryKind.PLAYED, bid));
        Stream<Entry> then = Stream.of(
                new Entry(Entry.EntryKind.TAKEN_BACK, String.valueOf(steps)),
                new Entry(Entry.EntryKind.TAKEN_BACK, "1"),
                new Entry(Entry.EntryKind.PLAYED, "bid 1 2"),
                new Entry(Entry.EntryKind.PLAYED, "bid 2 2"),
                new Entry(Entry.EntryKind.PLAYED, "bid 0 1"));
        return new Transcript<>(
                new Bids(), Stream.of(first, played, then).flatMap(each -> each).toList());
    }
}
