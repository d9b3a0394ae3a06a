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

/** Games through the camera with seeds one after the other, as many at once as there are processors. */
public final class CameraRun {
    private static final int LOOKS = 200_000;

    /** Who follows the games, from several threads. */
    public interface Follower {
        /** An action was accepted. */
        void ply();

        /** A game ended as the line says. */
        void ended(String line);
    }

    private final StageTimes stageTimes = new StageTimes(LOOKS);
    private final PlayPlan plan;
    private final LongFunction<CameraGame<?, ?>> tables;
    private final List<CameraGame<?, ?>> begun = new ArrayList<>();

    /** Prepares games. */
    public CameraRun(Game<?, ?> game, Rig rig, PlayPlan plan) {
        OpenCv.onCallersThread();
        this.plan = plan;
        this.tables = own -> new CameraGame<>(game, rig, plan, own, stageTimes);
    }

    /** Plays all of them. */
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

    /** Returns what has been reached, from any thread: the games that ended, and those under way as far as they came. */
    public CameraReport reached() {
        synchronized (begun) {
            return CameraReport.of(begun.stream().map(CameraGame::reached).toList(), stageTimes.summary());
        }
    }

    /** A game that broke off breaks the run off, and says whatever it said. */
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
