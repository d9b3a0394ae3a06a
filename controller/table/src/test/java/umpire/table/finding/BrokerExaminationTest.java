package umpire.table.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.broker.Broker;
import umpire.broker.BrokerSettings;
import umpire.broker.ClientRole;
import umpire.mqtt.connection.MqttSettings;
import umpire.table.finding.Finding.FindingState;
import umpire.testing.Port;

/** Findings on a broker that works, is missing, or refuses the login or the messages. */
class BrokerExaminationTest {
    private Broker broker;

    @BeforeEach
    void serve() throws Exception {
        broker = Broker.open(BrokerSettings.local(0, 0), "umpire/1/home", BrokerExaminationTest::register);
    }

    private static Optional<ClientRole> register(String user, String password) {
        return user.equals("White") && password.equals("elf")
                ? Optional.of(new ClientRole.SeatClient("White"))
                : Optional.empty();
    }

    @AfterEach
    void stop() {
        broker.close();
    }

    private Finding asked(String user, String password) {
        return BrokerExamination.outside(new MqttSettings(broker.serviceUri(), user, password, "home", false));
    }

    @Test
    void aWorkingBrokerIsGood() {
        Finding found = BrokerExamination.embedded(MqttSettings.embedded(broker, "home"));
        assertThat(found.state()).as(found.says()).isEqualTo(FindingState.GOOD);
        assertThat(found.says()).contains("passes on its messages below umpire/1/home");
    }

    @Test
    void anUnreachableBrokerIsReportedWithTheRemedy() throws Exception {
        try (Socket nobody = Port.refusing()) {
            String uri = "tcp://127.0.0.1:" + nobody.getLocalPort();
            Finding found = BrokerExamination.outside(new MqttSettings(uri, "umpire", "secret", "home", false));
            assertThat(found.state()).isEqualTo(FindingState.BAD);
            assertThat(found.says()).startsWith("No broker answers at " + uri + ": ");
            assertThat(found.mend()).contains("listener " + nobody.getLocalPort());
            assertThat(found.provedBy("./umpire doctor --broker " + uri).proof())
                    .isEqualTo("./umpire doctor --broker " + uri);
        }
    }

    @Test
    void aWrongPasswordIsReported() {
        Finding found = asked(broker.serviceUser(), "wrong");
        assertThat(found.state()).isEqualTo(FindingState.BAD);
        assertThat(found.says()).contains("does not let the table in as " + broker.serviceUser());
        assertThat(found.mend()).contains("--broker-password-file").doesNotContain("wrong");
    }

    @Test
    void aReadOnlyLoginIsDetected() {
        Finding found = asked("White", "elf");
        assertThat(found.state()).isEqualTo(FindingState.BAD);
        assertThat(found.mend()).contains("umpire/1/home/#").contains("docs/mqtt/mosquitto/umpire.acl");
    }

    @Test
    void noOutsideBrokerIsNoProblem() {
        assertThat(BrokerExamination.ofNone().state()).isEqualTo(FindingState.NONE);
    }
}
