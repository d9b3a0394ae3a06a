package umpire.proof.pictures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import umpire.hardware.Rig;
import umpire.proof.pictures.MarkedPicture.MarkedDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.see.PictureReport.PixelBox;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.SpoiltPicture;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/**
 * Renders pictures of tables full of dice with random makes, sizes, headings, blur and brightness. The same seed gives the same pictures.
 */
public final class RenderedDice {
    private static final String GAME = "ogre-chess";
    private static final double[] EDGES_MM = {14, 16, 19};
    private static final double LEAST_BLUR_PX = 0.05;
    private static final double MOST_BLUR_PX = 1.6;
    private static final double LEAST_LIGHT = 0.35;
    private static final double APART_MM = 90;
    private static final Colour[][] MAKES = {
        {Colour.WHITE, Colour.BLACK},
        {new Colour(225, 215, 190), new Colour(25, 20, 20)},
        {new Colour(170, 30, 30), Colour.WHITE},
        {new Colour(35, 60, 150), Colour.WHITE},
        {new Colour(30, 110, 60), Colour.WHITE},
        {new Colour(225, 190, 60), new Colour(20, 20, 20)},
        {new Colour(30, 30, 32), Colour.WHITE}
    };

    private RenderedDice() {}

    /** Renders a number of pictures into a folder. */
    public static List<MarkedPicture> into(Path folder, int pictures, long seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        List<MarkedPicture> marked = new ArrayList<>();
        try (TwinCamera camera =
                TwinCamera.of(Rig.standard(), GameCatalogue.open(GAME, Map.of()).orThrow(), seed)) {
            for (int i = 0; i < pictures; i++) {
                TableScene scene = scene(random);
                Path image = folder.resolve("rendered-" + i + ".png");
                try (Frame frame = camera.render(scene, i, i)) {
                    double blurPx = LEAST_BLUR_PX + (MOST_BLUR_PX - LEAST_BLUR_PX) * random.nextDouble();
                    double light = LEAST_LIGHT + (1 - LEAST_LIGHT) * random.nextDouble();
                    Files.write(image, SpoiltPicture.png(frame, blurPx, light));
                }
                marked.add(new MarkedPicture(
                        image,
                        camera.truth(scene).dice().stream()
                                .map(RenderedDice::marked)
                                .toList(),
                        List.of()));
            }
        }
        return marked;
    }

    private static TableScene scene(SplittableRandom random) {
        double edgeMm = EDGES_MM[random.nextInt(EDGES_MM.length)];
        List<TwinDie> dice = new ArrayList<>();
        for (double y = -225; y <= 225; y += APART_MM) {
            for (double x = -360; x <= 360; x += APART_MM) {
                Colour[] make = MAKES[random.nextInt(MAKES.length)];
                Pose pose =
                        new Pose(x + 30 * random.nextDouble(), y + 30 * random.nextDouble(), 360 * random.nextDouble());
                dice.add(new TwinDie(
                        "die" + dice.size(),
                        DieType.pips(edgeMm, 1),
                        pose,
                        1 + random.nextInt(6),
                        0,
                        0,
                        0,
                        make[0],
                        make[1],
                        Velocity.NONE));
            }
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    private static MarkedDie marked(GroundTruth.TrueDie die) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return new MarkedDie(true, Integer.toString(die.face()), new PixelBox(x, y, 0, 0));
    }
}
