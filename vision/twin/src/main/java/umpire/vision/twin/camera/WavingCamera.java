package umpire.vision.twin.camera;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import umpire.hardware.Camera;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;

/** A camera at the virtual table with a calibration board that may be held before it. */
public final class WavingCamera implements FrameSource {
    private final FrameSource behind;
    private final HandHeldBoard held;
    private final Supplier<ShotSettings> settings;
    private final Supplier<HeldBoardLayer> layers;
    private Optional<HeldBoardLayer> layer = Optional.empty();
    private Optional<BoardInSpace> before = Optional.empty();

    /**
     * Holds a board before another camera.
     *
     * @param behind the camera of the table; closed with this one
     * @param camera the lens of that camera
     * @param held the pose of the board
     * @param pattern of the board
     * @param squareMm the true size of its squares
     * @param settings the current settings of a shot
     */
    public WavingCamera(
            FrameSource behind,
            Camera camera,
            HandHeldBoard held,
            BoardPattern pattern,
            double squareMm,
            Supplier<ShotSettings> settings) {
        this.behind = behind;
        this.held = held;
        this.settings = settings;
        this.layers = () -> new HeldBoardLayer(new WavedBoard(camera, pattern, squareMm));
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        Frame seen = behind.next();
        Optional<BoardInSpace> place = held.place();
        boolean unchanged = seen.unchanged() && place.equals(before);
        before = place;
        if (place.isEmpty() && unchanged == seen.unchanged()) {
            layer.ifPresent(HeldBoardLayer::close);
            return seen;
        }
        return Frame.onDemand(seen.number(), seen.takenMs(), unchanged, () -> {
            // The returned frame takes ownership of the pixels and closes them.
            Mat bgr = seen.bgr();
            place.ifPresent(where -> layer().over(bgr, where, settings.get(), seen.number()));
            return bgr;
        });
    }

    private HeldBoardLayer layer() {
        HeldBoardLayer mine = layer.orElseGet(layers);
        layer = Optional.of(mine);
        return mine;
    }

    @Override
    public boolean making() {
        return behind.making();
    }

    @Override
    public Optional<String> trouble() {
        return behind.trouble();
    }

    @Override
    public void close() {
        layer.ifPresent(HeldBoardLayer::close);
        behind.close();
    }
}
