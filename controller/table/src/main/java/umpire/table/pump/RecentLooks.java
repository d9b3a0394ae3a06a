package umpire.table.pump;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import umpire.vision.frame.Frame;
import umpire.vision.observe.FrameResult;

/** The newest frames with their results, kept to explain readings. Confined to the pump's thread; requests may come from any thread. */
final class RecentLooks implements AutoCloseable {
    /** The number of frames kept. A reading needs several identical frames, and more add nothing. */
    private static final int KEPT = 3;

    /** Requests for copies of frames. */
    static final class Requests {
        private final Queue<CompletableFuture<List<ProcessedFrame>>> asked = new ConcurrentLinkedQueue<>();

        CompletableFuture<List<ProcessedFrame>> ask() {
            CompletableFuture<List<ProcessedFrame>> request = new CompletableFuture<>();
            // Removes cancelled requests, which would pile up while the camera gives no frames.
            asked.removeIf(CompletableFuture::isDone);
            asked.add(request);
            return request;
        }
    }

    private record Recent(Frame frame, Optional<FrameResult> look) {}

    private final Requests requests;
    private final Deque<Recent> recent = new ArrayDeque<>();

    RecentLooks(Requests requests) {
        this.requests = requests;
    }

    /** Takes ownership of a frame, to close it later. */
    Frame take(Frame frame) {
        recent.addLast(new Recent(frame, Optional.empty()));
        if (recent.size() > KEPT) {
            recent.removeFirst().frame().close();
        }
        return frame;
    }

    /** Takes in the result for the last frame, and hands out copies to pending requests. */
    void looked(FrameResult look) {
        recent.addLast(new Recent(recent.removeLast().frame(), Optional.of(look)));
        for (Optional<CompletableFuture<List<ProcessedFrame>>> next = next(); next.isPresent(); next = next()) {
            List<ProcessedFrame> copies = copies();
            if (!next.get().complete(copies)) {
                copies.forEach(ProcessedFrame::close);
            }
        }
    }

    private Optional<CompletableFuture<List<ProcessedFrame>>> next() {
        return Optional.ofNullable(requests.asked.poll());
    }

    private List<ProcessedFrame> copies() {
        List<ProcessedFrame> copies = new ArrayList<>();
        for (Recent each : recent) {
            each.look()
                    .ifPresent(look -> copies.add(new ProcessedFrame(
                            each.frame()
                                    .takenAgain(
                                            each.frame().number(), each.frame().takenMs()),
                            look)));
        }
        return copies;
    }

    @Override
    public void close() {
        recent.forEach(each -> each.frame().close());
        recent.clear();
    }
}
