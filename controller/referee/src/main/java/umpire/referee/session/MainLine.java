package umpire.referee.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.PastStep;
import umpire.referee.reading.ActionHistory;
import umpire.referee.session.chronicle.PastSteps;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;

/**
 * The entries of a game that lead to its present state by themselves: the start, and every action that was not taken
 * back, with its measured poses.
 *
 * @param past the public steps of the game, the start first; empty before it was begun
 * @param entries the indices of the entries of each of these steps. Steps at the end are left out while their
 *     declarations are secret
 * @param outcome how the game ended; empty while it goes on
 */
public record MainLine(List<PastStep> past, List<List<Integer>> entries, Optional<Outcome> outcome) {
    public MainLine {
        entries = entries.stream().map(List::copyOf).toList();
    }

    /**
     * Judges all entries.
     *
     * @throws IllegalArgumentException when one does not follow from those before it; the message names it
     */
    public static <S, A> MainLine of(Game<S, A> game, List<Entry> entries) {
        Match<S, A> match = Match.resume(game, entries);
        List<List<Integer>> steps = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            follow(entries, i, steps, game.seats().size());
        }
        List<ActionHistory<S, A>> histories = histories(match);
        Optional<Outcome> outcome = match.started() && match.awaited() instanceof Awaited.Nothing over
                ? Optional.of(over.outcome())
                : Optional.empty();
        return new MainLine(PastSteps.of(match), publicly(histories, steps.subList(0, open(histories))), outcome);
    }

    /** Follows an entry: {@code steps} has a list of indices for each step of the history. */
    private static void follow(List<Entry> entries, int index, List<List<Integer>> steps, int seats) {
        Entry entry = entries.get(index);
        switch (entry.kind()) {
            case SET_UP -> {
                steps.clear();
                steps.add(List.of(index));
            }
            case PLAYED, STANDS, RESIGNED -> steps.add(List.of(index));
            case MEASURED -> steps.set(steps.size() - 1, with(steps.getLast(), index));
            case TAKEN_BACK ->
                steps.subList(steps.size() - Integer.parseInt(entry.text()), steps.size())
                        .clear();
            case DRAW_ACCEPTED -> {
                List<Integer> offer = offer(entries, index);
                if (offer.size() == seats) {
                    steps.add(offer);
                }
            }
            default -> {}
        }
    }

    private static List<Integer> with(List<Integer> indices, int index) {
        List<Integer> more = new ArrayList<>(indices);
        more.add(index);
        return more;
    }

    /** Returns the last offer of a draw and the acceptances since. */
    private static List<Integer> offer(List<Entry> entries, int index) {
        List<Integer> offer = new ArrayList<>();
        int at = index;
        while (entries.get(at).kind() != EntryKind.DRAW_OFFERED) {
            if (entries.get(at).kind() == EntryKind.DRAW_ACCEPTED) {
                offer.addFirst(at);
            }
            at--;
        }
        offer.addFirst(at);
        return offer;
    }

    private static <S, A> List<ActionHistory<S, A>> histories(Match<S, A> match) {
        List<ActionHistory<S, A>> histories = new ArrayList<>();
        for (Optional<ActionHistory<S, A>> at = match.history();
                at.isPresent();
                at = at.orElseThrow().before()) {
            histories.addFirst(at.orElseThrow());
        }
        return histories;
    }

    /** Returns the number of steps up to which nothing is secret. */
    private static int open(List<? extends ActionHistory<?, ?>> histories) {
        int open = histories.size();
        while (open > 1
                && histories.getLast().awaited() instanceof Awaited.Declarations
                && histories.get(open - 2).awaited() instanceof Awaited.Declarations) {
            open--;
        }
        return open;
    }

    /** Joins each repeated declaration to the public step before it. */
    private static List<List<Integer>> publicly(
            List<? extends ActionHistory<?, ?>> histories, List<List<Integer>> steps) {
        List<List<Integer>> joined = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            if (i > 0 && histories.get(i).told() == histories.get(i - 1).told()) {
                List<Integer> both = new ArrayList<>(joined.removeLast());
                both.addAll(steps.get(i));
                joined.add(both);
            } else {
                joined.add(steps.get(i));
            }
        }
        return joined;
    }
}
