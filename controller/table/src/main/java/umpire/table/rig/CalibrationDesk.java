package umpire.table.rig;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.hardware.print.Paper;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Parsed;
import umpire.table.pump.FrameProcessor;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.sheet.CalibrationBoardSheet;
import umpire.web.RigDesk;
import umpire.web.RigRequest;
import umpire.web.payload.RigParts;

/**
 * Lends the camera to one calibration at a time, for the operator only. The game gets it back when the operator ends the calibration or
 * accepts the lens, or when the page has been closed for half a minute. It also lends the camera for teaching dice.
 */
public final class CalibrationDesk implements RigDesk, AutoCloseable {
    private static final long FORGOTTEN_MS = 30_000;
    /** The board printed by {@code print calibration-board}. */
    public static final BoardPattern USUAL = CalibrationBoardSheet.fitting(Paper.A4);

    private final RigInUse rig;
    private final Optional<VirtualBoard> virtual;
    private final Supplier<CameraState> camera;
    private final Runnable lookAnew;
    private final LongSupplier clockMs;
    private final TeachingDesk teaching;
    private volatile Optional<CalibrationRun> run = Optional.empty();
    private volatile Optional<String> says = Optional.empty();
    private volatile RigParts.RigFilePart file;
    private volatile long watchedMs;

    /**
     * Creates the desk without a calibration.
     *
     * @param rig receives an accepted lens
     * @param virtual the tools beside the virtual table; empty for a real one
     * @param camera returns the camera's state
     * @param lookAnew switches the camera to the processor named by {@link #looker}, or else to the game; must only enqueue
     */
    public CalibrationDesk(
            RigInUse rig,
            Optional<VirtualBoard> virtual,
            Supplier<CameraState> camera,
            Runnable lookAnew,
            LongSupplier clockMs) {
        this.rig = rig;
        this.virtual = virtual;
        this.camera = camera;
        this.lookAnew = lookAnew;
        this.clockMs = clockMs;
        this.file = rig.part();
        this.teaching = new TeachingDesk(rig, lookAnew);
    }

    /** Returns the processor of the camera's frames while the camera is lent. */
    public Optional<FrameProcessor> looker() {
        return run.map(CalibrationRun::looking)
                .or(() -> teaching.run().map(TeachingRun::looking))
                .map(looking -> new FrameProcessor(looking, look -> {}));
    }

    /** Returns the camera's state for the game. Ends a forgotten calibration. */
    public CameraState state() {
        if (!lent()) {
            return camera.get();
        }
        if (forgotten()) {
            // The caller is the table's own thread, which must not block.
            Thread.ofVirtual().start(this::endForgotten);
        }
        return run.isPresent()
                ? CameraState.CALIBRATED
                : teaching.run().isPresent() ? CameraState.TEACHING : camera.get();
    }

    private boolean lent() {
        return run.isPresent() || teaching.run().isPresent();
    }

    private boolean forgotten() {
        return clockMs.getAsLong() - watchedMs > FORGOTTEN_MS;
    }

    private synchronized void endForgotten() {
        if (teaching.run().isPresent() && forgotten()) {
            teaching.end();
        }
        if (run.isPresent() && forgotten()) {
            end("The calibration was stopped, because this page was closed. The game goes on.");
        }
    }

    @Override
    public Map<String, Record> parts() {
        watchedMs = clockMs.getAsLong();
        Optional<CalibrationRun> now = run;
        Map<String, Record> parts = new LinkedHashMap<>();
        parts.put(
                "run",
                new RigParts.RunPart(
                        now.isPresent(),
                        now.map(CalibrationRun::step).orElse(RigStep.FOCUS).word(),
                        virtual.isPresent(),
                        now.filter(CalibrationRun::working).isPresent(),
                        now.map(CalibrationRun::pattern).orElse(USUAL).written(),
                        says,
                        Optional.of(camera.get())
                                .filter(state -> state.kind() == CameraState.CameraCondition.SILENT)
                                .map(CameraState::says)));
        parts.put("file", file);
        parts.put("teaching", teaching.part());
        now.ifPresent(running -> parts.putAll(running.parts()));
        return parts;
    }

