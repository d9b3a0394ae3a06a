package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Input;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.loop.AnnouncementListener;
import umpire.table.loop.TableLoop;
import umpire.table.pump.StallTimer;
import umpire.testing.Wait;

class WatchdogTest {
    private final AtomicLong clockMs = new AtomicLong(1_000);
    private final CountDownLatch hung = new CountDownLatch(1);
    private final CountDownLatch wake = new CountDownLatch(1);
    private final AtomicBoolean hangs = new AtomicBoolean(true);
    private final AtomicLong cpuMs = new AtomicLong();
    private final BlockingQueue<Watchdog.Warning> told = new LinkedBlockingQueue<>();

    @Test
    void aHungTableIsReportedAndContinues() throws InterruptedException {
        watch(Hang.WHILE_SPEAKING, looked -> {
            clockMs.addAndGet(11_000);
            assertThat(Wait.next("word of it", told))
                    .satisfies(first -> assertThat(first.hangs()).isTrue())
                    .satisfies(first -> assertThat(first.says()).contains("restarted"));
            assertThat(Wait.next("word of its end", told))
                    .satisfies(second -> assertThat(second.hangs()).isFalse());
        });
    }

    /** On a busy machine the table's thread gets little CPU time, now and then. */
    @Test
    void aTableThatIsSlowOnABusyMachineDoesNotHang() throws InterruptedException {
        watch(Hang.WHILE_SPEAKING, looked -> {
            for (int i = 0; i < 20; i++) {
                cpuMs.addAndGet(150);
                clockMs.addAndGet(4_000);
                watchedTwice(looked);
            }
            assertThat(told).isEmpty();
        });
    }

    @Test
    void anEndlessTurnIsAHang() throws InterruptedException {
        watch(Hang.WHILE_SPEAKING, looked -> {
            watchedTwice(looked);
            for (int i = 0; i < 6; i++) {
                cpuMs.addAndGet(2_000);
                clockMs.addAndGet(2_000);
                watchedTwice(looked);
            }
            assertThat(Wait.next("word of it", told).hangs()).isTrue();
        });
    }

    @Test
    void aHangDuringAnAnnouncementLosesNothing() throws InterruptedException {
        watch(Hang.WHILE_SPEAKING, looked -> {
            clockMs.addAndGet(11_000);
            assertThat(Wait.next("word of it", told).says()).startsWith("the game is complete");
        });
    }

    @Test
    void theWarningAsksToRepeatTheLastAction() throws InterruptedException {
        watch(Hang.AT_A_PRESS, looked -> {
            clockMs.addAndGet(11_000);
            assertThat(Wait.next("word of it", told).says()).startsWith("do the last action again");
        });
    }

    /** A busy machine may need longer to start a game than the watchdog's timeout. */
    @Test
    void aTableThatWasNotSetGoingYetDoesNotHang() throws InterruptedException {
        AtomicLong asked = new AtomicLong();
        try (TableLoop<?, ?> loop =
                        loop(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), Hang.NEVER);
                Watchdog watchdog = watchdog(
                        () -> {
                            asked.incrementAndGet();
                            return loop;
                        },
                        thread -> 0)) {
            clockMs.addAndGet(60_000);
            watchdog.start();
            watchedTwice(asked);
            clockMs.addAndGet(60_000);
            watchedTwice(asked);
            loop.restart();
            loop.start();
            Wait.until("it turns", loop::turnedSinceRestart);
            assertThat(told).isEmpty();
        }
    }

    @Test
    void aTableThatWasClosedDoesNotHang() throws InterruptedException {
        AtomicLong asked = new AtomicLong();
        TableLoop<?, ?> closed;
        try (TableLoop<?, ?> loop =
                loop(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), Hang.NEVER)) {
            loop.start();
            closed = loop;
        }
        try (Watchdog watchdog = watchdog(
                () -> {
                    asked.incrementAndGet();
                    return closed;
                },
                thread -> 0)) {
            watchdog.start();
            watchedTwice(asked);
            clockMs.addAndGet(60_000);
            watchedTwice(asked);
            assertThat(told).isEmpty();
        }
    }

    private static void watchedTwice(AtomicLong looked) throws InterruptedException {
        long before = looked.get();
        Wait.until("the watchdog has looked again", () -> looked.get() > before + 1);
    }

    /** The point at which the table hangs. */
    private enum Hang {
        NEVER,
        WHILE_SPEAKING,
        AT_A_PRESS
    }

    @FunctionalInterface
    private interface WatchedCase {
        void goesOn(AtomicLong looked) throws InterruptedException;
    }

    private void watch(Hang hang, WatchedCase then) throws InterruptedException {
        watch(GameCatalogue.open("ogre-chess", Map.of()).orThrow(), hang, then);
    }

    private <S, A> void watch(Game<S, A> game, Hang hang, WatchedCase then) throws InterruptedException {
        AtomicLong looked = new AtomicLong();
        try (TableLoop<S, A> loop = loop(game, hang);
                Watchdog watchdog = watchdog(() -> loop, thread -> {
                    looked.incrementAndGet();
                    return cpuMs.get();
                })) {
            loop.tap().to((input, entries) -> {
                if (hang == Hang.AT_A_PRESS && input instanceof Input.Pressed) {
                    hangOnce();
                }
            });
            loop.start();
            loop.post(new Input.Pressed(Optional.empty(), ButtonMeaning.HELP, 0));
            watchdog.start();
            Wait.until("the table hangs", hung);
            then.goesOn(looked);
        } finally {
            wake.countDown();
        }
    }

    private <S, A> TableLoop<S, A> loop(Game<S, A> game, Hang hang) {
        GameSession<S, A> session = GameSession.open(game);
        return new TableLoop<>(
                session,
                (entries, cause) -> {
                    throw new IOException("nothing is written here");
                },
                listener(hang),
                clockMs::get,
                () -> session);
    }

    private Watchdog watchdog(Supplier<TableLoop<?, ?>> loop, ToLongFunction<Thread> usedMs) {
        return new Watchdog(loop, clockMs::get, 10_000, 5, told::add, new StallTimer(usedMs));
    }

    /** Ignores announcements, and hangs in the first turn that it is told to. */
    private AnnouncementListener listener(Hang hang) {
        return new AnnouncementListener() {
            @Override
            public void said(TableSnapshot tableSnapshot, List<GameLogEntry> lines) {}

            @Override
            public void turned() {
                if (hang == Hang.WHILE_SPEAKING) {
                    hangOnce();
                }
            }
        };
    }

    private void hangOnce() {
        if (!hangs.getAndSet(false)) {
            return;
        }
        hung.countDown();
        boolean waiting = true;
        while (waiting) {
            try {
                wake.await();
                waiting = false;
            } catch (InterruptedException e) {
                // Ignores interrupts, like an endless loop.
            }
        }
    }
}
