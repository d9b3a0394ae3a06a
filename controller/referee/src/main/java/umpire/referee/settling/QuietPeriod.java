package umpire.referee.settling;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The period in which the kind of disturbance has not changed, and the votes on every place while it is quiet. The last
 * look before the quiet ones votes too if the next one shows the same picture.
 *
 * @param stillness the kind of disturbance, and since when
 * @param looks the number of looks that vote
 * @param fromMs when the first of them was taken
 * @param votes the votes by place; during movement only those of the last look, and empty during any other disturbance
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

    /**
     * Returns whether it was quiet for long enough, over enough looks. The time is longer where the looks disagree or a
     * die is not read yet.
     */
    boolean settled(SettlingThresholds thresholds, boolean diceDecided, long nowMs) {
        long agreeingMs = nowMs - fromMs;
        return stillness.kind() == Stillness.Disturbance.QUIET
                && looks >= thresholds.looks()
                && agreeingMs >= thresholds.settleMs()
                && (agreeingMs >= thresholds.waverMs()
                        || (diceDecided && votes.values().stream().allMatch(Votes::unanimous)));
    }

    /** Returns the period without the votes on some names, which stand for other tokens from now on. */
    QuietPeriod without(Set<Place> names) {
        SortedMap<Place, Votes> rest = new TreeMap<>(votes);
        rest.keySet().removeAll(names);
        return new QuietPeriod(stillness, looks, fromMs, rest);
    }

    /**
     * Sorts the places into those in clear view and those that cannot be judged. A name with too few votes is in
     * neither.
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
