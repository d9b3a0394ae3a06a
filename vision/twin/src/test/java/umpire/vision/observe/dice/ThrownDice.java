package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.settling.Settled;
import umpire.referee.settling.SettledDie;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.dice.Tumble;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Dice thrown repeatedly, rendered and observed. Some are left lying. Some thrown dice land in the pose of an earlier one, far more often
 * than by chance.
 */
final class ThrownDice implements AutoCloseable {
    private static final Board BOARD = new Board(
            "Square",
            300,
            300,
            List.of(Area.rectangle(new Place("tray"), new Point(0, 0), 200, 200, Area.Tint.DARK)),
            List.of(),
            List.of(
                    new Board.BoardTag(240, new Point(-130, 130), 25),
                    new Board.BoardTag(241, new Point(130, -130), 25)));
    private static final double BESIDE_BOARD_MM = 170;
    private static final double TRAY_MM = 86;
    private static final double APART_MM = 4;
    private static final double SAME_DIE_MM = 3;
    private static final Colour RED = new Colour(170, 30, 30);
    private static final int FRAMES = 12;

    /**
     * The manner of throwing.
     *
     * @param tray whether into a tray of 200 mm on the board, or anywhere beside it
     * @param left the share of dice that are left lying
     * @param alike the share of dice that land in the pose of an earlier one, with the same face up
     * @param heldMs the time that a hand holds them; 0 makes them roll off from where they lie
     * @param frameMs the time between frames
     */
    record Manner(boolean tray, double left, double alike, long heldMs, long frameMs) {}

    /**
     * The result.
     *
     * @param thrown dice that were thrown
     * @param alike those that landed in an earlier pose
     * @param seen those seen at rest with a clear face
     * @param old those not counted as thrown
     * @param oldByPlace those that would not count without the detection of departures
     * @param left dice that were left lying
     * @param fresh those of them counted as thrown
     */
    record Tally(int thrown, int alike, int seen, int old, int oldByPlace, int left, int fresh) {
        static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0);

