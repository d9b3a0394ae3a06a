package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.broker.admission.ConnectionSlots.SlotLimit;
import umpire.testing.Wait;

/** Clients that break off, send slowly, stop reading or come in crowds do not lock out others. */
@Timeout(300)
class PagesUnderAttackTest {
    private static final String UNFINISHED = "GET / HTTP/1.1\r\nHost: localhost\r\n";
    private static final String WHOLE = UNFINISHED + "\r\n";
    private static final int CROWD = 540;

    private final List<Socket> open = new ArrayList<>();
    private PagesPort port;

    private static final Consumer<HttpCall> HELLO =
            call -> call.send(200, "text/plain", "hello".getBytes(StandardCharsets.US_ASCII));

    /** An answer larger than the system buffers for a client that stops reading. */
    private static final Consumer<HttpCall> MUCH = call -> call.send(200, "text/plain", new byte[16 << 20]);

    private void serve(PageLimits limits, Consumer<HttpCall> pages) throws WebException {
        port = PagesPort.bind(WebAddress.local(0), limits);
        port.serve(pages);
    }

    private static PageLimits limits(int connections, int answers, int threads, long requestMs, long stuckMs) {
        PageLimits.Share share = new PageLimits.Share(
                new SlotLimit(connections, connections, 0), new SlotLimit(answers, answers, 0), threads, threads);
        return new PageLimits(share, share, requestMs, requestMs, stuckMs, 2_048, 1_024);
    }

    private static PageLimits patient(int connections, int answers, int threads) {
        return limits(connections, answers, threads, Wait.LIMIT_MS, Wait.LIMIT_MS);
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
        port.close();
    }

