package umpire.vision.twin;

import java.util.Optional;
import java.util.Set;
import org.opencv.core.Mat;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Rig;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.Sensor;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.print.PrintQuality;
import umpire.vision.twin.print.Printer;
import umpire.vision.twin.print.Tags;
import umpire.vision.twin.render.BareTable;
import umpire.vision.twin.render.DieSketch;
import umpire.vision.twin.render.HandSketch;
import umpire.vision.twin.render.OpacityMask;
import umpire.vision.twin.render.PieceSketch;
import umpire.vision.twin.render.RestingScene;
import umpire.vision.twin.render.TruthSurvey;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.TableScene;

/**
 * Renders the virtual table as seen by a camera about a metre above it, slightly off its centre and slightly tilted. The same scene, seed
 * and frame number give the same bytes. Not thread-safe.
 */
public final class TwinCamera implements AutoCloseable {
    /** The settings for which a resting scene was drawn; if one changes, it is drawn again. */
    private record Setting(
            CameraBump cameraBump, boolean boardLaid, Pose board, Light light, Set<Integer> coveredCorners) {}

    private final Rig rig;
    private final Board board;
    private final BareTable bareTable;
    private final PieceSketch pieceSketch;
    private final DieSketch dieSketch;
    private final HandSketch handSketch = new HandSketch();
    private final Sensor sensor;
    private Optional<RestingScene> stage = Optional.empty();
    private Optional<Setting> setting = Optional.empty();

    /**
     * Mounts a camera above things without artwork, with perfect prints.
     *
     * @param rig its lens and frame size, the table and its corner tags
     * @param board the board whose sheet may lie on the table
     * @param seed of the sensor's noise and the table's grain
     */
    public TwinCamera(Rig rig, Board board, long seed) {
        this(rig, board, new Printer(GameDrawings.plain(rig.table().dictionary()), PrintQuality.EXACT), seed);
    }

    /** Returns a camera above a game's things as a home printer prints them. */
    public static TwinCamera of(Rig rig, Game<?, ?> game, long seed) {
        return new TwinCamera(
                rig,
                game.board(),
                new Printer(GameDrawings.of(game, rig.table().dictionary()), PrintQuality.HOME),
                seed);
    }

    /** Mounts a camera above things with artwork. */
    public TwinCamera(Rig rig, Board board, Printer printer, long seed) {
        OpenCv.load();
        this.rig = rig;
        this.board = board;
        Tags tags = new Tags(rig.table().dictionary());
        try (Lens lens = new Lens(rig.camera(), CameraBump.NONE)) {
            this.bareTable = new BareTable(rig.table(), board, tags, printer, lens, seed);
        }
        this.pieceSketch = new PieceSketch(printer);
        this.dieSketch = new DieSketch(printer);
        this.sensor = new Sensor(rig.camera().widthPx(), rig.camera().heightPx(), seed);
    }

    /** Renders a picture. The caller closes the frame. */
    public Frame render(TableScene scene, long frameNumber, long takenMs) {
        RestingScene drawn = stageFor(scene);
        drawn.settle(scene);
        Mat frame = drawn.still();
        drawn.move(scene, handSketch, frame);
        ShotSettings shot = scene.shotSettings();
        shot.flicker().shine(frame, shot.exposureMs(), takenMs);
        shot.drift().tint(frame, takenMs);
        sensor.disturb(frame, shot.noiseSigma(), frameNumber);
        return new Frame(frameNumber, takenMs, frame);
    }

    private RestingScene stageFor(TableScene scene) {
        Setting wanted = new Setting(
                scene.cameraBump(), scene.boardLaid(), scene.board(), scene.light(), scene.coveredCorners());
        if (stage.isPresent() && setting.equals(Optional.of(wanted))) {
            return stage.get();
        }
        stage.ifPresent(RestingScene::close);
        RestingScene fresh =
                new RestingScene(new Lens(rig.camera(), scene.cameraBump()), scene, bareTable, pieceSketch, dieSketch);
        stage = Optional.of(fresh);
        setting = Optional.of(wanted);
        return fresh;
    }

    /** Returns the ground truth of that picture. */
    public GroundTruth truth(TableScene scene) {
        try (Lens lens = new Lens(rig.camera(), scene.cameraBump())) {
            return new TruthSurvey(lens, rig.table(), board, new OpacityMask(scene, lens, handSketch)).of(scene);
        }
    }

    @Override
    public void close() {
        stage.ifPresent(RestingScene::close);
        stage = Optional.empty();
        pieceSketch.close();
        handSketch.close();
        sensor.close();
    }
}
