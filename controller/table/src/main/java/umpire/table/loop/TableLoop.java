package umpire.table.loop;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Told;
import umpire.referee.sitting.Answer;
import umpire.referee.sitting.Entry;
import umpire.referee.sitting.Input;
import umpire.referee.sitting.Sitting;
import umpire.referee.sitting.Step;

/** Owns the sitting. Inputs are posted from any thread and taken one after another on the loop's own. */
public final class TableLoop<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableLoop.class);
    private static final int INBOX = 512;
    private static final int INPUTS_A_TURN = 32;
    private static final long TURN_MS = 50;

    private record Post(Input input, String cause, Consumer<Optional<Answer>> reply) {}

    private final BlockingQueue<Post> inbox = new ArrayBlockingQueue<>(INBOX);
    private final Ledger ledger;
    private final Listener listener;
    private final LongSupplier clockMs;
    private final Supplier<Sitting<S, A>> revive;
    private final Thread thread;
    private volatile boolean open = true;
    private volatile long lastTurnMs;
    private volatile Bulletin bulletin;
    private volatile Optional<String> ledgerTrouble = Optional.empty();
    private volatile BiConsumer<Input, List<Entry>> took = (input, entries) -> {};
    private Sitting<S, A> sitting;

    /**
     * Prepares a loop; {@link #start} sets it going.
     *
     * @param sitting where the table is now
     * @param ledger makes entries durable before anything is said
     * @param listener hears every turn
     * @param clockMs the table's monotonic clock
     * @param revive sits down anew from what is on disk, after a bug
     */
    public TableLoop(
            Sitting<S, A> sitting,
            Ledger ledger,
            Listener listener,
            LongSupplier clockMs,
            Supplier<Sitting<S, A>> revive) {
        this.sitting = sitting;
        this.revive = revive;
        this.bulletin = sitting.bulletin();
        this.ledger = ledger;
        this.listener = listener;
        this.clockMs = clockMs;
        this.lastTurnMs = clockMs.getAsLong();
        this.thread = new Thread(this::turnUntilClosed, "table");
    }

    /** Has every input and the durable entries it led to written down, on the table's thread. Set before the start. */
    public void recordTo(BiConsumer<Input, List<Entry>> recorder) {
        took = recorder;
    }

    /** Says the first bulletin and begins to turn. */
    public void start() {
        thread.start();
    }

    /** Enqueues an input. Returns false when the table is too busy to take it; a look may then simply be dropped. */
    public boolean post(Input input) {
        return inbox.offer(new Post(input, "", answer -> {}));
    }

    /**
     * Enqueues what somebody asked for.
     *
     * @param cause what identifies the asking for ever, so that its entries can be recognised after a restart
     * @param reply hears the answer, if there is one to give, on the table's thread; must only enqueue
     */
    public void post(Input input, String cause, Consumer<Optional<Answer>> reply) {
        if (!inbox.offer(new Post(input, cause, reply))) {
            reply.accept(notDone("the table is too busy; try again in a second"));
        }
    }

    private static Optional<Answer> notDone(String why) {
        return Optional.of(new Answer.NotDone(Optional.empty(), why));
    }

    /** Returns what the table said last. Safe from any thread. */
    public Bulletin bulletin() {
        return bulletin;
    }

    /** Returns when the loop last finished a turn, on the table's clock; a watchdog reads it. */
    public long lastTurnMs() {
        return lastTurnMs;
    }

    /** Returns why entries cannot be made durable at the moment, if they cannot. */
    public Optional<String> ledgerTrouble() {
        return ledgerTrouble;
    }

    private void turnUntilClosed() {
        listener.said(bulletin, List.of());
        while (open) {
            try {
                turn();
            } catch (InterruptedException e) {
                open = false;
            }
        }
    }

    private void turn() throws InterruptedException {
        List<Told> told = new ArrayList<>();
        Post first = inbox.poll(TURN_MS, TimeUnit.MILLISECONDS);
        if (first != null) {
            take(first, told);
            for (int i = 1; i < INPUTS_A_TURN; i++) {
                Post next = inbox.poll();
                if (next == null) {
                    break;
                }
                take(next, told);
            }
        }
        take(new Post(new Input.Ticked(clockMs.getAsLong()), "", answer -> {}), told);
        publish(told);
        listener.turned();
        lastTurnMs = clockMs.getAsLong();
    }

    private void take(Post post, List<Told> told) {
        Step<S, A> step;
        try {
            step = sitting.step(post.input());
        } catch (RuntimeException bug) {
            // The input is dropped and the table goes on from disk, as after a restart: one bad input must not end an
            // evening.
            LOG.error("a bug while taking {}; sitting down anew from the journal", post.input(), bug);
            sitting = revive.get();
            post.reply().accept(notDone("the table stumbled over this; it is in the log"));
            return;
        }
        if (!durable(step, post.cause())) {
            post.reply().accept(notDone(ledgerTrouble.orElse("it could not be recorded")));
            return;
        }
        took.accept(post.input(), step.entries());
        sitting = step.next();
        told.addAll(step.told());
        post.reply().accept(step.answer());
    }

    private boolean durable(Step<S, A> step, String cause) {
        if (step.entries().isEmpty()) {
            return true;
        }
        try {
            ledger.append(step.entries(), cause);
            ledgerTrouble = Optional.empty();
            return true;
        } catch (IOException e) {
            ledgerTrouble = Optional.of(String.valueOf(e.getMessage()));
            return false;
        }
    }

    private void publish(List<Told> told) {
        Bulletin now = sitting.bulletin();
        if (!told.isEmpty() || !now.equals(bulletin)) {
            bulletin = now;
            listener.said(now, told);
        }
    }

    @Override
    public void close() {
        open = false;
        thread.interrupt();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
