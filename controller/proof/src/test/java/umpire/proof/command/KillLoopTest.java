package umpire.proof.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.command.Umpire;
import umpire.proof.stress.KillLoop;

/** The short form of {@code umpire prove}; {@code -Dumpire.kills=200} makes it long. */
class KillLoopTest {
    private static final int KILLS = Integer.getInteger("umpire.kills", 2);

    @TempDir
    Path folder;

    @Test
    void aTableKilledAtAnyMomentStartsAgainWhereItWas() throws Exception {
        long seed = System.nanoTime();
        List<String> said = new ArrayList<>(List.of("seed " + seed));
        List<String> launch = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                // The process is killed before optimising compilation would pay.
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Umpire.class.getName());
        KillLoop.KillResult result = new KillLoop(folder.resolve("data"), seed, launch, said::add).run(KILLS);
        assertThat(result.lost()).describedAs("%s", said).isZero();
        assertThat(result.differing()).describedAs("%s", said).isZero();
        assertThat(result.started()).describedAs("%s", said).isTrue();
    }
}
