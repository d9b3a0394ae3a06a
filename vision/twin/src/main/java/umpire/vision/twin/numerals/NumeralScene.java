package umpire.vision.twin.numerals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * A random table, full of dice with numerals and of objects that resemble them.
 *
 * @param board the sheet: fields of all colours, with names and lines
 */
public record NumeralScene(Board board, TableScene scene) {
    private static final double WIDE_MM = 860;
    private static final double HIGH_MM = 560;
    private static final double SPACING_MM = 38;

    /** The faces of a ten-sided die as sold. Opposite faces add up to nine, where the 10 counts as 0. */
    private static final List<String> FACES = List.of("10", "2", "4", "6", "8", "1", "3", "5", "7", "9");

    private static final double LEAST_CONTRAST = 75;
    private static final double MOST_LEANING_DEG = 45;

    /**
     * The fixed conditions of a picture; the rest is random.
     *
     * @param name its name in a report
     * @param level of the light
     * @param shadow the share of one lamp's light
     * @param blurPx of the lens
     * @param glares the number of lamps reflected on the table
     */
    public record PictureCondition(String name, double level, double shadow, double blurPx, int glares) {
        public static final List<PictureCondition> ALL = List.of(
                new PictureCondition("in focus", 1, 0.35, 0.5, 0),
                new PictureCondition("blurred by 1 px", 1, 0.35, 1, 0),
                new PictureCondition("blurred by 2 px", 1, 0.35, 2, 0),
                new PictureCondition("half the light", 0.5, 0.35, 0.5, 0),
                new PictureCondition("a tenth of the light", 0.1, 0.35, 0.5, 0),
                new PictureCondition("one lamp, hard shadow", 1, 0.9, 0.5, 0),
                new PictureCondition("glare", 1, 0.5, 0.5, 6));

        static PictureCondition any(SplittableRandom random) {
            double[] levels = {1, 1, 0.8, 0.5, 0.25, 0.1};
            return new PictureCondition(
                    "any",
                    levels[random.nextInt(levels.length)],
                    random.nextDouble(0.2, 0.95),
                    random.nextInt(3) == 0 ? random.nextDouble(0.9, 2.2) : random.nextDouble(0.4, 1),
                    random.nextInt(4) == 0 ? 1 + random.nextInt(5) : 0);
        }
    }

    /**
     * The share of leaning dice.
     *
     * @param oneIn one die in this many leans
     * @param leastDeg the least tilt; a die that leans less may lie on a line of the sheet
     */
    record LeaningShare(int oneIn, double leastDeg) {
        static final LeaningShare USUAL = new LeaningShare(8, 20);

        /** The share for training the detection of leaning dice. */
        static final LeaningShare HALF = new LeaningShare(2, 13);
    }

    static NumeralScene of(long seed, List<String> fonts, PictureCondition condition) {
        return of(seed, fonts, condition, LeaningShare.USUAL);
    }

