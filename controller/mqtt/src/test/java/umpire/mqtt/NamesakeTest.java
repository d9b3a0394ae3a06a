package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Another table is detected by its repeated health messages with a different run id. */
class NamesakeTest {
    private static final byte[] OWN = health("own");
    private static final byte[] OTHER = health("other");

    private final Namesake namesake = new Namesake("own");

    private static byte[] health(String run) {
        return ("{\"parts\": [], \"seq\": 1, \"run\": \"" + run + "\"}").getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void repeatedHealthOfAnotherRunMeansAnotherTable() {
        namesake.hear(OTHER, 10_000);
        assertThat(namesake.isThere(10_000)).isFalse();
        namesake.hear(OTHER, 15_000);
        assertThat(namesake.isThere(15_000)).isTrue();
    }

    @Test
    void lateMessagesOfAKilledRunAreIgnored() {
        namesake.hear(OTHER, 10_000);
        namesake.hear(OTHER, 10_400);
        assertThat(namesake.isThere(10_400)).isFalse();
        assertThat(namesake.isThere(24_000)).isFalse();
    }

    @Test
    void ownMessagesAreIgnored() {
        for (long nowMs = 0; nowMs < 60_000; nowMs += 5_000) {
            namesake.hear(OWN, nowMs);
            assertThat(namesake.isThere(nowMs)).isFalse();
        }
    }

    @Test
    void messagesOtherThanHealthAreIgnored() {
        for (String text : new String[] {"", "{", "null", "[]", "{\"run\": 7}", "{\"run\": {}}", "\u0000"}) {
            namesake.hear(text.getBytes(StandardCharsets.UTF_8), 0);
            namesake.hear(text.getBytes(StandardCharsets.UTF_8), 5_000);
        }
        assertThat(namesake.isThere(5_000)).isFalse();
    }

    @Test
    void severalOtherTablesCountAsOne() {
        namesake.hear(health("a"), 0);
        namesake.hear(health("b"), 2_000);
        assertThat(namesake.isThere(2_000)).isTrue();
    }

    @Test
    void aSilentTableIsGoneAndMayComeBack() {
        namesake.hear(OTHER, 0);
        namesake.hear(OTHER, 5_000);
        assertThat(namesake.isThere(20_000)).isTrue();
        assertThat(namesake.isThere(20_001)).isFalse();
        namesake.hear(OTHER, 40_000);
        assertThat(namesake.isThere(40_000)).isFalse();
        namesake.hear(OTHER, 45_000);
        assertThat(namesake.isThere(45_000)).isTrue();
    }
}
