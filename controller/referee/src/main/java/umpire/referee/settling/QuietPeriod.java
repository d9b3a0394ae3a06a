package umpire.referee.settling;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * What has gone on without a break, and while that is quiet the votes on every place. A look in which something had just moved
 * votes too once the next one shows the same picture: it was the first of the quiet ones.
 *
 * @param stillness what, and since when
 * @param looks how many vote
 * @param fromMs when the first of them was taken
 * @param votes by place; while something moves those of the last look only, and otherwise empty unless it is quiet
 */
record QuietPeriod(Stillness stillness, int looks, long fromMs, SortedMap<Place, Votes> votes) {
    static final QuietPeriod NONE =
            new QuietPeriod(new Stillness(Stillness.Disturbance.UNSEEN, 0), 0, 0, new TreeMap<>());

    QuietPeriod look(
            Stillness.Disturbance kind, SortedMap<Place, PlaceLook> seen, SettlingThresholds thresholds, long nowMs) {
        Stillness since = kind == stillness.kind() ? stillness : new Stillness(kind, nowMs);
        boolean voting = kind == Stillness.Disturbance.QUIET || kind == Stillness.Disturbance.MOVING;
        boolean goesOn = kind == Stillness.Disturbance.QUIET && looks > 0;
        QuietPeriod before = goesOn ? this : new QuietPeriod(since, 0, nowMs, new TreeMap<>());
        SortedMap<Place, Votes> voted = new TreeMap<>();
        if (voting) {
            seen.forEach((place, look) -> voted.put(
                    place, before.votes.getOrDefault(place, Votes.NONE).with(look, thresholds.windowLooks())));
        }
        return new QuietPeriod(since, voting ? before.looks + 1 : 0, before.fromMs, voted);
    }

    /** Returns whether it has been quiet over enough looks for long enough: longer, where they do not all agree or a die is not read yet. */
    boolean settled(SettlingThresholds thresholds, boolean diceDecided, long nowMs) {
        long agreeingMs = nowMs - fromMs;
        return stillness.kind() == Stillness.Disturbance.QUIET
                && looks >= thresholds.looks()
                && agreeingMs >= thresholds.settleMs()
                && (agreeingMs >= thresholds.waverMs()
                        || (diceDecided && votes.values().stream().allMatch(Votes::unanimous)));
    }

    /** Returns the same without the votes on some names, by which something else is looked for from now on. */
    QuietPeriod without(Set<Place> names) {
        SortedMap<Place, Votes> rest = new TreeMap<>(votes);
        rest.keySet().removeAll(names);
        return new QuietPeriod(stillness, looks, fromMs, rest);
    }

    /**
     * Sorts the places into those in clear view and those that cannot be judged. What is looked for only since the last look or two
     * is neither yet.
     */
    void verdict(SettlingThresholds thresholds, SortedMap<Place, List<Token>> places, SortedMap<Place, String> hidden) {
        votes.forEach((place, votesHere) -> {
            if (votesHere.looks().size() >= thresholds.looks()) {
                switch (votesHere.verdict(thresholds.looks())) {
                    case PlaceLook.Clear clear -> places.put(place, clear.tokens());
                    case PlaceLook.NotSeen covered -> hidden.put(place, covered.by());
                }
            }
        });
    }
}