    static NumeralScene of(long seed, List<String> fonts, PictureCondition condition, LeaningShare leaning) {
        SplittableRandom random = new SplittableRandom(seed);
        Board board = board(random);
        double sizeMm = random.nextDouble(16, 22);
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -HIGH_MM / 2 + 25; y <= HIGH_MM / 2 - 25; y += SPACING_MM) {
            for (double x = -WIDE_MM / 2 + 25; x <= WIDE_MM / 2 - 25; x += SPACING_MM) {
                if (random.nextInt(10) < 6) {
                    double edgeMm = sizeMm * random.nextDouble(0.98, 1.02);
                    Pose pose = new Pose(
                            x + random.nextDouble(-7, 7), y + random.nextDouble(-7, 7), random.nextDouble(360));
                    dice.add(die("die" + dice.size(), edgeMm, pose, random, fonts, leaning));
                }
            }
        }
        TableScene scene = TableScene.empty()
                .withDice(dice)
                .withLight(light(random, condition))
                .withShot(new ShotSettings(condition.blurPx(), random.nextDouble(1, 3), 12));
        return new NumeralScene(board, random.nextInt(5) == 0 ? scene.withoutBoard() : scene);
    }

    private static Light light(SplittableRandom random, PictureCondition condition) {
        Glare[] glares = IntStream.range(0, condition.glares())
                .mapToObj(i -> new Glare(
                        random.nextDouble(-400, 400),
                        random.nextDouble(-250, 250),
                        random.nextDouble(40, 110),
                        random.nextDouble(0.3, 1)))
                .toArray(Glare[]::new);
        double turn = random.nextDouble(2 * Math.PI);
        return new Light(
                condition.level(),
                random.nextDouble(0.3),
                random.nextDouble(360),
                700 * Math.cos(turn),
                700 * Math.sin(turn),
                random.nextDouble(500, 1400),
                condition.shadow(),
                random.nextDouble(3000, 7000),
                List.of(glares));
    }

    /** Returns a board of four by three fields, each of a colour. Some are subdivided, so that there are lines and names. */
    private static Board board(SplittableRandom random) {
        List<Area> areas = new ArrayList<>();
        List<Board.Terrain> terrains = new ArrayList<>();
        double wide = WIDE_MM / 4;
        double high = HIGH_MM / 3;
        for (int i = 0; i < 12; i++) {
            Area.Tint tint = new Area.Tint("tint" + i);
            terrains.add(new Board.Terrain(tint, "Field " + i, rgb(colour(random))));
            int parts = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 1;
            for (int k = 0; k < parts * parts; k++) {
                areas.add(Area.rectangle(
                        new Place("f" + i + "p" + k),
                        new Point(
                                -WIDE_MM / 2 + wide * (i % 4 + (k % parts + 0.5) / parts),
                                -HIGH_MM / 2 + high * (i / 4 + (k / parts + 0.5) / parts)),
                        wide / parts - 2,
                        high / parts - 2,
                        tint));
            }
        }
        return new Board(
                "Fields",
                WIDE_MM,
                HIGH_MM,
                areas,
                List.of(),
                terrains,
                List.of(
                        new Board.BoardTag(240, new Point(-200, 150), 24),
                        new Board.BoardTag(241, new Point(200, -150), 24)));
    }

    private static String rgb(Colour colour) {
        return String.format(Locale.ROOT, "#%02x%02x%02x", colour.red(), colour.green(), colour.blue());
    }

    private static Colour colour(SplittableRandom random) {
        int grey = 25 + random.nextInt(215);
        if (random.nextInt(3) == 0) {
            return new Colour(grey, grey, grey);
        }
        return new Colour(15 + random.nextInt(230), 15 + random.nextInt(230), 15 + random.nextInt(230));
    }

    private static TwinDie die(
            String id, double edgeMm, Pose pose, SplittableRandom random, List<String> fonts, LeaningShare leaning) {
        Colour body = colour(random);
        Colour ink = colour(random);
        while (apart(body, ink) < LEAST_CONTRAST) {
            ink = colour(random);
        }
        if (random.nextInt(25) == 0) {
            return TwinDie.flat(id, DieType.pips(edgeMm, 1), pose, 1 + random.nextInt(6))
                    .coloured(body, ink);
        }
        DieType type = new DieType(
                DieType.NUMERALS,
                DieType.NUMERALS,
                FACES.stream().map(DieType.Face::new).toList(),
                edgeMm,
                "",
                1);
        TwinDie flat = TwinDie.flat(id, type, pose, 1 + random.nextInt(FACES.size()))
                .coloured(body, ink)
                .written(make(random, fonts));
        return random.nextInt(leaning.oneIn()) == 0
                ? flat.leaning(random.nextDouble(leaning.leastDeg(), MOST_LEANING_DEG), random.nextDouble(360))
                : flat;
    }

    private static double apart(Colour a, Colour b) {
        return Math.max(
                Math.abs(a.red() - b.red()), Math.max(Math.abs(a.green() - b.green()), Math.abs(a.blue() - b.blue())));
    }

    private static NumeralMake make(SplittableRandom random, List<String> fonts) {
        int mark = random.nextInt(5);
        return new NumeralMake(
                fonts.get(random.nextInt(fonts.size())),
                random.nextBoolean(),
                random.nextDouble(0.36, 0.52),
                random.nextDouble(0.85, 1.2),
                random.nextInt(3) == 0 ? 0 : random.nextDouble(0.1),
                mark == 0
                        ? NumeralMake.NumeralMark.NONE
                        : mark < 3 ? NumeralMake.NumeralMark.DOT : NumeralMake.NumeralMark.UNDERLINE,
                random.nextInt(4) == 0,
                random.nextInt(2) == 0 ? 0 : random.nextDouble(0.5),
                random.nextInt(3) > 0);
    }
}
