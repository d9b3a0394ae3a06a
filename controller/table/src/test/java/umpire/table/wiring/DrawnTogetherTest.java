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

/** Pages find the current game's drawings, whether they open at the same moment or were open before. */
@Timeout(60)
class DrawnTogetherTest {
    private static final int PAGES = 8;

    @TempDir
    private Path folder;

    @Test
    void allPagesGetTheSameFolder() throws Exception {
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

    @Test
    void aPageWithAnOldFolderFindsTheSameDrawings() throws Exception {
        try (AttendedTable table =
                new AttendedTable(folder, AttendedTable.settings(folder, Rig.standard(), Optional.empty()))) {
            String told = JsonParser.parseString(table.page("/drawings.json"))
                    .getAsJsonObject()
                    .get("folder")
                    .getAsString();
            String game = told.substring(0, told.lastIndexOf('-'));
            String drawn = table.page(told + "board.svg");
            assertThat(drawn).contains("<svg");
            assertThat(table.page(game + "-before/board.svg")).isEqualTo(drawn);
            assertThat(table.page("/drawings/bridge-before/board.svg")).doesNotContain("<svg");
        }
    }
}
