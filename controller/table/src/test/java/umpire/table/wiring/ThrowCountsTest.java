package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Rig;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** The virtual table throws no foul, so it asks no person whether a throw of its own was one. */
class ThrowCountsTest {
    private static final String POSITION =
            "red choosing | infantry-1:red@hand gev-1:red@hand ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15";

    @TempDir
    private Path folder;

    @Test
    void aThrowOfTheTableCountsAtOnce() throws Exception {
        try (AttendedTable table = new AttendedTable(
                folder,
                new RunSettings(
                        "home",
                        RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of("diceland-ogre"))),
                        Rig.standard(),
                        RunSettings.Files.in(folder),
                        RunSettings.Network.loopback()))) {
            assertThat(table.ask("start", ",\"position\":\"" + POSITION + "\"")).startsWith("accepted");
            assertThat(table.ask("act", ",\"notation\":\"throw gev-1\"")).startsWith("accepted");
            table.until("prompt", prompt -> needs(prompt, "roll"));
            assertThat(table.ask("throw", "")).startsWith("accepted");
            table.until("prompt", prompt -> needs(prompt, "choice") && !asksAboutFoul(prompt));
            assertThat(table.games().getLast().toString()).contains("fair");
        }
    }

    private static boolean needs(JsonObject prompt, String need) {
        return prompt.get("need").getAsString().equals(need);
    }

    private static boolean asksAboutFoul(JsonObject prompt) {
        return prompt.get("says").getAsString().contains("foul");
    }
}