    private Socket sent(String request) throws IOException {
        Socket socket = new Socket();
        open.add(socket);
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress("127.0.0.1", port.port()));
        socket.setSoTimeout((int) Wait.LIMIT_MS);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    }

    private void answersANewcomer() throws IOException {
        assertThat(reader(sent(WHOLE)).readLine()).isEqualTo("HTTP/1.1 200 OK");
    }

    private void everySlotIsGivenBack() throws Exception {
        for (Socket socket : open) {
            socket.close();
        }
        Wait.until("every slot is given back", () -> port.takenSlots() == 0);
    }

    /** Waits until the other side has ended a connection, and discards its data. */
    private static boolean ended(Socket socket) {
        try {
            byte[] some = new byte[65_536];
            while (socket.getInputStream().read(some) >= 0) {
                // Discards data on its way.
            }
            return true;
        } catch (java.net.SocketTimeoutException stillOpen) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void abortedRequestsTakeNoSlots() throws Exception {
        serve(PageLimits.STANDARD, HELLO);
        for (int i = 0; i < CROWD; i++) {
            sent(UNFINISHED).close();
        }
        answersANewcomer();
        everySlotIsGivenBack();
    }

    @Test
    void requestsWhoseClientLeavesBeforeTheAnswerTakeNoSlots() throws Exception {
        serve(PageLimits.STANDARD, MUCH);
        for (int i = 0; i < CROWD; i++) {
            Socket socket = sent(WHOLE);
            socket.setSoLinger(true, 0);
            socket.close();
        }
        answersANewcomer();
        everySlotIsGivenBack();
    }

    @Test
    void incompleteRequestsGiveWayToANewConnection() throws Exception {
        serve(PageLimits.STANDARD, HELLO);
        for (int i = 0; i < CROWD; i++) {
            sent(UNFINISHED);
        }
        answersANewcomer();
        assertThat(ended(open.getFirst())).isTrue();
    }

    @Test
    void clientsThatStopReadingGiveWayToANewAnswer() throws Exception {
        serve(patient(1_000, 3, 2), MUCH);
        for (int i = 0; i < 20; i++) {
            assertThat(sent(WHOLE).getInputStream().read()).isEqualTo('H');
        }
        answersANewcomer();
        assertThat(ended(open.getFirst())).isTrue();
        everySlotIsGivenBack();
    }

    @Test
    void aClientThatStopsReadingItsAnswerIsDisconnected() throws Exception {
        CountDownLatch gone = new CountDownLatch(1);
        serve(limits(10, 10, 2, Wait.LIMIT_MS, 100), call -> {
            call.whenGone(gone::countDown);
            MUCH.accept(call);
        });
        sent(WHOLE);
        Wait.until("the client is hung up on", gone);
    }

    @Test
    void aClientThatStopsReadingAStreamIsDisconnected() throws Exception {
        CountDownLatch gone = new CountDownLatch(1);
        serve(limits(10, 10, 2, Wait.LIMIT_MS, 100), call -> {
            call.begin("text/event-stream");
            call.whenGone(gone::countDown);
            call.add(new byte[16 << 20]);
        });
        sent(WHOLE);
        Wait.until("the client is hung up on", gone);
    }

    @Test
    void aRequestThatArrivesTooSlowlyTimesOut() throws Exception {
        serve(limits(10, 10, 2, 100, Wait.LIMIT_MS), HELLO);
        assertThat(ended(sent(UNFINISHED))).isTrue();
        assertThat(ended(sent(""))).isTrue();
    }

    @Test
    void pipelinedRequestsAreAnsweredInOrder() throws Exception {
        serve(
                patient(10, 10, 4),
                call -> call.send(200, "text/plain", (call.path() + "\n").getBytes(StandardCharsets.US_ASCII)));
        StringBuilder asked = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            asked.append("GET /").append(i).append(" HTTP/1.1\r\nHost: localhost\r\n\r\n");
        }
        BufferedReader answers = reader(sent(asked.toString()));
        List<String> paths = new ArrayList<>();
        while (paths.size() < 50) {
            String line = answers.readLine();
            if (line.startsWith("/")) {
                paths.add(line);
            }
        }
        for (int i = 0; i < 50; i++) {
            assertThat(paths.get(i)).isEqualTo("/" + i);
        }
    }

    @Test
    void anInvalidRequestIsRefusedAndTheConnectionEnds() throws Exception {
        serve(PageLimits.STANDARD, HELLO);
        for (String wrong : List.of(
                "\u0016\u0003\u0001 hello\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET mailto:x HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
            Socket socket = sent(wrong);
            assertThat(reader(socket).readLine()).as(wrong).startsWith("HTTP/1.1 400 ");
            assertThat(ended(socket)).isTrue();
        }
    }

    @Test
    void oversizedHeadersAndBodiesAreRefusedWithTheReason() throws Exception {
        serve(patient(10, 10, 2), HELLO);
        String tooMuch = "x".repeat(3_000);
        assertThat(reader(sent("GET /" + tooMuch + " HTTP/1.1\r\nHost: localhost\r\n\r\n"))
                        .readLine())
                .startsWith("HTTP/1.1 414 ");
        assertThat(reader(sent("GET / HTTP/1.1\r\nCookie: " + tooMuch + "\r\n\r\n"))
                        .readLine())
                .startsWith("HTTP/1.1 431 ");
        assertThat(reader(sent("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000\r\n\r\n" + tooMuch))
                        .readLine())
                .startsWith("HTTP/1.1 413 ");
    }

    @Test
    void hungPagesAreRestartedOnTheSamePort() throws Exception {
        CountDownLatch hanging = new CountDownLatch(2);
        CountDownLatch wake = new CountDownLatch(1);
        serve(patient(10, 10, 2), call -> {
            hanging.countDown();
            try {
                wake.await();
            } catch (InterruptedException deaf) {
                // Ignores interruptions like a thread that waits for a lock.
            }
        });
        sent(WHOLE);
        sent(WHOLE);
        Wait.until("both threads hang", hanging);
        Socket waiting = sent(WHOLE);
        Wait.until("the third one is let in", () -> port.takenSlots() == 3);
        port.serve(HELLO);
        assertThat(ended(waiting)).isTrue();
        answersANewcomer();
        wake.countDown();
    }
}
