package umpire.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TopicPermissionsTest {
    private final TopicPermissions topicPermissions =
            new TopicPermissions("umpire/1/home", (user, password) -> Optional.empty());

    static ClientRole guest(String name) {
        return switch (name) {
            case "service" -> new ClientRole.TableClient();
            case "operator" -> new ClientRole.OperatorClient();
            case "watcher" -> new ClientRole.Watcher();
            default -> new ClientRole.SeatClient(name);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "watcher,  umpire/1/home/position,     true",
        "watcher,  umpire/1/home/reply/phone,  true",
        "watcher,  umpire/1/home/reply/White/phone,    false",
        "Black,    umpire/1/home/reply/White/phone,    false",
        "White,    umpire/1/home/reply/White/phone,    true",
        "White,    umpire/1/home/reply/operator/phone, false",
        "operator, umpire/1/home/reply/White/phone,    true",
        "operator, umpire/1/home/reply/operator/phone, true",
        "watcher,  umpire/1/home/command/act,  false",
        "operator, umpire/1/home/command/act,  false",
        "service,  umpire/1/home/command/act,  true",
        "watcher,  umpire/1/home/seat/White,   false",
        "Black,    umpire/1/home/seat/White,   false",
        "White,    umpire/1/home/seat/White,   true",
        "White,    umpire/1/home/seat/White/x, false",
        "operator, umpire/1/home/seat/White,   true",
        "watcher,  elsewhere,                  false",
        "service,  elsewhere,                  true",
        "watcher,  homeassistant/device/a/config,      true",
    })
    void aMessageReachesOnlyThoseWhoMayReadIt(String guest, String topic, boolean may) {
        assertThat(topicPermissions.mayRead(guest(guest), topic)).isEqualTo(may);
    }

    @ParameterizedTest
    @CsvSource({
        "watcher,  #,                              true",
        "watcher,  umpire/#,                       true",
        "watcher,  umpire/1/home/#,                true",
        "watcher,  umpire/+/home/score,            true",
        "watcher,  +/1/home/seat/White,            true",
        "watcher,  umpire/1/home/score,            true",
        "watcher,  umpire/1/home/reply/#,          true",
        "watcher,  umpire/1/home/reply/phone,      true",
        "watcher,  umpire/1/home/reply/White/+,    false",
        "watcher,  umpire/1/home/reply/+/phone,    false",
        "White,    umpire/1/home/reply/White/+,    true",
        "Black,    umpire/1/home/reply/White/+,    false",
        "watcher,  umpire/1/home/command/#,        false",
        "operator, umpire/1/home/command/act,      false",
        "service,  umpire/1/home/command/#,        true",
        "watcher,  umpire/1/home/seat/White,       false",
        "watcher,  umpire/1/home/seat/#,           false",
        "Black,    umpire/1/home/seat/White,       false",
        "White,    umpire/1/home/seat/White,       true",
        "White,    umpire/1/home/seat/+,           true",
        "operator, umpire/1/home/seat/#,           true",
        "operator, $sys/mqtt/retain/#,             false",
        "operator, umpire::other,                  false",
    })
    void aFilterIsRefusedWhenAllOfItIsForbidden(String guest, String filter, boolean may) {
        assertThat(topicPermissions.maySubscribe(guest(guest), filter)).isEqualTo(may);
    }

    @ParameterizedTest
    @CsvSource({
        "watcher,  umpire/1/home/command/act,   true",
        "watcher,  umpire/1/home/status,        false",
        "White,    umpire/1/home/seat/White,    false",
        "operator, umpire/1/home/event,         false",
        "service,  umpire/1/home/event,         true",
        "watcher,  umpire/1/homes/command/act,  false",
        "service,  elsewhere,                   false",
        "service,  homeassistant/device/a/config,       true",
        "watcher,  homeassistant/device/a/config,       false",
        "operator, homeassistant/device/a/config,       false",
    })
    void onlyTheServiceSpeaksAndAnyoneMaySendCommands(String guest, String topic, boolean may) {
        assertThat(topicPermissions.mayPublish(guest(guest), topic)).isEqualTo(may);
    }

    @Test
    void theRootItselfIsNotPublic() {
        assertThat(topicPermissions.mayPublish(new ClientRole.TableClient(), "umpire/1/home"))
                .isFalse();
    }
}
