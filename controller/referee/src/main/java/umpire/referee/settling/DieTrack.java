package umpire.referee.settling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;

/**
 * One die over several looks. Its pose is held where it came to rest, so that detection noise does not count as
 * movement.
 *
 * @param rest where it came to rest
 * @param looks the last looks at it since then
 * @param seen the number of looks that saw it since then
 * @param misses the number of consecutive looks that did not find it
 * @param rolled whether it came to rest by itself, free of a hand; empty until it was seen at rest
 */
record DieTrack(RestingPose rest, List<SeenDie> looks, int seen, int misses, Optional<Boolean> rolled) {
    /** A single pip in the middle does not show the heading of the face. Its measured heading is random. */
    private static final String ROUND_FACE = "1";

    /** The most faces that a question offers. */
    private static final int MOST_ASKED = 3;

    static DieTrack of(SeenDie die, boolean open, boolean rolled, SettlingThresholds thresholds) {
        RestingPose rest = RestingPose.of(die.pose()).look(die.pose(), open, thresholds.looks());
        return new DieTrack(rest, List.of(die), 1, 0, Optional.of(rolled).filter(known -> open));
    }

    Pose anchor() {
        return rest.pose();
    }

    SeenDie latest() {
        return looks.get(looks.size() - 1);
    }

    DieTrack seen(SeenDie die, boolean open, boolean nowRolled, SettlingThresholds thresholds) {
        int kept = Math.min(looks.size(), thresholds.windowLooks() - 1);
        return new DieTrack(
                rest.look(die.pose(), open, thresholds.looks()),
                Stream.concat(looks.subList(looks.size() - kept, looks.size()).stream(), Stream.of(die))
                        .toList(),
                seen + 1,
                0,
                rolled.or(() -> Optional.of(nowRolled).filter(known -> open)));
    }

    /** Returns the track after players said that the die was thrown, and not laid by a hand. */
    DieTrack thrown() {
        return new DieTrack(rest, looks, seen, misses, Optional.of(true));
    }

    DieTrack missed() {
        return new DieTrack(rest, looks, seen, misses + 1, rolled);
    }

    /**
     * Returns whether two poses of a die count as the same resting place. Pips look alike every quarter turn, other
     * faces do not. The heading counts only where a face was read that shows it.
     */
    static boolean still(String kind, Optional<String> face, Pose a, Pose b, SettlingThresholds thresholds) {
        return within(kind, face, a, b, thresholds.stillMm(), thresholds.stillDeg());
    }

    /** Returns whether two poses are as near as two measurements of a die that has not moved. */
    static boolean same(String kind, Optional<String> face, Pose a, Pose b, SettlingThresholds thresholds) {
        return within(kind, face, a, b, thresholds.sameMm(), thresholds.sameDeg());
    }

    private static boolean within(String kind, Optional<String> face, Pose a, Pose b, double mostMm, double mostDeg) {
        boolean tells = !kind.equals(DieType.PIPS)
                || face.filter(shows -> !shows.equals(ROUND_FACE)).isPresent();
        return a.distanceMm(b) <= mostMm && (!tells || DieType.turnDeg(kind, a, b) <= mostDeg);
    }

    /**
     * Returns the die at rest; empty while there are too few looks. A look that sees it lean, or reads it with low
     * confidence, votes for no face.
     */
    Optional<SettledDie> verdict(SettlingThresholds thresholds) {
        Map<String, Integer> faces = new TreeMap<>();
        for (SeenDie look : looks) {
            if (look.confidence() >= thresholds.surely() && !look.cocked()) {
                look.face().ifPresent(face -> faces.merge(face, 1, Integer::sum));
            }
        }
        int read = faces.values().stream().mapToInt(Integer::intValue).sum();
        Optional<String> best = faces.entrySet().stream()
                .filter(entry -> entry.getValue() >= thresholds.looks() && read - entry.getValue() <= 1)
                .map(Map.Entry::getKey)
                .findFirst();
        if (best.isPresent() && looks.size() - read <= looks.size() / 2) {
            return Optional.of(die(SettledDie.Status.CLEAR, best));
        }
        return looks.size() < thresholds.looks() ? Optional.empty() : unclear(thresholds);
    }

    private Optional<SettledDie> unclear(SettlingThresholds thresholds) {
        long cocked = looks.stream().filter(SeenDie::cocked).count();
        if (cocked >= thresholds.looks()) {
            return Optional.of(die(SettledDie.Status.COCKED, Optional.empty()));
        }
        return seen < thresholds.unreadLooks()
                ? Optional.empty()
                : Optional.of(die(SettledDie.Status.UNREAD, Optional.empty()));
    }

    private SettledDie die(SettledDie.Status status, Optional<String> face) {
        double confidence = looks.stream()
                .filter(look -> face.isPresent() && look.face().equals(face))
                .mapToDouble(SeenDie::confidence)
                .average()
                .orElse(0);
        List<String> mayShow = status == SettledDie.Status.UNREAD ? mayShow() : List.of();
        // Rounded, so that equal readings are equal values.
        return new SettledDie(
                latest().kind(),
                latest().name(),
                status,
                face,
                anchor(),
                Math.round(confidence * 100) / 100.0,
                mayShow,
                true,
                false,
                rolled.orElse(true));
    }

    /**
     * Returns the faces that the looks say are possible. Empty where there are too many faces to ask about, or where a
     * look lists none.
     */
    private List<String> mayShow() {
        List<String> all = looks.stream()
                .flatMap(look -> look.mayShow().stream())
                .distinct()
                .sorted()
                .toList();
        boolean known = looks.stream().noneMatch(look -> look.mayShow().isEmpty());
        return known && all.size() <= MOST_ASKED ? all : List.of();
    }
}
