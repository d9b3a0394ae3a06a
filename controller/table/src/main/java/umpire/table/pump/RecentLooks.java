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
import umpire.vision.observe.EyeLook;

/**
 * The newest frames of one eye, with what came of them, until newer ones take their places: somebody may ask why they were read as they
 * were. For the pump's thread; whoever asks may be on any.
 */
final class RecentLooks implements AutoCloseable {
    /** What is read was seen alike on several frames; more than these say nothing new. */
    private static final int KEPT = 3;

    /** Who wants to have copies of what is looked at. */
    static final class Requests {
        private final Queue<CompletableFuture<List<LookedAt>>> asked = new ConcurrentLinkedQueue<>();

        CompletableFuture<List<LookedAt>> ask() {
            CompletableFuture<List<LookedAt>> request = new CompletableFuture<>();
            // While a camera gives nothing, those who gave up would heap up.
            asked.removeIf(CompletableFuture::isDone);
            asked.add(request);
            return request;
        }
    }

    private record Recent(Frame frame, Optional<EyeLook> look) {}

    private final Requests requests;
    private final Deque<Recent> recent = new ArrayDeque<>();

    RecentLooks(Requests requests) {
        this.requests = requests;
    }

    /** Takes a frame over, to be closed when it is old. */
    Frame take(Frame frame) {
        recent.addLast(new Recent(frame, Optional.empty()));
        if (recent.size() > KEPT) {
            recent.removeFirst().frame().close();
        }
        return frame;
    }

    /** Hears what came of the frame taken last, and hands out copies to who asked for them. */
    void looked(EyeLook look) {
        recent.addLast(new Recent(recent.removeLast().frame(), Optional.of(look)));
        for (Optional<CompletableFuture<List<LookedAt>>> next = next(); next.isPresent(); next = next()) {
            List<LookedAt> copies = copies();
            if (!next.get().complete(copies)) {
                copies.forEach(LookedAt::close);
            }
        }
    }

    private Optional<CompletableFuture<List<LookedAt>>> next() {
        return Optional.ofNullable(requests.asked.poll());
    }

    private List<LookedAt> copies() {
        List<LookedAt> copies = new ArrayList<>();
        for (Recent each : recent) {
            each.look()
                    .ifPresent(look -> copies.add(new LookedAt(
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
