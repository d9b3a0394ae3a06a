package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import umpire.table.wiring.RunSettings.OutsideBroker;

class BrokerOptionsTest {
    @Command(name = "speak")
    private static final class Speaking {
        @Mixin
        private BrokerOptions broker = new BrokerOptions();
    }

    private static OutsideBroker outside(String... options) {
        Speaking command = new Speaking();
        new CommandLine(command).parseArgs(options);
        return command.broker.outside().orElseThrow();
    }

    @Test
    void theUserInTheBrokersAddressIsUsed() {
        OutsideBroker broker = outside("--broker", "tcp://ann:p%40ss@nas:1884");
        assertThat(broker)
                .isEqualTo(new OutsideBroker("tcp://nas:1884", "ws://nas:9001", "ann", "p@ss", Optional.empty()));
        assertThat(broker.toString()).doesNotContain("p@ss");
    }

    @Test
    void anAddressWithoutAUserIsUnchanged() {
        assertThat(outside("--broker", "ssl://nas:8883", "--broker-user", "ann"))
                .isEqualTo(new OutsideBroker("ssl://nas:8883", "ws://nas:9001", "ann", "", Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--broker http://ann:s3cret@nas",
                "--broker tcp://ann:s3@cret@nas",
                "--broker ann:s3cret@nas:1883",
                "--broker tcp://ann:s3cret@nas:99999",
                "--broker tcp://nas --broker-ws ws://ann:s3cret@nas:9001",
                "--broker tcp://nas --broker-ws ann:s3cret@nas:9001",
                "--broker tcp://ann:s3cret@nas --broker-user bob"
            })
    void noErrorMessageContainsThePassword(String options) {
        assertThatThrownBy(() -> outside(options.split(" ")))
                .isInstanceOf(ParameterException.class)
                .hasMessageNotContainingAny("s3cret", "s3@", "ann");
    }
}
