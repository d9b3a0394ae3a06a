package umpire.table.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import umpire.table.Wait;

/** The tools people use: Debian's mosquitto-clients against the embedded broker. */
class MosquittoTest {
    private static final String MARK = BrokerTest.ROOT + "/mark end";

    private static boolean present(String tool) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(tool, "--help").redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            process.waitFor();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void mosquittoSubShowsAWatcherThePublicTopicsAndNothingElse() throws Exception {
        Assumptions.assumeTrue(
                present("mosquitto_sub"), "mosquitto_sub is not installed: apt install mosquitto-clients");
        try (Broker broker = Broker.open(BrokerTest.ANY_PORTS, BrokerTest.ROOT, BrokerTest::register);
                RawClient service =
                        RawClient.connect(broker.serviceUri(), broker.serviceUser(), broker.servicePassword())) {
            service.publish(BrokerTest.ROOT + "/status", "ready", true);
            service.publish(BrokerTest.ROOT + "/seat/White", "secret", true);
            String port = Integer.toString(broker.tcpPort());
            String status = BrokerTest.ROOT + "/status ready";
            for (List<String> version : List.of(List.of("-V", "mqttv311"), List.of("-V", "5"))) {
                assertThat(shown(service, port, version, 3)).containsExactly(status, MARK, MARK);
            }
            assertThat(shown(service, port, List.of("-u", "White", "-P", "w"), 4))
                    .containsExactlyInAnyOrder(status, BrokerTest.ROOT + "/seat/White secret", MARK, MARK);
        }
    }

    /**
     * Returns the first lines it shows. What is retained comes before what is said once it listens, and a mark is said until it
     * has heard enough.
     */
    private static List<String> shown(RawClient service, String port, List<String> options, int lines)
            throws Exception {
        List<String> command = new ArrayList<>(List.of("mosquitto_sub", "-h", "127.0.0.1", "-p", port, "-v"));
        command.addAll(List.of("-t", "umpire/#", "-q", "1", "-C", Integer.toString(lines)));
        command.addAll(options);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            Wait.until("mosquitto_sub has heard enough", () -> {
                mark(service);
                return !process.isAlive();
            });
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static void mark(RawClient service) {
        try {
            service.publish(BrokerTest.ROOT + "/mark", "end", false);
        } catch (MqttException e) {
            throw new IllegalStateException(e);
        }
    }
}
