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
 * One die, look after look. Its pose is held where it came to rest, so that what the detection wavers by is not taken for
 * movement.
 *
 * @param rest where it came to rest
 * @param looks the last looks at it since then
 * @param seen how often it was seen since then
 * @param misses how many looks in a row did not find it
 * @param rolled whether it came to rest by itself, free of a hand; nothing until it was seen at rest
 */
record DieTrack(RestingPose rest, List<SeenDie> looks, int seen, int misses, Optional<Boolean> rolled) {
    /** One pip in the middle does not tell how its face is turned: what is read of that differs from look to look. */
    private static final String ROUND_FACE = "1";

    /** Of more faces than this nobody asks "this or that?". */
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

    /** Returns the same when somebody said that it was thrown as it lies. */
    DieTrack thrown() {
        return new DieTrack(rest, looks, seen, misses, Optional.of(true));
    }

    DieTrack missed() {
        return new DieTrack(rest, looks, seen, misses + 1, rolled);
    }

    /**
     * Returns whether two poses of a die are one place to lie. Pips look alike every quarter turn, and nothing else does; which way pips
     * are turned counts only where a face was read that tells.
     */
    static boolean still(String kind, Optional<String> face, Pose a, Pose b, SettlingThresholds thresholds) {
        return within(kind, face, a, b, thresholds.stillMm(), thresholds.stillDeg());
    }

    /** Returns whether two poses of a die differ by no more than two measurings of one that has not moved. */
    static boolean same(String kind, Optional<String> face, Pose a, Pose b, SettlingThresholds thresholds) {
        return within(kind, face, a, b, thresholds.sameMm(), thresholds.sameDeg());
    }

    private static boolean within(String kind, Optional<String> face, Pose a, Pose b, double mostMm, double mostDeg) {
        boolean tells = !kind.equals(DieType.PIPS)
                || face.filter(shows -> !shows.equals(ROUND_FACE)).isPresent();
        return a.distanceMm(b) <= mostMm && (!tells || DieType.turnDeg(kind, a, b) <= mostDeg);
    }

    /**
     * Returns the die at rest, or nothing while there are too few looks to tell. A look that sees it lean, or does not surely
     * read it, counts for no face.
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
        // Rounded, so that a look that reads the same is the same.
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

    /** All that looks say it may show; nothing where that is too much to ask after, or one of them says nothing. */
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
