package umpire.referee.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.session.record.Entry;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/**
 * The entries of a game, with the secrets left out. A secret declaration is shown once all seats have declared. A
 * declaration that was taken back or replaced before then is never shown.
 */
public final class PublicHistory<S, A> {
    private static final String DECLARATION = "a declaration";

    /**
     * A public entry and its events.
     *
     * @param entry the entry, without secrets
     * @param events the events of an accepted action; empty for other entries
     */
    public record PublicEntry(Entry entry, List<Event> events) {
        public PublicEntry {
            events = List.copyOf(events);
        }
    }

    private final List<Entry> entries;
    /** The indices of the entries that led to the present state, one for each of its steps. */
    private final Deque<Integer> path = new ArrayDeque<>();

    private final Set<Integer> secret = new HashSet<>();
    private final Set<Integer> anew = new HashSet<>();
    /** The indices of the played entries that are public actions: all except repeated declarations. */
    private final Set<Integer> counted = new HashSet<>();

    private final List<PublicEntry> shown = new ArrayList<>();
    private Match<S, A> match;

    private PublicHistory(Game<S, A> game, List<Entry> entries) {
        this.match = Match.resume(game, List.of());
        this.entries = entries;
    }

    /**
     * Replays entries.
     *
     * @throws IllegalArgumentException when one does not follow from those before it
     */
    public static <S, A> List<PublicEntry> of(Game<S, A> game, List<Entry> entries) {
        PublicHistory<S, A> history = new PublicHistory<>(game, entries);
        for (int i = 0; i < entries.size(); i++) {
            history.show(i);
        }
        return history.told();
    }

    /** Returns the number of public actions that were played and not taken back. */
    public static <S, A> int actionsPlayed(Game<S, A> game, List<Entry> entries) {
        PublicHistory<S, A> history = new PublicHistory<>(game, entries);
        for (int i = 0; i < entries.size(); i++) {
            history.take(i);
        }
        return (int) history.path.stream().filter(history.counted::contains).count();
    }

    private void show(int index) {
        Match<S, A> before = match;
        take(index);
        shown.add(new PublicEntry(publicly(entries.get(index), before), events(before)));
    }

    private void take(int index) {
        Entry entry = entries.get(index);
        Match<S, A> before = match;
        match = match.take(entry);
        follow(index, entry);
        if (entry.kind() == Entry.EntryKind.PLAYED && told(before) < told(match)) {
            counted.add(index);
        }
        if (declaring(before) && entry.kind() == Entry.EntryKind.PLAYED) {
            secret.add(index);
            if (told(before) == told(match)) {
                anew.add(index);
            }
        }
        if (!declaring(match)) {
            path.forEach(secret::remove);
            path.forEach(anew::remove);
        }
    }

    private void follow(int index, Entry entry) {
        if (entry.kind() == Entry.EntryKind.SET_UP) {
            path.clear();
        }
        int length = match.history().map(now -> now.length()).orElse(0);
        while (path.size() > length) {
            path.removeLast();
        }
        while (path.size() < length) {
            path.addLast(index);
        }
    }

    /** Returns the public form of an entry. A take-back counts only public actions, not repeated declarations. */
    private Entry publicly(Entry entry, Match<S, A> before) {
        return entry.kind() == Entry.EntryKind.TAKEN_BACK
                ? new Entry(entry.kind(), Integer.toString(told(before) - told(match)))
                : entry;
    }

    private static int told(Match<?, ?> match) {
        return match.history().map(now -> now.told()).orElse(0);
    }

    private static boolean declaring(Match<?, ?> match) {
        return match.started() && match.awaited() instanceof Awaited.Declarations;
    }

    private List<Event> events(Match<S, A> before) {
        Optional<A> action = before.started() && match.present().before().equals(before.history())
                ? match.present().action()
                : Optional.empty();
        return action.isPresent()
                        && match.game().judge(before.state(), action.orElseThrow())
                                instanceof Verdict.Accepted<S, A> accepted
                ? accepted.events()
                : List.of();
    }

    private List<PublicEntry> told() {
        List<PublicEntry> told = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            PublicEntry each = shown.get(i);
            if (!anew.contains(i)) {
                told.add(
                        secret.contains(i)
                                ? new PublicEntry(new Entry(each.entry().kind(), DECLARATION), each.events())
                                : each);
            }
        }
        return List.copyOf(told);
    }
}
