package umpire.table.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.CameraState;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.testing.Wait;

class TableLoopTest {
    private final List<String> order = new CopyOnWriteArrayList<>();
    private final BlockingQueue<CommandAnswer> answers = new LinkedBlockingQueue<>();
    private volatile boolean diskFull;
    private volatile boolean listenerFalls;
    private volatile BiConsumer<Input, List<Entry>> recorder = (input, entries) -> {};

    @Test
    void anActionIsOnDiskBeforeItIsAnnounced() throws Exception {
        run(
                GameCatalogue.open("ogre-chess", Map.of()).orThrow(),
                List.of(new Command.Start(Optional.empty()), act("e2-e3")));
        assertThat(order).containsSubsequence("disk SET_UP", "disk PLAYED", "said 1");
        assertThat(order.indexOf("disk PLAYED")).isLessThan(order.indexOf("said 1"));
    }

    @Test
    void anAnswerComesAfterItsAnnouncement() throws Exception {
        run(
                GameCatalogue.open("ogre-chess", Map.of()).orThrow(),
                List.of(new Command.Start(Optional.empty()), act("e2-e3")));
        assertThat(order).containsSubsequence("said 0", "answered", "said 1", "answered");
        assertThat(order.indexOf("said 1")).isLessThan(order.lastIndexOf("answered"));
    }

