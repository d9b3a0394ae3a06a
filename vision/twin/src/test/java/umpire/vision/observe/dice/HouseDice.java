package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.frame.Frame;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.teach.DieTeacher;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Custom dice on the rendered table: teaches their faces from pictures and scores the eye on new ones.
 *
 * @param family the style of their faces, as in {@link NumeralMake#house}
 * @param octahedron whether they are octahedra that stand for six-sided dice; their seven and eight count as nothing
 * @param colours of body and print
 */
record HouseDice(String family, boolean octahedron, Colour[] colours) {
    static final double EDGE_MM = 16;
    private static final double SURE = 0.9;
    private static final double SAME_PLACE_PX = 22;
    private static final int CUBE = 6;

    /** The distance between dice on a full table. */
    static final double CLOSE_MM = 75;

    /** The distance between dice if a third of them suffices. */
    static final double WIDE_MM = 150;

    /**
     * The conditions of a picture.
     *
     * @param name for people
     * @param level of the light
     * @param shadow the share of one lamp's light
     * @param blurPx of the lens
     */
    record ShotCondition(String name, double level, double shadow, double blurPx) {
        static final ShotCondition PLAIN = new ShotCondition("in focus", 1, 0.35, 0.5);
        static final List<ShotCondition> ALL = List.of(
                PLAIN,
                new ShotCondition("blurred by 1 px", 1, 0.35, 1),
                new ShotCondition("blurred by 2 px", 1, 0.35, 2),
                new ShotCondition("half the light", 0.5, 0.35, 0.5),
                new ShotCondition("one lamp", 1, 0.8, 0.5));
    }

    /**
     * The result.
     *
     * @param flat dice that lie flat
     * @param right dice with a certain and right face
     * @param wrong dice with a certain but wrong face, and certain dice where none lies
     * @param leaning dice that lean by ten degrees or more
     * @param taken leaning dice with a certain face
     */
    record Tally(int flat, int right, int wrong, int leaning, int taken) {
        static final Tally NONE = new Tally(0, 0, 0, 0, 0);

        Tally and(Tally o) {
            return new Tally(flat + o.flat, right + o.right, wrong + o.wrong, leaning + o.leaning, taken + o.taken);
        }

        double share() {
            return (double) right / flat;
        }
    }

    static HouseDice of(String family, int make) {
        return new HouseDice(family, false, DiceField.MAKES[make]);
    }

    private DieType type() {
        int faces = octahedron ? CUBE + 2 : CUBE;
        return new DieType(
                octahedron ? DieType.OCTAHEDRON : DieType.PIPS,
                octahedron ? "d8" : DieType.PIPS,
                IntStream.rangeClosed(1, faces)
                        .mapToObj(face -> new DieType.Face(String.valueOf(face)))
                        .toList(),
                EDGE_MM,
                "",
                1);
    }

    int faces() {
        return type().faces().size();
    }

    static String counts(int face) {
        return face > CUBE ? CustomDie.NO_FACE : String.valueOf(face);
    }

    TwinDie die(String id, Pose pose, int face) {
        return TwinDie.flat(id, type(), pose, face)
                .coloured(colours[0], colours[1])
                .written(NumeralMake.house(family));
    }

    private static Pose anywhere(SplittableRandom random) {
        return new Pose(random.nextDouble(-330, 330), random.nextDouble(-210, 210), random.nextDouble(360));
    }

    private static Light light(SplittableRandom random, ShotCondition condition) {
        double turn = random.nextDouble(2 * Math.PI);
        return new Light(
                condition.level(),
                random.nextDouble(0.3),
                random.nextDouble(360),
                700 * Math.cos(turn),
                700 * Math.sin(turn),
                random.nextDouble(500, 1400),
                condition.shadow(),
                random.nextDouble(3500, 6500),
                List.of());
    }

    /** Teaches this many pictures of each face, with one die in each, as the table's own camera takes them. */
    CustomDie taught(int pictures, long seed, List<Integer> faces) {
        SplittableRandom random = new SplittableRandom(seed);
        DieTeacher teacher = new DieTeacher(
                octahedron ? "octahedron" : "cube",
                Optional.of(new DieTeacher.KnownTable(ChequeredTable.LARGE, EDGE_MM)),
                CustomDieThresholds.standard());
        CustomDie die = CustomDie.untaught("d6", octahedron ? "octahedron" : "cube");
        TwinCamera camera = new TwinCamera(ChequeredTable.LARGE, ChequeredTable.board(), seed);
        for (int face : faces) {
            for (int k = 0; k < pictures; k++) {
                TableScene scene = TableScene.empty()
                        .withoutBoard()
                        .withDice(List.of(die("taught", anywhere(random), face)))
                        .withLight(light(random, ShotCondition.PLAIN));
                try (Frame frame = camera.render(scene, k, k)) {
                    Parsed<DieTeacher.FaceLesson> lesson =
                            teacher.learn(die, counts(face), face + "-" + k + ".png", frame.bgr());
                    die = lesson.toOptional().map(DieTeacher.FaceLesson::die).orElse(die);
                }
            }
        }
        return die;
    }

    CustomDie taught(int pictures, long seed) {
        return taught(pictures, seed, IntStream.rangeClosed(1, faces()).boxed().toList());
    }

    static Rig rig(CustomDie die) {
        return ChequeredTable.LARGE.throwing(
                List.of(new DieSize("d6", EDGE_MM, Optional.of(new DieSize.TaughtLook("house.yaml", die)))));
    }

    /** Returns a table full of them; three in ten lean. */
    TableScene scene(long seed, ShotCondition condition, boolean board, List<Integer> faces) {
        return scene(seed, condition, board, faces, CLOSE_MM);
    }

    /** Returns the same with another distance between dice. */
    TableScene scene(long seed, ShotCondition condition, boolean board, List<Integer> faces, double apartMm) {
        SplittableRandom random = new SplittableRandom(seed);
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -225; y <= 225; y += apartMm) {
            for (double x = -375; x <= 375; x += apartMm) {
                Pose pose = new Pose(
                        x + random.nextDouble(-15, 15), y + random.nextDouble(-15, 15), random.nextDouble(360));
                TwinDie flat = die("die" + dice.size(), pose, faces.get(random.nextInt(faces.size())));
                dice.add(
                        random.nextInt(10) < 3
                                ? flat.leaning(random.nextDouble(10, 45), random.nextDouble(360))
                                : flat);
            }
        }
        TableScene scene = TableScene.empty()
                .withDice(dice)
                .withLight(light(random, condition))
                .withShot(new ShotSettings(condition.blurPx(), 2, 12));
        return board ? scene : scene.withoutBoard();
    }

    /** Scores a table full of new ones. */
    static Tally tally(CustomDie known, TableScene scene) {
        return tally(rig(known), scene);
    }

    /** Scores a table full of dice. */
    static Tally tally(Rig rig, TableScene scene) {
        try (Sitter sitter = new Sitter(rig, List.of(), List.of(DieType.pips(EDGE_MM, 1)))) {
            List<Die> left = new ArrayList<>(sitter.look(scene).dice());
            Tally sum = Tally.NONE;
            for (GroundTruth.TrueDie die : sitter.truth(scene).dice()) {
                List<Die> there =
                        left.stream().filter(other -> isAt(die, other)).toList();
                left.removeAll(there);
                List<Die> sure = there.stream().filter(HouseDice::isSure).toList();
                boolean right = sure.size() == 1
                        && sure.getFirst().face().orElseThrow().equals(die.shows())
                        && !counts(Integer.parseInt(die.shows())).equals(CustomDie.NO_FACE);
                boolean leans = die.tiltDeg() > 0;
                sum = sum.and(new Tally(
                        leans ? 0 : 1,
                        !leans && right ? 1 : 0,
                        !leans && !right && !sure.isEmpty() ? 1 : 0,
                        leans ? 1 : 0,
                        leans && !sure.isEmpty() ? 1 : 0));
            }
            int strays = (int) left.stream().filter(HouseDice::isSure).count();
            return sum.and(new Tally(0, 0, strays, 0, 0));
        }
    }

    static boolean isSure(Die die) {
        return die.face().isPresent() && die.confidence() >= SURE;
    }

    private static boolean isAt(GroundTruth.TrueDie die, Die seen) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return Math.hypot(x - seen.xPx(), y - seen.yPx()) < SAME_PLACE_PX;
    }
}
