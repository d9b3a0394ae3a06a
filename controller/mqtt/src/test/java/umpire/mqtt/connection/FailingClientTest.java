package umpire.mqtt.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.paho.mqttv5.client.IMqttAsyncClient;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttClientException;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockito.stubbing.Answer;
import umpire.mqtt.Samples;
import umpire.testing.Wait;

/**
 * A client library that throws or hangs at each of its steps, which a broker cannot provoke at will. Its client is abandoned, the next one
 * sends the pending messages, and publishing never blocks.
 */
class FailingClientTest {
    private static final BrokerAdmission.ClientPresence PRESENCE =
            new BrokerAdmission.ClientPresence("status", new byte[0], BrokerAdmission.HEARD);
    private static final MqttSettings SETTINGS = new MqttSettings("tcp://127.0.0.1:1", "", "", "home", true);
    private static final ConnectionTimeouts PATIENT = new ConnectionTimeouts(60_000, 120_000, 1, 5, 60_000);
    private static final ConnectionTimeouts IMPATIENT = new ConnectionTimeouts(200, 400, 1, 5, 50);

    private final Outbox outbox = new Outbox(10, 1 << 20);
    private final BlockingQueue<String> published = new LinkedBlockingQueue<>();
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger opened = new AtomicInteger();

    /** The behaviour of the first client; all later ones work. */
    private interface FirstClient {
        void spoil(IMqttAsyncClient client) throws MqttException;
    }

    @AfterEach
    void letGoOfWhatHangs() {
        released.countDown();
    }

    private ConnectionSupervisor supervisor(ConnectionTimeouts times, FirstClient first) {
        return supervised(times, settings -> {
            IMqttAsyncClient client = sound();
            if (opened.getAndIncrement() == 0) {
                first.spoil(client);
            }
            return client;
        });
    }

    private ConnectionSupervisor supervised(ConnectionTimeouts times, BrokerAdmission.ClientMaker clients) {
        return new ConnectionSupervisor(
                times,
                number -> new MqttConnection(
                        SETTINGS, times, outbox, PRESENCE, heard -> {}, Samples.CLOCK_MS, number, clients));
    }

    private IMqttAsyncClient sound() throws MqttException {
        IMqttAsyncClient client = mock(IMqttAsyncClient.class);
        IMqttToken token = mock(IMqttToken.class);
        when(token.getReasonCodes()).thenReturn(new int[] {1});
        when(client.connect(any(MqttConnectionOptions.class))).thenReturn(token);
        when(client.subscribe(any(MqttSubscription.class))).thenReturn(token);
        when(client.publish(anyString(), any(MqttMessage.class), any(), any())).thenAnswer(call -> {
            published.add(call.getArgument(0));
            call.<MqttActionListener>getArgument(3).onSuccess(token);
            return token;
        });
        return client;
    }

    private void say(String suffix) {
        outbox.put(new OutgoingMessage(suffix, "{}".getBytes(StandardCharsets.UTF_8), true));
    }

    /** Blocks for ever and ignores interrupts. */
    private Answer<Object> hangs() {
        return call -> {
            hang();
            return null;
        };
    }

    private void hang() {
        while (released.getCount() > 0) {
            try {
                released.await();
            } catch (InterruptedException e) {
                // Ignores the interrupt, as a library does that hangs in its own locks.
            }
        }
    }

    private void theNextClientSaysIt(ConnectionSupervisor supervisor) throws InterruptedException {
        say("status");
        assertThat(Wait.next("the message", published)).isEqualTo("umpire/1/home/status");
        Wait.until("the link is up", () -> supervisor.state().up());
        assertThat(opened.get()).isGreaterThanOrEqualTo(2);
    }

