package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.table.pump.StageTimes;
import umpire.vision.frame.OpenCv;

/** Plays games through the camera with consecutive seeds, one on each processor at a time. */
public final class CameraRun {
    private static final int LOOKS = 200_000;

    /** Follows the games; called from several threads. */
    public interface Follower {
        /** An action was accepted. */
        void ply();

        /** A game ended; the line says how. */
        void ended(String line);
    }

    private final StageTimes stageTimes = new StageTimes(LOOKS);
    private final PlayPlan plan;
    private final LongFunction<CameraGame<?, ?>> tables;
    private final List<CameraGame<?, ?>> begun = new ArrayList<>();

    /** Creates a run. */
    public CameraRun(Game<?, ?> game, Rig rig, PlayPlan plan) {
        OpenCv.onCallersThread();
        this.plan = plan;
        this.tables = own -> new CameraGame<>(game, rig, plan, own, stageTimes);
    }

    /** Plays all games. */
    public CameraReport play(Follower follower) {
        int atOnce = Math.min(plan.games(), Runtime.getRuntime().availableProcessors());
        try (ExecutorService players = Executors.newFixedThreadPool(atOnce)) {
            List<Future<CameraGame.CameraGameResult>> played = LongStream.range(plan.seed(), plan.seed() + plan.games())
                    .mapToObj(own -> players.submit(() -> play(own, follower)))
                    .toList();
            return CameraReport.of(played.stream().map(CameraRun::done).toList(), stageTimes.summary());
        }
    }

    private CameraGame.CameraGameResult play(long own, Follower follower) {
        CameraGame<?, ?> table = begin(own);
        CameraGame.CameraGameResult one = table.play(follower::ply);
        follower.ended("seed " + own + ": " + one.ending().result() + " after " + one.plies() + " plies, misread "
                + one.misread() + ", asked " + one.questions().size());
        return one;
    }

    private CameraGame<?, ?> begin(long own) {
        CameraGame<?, ?> table = tables.apply(own);
        synchronized (begun) {
            begun.add(table);
        }
        return table;
    }

    /** Returns the result so far, including unfinished games; may be called from any thread. */
    public CameraReport reached() {
        synchronized (begun) {
            return CameraReport.of(begun.stream().map(CameraGame::reached).toList(), stageTimes.summary());
        }
    }

    /** Returns a game's result. An exception of a game ends the run with the same exception. */
    private static CameraGame.CameraGameResult done(Future<CameraGame.CameraGameResult> game) {
        try {
            return game.get();
        } catch (ExecutionException broken) {
            throw broken.getCause() instanceof RuntimeException own
                    ? own
                    : new IllegalStateException(broken.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted before every game had ended", e);
        }
    }
}
