package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.DiePicture;
import umpire.vision.detect.numerals.NumeralBodyFinder;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.PlaneAxes;
import umpire.vision.frame.Frame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Takes training samples for the nets from rendered pictures: positive squares and patches, near misses, and hard negatives of an earlier
 * net.
 */
final class NumeralSamples {
    /** The offset up to which a net must still be certain: half a cell in each direction. */
    private static final double RIGHT_BODY_PX = 3;

    private static final double WRONG_BODY_PX = 9;
    private static final int UPRIGHT = 5;
    private static final int ASKEW = 7;
    private static final double JITTER_EDGES = 0.065;
    private static final double JITTER_RAD = Math.toRadians(9);
    private static final double WRONG_RAD = Math.toRadians(28);

    private final SampleSet bodies = new SampleSet(1);
    private final SampleSet numerals = new SampleSet(NumeralLabel.COUNT);
    private final SplittableRandom random;

    NumeralSamples(long seed) {
        this.random = new SplittableRandom(seed);
    }

    SampleSet bodies() {
        return bodies;
    }

    SampleSet numerals() {
        return numerals;
    }

    /** A picture of a scene with its known dice. */
    record KnownPicture(Frame frame, List<KnownKite> kites) implements AutoCloseable {
        static KnownPicture of(NumeralScene drawn) {
            TableScene scene = drawn.scene();
            try (TwinCamera camera = new TwinCamera(Rig.standard(), drawn.board(), 1);
                    Lens lens = new Lens(Rig.standard().camera(), CameraBump.NONE)) {
                List<KnownKite> kites = new ArrayList<>();
                camera.truth(scene).dice().forEach(seen -> {
                    TwinDie die = scene.lying(seen.id());
                    if (die.type().isNamedByThrower()) {
                        kites.add(KnownKite.of(seen, die, standing(lens, die)));
                    }
                });
                return new KnownPicture(camera.render(scene, 0, 0), List.copyOf(kites));
            }
        }

        /** Returns an upright edge, from its foot to its head. */
        private static Pixel standing(Lens lens, TwinDie die) {
            Pose pose = die.pose();
            Pixel foot = lens.project(pose.xMm(), pose.yMm(), 0);
            return lens.project(pose.xMm(), pose.yMm(), die.edgeMm()).minus(foot.x(), foot.y());
        }

        /** Returns the mean length of its dice's edges in pixels. */
        double edgePx() {
            return kites.stream().mapToDouble(KnownKite::edgePx).average().orElse(NumeralBodyFinder.EDGE_PX);
        }

        Mat bgr() {
            return frame.bgr();
        }

        @Override
        public void close() {
            frame.close();
        }
    }

    /** Takes the samples of one picture; with an earlier net it adds hard negatives of that net. */
    void take(KnownPicture picture, Optional<HardPatches> before) {
        DiePicture here = DiePicture.of(picture.bgr(), picture.edgePx() * random.nextDouble(0.96, 1.04));
        List<KnownKite> kites =
                picture.kites().stream().map(kite -> kite.in(here)).toList();
        List<KnownKite> whole =
                kites.stream().filter(kite -> inside(here, kite.body())).toList();
        takeBodies(here, kites, whole);
        for (KnownKite kite : whole) {
            takeKites(here, kite);
            before.ifPresent(net -> net.fooled(here, kite).forEach(patch -> numerals.add(patch, NumeralLabel.NOTHING)));
        }
    }

    private static boolean inside(DiePicture picture, Pixel at) {
        double edge = NumeralBodyFinder.EDGE_PX;
        return at.x() > edge
                && at.y() > edge
                && at.x() < 4.0 * (picture.columns() + NumeralBodyFinder.SIDE) - edge
                && at.y() < 4.0 * (picture.rows() + NumeralBodyFinder.SIDE) - edge;
    }