    @Test
    void aClientThatCannotBeCreatedIsReportedAndRetried() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(PATIENT, client -> {
            throw new IllegalArgumentException("tcp://?");
        })) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aClientThatIsNotConnectedIsReplaced() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                PATIENT,
                client -> when(client.connect(any(MqttConnectionOptions.class)))
                        .thenThrow(new MqttException(MqttClientException.REASON_CODE_SERVER_CONNECT_ERROR)))) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aClientThatThrowsWhileConnectingIsReplaced() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                PATIENT,
                client -> when(client.connect(any(MqttConnectionOptions.class)))
                        .thenThrow(new NullPointerException("no network module")))) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void undeclaredExceptionsAreReportedToo() throws Exception {
        BrokerAdmission.ClientMaker clients = settings -> {
            throw new NullPointerException("no network module");
        };
        try (ConnectionSupervisor supervisor = supervised(PATIENT, clients)) {
            Wait.until("the reason is told", () -> supervisor.state().says().contains("no network module"));
            assertThat(supervisor.state().up()).isFalse();
        }
    }

    @Test
    void aClientThatHangsWhileConnectingIsReplacedAndCounted() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                IMPATIENT,
                client -> when(client.connect(any(MqttConnectionOptions.class))).thenAnswer(hangs()))) {
            theNextClientSaysIt(supervisor);
            assertThat(supervisor.state().replacements()).isPositive();
        }
    }

    /** The stall timeout uses the table's clock, which does not count time in which the process was suspended. */
    @Test
    void theStallTimeoutUsesTheTablesClock() throws Exception {
        AtomicLong tableMs = new AtomicLong();
        MqttConnection hanging =
                new MqttConnection(SETTINGS, IMPATIENT, outbox, PRESENCE, heard -> {}, tableMs::get, 0, settings -> {
                    opened.incrementAndGet();
                    hang();
                    throw new IllegalStateException("released");
                });
        hanging.start();
        Wait.until("it hangs", () -> opened.get() == 1);
        assertThat(hanging.stalled()).isFalse();
        tableMs.set(2 * IMPATIENT.connectMs());
        assertThat(hanging.stalled()).isFalse();
        tableMs.incrementAndGet();
        assertThat(hanging.stalled()).isTrue();
        hanging.hangUp("closed");
    }

    @Test
    void aRefusedMessageIsSentByTheNextClient() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                PATIENT,
                client -> when(client.publish(anyString(), any(MqttMessage.class), any(), any()))
                        .thenThrow(new MqttException(MqttClientException.REASON_CODE_CLIENT_DISCONNECTING)))) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aMessageWhoseClientThrewIsSentByTheNext() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                PATIENT,
                client -> when(client.publish(anyString(), any(MqttMessage.class), any(), any()))
                        .thenThrow(new IllegalStateException("the queue is gone")))) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aMessageWhoseClientHangsIsSentByTheNextWithoutBlocking() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(
                IMPATIENT,
                client -> when(client.publish(anyString(), any(MqttMessage.class), any(), any()))
                        .thenAnswer(hangs()))) {
            say("position");
            assertThat(Wait.next("the message", published)).isEqualTo("umpire/1/home/position");
            theNextClientSaysIt(supervisor);
            assertThat(supervisor.state().replacements()).isPositive();
        }
    }

    @Test
    void aClientThatFailsOnClosingDoesNotBlockTheNext() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(PATIENT, client -> {
            when(client.publish(anyString(), any(MqttMessage.class), any(), any()))
                    .thenThrow(new MqttException(MqttClientException.REASON_CODE_CONNECTION_LOST));
            doThrow(new IllegalStateException("half closed")).when(client).close(true);
        })) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aClientThatHangsOnClosingDoesNotBlockTheNext() throws Exception {
        try (ConnectionSupervisor supervisor = supervisor(PATIENT, client -> {
            when(client.publish(anyString(), any(MqttMessage.class), any(), any()))
                    .thenThrow(new MqttException(MqttClientException.REASON_CODE_CONNECTION_LOST));
            doAnswer(hangs()).when(client).close(true);
        })) {
            theNextClientSaysIt(supervisor);
        }
    }

    @Test
    void aHungClientDoesNotKeepTheTableFromStopping() throws Exception {
        ConnectionSupervisor supervisor = supervisor(
                new ConnectionTimeouts(60_000, 120_000, 1, 5, 50),
                client -> when(client.connect(any(MqttConnectionOptions.class))).thenAnswer(hangs()));
        Wait.until("it hangs", () -> opened.get() == 1);
        supervisor.close();
        assertThat(supervisor.state().up()).isFalse();
    }

    /** A client that has sent DISCONNECT is not disconnected by force, because that would wait for an answer that never comes. */
    @Test
    void aDisconnectedClientIsNotDisconnectedByForce() throws Exception {
        IMqttAsyncClient client = connected();
        when(client.disconnect(anyLong())).thenReturn(mock(IMqttToken.class));
        GracefulDisconnect.of(client);
        verify(client, never()).disconnectForcibly(anyLong(), anyLong(), anyBoolean());
        verify(client).close(true);
    }

    @Test
    void aClientWhoseDisconnectFailsIsClosedByForce() throws Exception {
        IMqttAsyncClient client = connected();
        IMqttToken unsaid = mock(IMqttToken.class);
        doThrow(new MqttException(MqttClientException.REASON_CODE_CLIENT_TIMEOUT))
                .when(unsaid)
                .waitForCompletion(anyLong());
        when(client.disconnect(anyLong())).thenReturn(unsaid);
        GracefulDisconnect.of(client);
        verify(client).disconnectForcibly(anyLong(), anyLong(), eq(false));
        verify(client).close(true);
    }

    private static IMqttAsyncClient connected() {
        IMqttAsyncClient client = mock(IMqttAsyncClient.class);
        when(client.isConnected()).thenReturn(true);
        return client;
    }
}
