package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import umpire.command.console.CommandFailure;
import umpire.table.wiring.RunSettings.OutsideBroker;

/** The options for an outside broker, and the errors for wrong ones. */
class OutsideBrokerOptionsTest {
    @TempDir
    Path folder;

    @Command
    private static final class Named {
        @Mixin
        private BrokerOptions broker = new BrokerOptions();
    }

    private static OutsideBroker broker(String... options) {
        Named named = new Named();
        new CommandLine(named).parseArgs(options);
        return named.broker.outside().orElseThrow();
    }

    private Path file(byte... bytes) throws IOException {
        return Files.write(folder.resolve("file"), bytes);
    }

    private String password(byte... bytes) throws IOException {
        return broker(
                        "--broker",
                        "mqtt://host",
                        "--broker-password-file",
                        file(bytes).toString())
                .password();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tcp://host",
                "mqtt://host:1883",
                "ssl://host",
                "mqtts://10.0.0.1:8883",
                "MQTT://host",
                "mqtt://host/",
                "mqtt://[::1]"
            })
    void anAddressOfEachKindIsTaken(String uri) {
        assertThat(broker("--broker", uri).mqtt("home").uri()).isEqualTo(uri);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"host", "http://host", "mqtt:host", "mqtt://host:0", "mqtt://host:65536", "mqtt://host/topic", ""
            })
    void anInvalidAddressIsAnsweredWithTheFormat(String uri) {
        assertThatThrownBy(() -> broker("--broker", uri)).hasMessageContaining("mqtt://192.168.1.5:1883");
    }

    @Test
    void aByteOrderMarkIsNoPartOfAPassword() throws Exception {
        assertThat(password(text("\uFEFFsecret\r\nmore"))).isEqualTo("secret");
        assertThat(password(text("secret"))).isEqualTo("secret");
    }

    @Test
    void aBinaryOrEmptyPasswordFileIsReported() {
        assertThatThrownBy(() -> password("secret".getBytes(StandardCharsets.UTF_16)))
                .isInstanceOf(CommandFailure.class)
                .hasMessageContaining("UTF-8");
        for (String empty : new String[] {"", "\n", "\uFEFF", "\uFEFF\nsecret"}) {
            assertThatThrownBy(() -> password(text(empty)))
                    .isInstanceOf(CommandFailure.class)
                    .hasMessageContaining("empty line");
        }
    }

    @ParameterizedTest
    @CsvSource({"mqtt://host, --broker-ca is for a broker with TLS", "mqtts://host, holds no certificate in PEM form"})
    void anUnusableCertificateIsReported(String uri, String says) throws Exception {
        for (String content :
                new String[] {"", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"}) {
            Path file = file(text(content));
            assertThatThrownBy(() -> broker("--broker", uri, "--broker-ca", file.toString()))
                    .hasMessageContaining(says);
        }
    }

    @Test
    void aMissingCertificateFileIsReported() {
        assertThatThrownBy(() -> broker(
                        "--broker",
                        "mqtts://host",
                        "--broker-ca",
                        folder.resolve("none").toString()))
                .isInstanceOf(CommandFailure.class)
                .hasMessageContaining("no such file");
    }

    @Test
    void brokerOptionsWithoutABrokerAreRefused() {
        assertThatThrownBy(() -> {
                    Named named = new Named();
                    new CommandLine(named).parseArgs("--broker-ca", "ca.crt");
                    named.broker.outside();
                })
                .hasMessageContaining("belong to an outside --broker");
    }
}
