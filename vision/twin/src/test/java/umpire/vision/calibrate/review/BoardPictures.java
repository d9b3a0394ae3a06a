package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.calibrate.BoardLook;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;

/** Takes pictures of a board with a fully known camera. Sightings are cached, so that tests with the same picture share them. */
public final class BoardPictures {
    public static final BoardPattern BOARD =
            new BoardPattern.Charuco(8, 6, Optional.of(30.0), 22 / 30.0, "DICT_5X5_100", false);

    private static final double SQUARE_MM = 30;
    static final double BOARD_MM = 8 * SQUARE_MM;

    private static final long SEED = 5;

    /** Everything that determines the sighting of a picture. */
    private record Shot(
            Camera camera,
            BoardPattern shown,
            BoardPattern sought,
            BoardInSpace place,
            ShotSettings settings,
            int number) {}

    private static final Map<Shot, PictureSighting> SEEN = new ConcurrentHashMap<>();

    private final Camera camera;
    private final BoardPattern shown;
    private final BoardPattern sought;
    private final BoardLook look;
    private final List<PictureSighting> taken = new ArrayList<>();
    private Optional<WavedBoard> board = Optional.empty();
    private ShotSettings settings = new ShotSettings(0.5, 2, 10);

    /** Returns a table's corner tags as a view shows them. */
    static List<Tag> cornerTags(Table table, CameraView view) {
        double half = table.cornerTagMm() / 2;
        return table.corners().stream()
                .map(corner -> new Tag(
                        corner.id(),
                        List.of(
                                view.pixelFromTable(corner.xMm() - half, corner.yMm() + half, 0),
                                view.pixelFromTable(corner.xMm() + half, corner.yMm() + half, 0),
                                view.pixelFromTable(corner.xMm() + half, corner.yMm() - half, 0),
                                view.pixelFromTable(corner.xMm() - half, corner.yMm() - half, 0)),
                        1))
                .toList();
    }

    public BoardPictures(Camera camera) {
        this(camera, BOARD, BOARD);
    }

    BoardPictures(Camera camera, BoardPattern shown, BoardPattern sought) {
        this.camera = camera;
        this.shown = shown;
        this.sought = sought;
        this.look = new BoardLook(sought, Rig.standard());
    }

    /** Returns a camera of 640 by 480 pixels with this focal length and an off-centre principal point. */
    public static Camera small(double focalPx) {
        return new Camera(
                640, 480, focalPx, focalPx * 1.0006, 322.4, 236.8, List.of(-0.09, 0.03, 0.0004, -0.0003, 0.0), 0);
    }

    BoardPictures with(ShotSettings other) {
        settings = other;
        return this;
    }

    BoardPictures take(BoardInSpace place) {
        taken.add(SEEN.computeIfAbsent(new Shot(camera, shown, sought, place, settings, taken.size()), this::seen));
        return this;
    }

    private PictureSighting seen(Shot shot) {
        WavedBoard waved = board.orElseGet(() -> new WavedBoard(camera, shown, SQUARE_MM));
        board = Optional.of(waved);
        try (Frame frame = waved.shot(shot.place(), shot.settings(), SEED, shot.number(), 0)) {
            Mat grey = new Mat();
            Imgproc.cvtColor(frame.bgr(), grey, Imgproc.COLOR_BGR2GRAY);
            PictureSighting sighting = look.at("picture " + (shot.number() + 1), grey);
            OpenCv.release(grey);
            return sighting;
        }
    }

    /** Takes pictures as an instructed person does: near, everywhere, tilted to all sides. */
    BoardPictures wellDone(int count, long seed) {
        places(count, seed).forEach(this::take);
        return this;
    }

    public List<BoardInSpace> places(int count, long seed) {
        Random random = new Random(seed);
        List<BoardInSpace> places = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double filled = 0.4 + 0.25 * random.nextDouble();
            double farMm = camera.fxPx() * BOARD_MM / (camera.widthPx() * filled);
            double rightPx = (i % 3 - 1) * 0.27 * camera.widthPx() + 20 * random.nextGaussian();
            double downPx = (i / 3 % 3 - 1) * 0.26 * camera.heightPx() + 15 * random.nextGaussian();
            places.add(BoardInSpace.still(
                    rightPx * farMm / camera.fxPx(),
                    downPx * farMm / camera.fxPx(),
                    farMm,
                    (random.nextDouble() - 0.5) * 84,
                    (random.nextDouble() - 0.5) * 84,
                    (random.nextDouble() - 0.5) * 60));
        }
        return places;
    }

    List<PictureSighting> taken() {
        return List.copyOf(taken);
    }

    CalibrationReport report() {
        return CalibrationReview.of(taken, BOARD, Rig.standard(), List.of());
    }
}
