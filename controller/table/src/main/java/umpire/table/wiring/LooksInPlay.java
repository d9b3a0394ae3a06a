package umpire.table.wiring;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import umpire.referee.announcement.TableSnapshot;
import umpire.table.explain.ReadingExplainer;
import umpire.table.pump.CameraPump;
import umpire.table.pump.ProcessedFrame;
import umpire.vision.observe.ExplainedLook;

/** The input for explaining readings: the camera's newest frames, and the current game. */
record LooksInPlay(CameraPump camera, GameInPlay inPlay) implements ReadingExplainer.Looks {
    @Override
    public CompletableFuture<List<ProcessedFrame>> newest() {
        return camera.newestLooks();
    }

    @Override
    public ExplainedLook explainer() {
        return inPlay.now().explainer();
    }

    @Override
    public TableSnapshot tableSnapshot() {
        return inPlay.now().loop().tableSnapshot();
    }
}
