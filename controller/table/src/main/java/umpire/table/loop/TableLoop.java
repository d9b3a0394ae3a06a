package umpire.table.loop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.CameraState;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;

/** Owns the session. Any thread may post inputs; the loop's own thread processes them in order. */
public final class TableLoop<S, A> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TableLoop.class);
    private static final int INPUTS_A_TURN = 32;
    private static final long TURN_MS = 50;

    private final Inbox inbox = new Inbox();
    private final EntryStore entryStore;
    private final AnnouncementListener announcementListener;
    private final LongSupplier clockMs;
    private final Supplier<GameSession<S, A>> revive;
    private volatile Thread thread;
    private volatile boolean open = true;
    private volatile boolean turned;
    private volatile boolean takesInput;
    private final RepeatedErrorLog stumbles = new RepeatedErrorLog();
    private volatile long lastTurnMs;
    private volatile StateSnapshot<S> snapshot;
    private volatile Optional<String> ledgerTrouble = Optional.empty();
    private final InputTap tap = new InputTap();
    private final StateWatches watches = new StateWatches();
    private final IdleTurns idleTurns = new IdleTurns();
    private volatile GameSession<S, A> session;

    /**
     * Creates a loop; {@link #start} starts it.
     *
     * @param session the initial session
     * @param entryStore makes entries durable before they are announced
     * @param announcementListener called on every turn
     * @param clockMs the table's monotonic clock
     * @param revive loads the session from disk after a bug
     */
    public TableLoop(
            GameSession<S, A> session,
            EntryStore entryStore,
            AnnouncementListener announcementListener,
            LongSupplier clockMs,
            Supplier<GameSession<S, A>> revive) {
        this.session = session;
        this.revive = revive;
        this.snapshot = session.snapshot();
        this.entryStore = entryStore;
        this.announcementListener = announcementListener;
        this.clockMs = clockMs;
        this.lastTurnMs = clockMs.getAsLong();
        this.thread = new Thread(() -> turnUntilClosed(false), "table");
    }

    /** Returns the tap that receives every input with its durable entries, on the table's thread. Set it before the start. */
    public InputTap tap() {
        return tap;
    }

    /** Makes each turn poll the states of the camera and of the table's own seats, and report changes. Call it before the start. */
    public void watch(Supplier<CameraState> camera, Supplier<OpponentState> opponent) {
        watches.camera().watch(camera);
        watches.opponent().watch(opponent);
    }

    /** Announces the first snapshot and starts the turns. */
    public synchronized void start() {
        lastTurnMs = clockMs.getAsLong();
        thread.start();
    }

    /** Returns whether it is started and not closed. Outside that time a standstill is not a hang. */
    public boolean isGoing() {
        return open && thread.getState() != Thread.State.NEW;
    }

    /** Adds an input. Returns false when the queue is full; an observation may then be dropped. */
    public boolean post(Input input) {
        return inbox.offer(QueuedInput.of(input));
    }

    /**
     * Adds a command.
     *
     * @param cause its permanent id, by which its entries are recognised after a restart
     * @param reply receives the answer, if there is one, on the table's thread; must only enqueue
     */
    public void post(Input input, String cause, Consumer<Optional<CommandAnswer>> reply) {
        inbox.put(new QueuedInput(input, cause, reply));
    }

    /** Returns the last snapshot. Thread-safe. */
    public TableSnapshot tableSnapshot() {
        return snapshot.tableSnapshot();
    }

    /** Returns the last snapshot and its state. Thread-safe. */
    public StateSnapshot<S> snapshot() {
        return snapshot;
    }

    /** Returns when the loop last finished a turn, on the table's clock, for the watchdog. */
    public long lastTurnMs() {
        return lastTurnMs;
    }

    /** Returns why entries cannot be stored at the moment; empty when they can. */
    public Optional<String> ledgerTrouble() {
        return ledgerTrouble;
    }

    public Thread thread() {
        return thread;
    }

    /** Returns whether an input is being processed. It would be lost if the thread were abandoned now. */
    public boolean takesInput() {
        return takesInput;
    }

    /** Returns whether the thread started by {@link #restart} has finished a turn. */
    public boolean turnedSinceRestart() {
        return turned;
    }

    /** Abandons a hung thread and continues from disk on a new one. If the old one wakes, it changes nothing. */
    public synchronized void restart() {
        if (isGoing()) {
            Thread hung = thread;
            turned = false;
            lastTurnMs = clockMs.getAsLong();
            thread = new Thread(() -> turnUntilClosed(true), "table");
            hung.interrupt();
            thread.start();
        }
    }

    private boolean mine() {
        return Thread.currentThread().equals(thread);
    }

    private void turnUntilClosed(boolean again) {
        if (again) {
            reviveUntilDone();
        } else {
            announcementListener.said(snapshot.tableSnapshot(), List.of());
        }
        while (open && mine()) {
            try {
                turn();
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                stumbles.over(bug);
            }
        }
    }

    private void reviveUntilDone() {
        try {
            sitDown(revive.get());
        } catch (RuntimeException bug) {
            LOG.error("the game could not be restored from the journal; the table goes on as it was", bug);
        }
    }

    /** Replaces the session, unless this thread was abandoned while it read the journal. */
    private synchronized void sitDown(GameSession<S, A> anew) {
        if (mine()) {
            session = anew;
            watches.forget();
        }
    }

    private void turn() throws InterruptedException {
        TurnOutcome turnOutcome = new TurnOutcome();
        Optional<QueuedInput> next = inbox.poll(TURN_MS);
        List<Input> news = watches.since(clockMs.getAsLong());
        idleTurns.turn(next.isEmpty() && news.isEmpty());
        for (int taken = 1; next.isPresent(); taken++) {
            takesInput = true;
            take(next.get(), turnOutcome);
            takesInput = false;
            next = taken < INPUTS_A_TURN && mine() ? inbox.poll(0) : Optional.empty();
        }
        news.forEach(input -> takeOwn(input, turnOutcome));
        takeOwn(new Input.Ticked(clockMs.getAsLong()), turnOutcome);
        try {
            say(turnOutcome.told());
        } finally {
            turnOutcome.answers().forEach(Runnable::run);
        }
        haveTurned();
    }

    private synchronized void haveTurned() {
        if (mine()) {
            lastTurnMs = clockMs.getAsLong();
            turned = true;
        }
    }

    private void takeOwn(Input input, TurnOutcome turnOutcome) {
        if (mine()) {
            take(QueuedInput.of(input), turnOutcome);
        }
    }

    private void take(QueuedInput queuedInput, TurnOutcome turnOutcome) {
        StepResult<S, A> stepResult;
        try {
            stepResult = session.step(queuedInput.input());
        } catch (RuntimeException | StackOverflowError bug) {
            // Drops the input and continues from disk as after a restart, because a bug must not end the game.
            LOG.error("a bug while taking {}; restoring the game from the journal", queuedInput.kind(), bug);
            reviveUntilDone();
            queuedInput.notDone("this failed because of a bug in the table; the log says more");
            return;
        }
        if (accepted(stepResult, queuedInput)) {
            tap.took(queuedInput.input(), stepResult);
            stepResult.wanted().ifPresent(announcementListener::wanted);
            turnOutcome.tell(stepResult.told());
            turnOutcome.answer(queuedInput, stepResult.answer());
        }
    }

    /** Accepts a step, synchronised with {@link #restart}: an abandoned thread accepts nothing, and none is abandoned in here. */
    private synchronized boolean accepted(StepResult<S, A> stepResult, QueuedInput queuedInput) {
        if (open && mine() && durable(stepResult, queuedInput.cause())) {
            session = stepResult.next();
            return true;
        }
        String restarted = "try it again: the table restarted during this";
        String unwritten = ledgerTrouble.orElse("it could not be recorded");
        queuedInput.notDone(!open ? Inbox.CLOSED : mine() ? unwritten : restarted);
        return false;
    }

    private boolean durable(StepResult<S, A> stepResult, String cause) {
        if (stepResult.entries().isEmpty()) {
            return true;
        }
        try {
            entryStore.append(stepResult.entries(), cause);
            ledgerTrouble = Optional.empty();
            return true;
        } catch (IOException e) {
            ledgerTrouble = Optional.of(String.valueOf(e.getMessage()));
            return false;
        }
    }

    private void say(List<GameLogEntry> told) {
        if (!mine()) {
            return;
        }
        StateSnapshot<S> now = told.isEmpty() && idleTurns.sparesThis() ? snapshot : session.snapshot();
        if (!told.isEmpty() || !now.equals(snapshot)) {
            snapshot = now;
            announcementListener.said(now.tableSnapshot(), told);
        }
        announcementListener.turned();
    }

    /** Stops the turns. Nothing is accepted or announced any more, not even by a hung thread that wakes later. */
    @Override
    public void close() {
        open = false;
        thread.interrupt();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            thread = Thread.currentThread();
        }
        inbox.close();
    }
}
