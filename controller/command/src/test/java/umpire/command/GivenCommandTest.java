package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivenCommandTest {
    @Test
    void theCommandIsPrintedInItsOrder() {
        assertThat(GivenCommand.words(List.of("doctor", "--rig", "rigs/den.yaml", "--frame=640x480", "--json")))
                .isEqualTo("./umpire doctor --rig rigs/den.yaml --frame=640x480 --json");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "my rig.yaml, 'my rig.yaml'",
                "\"\", ''",
                "it's.yaml, 'it'\\''s.yaml'",
                "$HOME/a;b, '$HOME/a;b'",
                "~/rig.yaml, '~/rig.yaml'",
                "http://cam/v?size=2&fps=9, 'http://cam/v?size=2&fps=9'",
                "/dev/video0, /dev/video0",
            })
    void theOutputIsQuotedForAShell(String given, String written) {
        assertThat(GivenCommand.words(List.of("doctor", given))).isEqualTo("./umpire doctor " + written);
    }

    @ParameterizedTest
    @CsvSource({
        "rtsp://admin:hush@cam/live, rtsp://USER:PASSWORD@cam/live",
        "--broker=tcp://me:h@sh/x@nas:1883, --broker=tcp://USER:PASSWORD@nas:1883",
        "http://cam/v?usr=admin&pwd=hush&fps=9, http://cam/v?usr=admin&pwd=SECRET&fps=9",
        "http://cam/v?fps=9&AuthToken=hush, http://cam/v?fps=9&AuthToken=SECRET",
    })
    void credentialsAreNeverRepeated(String given, String written) {
        String quoted = written.contains("?") ? "'" + written + "'" : written;
        assertThat(GivenCommand.words(List.of("doctor", given)))
                .isEqualTo("./umpire doctor " + quoted)
                .doesNotContain("hush", "h@sh");
    }
}
