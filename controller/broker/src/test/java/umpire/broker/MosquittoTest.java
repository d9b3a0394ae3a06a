package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Debian's mosquitto-clients against the embedded broker. */
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
    @Timeout(300)
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
                assertThat(shown(service, port, version, 1)).containsExactly(status);
            }
            assertThat(shown(service, port, List.of("-u", "White", "-P", "w"), 2))
                    .containsExactlyInAnyOrder(status, BrokerTest.ROOT + "/seat/White secret");
        }
    }

    /** Returns the output lines: this number of retained messages, then everything up to the second marker message. */
    private static List<String> shown(RawClient service, String port, List<String> options, int retained)
            throws Exception {
        List<String> command = new ArrayList<>(List.of("mosquitto_sub", "-h", "127.0.0.1", "-p", port, "-v"));
        command.addAll(List.of("-t", "umpire/#", "-q", "1"));
        command.addAll(options);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            List<String> shown = new ArrayList<>();
            for (int i = 0; i < retained; i++) {
                shown.add(lines.readLine());
            }
            for (int i = 0; i < 2; i++) {
                service.publish(BrokerTest.ROOT + "/mark", "end", false);
                for (String line = lines.readLine(); line != null && !line.equals(MARK); line = lines.readLine()) {
                    shown.add(line);
                }
            }
            return shown;
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
