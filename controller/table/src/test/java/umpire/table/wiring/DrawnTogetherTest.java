package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Rig;

/** Pages that open a game at the same moment are told of the same drawings: those of another folder are not there. */
@Timeout(60)
class DrawnTogetherTest {
    private static final int PAGES = 8;

    @TempDir
    private Path folder;

    @Test
    void allAreToldOfOneFolder() throws Exception {
        try (AttendedTable table =
                        new AttendedTable(folder, AttendedTable.settings(folder, Rig.standard(), Optional.empty()));
                ExecutorService pages = Executors.newFixedThreadPool(PAGES)) {
            List<Future<String>> asked = new ArrayList<>();
            for (int i = 0; i < PAGES; i++) {
                asked.add(pages.submit(() -> JsonParser.parseString(table.page("/drawings.json"))
                        .getAsJsonObject()
                        .get("folder")
                        .getAsString()));
            }
            List<String> folders = new ArrayList<>();
            for (Future<String> one : asked) {
                folders.add(one.get());
            }
            assertThat(folders).hasSize(PAGES).containsOnly(folders.getFirst());
        }
    }
}