        Tally and(Tally o) {
            return new Tally(
                    thrown + o.thrown,
                    alike + o.alike,
                    seen + o.seen,
                    old + o.old,
                    oldByPlace + o.oldByPlace,
                    left + o.left,
                    fresh + o.fresh);
        }
    }

    private final Manner manner;
    private final TwinCamera camera;
    private final VisionPipeline eye;
    private final SplittableRandom random;
    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT);
    private Settling byPlace = settling;
    private List<TwinDie> lying;
    private TableScene shown = TableScene.empty();
    private Optional<Observation> last = Optional.empty();
    private long frames;

    ThrownDice(Rig rig, DieType type, int count, Manner manner, long seed) {
        this.manner = manner;
        this.camera = new TwinCamera(rig, BOARD, 1);
        this.eye = new VisionPipeline(rig, BOARD, List.of(), List.of(type));
        this.random = new SplittableRandom(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            TwinDie white = TwinDie.flat("die" + i, type, new Pose(0, 0, 0), 1);
            TwinDie die = type.kind().equals(DieType.PIPS) ? white.coloured(RED, Colour.WHITE) : white;
            dice.add(die.lying(
                    anywhere(die, dice), 1 + random.nextInt(type.faces().size())));
        }
        this.lying = List.copyOf(dice);
        rest();
        take();
    }

    /** Throws the dice once and returns the result. */
    Tally once() {
        List<TwinDie> before = lying;
        Set<String> left = new HashSet<>();
        before.stream().filter(die -> random.nextDouble() < manner.left).forEach(die -> left.add(die.id()));
        List<TwinDie> after = new ArrayList<>(
                before.stream().filter(die -> left.contains(die.id())).toList());
        List<Tumble> tumbles = new ArrayList<>();
        for (TwinDie die : before) {
            if (!left.contains(die.id())) {
                TwinDie down = comesToLie(die, before, after);
                after.add(down);
                TwinDie from = manner.heldMs == 0 ? die : die.lying(handPose(), die.face());
                tumbles.add(Tumble.thrown(from, down, random, nowMs() + manner.heldMs));
            }
        }
        lying = List.copyOf(after);
        fly(after.stream().filter(die -> left.contains(die.id())).toList(), tumbles);
        rest();
        return tally(before, left);
    }

    /** Over the near edge of the table. */
    private Pose handPose() {
        return new Pose(random.nextDouble(-80, 80), -260, 0);
    }

    private void fly(List<TwinDie> left, List<Tumble> tumbles) {
        long thrownMs = nowMs() + manner.heldMs;
        while (tumbles.stream().anyMatch(tumble -> !tumble.over(nowMs()))) {
            List<Tumble> thrown = nowMs() < thrownMs ? List.of() : tumbles;
            look(Stream.concat(
                            left.stream(),
                            thrown.stream().map(tumble -> tumble.over(nowMs()) ? tumble.to() : tumble.at(nowMs())))
                    .toList());
        }
    }

    private long nowMs() {
        return frames * manner.frameMs;
    }

    private TwinDie comesToLie(TwinDie die, List<TwinDie> before, List<TwinDie> others) {
        if (random.nextDouble() < manner.alike) {
            TwinDie old = before.get(random.nextInt(before.size()));
            Pose near = new Pose(
                    old.pose().xMm() + random.nextDouble(-2, 2),
                    old.pose().yMm() + random.nextDouble(-2, 2),
                    old.pose().headingDeg() + random.nextDouble(-5, 5));
            if (isFree(near, die, others)) {
                return die.lying(near, old.face());
            }
        }
        return die.lying(
                anywhere(die, others), 1 + random.nextInt(die.type().faces().size()));
    }

    private Pose anywhere(TwinDie die, List<TwinDie> others) {
        while (true) {
            Pose pose = manner.tray
                    ? new Pose(random.nextDouble(-TRAY_MM, TRAY_MM), random.nextDouble(-TRAY_MM, TRAY_MM), turn())
                    : new Pose(random.nextDouble(-330, 330), random.nextDouble(-200, 200), turn());
            boolean beside = Math.max(Math.abs(pose.xMm()), Math.abs(pose.yMm())) > BESIDE_BOARD_MM;
            if ((manner.tray || beside) && isFree(pose, die, others)) {
                return pose;
            }
        }
    }

    private double turn() {
        return random.nextDouble(360);
    }

    private static boolean isFree(Pose pose, TwinDie die, List<TwinDie> others) {
        return others.stream().allMatch(other -> other.pose().distanceMm(pose) > 2 * die.reachMm() + APART_MM);
    }

    private void rest() {
        for (int i = 0; i < FRAMES; i++) {
            look(lying);
        }
    }

    private void look(List<TwinDie> dice) {
        TableScene scene = TableScene.empty().withDice(dice);
        long nowMs = nowMs();
        if (last.isEmpty() || !scene.equals(shown) || !last.get().quiet()) {
            try (Frame frame = camera.render(scene, frames, nowMs)) {
                last = Optional.of(eye.look(frame).observation());
            }
            shown = scene;
        }
        Observation seen = last.orElseThrow().at(frames, nowMs);
        settling = settling.look(seen, nowMs);
        byPlace = byPlace.look(withoutDepartures(seen), nowMs);
        frames++;
    }

    private static Observation withoutDepartures(Observation seen) {
        return new Observation(
                seen.frame(),
                seen.takenMs(),
                seen.registered(),
                seen.moving(),
                seen.hand(),
                seen.boardSeen(),
                seen.sightings(),
                seen.aside(),
                seen.hiddenAreas(),
                seen.dice(),
                List.of(),
                seen.troubles());
    }

    private Tally tally(List<TwinDie> before, Set<String> left) {
        List<SettledDie> now = dice(settling);
        List<SettledDie> nowByPlace = dice(byPlace);
        Tally sum = Tally.NONE;
        for (TwinDie die : lying) {
            Optional<SettledDie> seen = at(die, now);
            boolean thrown = !left.contains(die.id());
            boolean old = seen.filter(one -> !one.fresh()).isPresent();
            boolean fresh = seen.filter(SettledDie::fresh).isPresent();
            boolean oldByPlace = at(die, nowByPlace).filter(one -> !one.fresh()).isPresent();
            boolean clear = seen.filter(one -> one.face().isPresent()).isPresent();
            sum = sum.and(
                    thrown
                            ? new Tally(
                                    1,
                                    liesAlike(die, before) ? 1 : 0,
                                    clear ? 1 : 0,
                                    old ? 1 : 0,
                                    oldByPlace ? 1 : 0,
                                    0,
                                    0)
                            : new Tally(0, 0, 0, 0, 0, 1, fresh ? 1 : 0));
        }
        take();
        return sum;
    }

    private void take() {
        settling = settling.diceTaken();
        byPlace = byPlace.diceTaken();
    }

    private static List<SettledDie> dice(Settling settling) {
        return settling.settled().map(Settled::dice).orElse(List.of());
    }

    private static Optional<SettledDie> at(TwinDie die, List<SettledDie> dice) {
        return dice.stream()
                .filter(one -> one.pose().distanceMm(die.pose()) < SAME_DIE_MM)
                .findFirst();
    }

    private static boolean liesAlike(TwinDie die, List<TwinDie> before) {
        return before.stream()
                .anyMatch(old ->
                        old.face() == die.face() && old.pose().distanceMm(die.pose()) < 5 && turned(old, die) < 12);
    }

    private static double turned(TwinDie a, TwinDie b) {
        double turn = a.pose().turnDeg(b.pose());
        boolean square = a.type().kind().equals(DieType.PIPS);
        return square ? Math.min(turn % 90, 90 - turn % 90) : turn;
    }

    @Override
    public void close() {
        eye.close();
        camera.close();
    }
}
