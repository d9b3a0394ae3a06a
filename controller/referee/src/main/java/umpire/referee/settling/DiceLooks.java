package umpire.referee.settling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.observation.SeenDie;

/**
 * The dice on the table, and those that lay there when dice were last taken, that is, counted for a roll. A die is
 * fresh unless it lies as it did then, with the same position, heading and face. A die that was seen to leave is
 * forgotten, so that any die there now is fresh. A die that was only out of sight is not fresh, because an arm may have
 * been over it. If it lies a little differently afterwards, it may have been thrown.
 *
 * @param tracks every die in sight
 * @param taken dice that were taken or lay there before
 * @param flight the movement without a hand in view
 */
record DiceLooks(List<DieTrack> tracks, List<Taken> taken, FreeFlight flight) {
    private static final int GONE_AFTER_LOOKS = 2;
    static final DiceLooks NONE = new DiceLooks(List.of(), List.of(), FreeFlight.NONE);

    /**
     * A die that was taken and does not count again.
     *
     * @param misses the number of consecutive looks in which the open table did not show it
     * @param hidden whether any look since did not show it
     */
    record Taken(SettledDie die, int misses, boolean hidden) {
        Taken look(boolean seen, boolean open) {
            return new Taken(die, seen && open ? 0 : open ? misses + 1 : misses, hidden || !seen);
        }
    }

    /** Returns the value after a look at the movement over the table. A new throw begins once the table was at rest. */
    DiceLooks flown(Stillness.Disturbance kind, boolean wasAtRest, long nowMs) {
        return new DiceLooks(tracks, taken, (wasAtRest ? FreeFlight.NONE : flight).look(kind, nowMs));
    }

    DiceLooks look(List<SeenDie> seen, boolean open, SettlingThresholds thresholds) {
        boolean rolled = flight.rolled();
        List<SeenDie> left = new ArrayList<>(seen);
        List<DieTrack> next = new ArrayList<>();
        for (DieTrack track : tracks) {
            Optional<SeenDie> same = nearest(left, track, thresholds);
            same.ifPresent(left::remove);
            DieTrack after =
                    same.map(die -> track.seen(die, open, rolled, thresholds)).orElseGet(track::missed);
            if (after.misses() < GONE_AFTER_LOOKS) {
                next.add(after);
            }
        }
        left.forEach(die -> next.add(DieTrack.of(die, open, rolled, thresholds)));
        return new DiceLooks(
                List.copyOf(next),
                taken.stream()
                        .map(old -> old.look(lies(old.die(), seen, thresholds), open))
                        .toList(),
                flight);
    }

    /** Returns the value after dice were seen to leave. A die that lies there later was thrown. */
    DiceLooks without(List<SeenDie> departed, SettlingThresholds thresholds) {
        return departed.isEmpty()
                ? this
                : new DiceLooks(
                        tracks,
                        taken.stream()
                                .filter(old -> !lies(old.die(), departed, thresholds))
                                .toList(),
                        flight);
    }

    /** Returns the value after players said that dice at rest were thrown. */
    DiceLooks thrown(List<SettledDie> dice, SettlingThresholds thresholds) {
        return new DiceLooks(
                tracks,
                taken.stream()
                        .filter(old -> dice.stream().noneMatch(die -> same(old.die(), die, thresholds)))
                        .toList(),
                flight);
    }

    /**
     * Returns the value after players said that dice of these names were thrown already. They are fresh as they lie.
     */
    DiceLooks thrown(Set<String> names) {
        return new DiceLooks(
                tracks,
                taken.stream().filter(old -> !names.contains(old.die().name())).toList(),
                flight);
    }

    /** Returns the value after players said that dice of these names came to rest by themselves where they lie. */
    DiceLooks rolled(Set<String> names) {
        return new DiceLooks(
                tracks.stream()
                        .map(track -> names.contains(track.latest().name()) ? track.thrown() : track)
                        .toList(),
                taken,
                flight);
    }

    private static boolean lies(SettledDie die, List<SeenDie> seen, SettlingThresholds thresholds) {
        return seen.stream()
                .anyMatch(look -> die.sameType(look)
                        && DieTrack.still(die.kind(), die.face().or(look::face), die.pose(), look.pose(), thresholds));
    }

    private static Optional<SeenDie> nearest(List<SeenDie> dice, DieTrack track, SettlingThresholds thresholds) {
        return dice.stream()
                .filter(die -> die.sameType(track.latest())
                        && DieTrack.still(
                                die.kind(),
                                die.face().or(track.latest()::face),
                                track.anchor(),
                                die.pose(),
                                thresholds))
                .min(Comparator.comparingDouble(die -> die.pose().distanceMm(track.anchor())));
    }

    /** Returns whether every die in sight has a verdict. */
    boolean decided(SettlingThresholds thresholds) {
        return tracks.stream().allMatch(track -> track.verdict(thresholds).isPresent());
    }

    List<SettledDie> settled(SettlingThresholds thresholds) {
        return tracks.stream()
                .flatMap(track -> track.verdict(thresholds).stream())
                .map(die -> judged(die, thresholds))
                .sorted(Comparator.comparingDouble(
                                (SettledDie die) -> die.pose().xMm())
                        .thenComparingDouble(die -> die.pose().yMm()))
                .toList();
    }

    private SettledDie judged(SettledDie die, SettlingThresholds thresholds) {
        List<Taken> alike =
                taken.stream().filter(old -> same(old.die(), die, thresholds)).toList();
        boolean asItLay = alike.stream()
                .anyMatch(old -> !old.hidden()
                        || DieTrack.same(die.kind(), die.face(), old.die().pose(), die.pose(), thresholds));
        return die.fresh(alike.isEmpty(), !alike.isEmpty() && !asItLay);
    }

    private static boolean same(SettledDie old, SettledDie now, SettlingThresholds thresholds) {
        boolean faceKept =
                old.face().isEmpty() || now.face().isEmpty() || old.face().equals(now.face());
        return old.sameType(now)
                && faceKept
                && DieTrack.still(now.kind(), now.face().or(old::face), old.pose(), now.pose(), thresholds);
    }

    /**
     * Takes all dice at rest: none is fresh until it is thrown again. Dice taken before are kept while an open table
     * shows them, or while a hand may cover them.
     */
    DiceLooks allTaken(SettlingThresholds thresholds) {
        List<SettledDie> now = settled(thresholds);
        List<Taken> all = new ArrayList<>(
                now.stream().map(die -> new Taken(die, 0, false)).toList());
        taken.stream()
                .filter(old -> old.misses() < GONE_AFTER_LOOKS)
                .filter(old -> now.stream()
                        .noneMatch(die -> DieTrack.still(
                                die.kind(), die.face(), die.pose(), old.die().pose(), thresholds)))
                .forEach(all::add);
        return new DiceLooks(tracks, List.copyOf(all), flight);
    }
}
