package umpire.table.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The tools people use: Debian's mosquitto-clients against the embedded broker. */
class MosquittoTest {
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
            for (List<String> version : List.of(List.of("-V", "mqttv311"), List.of("-V", "5"))) {
                assertThat(output(port, version, "umpire/#")).isEqualTo(BrokerTest.ROOT + "/status ready\n");
            }
            assertThat(output(port, List.of("-u", "White", "-P", "w"), "umpire/#"))
                    .contains(BrokerTest.ROOT + "/seat/White secret\n");
        }
    }

    /** Takes what arrives within two seconds: long enough for what is retained, and the test's only wait. */
    private static String output(String port, List<String> options, String filter) throws Exception {
        List<String> command = new java.util.ArrayList<>(
                List.of("mosquitto_sub", "-h", "127.0.0.1", "-p", port, "-v", "-t", filter, "-q", "1", "-W", "2"));
        command.addAll(options);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
        return output.replace("Timed out\n", "");
    }
}
