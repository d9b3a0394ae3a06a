package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.session.GameSession;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.loop.AnnouncementListener;
import umpire.table.loop.TableLoop;
import umpire.testing.Wait;

class WatchdogTest {
    private final AtomicLong clockMs = new AtomicLong(1_000);
    private final CountDownLatch hung = new CountDownLatch(1);
    private final CountDownLatch wake = new CountDownLatch(1);
    private final AtomicBoolean hangs = new AtomicBoolean(true);
    private final BlockingQueue<Watchdog.Warning> told = new LinkedBlockingQueue<>();

    @Test
    void aTableThatHangsIsToldAndGoesOnAndThatIsToldToo() throws InterruptedException {
        watch(GameCatalogue.open("ogre-chess", Map.of()).orThrow());
    }

    private <S, A> void watch(Game<S, A> game) throws InterruptedException {
        GameSession<S, A> session = GameSession.open(game);
        try (TableLoop<S, A> loop = new TableLoop<>(
                        session,
                        (entries, cause) -> {
                            throw new IOException("nothing is written here");
                        },
                        hanging(),
                        clockMs::get,
                        () -> session);
                Watchdog watchdog = new Watchdog(() -> loop, clockMs::get, 10_000, 5, told::add)) {
            loop.start();
            watchdog.start();
            Wait.until("the table hangs", hung);
            clockMs.addAndGet(11_000);
            assertThat(Wait.next("word of it", told))
                    .satisfies(first -> assertThat(first.hangs()).isTrue())
                    .satisfies(first -> assertThat(first.says()).contains("started anew"));
            assertThat(Wait.next("word of its end", told))
                    .satisfies(second -> assertThat(second.hangs()).isFalse());
        } finally {
            wake.countDown();
        }
    }

    private AnnouncementListener hanging() {
        return new AnnouncementListener() {
            @Override
            public void said(Bulletin bulletin, List<ChronicleLine> lines) {}

            @Override
            public void turned() {
                if (hangs.getAndSet(false)) {
                    await();
                }
            }

            private void await() {
                hung.countDown();
                boolean waiting = true;
                while (waiting) {
                    try {
                        wake.await();
                        waiting = false;
                    } catch (InterruptedException e) {
                        // As deaf as a loop without end.
                    }
                }
            }
        };
    }
}