    @Override
    public Optional<byte[]> picture() {
        return run.flatMap(CalibrationRun::picture).or(() -> teaching.run().flatMap(TeachingRun::picture));
    }

    @Override
    public synchronized Parsed<String> take(RigRequest request) {
        watchedMs = clockMs.getAsLong();
        return switch (request) {
            case RigRequest.BeginCalibration begin -> begin(begin.board());
            case RigRequest.OfTeaching taught ->
                run.isPresent() && taught instanceof RigRequest.BeginTeaching
                        ? Parsed.bad("Wait, or end the calibration on the page /rig: only one page can use the camera.")
                        : teaching.take(taught);
            case RigRequest.RevertLens revert -> revert(revert.version());
            case RigRequest.EndCalibration end ->
                running().then(running -> ended("The calibration was ended. The lens did not change."));
            case RigRequest.OfVirtualTable held ->
                virtual.isPresent() ? held(virtual.get(), held) : Parsed.bad("Only the virtual table can do this.");
            case RigRequest.AcceptLens accept -> running().then(this::accepted);
            case RigRequest.GoToStep step ->
                running()
                        .then(running -> RigStep.of(step.step())
                                .map(running::go)
                                .orElseGet(() -> Parsed.bad("There is no step '" + step.step() + "'.")));
            case RigRequest.ForgetPictures forget -> running().then(running -> running.forget(forget.all()));
            case RigRequest.CheckDistance check -> running().then(running -> running.check(check.thickMm()));
        };
    }

    private Parsed<CalibrationRun> running() {
        return run.map(Parsed::good).orElseGet(() -> Parsed.bad("Begin a calibration first."));
    }

    private static Parsed<String> held(VirtualBoard board, RigRequest.OfVirtualTable request) {
        board.take(request);
        return Parsed.good("");
    }

    private Parsed<String> begin(String board) {
        if (teaching.run().isPresent()) {
            return Parsed.bad("Wait, or end the teaching on the page /teach: only one page can use the camera.");
        }
        if (run.isPresent()) {
            return Parsed.bad(
                    "Wait, or end the calibration that runs on another page: only one page can use the camera.");
        }
        Parsed<BoardPattern> said = BoardRequest.parse(board)
                .then(request -> request.complete()
                        .filter(pattern -> pattern.squareMm().isPresent())
                        .map(Parsed::good)
                        .orElseGet(() -> Parsed.bad("say how many squares the board has, and how large they are")));
        return said.then(pattern -> {
            says = Optional.empty();
            run = Optional.of(new CalibrationRun(pattern, rig.now()));
            lookAnew.run();
            return Parsed.good("This page has the camera now. The game waits.");
        });
    }

    private Parsed<String> accepted(CalibrationRun running) {
        Optional<LensFigures> lens = running.lens();
        if (lens.isEmpty()) {
            return Parsed.bad("There is no usable lens yet.");
        }
        return filed(() -> rig.accept(lens.get().camera())).then(this::ended);
    }

    private Parsed<String> revert(int version) {
        Parsed<String> done = filed(() -> rig.revert(version));
        says = done.toOptional().or(() -> says);
        lookAnew.run();
        return done;
    }

    /** An operation on a file. */
    private interface FileWork {
        String done() throws IOException;
    }

    private Parsed<String> filed(FileWork work) {
        try {
            String told = work.done();
            file = rig.part();
            return Parsed.good(told);
        } catch (IOException e) {
            return Parsed.bad("The rig file could not be written: " + e.getMessage());
        }
    }

    private Parsed<String> ended(String told) {
        end(told);
        return Parsed.good(told);
    }

    private synchronized void end(String told) {
        run.ifPresent(CalibrationRun::close);
        run = Optional.empty();
        says = Optional.of(told);
        virtual.ifPresent(VirtualBoard::putAway);
        lookAnew.run();
    }

    @Override
    public synchronized void close() {
        run.ifPresent(CalibrationRun::close);
        run = Optional.empty();
    }
}
