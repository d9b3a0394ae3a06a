package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import java.net.InetAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.testing.Wait;

/** Clients that get a print, clients that wait, and clients that must retry. */
@Timeout(300)
class PrintQueueTest {
    private final PrintQueue<String> queue = new PrintQueue<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final AtomicInteger made = new AtomicInteger();

    /** Records its answer, and can disconnect. */
    private static final class SampleLine implements AnswerLine {
        private final BlockingQueue<Integer> answers = new LinkedBlockingQueue<>();
        private final List<Runnable> whenGone = new ArrayList<>();
        private HttpHeaders headers = new DefaultHttpHeaders();

        @Override
        public boolean secured() {
            return false;
        }

        @Override
        public void answer(int status, HttpHeaders told, byte[] body) {
            headers = told;
            answers.add(status);
        }

        @Override
        public void begin(int status, HttpHeaders told) {
            throw new IllegalStateException("no print goes on for ever");
        }

        @Override
        public boolean ready() {
            return true;
        }

        @Override
        public void add(byte[] more) {
            throw new IllegalStateException("a print is sent whole");
        }

        @Override
        public void hangUp() {
            throw new IllegalStateException("nobody is hung up on");
        }

        @Override
        public void whenGone(Runnable gone) {
            whenGone.add(gone);
        }

        void leave() {
            whenGone.forEach(Runnable::run);
        }

        int status() throws InterruptedException {
            return Wait.next("an answer", answers);
        }
    }

    @AfterEach
    void close() {
        goOn.countDown();
        queue.close();
    }

    private static HttpCall call(String address, AnswerLine line) {
        AnswerLine.Client client = new AnswerLine.Client(InetAddress.getLoopbackAddress(), address, false);
        return new HttpCall(
                new PageRequest(
                        client,
                        "GET",
                        URI.create("/print/box.pdf"),
                        new DefaultHttpHeaders(),
                        new byte[0],
                        false,
                        true,
                        Optional.empty()),
                line);
    }

    private SampleLine asks(String address, String key, int cost, PrintQueue.PrintRecipe recipe) {
        SampleLine line = new SampleLine();
        queue.answer(call(address, line), key, cost, recipe);
        return line;
    }

    private PrintQueue.MadePrint print() {
        made.incrementAndGet();
        return new PrintQueue.MadePrint(200, "text/plain", new byte[10], "");
    }

    private PrintQueue.MadePrint slowPrint() {
        begun.countDown();
        try {
            Wait.until("the print may end", goOn);
        } catch (InterruptedException nobodyWaits) {
            throw new CancellationException();
        }
        return print();
    }

    @Test
    void aPrintIsMadeOnceAndCached() throws Exception {
        SampleLine first = asks("anna", "box", 1, this::slowPrint);
        SampleLine second = asks("ben", "box", 1, this::slowPrint);
        goOn.countDown();
        assertThat(first.status()).isEqualTo(200);
        assertThat(second.status()).isEqualTo(200);
        assertThat(asks("carl", "box", 1, this::print).status()).isEqualTo(200);
        assertThat(made).hasValue(1);
    }

    @Test
    void aFullQueueSendsAClientAwayButOthersMayStillAsk() throws Exception {
        asks("crowd", "running", 1, this::slowPrint);
        Wait.until("the first is being made", begun);
        List<SampleLine> lines = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            lines.add(asks("crowd", "box " + i, 4, this::print));
        }
        List<SampleLine> refused =
                lines.stream().filter(line -> !line.answers.isEmpty()).toList();
        assertThat(refused).hasSize(38);
        for (SampleLine line : refused) {
            assertThat(line.status()).isEqualTo(503);
            assertThat(line.headers.get("Retry-After")).isEqualTo("10");
        }
        SampleLine modest = asks("modest", "page", 1, this::print);
        goOn.countDown();
        assertThat(modest.status()).isEqualTo(200);
        for (SampleLine line : lines.subList(0, 2)) {
            assertThat(line.status()).isEqualTo(200);
        }
        assertThat(made).hasValue(4);
    }

    @Test
    void aPrintWithoutAClientIsCancelledAndTheNextOneIsMade() throws Exception {
        SampleLine gone = asks("anna", "box", 1, this::slowPrint);
        Wait.until("it is being made", begun);
        SampleLine waits = asks("anna", "other", 1, this::print);
        SampleLine leavesToo = asks("anna", "third", 1, this::print);
        leavesToo.leave();
        gone.leave();
        assertThat(waits.status()).isEqualTo(200);
        assertThat(asks("anna", "fourth", 1, this::print).status()).isEqualTo(200);
        assertThat(made).hasValue(2);
        assertThat(gone.answers).isEmpty();
    }

    @Test
    void aPrintContinuesWhileOneClientWaits() throws Exception {
        SampleLine gone = asks("anna", "box", 1, this::slowPrint);
        Wait.until("it is being made", begun);
        SampleLine stays = asks("ben", "box", 1, this::print);
        gone.leave();
        goOn.countDown();
        assertThat(stays.status()).isEqualTo(200);
    }

    @Test
    void aFailedPrintIsReportedAndTheNextOneIsMade() throws Exception {
        SampleLine fails = asks("anna", "box", 1, () -> {
            throw new IllegalStateException("a bug that the test wants");
        });
        assertThat(fails.status()).isEqualTo(500);
        assertThat(asks("anna", "box", 1, this::print).status()).isEqualTo(200);
    }

    @Test
    void cachedPrintsAreBounded() throws Exception {
        for (int i = 0; i < 5; i++) {
            asks("anna", "box " + i, 1, () -> {
                        made.incrementAndGet();
                        return new PrintQueue.MadePrint(200, "text/plain", new byte[5 << 20], "");
                    })
                    .status();
        }
        assertThat(asks("anna", "box 4", 1, this::print).status()).isEqualTo(200);
        assertThat(made).hasValue(5);
        assertThat(asks("anna", "box 0", 1, this::print).status()).isEqualTo(200);
        assertThat(made).hasValue(6);
    }
}
