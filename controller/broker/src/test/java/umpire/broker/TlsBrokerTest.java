package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.broker.admission.ConnectionSlots.SlotLimit;
import umpire.broker.tls.SampleCertificate;
import umpire.broker.tls.TlsIdentity;
import umpire.testing.Wait;

/** A broker with TLS, among clients that do not finish their handshake. */
@Timeout(600)
class TlsBrokerTest {
    private static final SlotLimit FEW = new SlotLimit(8, 8, 0);
    private static final byte[] HALF_A_HELLO = {0x16, 3, 1, 1, 0, 1, 0, 0, (byte) 0xfc, 3, 3};

    private final List<WireClient> clients = new ArrayList<>();
    private final List<Boolean> secured = new ArrayList<>();
    private TlsIdentity identity;
    private Broker broker;

    @BeforeEach
    void open() throws Exception {
        identity = SampleCertificate.identity();
        BrokerPorts ports = BrokerPorts.bind(BrokerTest.ANY_PORTS);
        ports.secure(() -> identity);
        broker = Broker.open(
                ports,
                BrokerTest.ROOT,
                new BrokerSecurity("service", "secret", BrokerTest::register),
                (target, hosts, origins, tls) -> {
                    secured.add(tls);
                    return Optional.empty();
                },
                LimitsToTry.of(FEW, FEW, FEW, Wait.LIMIT_MS, Wait.LIMIT_MS));
    }

    @AfterEach
    void close() throws Exception {
        for (WireClient client : clients) {
            client.close();
        }
        broker.close();
    }

    private WireClient over(int port) throws Exception {
        SSLSocket socket = (SSLSocket) SampleCertificate.trusting(identity.certificate())
                .getSocketFactory()
                .createSocket("127.0.0.1", port);
        socket.setSoTimeout((int) Wait.LIMIT_MS);
        WireClient client = WireClient.on(socket);
        clients.add(client);
        return client;
    }

    private void answers(WireClient client) throws IOException {
        client.send(WireClient.connect(5, "one", "", ""));
        assertThat(client.next().type()).isEqualTo(WireClient.CONNACK);
    }

    @Test
    void clientsConnectWithTls() throws Exception {
        answers(over(broker.tcpPort()));
    }

    @Test
    void programsOfThisMachineConnectWithoutTls() throws Exception {
        clients.add(WireClient.watcher(broker.tcpPort(), 5));
        assertThat(clients).hasSize(1);
    }

    @Test
    void thePageCheckLearnsWhetherAConnectionHasTls() throws Exception {
        byte[] handshake = WebSocketDoorTest.handshake("/mqtt", "Host: localhost");
        WireClient with = over(broker.webSocketPort());
        with.send(handshake);
        assertThat(with.line()).contains("101");
        WireClient without = WireClient.silent(broker.webSocketPort());
        clients.add(without);
        without.send(handshake);
        assertThat(without.line()).contains("101");
        assertThat(secured).containsExactly(true, false);
    }

    @Test
    void unfinishedHandshakesGiveWayToAClient() throws Exception {
        for (int i = 0; i < 3 * FEW.most(); i++) {
            WireClient half = WireClient.silent(broker.tcpPort());
            clients.add(half);
            half.send(HALF_A_HELLO);
        }
        answers(over(broker.tcpPort()));
        Wait.until("surplus handshakes are given up", () -> broker.connections() <= FEW.most() + 1);
    }

    @Test
    void garbageInPlaceOfAHandshakeEndsTheConnection() throws Exception {
        WireClient garbage = WireClient.silent(broker.tcpPort());
        clients.add(garbage);
        garbage.send(new byte[] {0x16, 3, 1, 0, 4, 9, 9, 9, 9});
        Wait.until("the connection ends", () -> broker.connections() == 0);
        answers(over(broker.tcpPort()));
    }

    @Test
    void aClientThatDoesNotTrustTheCertificateIsNoTroubleForOthers() throws Exception {
        try (SSLSocket distrusting =
                (SSLSocket) SSLContext.getDefault().getSocketFactory().createSocket("127.0.0.1", broker.tcpPort())) {
            assertThatThrownBy(distrusting::startHandshake).isInstanceOf(SSLException.class);
        }
        answers(over(broker.tcpPort()));
    }
}
