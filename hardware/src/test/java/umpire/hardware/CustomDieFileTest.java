package umpire.hardware;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieFile;
import umpire.hardware.taught.CustomDieView;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;

/** The file of a taught die is validated as strictly as the rig file that names it. */
class CustomDieFileTest {
    private static final String RIG = "dice:\n  - {kind: d6, edgeMm: 15.5, taught: house.yaml}\n";

    private static CustomDieView view(String face, int level) {
        byte[] levels = new byte[CustomDieView.SIDE * CustomDieView.SIDE];
        Arrays.fill(levels, (byte) level);
        return CustomDieView.of(face, "it's \"one\".jpg", levels);
    }

    private static CustomDie die() {
        return CustomDie.untaught("d6", "cube")
                .with(view("6", 200))
                .with(view("1", 3))
                .with(view("none", 4));
    }

    private static String why(Parsed<?> parsed) {
        return parsed instanceof Parsed.Bad<?> bad ? bad.why() : "";
    }

    @Test
    void whatIsWrittenIsReadBackTheSame() {
        assertThat(CustomDieFile.read(CustomDieFile.write(die(), "house.yaml"), "house.yaml"))
                .isEqualTo(Parsed.good(die()));
        assertThat(die().of("6").getFirst().numbers()).contains(200).hasSize(576);
    }

    @Test
    void theHeadSaysWhichFacesWereSeen() {
        String text = CustomDieFile.write(die(), "house.yaml");

        assertThat(text).startsWith("# ");
        assertThat(text.lines().filter(line -> line.startsWith("#")))
                .anyMatch(line -> line.matches("# 1 +1 time, in .*one.*"))
                .anyMatch(line -> line.matches("# 2 +not yet"))
                .anyMatch(line -> line.matches("# none +1 time.*"));
        assertThat(die().missing()).containsExactly("2", "3", "4", "5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "taughtDice: 1 | taughtDice: 2 | use a newer Umpire",
                "kind: d6      | kind: d66     | did you mean \"d6\"?",
                "body: cube    | body: cub     | did you mean \"cube\"?",
                "face: '1'     | face: '7'     | face is \"7\"",
                "levels: A     | levels: A-    | these levels are damaged. Delete this line",
                "levels: A     | level: A      | needs \"levels\"",
                "views:        | viws:         | the file needs \"views\""
            })
    void aBrokenFileIsRefusedWithTheLineAndWhatToDo(String there, String instead, String says) {
        String text = CustomDieFile.write(die(), "house.yaml").replace(there, instead);

        assertThat(why(CustomDieFile.read(text, "house.yaml"))).contains(says).matches("(?s)house\\.yaml:[0-9]+: .*");
    }

    @Test
    void theOldestViewOfAFaceIsDropped() {
        CustomDie die = CustomDie.untaught("d6", "cube");
        for (int i = 0; i <= CustomDie.MOST_VIEWS; i++) {
            die = die.with(view("2", i));
        }

        assertThat(die.of("2")).hasSize(CustomDie.MOST_VIEWS).doesNotContain(view("2", 0));
    }

    @Test
    void aTaughtDieInTheRigFileDoesNotChangeOrdinarySizes() {
        Rig rig = RigFile.read(RIG, "rig.yaml", name -> Parsed.good(die())).orThrow();

        assertThat(rig.dice().getFirst().taught().orElseThrow().die()).isEqualTo(die());
        assertThat(rig.edgesMm(DieType.pips(16, 2))).containsExactly(16.0);
        assertThat(RigFile.read(RigFile.write(rig), "rig.yaml", name -> Parsed.good(die())))
                .isEqualTo(Parsed.good(rig));
    }

    @Test
    void replacingALensDoesNotReadTaughtFiles() {
        String text = RigFile.write(RigFile.read(RIG, "rig.yaml").orThrow());

        assertThat(RigFile.withCamera(text, Camera.reference().scaledTo(1280, 720))
                        .orThrow())
                .contains("taught: 'house.yaml'");
    }

    @Test
    void itsProblemsAreReportedInTheRigFilesLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rig.yaml");

        assertThat(why(RigFile.read(RIG, "rig.yaml", CustomDieFile.beside(file))))
                .startsWith("rig.yaml:2: ")
                .contains("there is no such file. Make it with './umpire teach ");

        Files.writeString(folder.resolve("house.yaml"), CustomDieFile.write(die(), "house.yaml"));
        assertThat(RigFile.read(RIG, "rig.yaml", CustomDieFile.beside(file)).toOptional())
                .isPresent();
        assertThat(why(RigFile.read(RIG.replace("kind: d6", "kind: d10"), "rig.yaml", CustomDieFile.beside(file))))
                .contains("count as d6, but this entry is for d10. Write kind: d6");

        Files.write(folder.resolve("house.yaml"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertThat(why(RigFile.read(RIG, "rig.yaml", CustomDieFile.beside(file))))
                .contains("is not a text file");
        Files.writeString(folder.resolve("house.yaml"), List.of().toString());
        assertThat(why(RigFile.read(RIG, "rig.yaml", CustomDieFile.beside(file))))
                .startsWith("rig.yaml:2: ");
    }
}
