package umpire.referee.settling;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * What has gone on without a break: while it is quiet, the votes on every place.
 *
 * @param stillness what, and since when
 * @param looks how many
 * @param votes by place; empty unless it is quiet
 */
record Spell(Stillness stillness, int looks, SortedMap<Place, Votes> votes) {
    static final Spell NONE = new Spell(new Stillness(Stillness.Kind.UNSEEN, 0), 0, new TreeMap<>());

    Spell look(Stillness.Kind kind, SortedMap<Place, Seen> seen, Patience patience, long nowMs) {
        if (kind != Stillness.Kind.QUIET) {
            Stillness since = kind == stillness.kind() ? stillness : new Stillness(kind, nowMs);
            return new Spell(since, 0, new TreeMap<>());
        }
        Spell before = stillness.kind() == kind ? this : new Spell(new Stillness(kind, nowMs), 0, new TreeMap<>());
        SortedMap<Place, Votes> voted = new TreeMap<>();
        seen.forEach((place, look) ->
                voted.put(place, before.votes.getOrDefault(place, Votes.NONE).with(look, patience.windowLooks())));
        return new Spell(before.stillness, before.looks + 1, voted);
    }

    /** Returns whether it has been quiet over enough looks for long enough. */
    boolean settled(Patience patience, long nowMs) {
        return looks >= patience.looks() && nowMs - stillness.sinceMs() >= patience.settleMs();
    }

    /** Sorts the places into those in clear view and those that cannot be judged. */
    void verdict(Patience patience, SortedMap<Place, List<Token>> places, SortedMap<Place, String> hidden) {
        votes.forEach((place, votesHere) -> {
            switch (votesHere.verdict(patience.looks())) {
                case Seen.Clear clear -> places.put(place, clear.tokens());
                case Seen.Hidden covered -> hidden.put(place, covered.by());
            }
        });
    }
}