    @Test
    void anUnstoredActionDoesNotCount() throws Exception {
        diskFull = true;
        run(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), List.of(new Command.Start(Optional.empty())));
        assertThat(Wait.next("the answer", answers))
                .isInstanceOfSatisfying(
                        CommandAnswer.NotDone.class, no -> assertThat(no.why()).contains("disk is full"));
        assertThat(order).noneMatch(line -> line.startsWith("disk"));
    }

    private static Command act(String notation) {
        return new Command.Act(Optional.empty(), notation);
    }

    private <S, A> void run(Game<S, A> game, List<Command> commands) throws Exception {
        GameSession<S, A> session = GameSession.open(game);
        AnnouncementListener announcementListener = new AnnouncementListener() {
            @Override
            public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
                order.add("said " + tableSnapshot.actionsPlayed());
            }

            @Override
            public void turned() {
                if (listenerFalls) {
                    throw new IllegalStateException("the listener falls");
                }
            }
        };
        BlockingQueue<Boolean> done = new LinkedBlockingQueue<>();
        try (TableLoop<S, A> loop =
                new TableLoop<>(session, this::append, announcementListener, () -> 1_000, () -> session)) {
            loop.tap().to((input, entries) -> recorder.accept(input, entries));
            loop.start();
            for (Command command : commands) {
                loop.post(new Input.Ordered(command, 1_000), "", answer -> {
                    order.add("answered");
                    answer.ifPresent(answers::add);
                    done.add(true);
                });
                assertThat(Wait.next("the end of " + command, done)).isTrue();
            }
        }
    }

    private void append(List<Entry> entries, String cause) throws IOException {
        if (diskFull) {
            throw new IOException("the disk is full");
        }
        entries.forEach(entry -> order.add("disk " + entry.kind()));
    }

    @Test
    void aRecordingThatFailsDoesNotStopTheGame() throws Exception {
        recorder = (input, entries) -> {
            throw new UncheckedIOException(new IOException("no space left"));
        };
        run(
                GameCatalogue.open("ogre-chess", Map.of()).orThrow(),
                List.of(new Command.Start(Optional.empty()), act("e2-e3")));
        assertThat(order).contains("disk SET_UP", "disk PLAYED");
        assertThat(answers).hasSize(2).allMatch(CommandAnswer.Done.class::isInstance);
    }

    @Test
    void aListenerThatThrowsDoesNotStopTheGame() throws Exception {
        listenerFalls = true;
        run(
                GameCatalogue.open("ogre-chess", Map.of()).orThrow(),
                List.of(new Command.Start(Optional.empty()), act("e2-e3")));
        assertThat(order).contains("disk SET_UP", "disk PLAYED");
    }

    @Test
    void theCamerasStateComesFirstInThePrompt() throws Exception {
        startsSlowly(GameCatalogue.open("ogre-chess", Map.of()).orThrow());
    }

    private <S, A> void startsSlowly(Game<S, A> game) throws Exception {
        GameSession<S, A> session = GameSession.open(game);
        AtomicReference<CameraState> camera = new AtomicReference<>(CameraState.STARTING);
        try (TableLoop<S, A> loop = new TableLoop<>(session, this::append, silent(), () -> 1_000, () -> session)) {
            loop.watch(camera::get, () -> OpponentState.NONE);
            loop.start();
            Wait.until("the start is said", () -> says(loop).startsWith("The table is still starting"));
            camera.set(CameraState.busy(4_000));
            Wait.until("the slow machine is said", () -> says(loop).startsWith("Reading a picture takes 4 s"));
            camera.set(CameraState.SEEING);
            Wait.until("all is well", () -> says(loop).startsWith("Set up Ogre Chess."));
        }
    }

    private static String says(TableLoop<?, ?> loop) {
        return loop.tableSnapshot().prompt().says();
    }

    @Test
    @Timeout(300)
    void anAbandonedThreadHasNoEffectLater() throws Exception {
        hangs(GameCatalogue.open("ogre-chess", Map.of()).orThrow());
    }

    private <S, A> void hangs(Game<S, A> game) throws Exception {
        Hold atPause = new Hold();
        Hold atStart = new Hold();
        GameSession<S, A> session = GameSession.open(game);
        AtomicLong clock = new AtomicLong(1_000);
        try (TableLoop<S, A> loop = new TableLoop<>(session, this::append, silent(), clock::get, () -> session)) {
            loop.tap().to((input, entries) -> {
                if (input instanceof Input.Ordered ordered) {
                    switch (ordered.command()) {
                        case Command.Pause pause -> atPause.hold();
                        case Command.Start start -> atStart.hold();
                        default -> {}
                    }
                }
            });
            loop.start();
            loop.post(new Input.Ordered(new Command.Pause(), 1_000));
            Thread leftBehind = atPause.reached();
            assertThat(loop.thread().getStackTrace()).isNotEmpty();
            loop.restart();
            loop.post(new Input.Ordered(new Command.Start(Optional.empty()), 1_000));
            assertThat(atStart.reached()).isNotEqualTo(leftBehind);
            assertThat(order).contains("disk SET_UP");
            BlockingQueue<CommandAnswer> played = new LinkedBlockingQueue<>();
            loop.post(new Input.Ordered(act("e2-e3"), 1_000), "", answer -> answer.ifPresent(played::add));
            atPause.letGo();
            leftBehind.join();
            atStart.letGo();
            assertThat(Wait.next("the answer", played)).isInstanceOf(CommandAnswer.Done.class);
            Wait.until("the new thread finished a turn", loop::turnedSinceRestart);
            assertThat(order.stream().filter("disk PLAYED"::equals)).hasSize(1);
        }
    }

    @Test
    @Timeout(300)
    void aThreadAbandonedWhileReadingTheJournalHasNoEffect() throws Exception {
        hangsWhileReading(GameCatalogue.open("ogre-chess", Map.of()).orThrow());
    }

    private <S, A> void hangsWhileReading(Game<S, A> game) throws Exception {
        Hold atJournal = new Hold();
        AtomicBoolean first = new AtomicBoolean(true);
        GameSession<S, A> session = GameSession.open(game);
        Supplier<GameSession<S, A>> revive = () -> {
            if (first.getAndSet(false)) {
                atJournal.hold();
            }
            return session;
        };
        try (TableLoop<S, A> loop = new TableLoop<>(session, this::append, silent(), () -> 1_000, revive)) {
            loop.start();
            loop.restart();
            Thread leftBehind = atJournal.reached();
            loop.restart();
            loop.post(
                    new Input.Ordered(new Command.Start(Optional.empty()), 1_000),
                    "",
                    answer -> answer.ifPresent(answers::add));
            assertThat(Wait.next("the answer", answers)).isInstanceOf(CommandAnswer.Done.class);
            atJournal.letGo();
            leftBehind.join();
            loop.post(new Input.Ordered(act("e2-e3"), 1_000), "", answer -> answer.ifPresent(answers::add));
            assertThat(Wait.next("the answer", answers)).isInstanceOf(CommandAnswer.Done.class);
        }
    }

    /** Blocks a thread and ignores interrupts, like an endless loop. */
    private static final class Hold {
        private final BlockingQueue<Thread> held = new LinkedBlockingQueue<>();
        private final CountDownLatch free = new CountDownLatch(1);

        void hold() {
            held.add(Thread.currentThread());
            while (free.getCount() > 0) {
                try {
                    free.await();
                } catch (InterruptedException e) {
                    // The interrupt is ignored.
                }
            }
        }

        Thread reached() throws InterruptedException {
            return Wait.next("a thread that can be held", held);
        }

        void letGo() {
            free.countDown();
        }
    }

    private static AnnouncementListener silent() {
        return new AnnouncementListener() {
            @Override
            public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {}

            @Override
            public void turned() {}
        };
    }
}
