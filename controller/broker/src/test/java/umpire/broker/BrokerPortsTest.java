package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Socket;
import org.junit.jupiter.api.Test;
import umpire.testing.Port;

/** Binds the broker's ports before the broker runs. */
class BrokerPortsTest {
    /** CONNECT of MQTT 3.1.1 with a clean session, no name and no keep-alive. */
    private static final byte[] CONNECT = {0x10, 12, 0, 4, 'M', 'Q', 'T', 'T', 4, 2, 0, 0, 0, 0};

    @Test
    void aTakenPortIsNamedWithWhatToDoInstead() throws Exception {
        try (BrokerPorts first = BrokerPorts.bind(BrokerTest.ANY_PORTS)) {
            int port = first.tcp().socket().getLocalPort();
            assertThatThrownBy(() -> BrokerPorts.bind(BrokerSettings.local(port, 0)))
                    .isInstanceOf(BrokerException.class)
                    .hasMessageStartingWith("Port " + port + " for MQTT is not free (")
                    .hasMessageEndingWith(
                            "). Choose another with --mqtt-port, or use the broker that runs there: --broker tcp://127.0.0.1:"
                                    + port + ".");
            assertThatThrownBy(() -> BrokerPorts.bind(BrokerSettings.local(0, port)))
                    .isInstanceOf(BrokerException.class)
                    .hasMessageStartingWith("Port " + port + " for MQTT over WebSocket is not free (")
                    .hasMessageEndingWith("). Choose another with --mqtt-ws-port, or stop the program that uses it.");
        }
    }

    @Test
    void ifOnePortIsTakenTheOtherIsReleased() throws Exception {
        try (BrokerPorts first = BrokerPorts.bind(BrokerTest.ANY_PORTS)) {
            int taken = first.webSocket().socket().getLocalPort();
            int free = Port.free();
            assertThatThrownBy(() -> BrokerPorts.bind(BrokerSettings.local(free, taken)))
                    .isInstanceOf(BrokerException.class);
            BrokerPorts.bind(BrokerSettings.local(free, 0)).close();
        }
    }

    @Test
    void aClientThatComesBeforeTheBrokerServesIsAnsweredOnceItDoes() throws Exception {
        BrokerPorts ports = BrokerPorts.bind(BrokerTest.ANY_PORTS);
        try (Socket early = new Socket("127.0.0.1", ports.tcp().socket().getLocalPort())) {
            early.getOutputStream().write(CONNECT);
            try (Broker broker = Broker.open(ports, BrokerTest.ROOT, BrokerTest::register)) {
                assertThat(early.getInputStream().readNBytes(4)).startsWith(0x20, 2);
                assertThat(broker.tcpPort()).isEqualTo(early.getPort());
            }
        }
    }
}
