package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Random tagged dice on one table, some of them leaning, and the score of the eye. */
final class TaggedField {
    static final double MIN_TILT_DEG = 25;
    private static final double SURE = 0.9;

    /** The approximate height of the camera. */
    private static final double CAMERA_MM = 1000;

    private static final double MIN_MIRRORED_DEG = 12;

    /**
     * The result.
     *
     * @param flat dice that lie flat
     * @param read dice with a certain and right face
     * @param wrong dice with a certain but wrong face, and dice reported where none lies
     * @param leaning dice that lean
     * @param cocked leaning dice reported as leaning
     * @param taken leaning dice with a certain face
     * @param called flat dice reported as leaning
     */
    record Score(int flat, int read, int wrong, int leaning, int cocked, int taken, int called) {
        static final Score NONE = new Score(0, 0, 0, 0, 0, 0, 0);

        Score and(Score o) {
            return new Score(
                    flat + o.flat,
                    read + o.read,
                    wrong + o.wrong,
                    leaning + o.leaning,
                    cocked + o.cocked,
                    taken + o.taken,
                    called + o.called);
        }

        double share() {
            return (double) read / flat;
        }
    }

    private TaggedField() {}

    /** Returns a table without a sheet, full of dice. */
    static TableScene scene(long seed, List<DieType> types, double spacingMm, double leaningShare) {
        Random random = new Random(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -225; y <= 225; y += spacingMm) {
            for (double x = -375; x <= 375; x += spacingMm) {
                DieType type = types.get(random.nextInt(types.size()));
                Pose pose = new Pose(x + 8 * random.nextDouble(), y, 360 * random.nextDouble());
                int face = 1 + random.nextInt(type.faces().size());
                TwinDie flat = TwinDie.flat("die" + dice.size(), type, pose, face);
                dice.add(
                        random.nextDouble() < leaningShare
                                ? flat.leaning(MIN_TILT_DEG + 20 * random.nextDouble(), 360 * random.nextDouble())
                                : flat);
            }
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    /** Returns a sheet of bare paper under all of them. */
    static Board paper() {
        return new Board(
                "Paper",
                860,
                560,
                List.of(),
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-410, 262), 25),
                        new Board.BoardTag(241, new Point(410, -262), 25)));
    }

    /** Returns dice that lean towards the camera by about twice their viewing angle. */
    static List<TwinDie> mirrored(long seed, DieType type, double spacingMm) {
        Random random = new Random(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -210; y <= 210; y += spacingMm) {
            for (double x = -340; x <= 340; x += spacingMm) {
                double off = Math.hypot(x, y);
                double tiltDeg = 2 * Math.toDegrees(Math.atan2(off, CAMERA_MM)) + 4 * random.nextDouble() - 2;
                if (tiltDeg > MIN_MIRRORED_DEG) {
                    Pose pose = new Pose(x, y, 360 * random.nextDouble());
                    dice.add(TwinDie.flat("die" + dice.size(), type, pose, 1 + random.nextInt(8))
                            .leaning(tiltDeg, Math.toDegrees(Math.atan2(-y, -x))));
                }
            }
        }
        return dice;
    }

    static Score score(Rig rig, TableScene scene, Consumer<Mat> spoil) {
        return score(rig, ChequeredTable.board(), scene, spoil);
    }

    static Score score(Rig rig, Board board, TableScene scene, Consumer<Mat> spoil) {
        List<DieType> box = scene.dice().stream().map(TwinDie::type).distinct().toList();
        try (Sitter sitter = new Sitter(rig, board, List.of(), box)) {
            return score(scene, sitter.truth(scene), sitter.look(scene, spoil).dice());
        }
    }

    private static Score score(TableScene scene, GroundTruth truth, List<Die> seen) {
        Score sum = Score.NONE;
        List<Die> left = new ArrayList<>(seen);
        for (GroundTruth.TrueDie die : truth.dice()) {
            TwinDie lying = scene.die(die.id()).orElseThrow();
            List<Die> there = left.stream().filter(other -> isAt(die, other)).toList();
            left.removeAll(there);
            List<Die> sure = there.stream()
                    .filter(other -> other.face().isPresent() && other.confidence() >= SURE)
                    .toList();
            boolean right = sure.size() == 1
                    && sure.getFirst().face().orElseThrow().equals(die.shows())
                    && sure.getFirst().name().equals(lying.type().name());
            boolean leans = die.tiltDeg() > 0;
            boolean cocked = there.stream().anyMatch(Die::cocked);
            sum = sum.and(new Score(
                    leans ? 0 : 1,
                    !leans && right ? 1 : 0,
                    !leans && !right && !sure.isEmpty() ? 1 : 0,
                    leans ? 1 : 0,
                    leans && cocked ? 1 : 0,
                    leans && !sure.isEmpty() ? 1 : 0,
                    !leans && cocked ? 1 : 0));
        }
        long strays = left.stream().filter(die -> die.face().isPresent()).count();
        return sum.and(new Score(0, 0, (int) strays, 0, 0, 0, 0));
    }

    private static boolean isAt(GroundTruth.TrueDie die, Die seen) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        double reach = die.top().stream()
                .mapToDouble(corner -> Math.hypot(corner.x() - x, corner.y() - y))
                .max()
                .orElseThrow();
        return Math.hypot(x - seen.xPx(), y - seen.yPx()) < reach * 1.3;
    }
}
