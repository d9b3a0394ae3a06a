package umpire.table.loop;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.observation.CameraState;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;

/** Owns the session. Inputs are posted from any thread and taken one after another on the loop's own. */
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
    private final Stumbles stumbles = new Stumbles();
    private volatile long lastTurnMs;
    private volatile StateSnapshot<S> snapshot;
    private volatile Optional<String> ledgerTrouble = Optional.empty();
    private final InputTap tap = new InputTap();
    private final StateWatches watches = new StateWatches();
    private final IdleTurns idleTurns = new IdleTurns();
    private volatile GameSession<S, A> session;

    /**
     * Prepares a loop; {@link #start} sets it going.
     *
     * @param session where the table is now
     * @param entryStore makes entries durable before anything is said
     * @param announcementListener hears every turn
     * @param clockMs the table's monotonic clock
     * @param revive sits down anew from what is on disk, after a bug
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

    /** Returns what hears every input and the durable entries it led to, on the table's thread. Set before the start. */
    public InputTap tap() {
        return tap;
    }

    /** Has each turn ask how the camera is and which seats the table plays, and the table told when that changes. Set before the start. */
    public void watch(Supplier<CameraState> camera, Supplier<OpponentState> opponent) {
        watches.camera().watch(camera);
        watches.opponent().watch(opponent);
    }

    /** Says the first bulletin and begins to turn. */
    public synchronized void start() {
        lastTurnMs = clockMs.getAsLong();
        thread.start();
    }

    /** Returns whether it was set going and is not closed: until then, and from then on, it stands still without hanging. */
    public boolean isGoing() {
        return open && thread.getState() != Thread.State.NEW;
    }

    /** Enqueues an input. Returns false when the table is too busy to take it; a look may then simply be dropped. */
    public boolean post(Input input) {
        return inbox.offer(QueuedInput.of(input));
    }

    /**
     * Enqueues what somebody asked for.
     *
     * @param cause what identifies the asking for ever, so that its entries can be recognised after a restart
     * @param reply hears the answer, if there is one to give, on the table's thread; must only enqueue
     */
    public void post(Input input, String cause, Consumer<Optional<CommandAnswer>> reply) {
        inbox.put(new QueuedInput(input, cause, reply));
    }

    /** Returns what the table said last. Safe from any thread. */
    public Bulletin bulletin() {
        return snapshot.bulletin();
    }

    /** Returns what the table said last, and of which state. Safe from any thread. */
    public StateSnapshot<S> snapshot() {
        return snapshot;
    }

    /** Goes through the game again from its start, on the caller's thread. Safe from any. */
    public List<PastStep> past() {
        return session.past();
    }

    /** Returns when the loop last finished a turn, on the table's clock; a watchdog reads it. */
    public long lastTurnMs() {
        return lastTurnMs;
    }

    /** Returns why entries cannot be made durable at the moment, if they cannot. */
    public Optional<String> ledgerTrouble() {
        return ledgerTrouble;
    }

    public Thread thread() {
        return thread;
    }

    /** Returns whether an input is being taken at the moment: it is lost if the thread is left behind now. */
    public boolean takesInput() {
        return takesInput;
    }

    /** Returns whether the thread that {@link #restart} started has finished a turn. */
    public boolean turnedSinceRestart() {
        return turned;
    }

    /** Leaves a thread that hangs behind and goes on from disk on another. When the old one wakes, it changes nothing any more. */
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
            announcementListener.said(snapshot.bulletin(), List.of());
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
            LOG.error("the table could not sit down anew; it goes on as it was", bug);
        }
    }

    /** Reading a journal takes a while, in which this thread may have been left behind. */
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
            // The input is dropped and the table goes on from disk, as after a restart: it must not end an evening.
            LOG.error("a bug while taking {}; beginning anew from the journal", queuedInput.kind(), bug);
            reviveUntilDone();
            queuedInput.notDone("the table stumbled over this; it is in the log");
            return;
        }
        if (accepted(stepResult, queuedInput)) {
            tap.took(queuedInput.input(), stepResult);
            stepResult.wanted().ifPresent(announcementListener::wanted);
            turnOutcome.tell(stepResult.told());
            turnOutcome.answer(queuedInput, stepResult.answer());
        }
    }

    /** One step with {@link #restart}: a thread that was left behind accepts nothing, and none is left behind in here. */
    private synchronized boolean accepted(StepResult<S, A> stepResult, QueuedInput queuedInput) {
        if (open && mine() && durable(stepResult, queuedInput.cause())) {
            session = stepResult.next();
            return true;
        }
        String anew = "the table was started anew over this; try it again";
        String unwritten = ledgerTrouble.orElse("it could not be recorded");
        queuedInput.notDone(!open ? Inbox.CLOSED : mine() ? unwritten : anew);
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

    private void say(List<ChronicleLine> told) {
        if (!mine()) {
            return;
        }
        StateSnapshot<S> now = told.isEmpty() && idleTurns.sparesThis() ? snapshot : session.snapshot();
        if (!told.isEmpty() || !now.equals(snapshot)) {
            snapshot = now;
            announcementListener.said(now.bulletin(), told);
        }
        announcementListener.turned();
    }

    /** Ends the turning. Nothing is accepted or said any more, not even by a thread that hangs and wakes later. */
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
