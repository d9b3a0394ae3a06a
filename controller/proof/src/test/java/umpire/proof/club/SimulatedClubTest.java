package umpire.proof.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.broker.Broker;
import umpire.broker.BrokerSettings;
import umpire.mqtt.connection.MqttSettings;

class SimulatedClubTest {
    private static final ClubPlan PLAN = new ClubPlan(1, 1, 50, 1_500);

    @Test
    void theReadersOfATableLearnEveryAction() throws Exception {
        List<String> told = new ArrayList<>();
        try (Broker broker =
                Broker.open(BrokerSettings.local(0, 0), "umpire/1/club-1", (user, password) -> Optional.empty())) {
            ClubResult result = new SimulatedClub(
                            PLAN, broker.serviceUri(), table -> MqttSettings.embedded(broker, table), told::add)
                    .run();
            assertThat(result.complete()).as(result.toString()).isTrue();
            assertThat(result.actions()).isPositive();
            assertThat(result.display().count()).isGreaterThan((int) result.actions());
            assertThat(result.lobby().count()).isEqualTo(result.display().count());
            assertThat(result.messages()).isGreaterThan(result.actions());
            assertThat(result.bytes()).isGreaterThan(result.messages());
            assertThat(result.missed()).isZero();
            assertThat(result.recovered().count()).isZero();
            assertThat(told).isNotEmpty();
        }
    }
}
