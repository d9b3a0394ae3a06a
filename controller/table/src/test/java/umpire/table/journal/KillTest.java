package umpire.table.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.referee.session.record.Entry;

/** {@code -Dumpire.kills=200} makes the loop longer. */
class KillTest {
    private static final int KILLS = Integer.getInteger("umpire.kills", 5);

    @TempDir
    Path folder;

    /** The processes' folder for temporary files. */
    @TempDir
    Path temporary;

    @Test
    void nothingAcknowledgedIsLostWhenTheProcessIsKilledAtAnyMoment() throws Exception {
        long seed = System.nanoTime();
        System.out.println("KillTest: seed " + seed + ", kills " + KILLS);
        Random random = new Random(seed);
        int acknowledged = -1;
        for (int kill = 0; kill < KILLS; kill++) {
            acknowledged = Math.max(acknowledged, lastAcknowledgedBeforeKilling(random.nextInt(400)));
            Journal.Opened opened = Journal.open(folder, InstantSource.system());
            try (Journal journal = opened.journal()) {
                assertThat(opened.notices()).isEmpty();
                List<Entry> entries =
                        journal.current().map(RecordedGame::entries).orElse(List.of());
                assertThat(entries).hasSizeGreaterThan(acknowledged);
                assertThat(entries.size() <= 1 || entries.size() % 2 == 1)
                        .describedAs("entries appended together are there together")
                        .isTrue();
                for (int i = 0; i < entries.size(); i++) {
                    assertThat(entries.get(i).text()).isEqualTo(Integer.toString(i));
                }
            }
        }
        assertThat(acknowledged).describedAs("the writer got to write").isPositive();
        assertThat(temporary).describedAs("what killed processes left").isEmptyDirectory();
    }

    /** Kills the writer a while after its first output, or possibly before it if the while is short. */
    private int lastAcknowledgedBeforeKilling(int afterMs) throws IOException, InterruptedException {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledWriter.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = writer.inputReader()) {
            String first = said.readLine();
            Thread killer = Thread.ofPlatform().start(() -> killAfter(writer, afterMs));
            int last = first == null ? -1 : Integer.parseInt(first);
            for (String line = said.readLine(); line != null; line = said.readLine()) {
                last = Integer.parseInt(line);
            }
            killer.join();
            return last;
        } finally {
            writer.destroyForcibly().waitFor();
        }
    }

    /** Kills by the handle, which leaves the pipe open, so the writer's last output is still readable. */
    private static void killAfter(Process writer, int afterMs) {
        try {
            Thread.sleep(afterMs);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        writer.toHandle().destroyForcibly();
    }
}
