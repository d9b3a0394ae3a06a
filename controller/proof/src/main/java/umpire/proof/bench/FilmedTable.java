package umpire.proof.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.tags.WholeFrameDetector;
import umpire.vision.frame.Frame;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.observe.places.PrintedSheet;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/**
 * A repeating film of a game's opening and ten dice, with a hand that comes and goes. The ten dice are of the kinds in the box, in turn.
 * Every frame has its own camera noise. OpenCV's detector can be timed on the same frames.
 */
final class FilmedTable implements AutoCloseable {
    private static final int DICE = 10;
    private static final int AT_REST = 24;
    private static final int SETTLING = 8;
    private static final int WITH_HAND = 6;
    private static final double HAND_STEP_MM = 40;
    private static final long FRAME_MS = 200;
    private static final Pose DICE_AT = new Pose(350, -200, 20);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Rig rig;
    private final Game<?, ?> game;
    private final List<FilmedFrame> film;
    private final WholeFrameDetector detector;
    private final PrintedSheet sheet;
    private VisionPipeline eye;
    private long looks;

    /** The kind of a frame. */
    enum FilmMoment {
        /** The table has not changed for some frames. */
        STEADY,
        /** The table changed within the last frames, but not in this one. */
        SETTLING,
        /** A hand comes, stays or goes. */
        HAND
    }

    private record FilmedFrame(Frame frame, FilmMoment moment) {}

    /**
     * The cost of processing a frame.
     *
     * @param micros of CPU time
     * @param moment the kind of the frame
     */
    record Cost(double micros, FilmMoment moment) {}

    /**
     * The costs of both programs for one frame.
     *
     * @param detectorMicros CPU time of OpenCV's detector
     * @param coldMicros CPU time of frame processing without any previous frame
     */
    record CostBeside(double detectorMicros, double coldMicros) {}

    private FilmedTable(Rig rig, Game<?, ?> game, List<FilmedFrame> film) {
        this.rig = rig;
        this.game = game;
        this.film = film;
        this.detector = new WholeFrameDetector(rig.table().dictionary());
        this.sheet = KnownSheets.printed(rig, game);
        this.eye = opened();
    }

    static FilmedTable of(Game<?, ?> game, int widthPx, int heightPx) {
        OpenCv.onCallersThread();
        Rig rig = Rig.standard().through(Rig.standard().camera().scaledTo(widthPx, heightPx));
        VirtualTable table = new VirtualTable(rig.table(), game.board(), game.pieces(), tenDice(game.dice()));
        return new FilmedTable(rig, game, filmed(table, rig, game));
    }

    /** Cycles through the kinds of dice and their faces. */
    private static List<TwinDie> tenDice(List<DieType> box) {
        List<DieType> types =
                box.stream().filter(type -> !type.kind().equals(DieType.CARD)).toList();
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < DICE && !types.isEmpty(); i++) {
            DieType type = types.get(i % types.size());
            int face = 1 + i / types.size() % type.faces().size();
            dice.add(TwinDie.flat("die " + i, type, DICE_AT, face));
        }
        return dice;
    }

    private static <S, A> List<FilmedFrame> filmed(VirtualTable table, Rig rig, Game<S, A> game) {
        table.arrange(game.show(game.opening()), 1, 0);
        List<FilmedFrame> film = new ArrayList<>();
        try (TwinCamera camera = TwinCamera.of(rig, game, 1)) {
            for (int i = 0; i < AT_REST + WITH_HAND; i++) {
                long nowMs = i * FRAME_MS;
                if (i >= AT_REST) {
                    table.hand(i < AT_REST + WITH_HAND / 2, (i - AT_REST) * HAND_STEP_MM, 0, nowMs);
                }
                FilmMoment moment =
                        i < SETTLING ? FilmMoment.SETTLING : i < AT_REST ? FilmMoment.STEADY : FilmMoment.HAND;
                film.add(new FilmedFrame(camera.render(table.at(nowMs), i, nowMs), moment));
            }
        }
        return film;
    }

    private VisionPipeline opened() {
        return new VisionPipeline(rig, game.board(), game.pieces(), game.dice()).knowing(sheet);
    }

    /** Returns the number of frames before the film repeats. */
    int shots() {
        return film.size();
    }

    /** Processes the next frame. */
    Cost look() {
        FilmedFrame filmed = next();
        try (Frame frame = filmed.frame().takenAgain(looks, looks * FRAME_MS)) {
            return cost(filmed, () -> eye.look(frame));
        }
    }

    /**
     * Processes the next frame without any previous one, and runs OpenCV's detector on the whole of it. The two take turns at going first.
     */
    CostBeside lookBeside() {
        eye.close();
        eye = opened();
        FilmedFrame filmed = film.get((int) (looks % film.size()));
        if (looks % 2 == 0) {
            Cost detected = cost(filmed, () -> detector.count(filmed.frame()));
            return new CostBeside(detected.micros(), look().micros());
        }
        double cold = look().micros();
        return new CostBeside(cost(filmed, () -> detector.count(filmed.frame())).micros(), cold);
    }

    private static Cost cost(FilmedFrame filmed, Runnable work) {
        long beforeNs = THREADS.getCurrentThreadCpuTime();
        work.run();
        return new Cost((THREADS.getCurrentThreadCpuTime() - beforeNs) / 1e3, filmed.moment());
    }

    /** Returns how many tags OpenCV's detector finds on a frame without a hand. */
    int tags() {
        return detector.count(film.getFirst().frame());
    }

    private FilmedFrame next() {
        return film.get((int) (looks++ % film.size()));
    }

    @Override
    public void close() {
        eye.close();
        film.forEach(filmed -> filmed.frame().close());
    }
}
