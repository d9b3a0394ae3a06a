package umpire.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.thresholds.EyeThresholds;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Frames of a random game, rendered once and processed repeatedly, never the same one twice in a row. */
final class RenderedGame implements AutoCloseable {
    private static final int FRAMES = 6;
    private static final int ACTIONS_BETWEEN = 4;
    private static final long FRAME_MS = 200;
    private static final Pose DICE_AT = new Pose(350, -200, 20);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final VisionPipeline eye;
    private final List<Frame> frames;
    private long looks;

    private RenderedGame(VisionPipeline eye, List<Frame> frames) {
        this.eye = eye;
        this.frames = frames;
    }

    static RenderedGame of(Game<?, ?> game, int widthPx, int heightPx) {
        OpenCv.onCallersThread();
        Rig rig = Rig.standard().through(Rig.standard().camera().scaledTo(widthPx, heightPx));
        VisionPipeline eye = KnownSheets.knowing(
                new VisionPipeline(
                        rig,
                        game.board(),
                        game.pieces(),
                        game.dice(),
                        EyeThresholds.standard(),
                        THREADS::getCurrentThreadCpuTime),
                rig,
                game);
        List<Frame> frames = new ArrayList<>();
        try (TwinCamera camera = TwinCamera.of(rig, game, 1)) {
            for (TableScene scene : scenes(game, rig)) {
                frames.add(camera.render(scene, frames.size(), frames.size() * FRAME_MS));
            }
        }
        return new RenderedGame(eye, frames);
    }

    private static <S, A> List<TableScene> scenes(Game<S, A> game, Rig rig) {
        VirtualTable table =
                new VirtualTable(rig.table(), game.board(), game.pieces(), TwinDie.all(game.dice(), DICE_AT));
        SplittableRandom random = new SplittableRandom(1);
        List<TableScene> scenes = new ArrayList<>();
        S state = game.opening();
        while (scenes.size() < FRAMES) {
            table.arrange(game.show(state), scenes.size(), 0);
            scenes.add(table.at(0));
            for (int i = 0; i < ACTIONS_BETWEEN; i++) {
                state = next(game, state, random);
            }
        }
        return scenes;
    }

    /** Returns the next state; the opening after the end of a game. */
    private static <S, A> S next(Game<S, A> game, S state, SplittableRandom random) {
        if (game.awaited(state) instanceof Awaited.Nothing) {
            return game.opening();
        }
        A action = RandomAction.of(game, state, random::nextInt);
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted ? accepted.next() : state;
    }

    /** Processes the next frame. */
    FrameResult look() {
        Frame shown = frames.get((int) (looks % frames.size()));
        looks++;
        try (Frame frame = shown.takenAgain(looks, looks * FRAME_MS)) {
            return eye.look(frame);
        }
    }

    @Override
    public void close() {
        eye.close();
        frames.forEach(Frame::close);
    }
}