    private void takeBodies(DiePicture picture, List<KnownKite> all, List<KnownKite> whole) {
        for (KnownKite kite : whole) {
            int row = (int) Math.round((kite.body().y() + 0.5) / 4 - NumeralBodyFinder.SIDE / 2.0);
            int column = (int) Math.round((kite.body().x() + 0.5) / 4 - NumeralBodyFinder.SIDE / 2.0);
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    double off = NumeralBodyFinder.middle(row + dy, column + dx).distance(kite.body());
                    if (off < RIGHT_BODY_PX) {
                        addBody(picture, row + dy, column + dx, kite.axes(), 1);
                    }
                }
            }
            for (int i = 0; i < 4; i++) {
                double turn = random.nextDouble(2 * Math.PI);
                double far = random.nextDouble(WRONG_BODY_PX, 30) / 4;
                offer(picture, all, (int) Math.round(row + far * Math.sin(turn)), (int)
                        Math.round(column + far * Math.cos(turn)));
            }
        }
        for (int i = 0; i < 2 * whole.size(); i++) {
            offer(picture, all, random.nextInt(picture.rows()), random.nextInt(picture.columns()));
        }
    }

    private void offer(DiePicture picture, List<KnownKite> all, int row, int column) {
        Pixel middle = NumeralBodyFinder.middle(row, column);
        all.stream()
                .min(Comparator.comparingDouble(kite -> kite.body().distance(middle)))
                .filter(nearest -> nearest.body().distance(middle) > WRONG_BODY_PX)
                .ifPresent(nearest -> addBody(picture, row, column, nearest.axes(), 0));
    }

    private void addBody(DiePicture picture, int row, int column, PlaneAxes axes, int label) {
        if (row >= 0 && column >= 0 && row < picture.rows() && column < picture.columns()) {
            bodies.add(picture.body(row, column, axes), label);
        }
    }

    private void takeKites(DiePicture picture, KnownKite kite) {
        Pixel about = off(kite.body(), kite.axes(), random.nextDouble(-0.1, 0.1), random.nextDouble(-0.1, 0.1));
        DiePicture.KitePatches patches = picture.kites(about);
        for (int i = 0; i < UPRIGHT; i++) {
            boolean over = kite.turnsOver() && random.nextBoolean();
            double turn = kite.headRad() + (over ? Math.PI : 0) + random.nextDouble(-JITTER_RAD, JITTER_RAD);
            numerals.add(patch(patches, kite, JITTER_EDGES, turn), kite.leans() ? NumeralLabel.NOTHING : kite.label());
        }
        for (int i = 0; i < ASKEW; i++) {
            double limit = kite.turnsOver() ? Math.PI - WRONG_RAD : 2 * Math.PI - WRONG_RAD;
            double turn = i == 0 && !kite.turnsOver()
                    ? Math.PI + random.nextDouble(-JITTER_RAD, JITTER_RAD)
                    : random.nextDouble(WRONG_RAD, limit)
                            + (random.nextBoolean() ? Math.PI : 0) * (kite.turnsOver() ? 1 : 0);
            numerals.add(patch(patches, kite, i < 5 ? 0.15 : 0.5, kite.headRad() + turn), NumeralLabel.NOTHING);
        }
    }

    private float[] patch(DiePicture.KitePatches patches, KnownKite kite, double offEdges, double turn) {
        Pixel at = off(
                kite.kite(),
                kite.axes(),
                random.nextDouble(-offEdges, offEdges),
                random.nextDouble(-offEdges, offEdges));
        float[] described = new float[DiePicture.KitePatches.NUMBERS];
        patches.describe(at, kite.axes().turned(turn).scaled(random.nextDouble(0.95, 1.06)), described, 0);
        return described;
    }

    private static Pixel off(Pixel at, PlaneAxes axes, double right, double up) {
        return new Pixel(
                at.x() + right * axes.rightX() + up * axes.upX(), at.y() + right * axes.rightY() + up * axes.upY());
    }
}
