package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieFile;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Teaching a custom die from pictures. */
class TeachCommandTest {
    @TempDir
    private static Path pictures;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private static TwinDie die(String id, double x, double y, int face) {
        return TwinDie.flat(id, DieType.pips(16, 1), new Pose(x, y, 23 * face + x), face)
                .coloured(new Colour(35, 60, 150), Colour.WHITE)
                .written(NumeralMake.house("symbols"));
    }

    @BeforeAll
    static void takePictures() throws IOException {
        TwinCamera camera =
                new TwinCamera(Rig.standard(), new Board("Bare", 300, 300, List.of(), List.of(), List.of()), 3);
        for (int face = 1; face <= 6; face++) {
            for (int k = 0; k < 2; k++) {
                shot(camera, face + "-" + k, die("one", -200 + 130 * k + 31 * face, 90 - 40 * face, face));
            }
        }
        shot(camera, "six-of-them", die("one", 30, 30, 6), die("two", -110, 60, 6));
        shot(camera, "3-empty");
        shot(camera, "3-mixed", die("one", 30, 30, 3), die("two", 140, 60, 2));
        shot(camera, "4-is-five", die("one", 30, 30, 5));
        shot(
                camera,
                "throw",
                IntStream.rangeClosed(1, 6)
                        .mapToObj(face -> die("d" + face, 60 * face - 220, 35 * face - 100, face))
                        .toArray(TwinDie[]::new));
    }

    private static void shot(TwinCamera camera, String name, TwinDie... dice) throws IOException {
        try (Frame frame = camera.render(TableScene.empty().withoutBoard().withDice(List.of(dice)), 1, 1)) {
            Files.write(pictures.resolve(name + ".jpg"), frame.jpeg(95));
        }
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(args);
    }

    private static String picture(String name) {
        return pictures.resolve(name + ".jpg").toString();
    }

    private String rig() throws IOException {
        Path rig = folder.resolve("rig.yaml");
        Files.writeString(rig, "dice:\n  - {kind: d6, edgeMm: 16, taught: house.yaml}\n");
        return rig.toString();
    }

    @Test
    void aTaughtDieIsReadAsItsKind() throws IOException {
        String house = folder.resolve("house.yaml").toString();
        String rig = rig();

        assertThat(run("see", "--rig", rig, picture("throw"))).isEqualTo(1);
        assertThat(err.toString()).contains("rig.yaml:2: ", "Make it with './umpire teach ");

        assertThat(run(
                        "teach",
                        house,
                        "--rig",
                        rig,
                        picture("1-0"),
                        picture("1-1"),
                        picture("2-0"),
                        picture("six-of-them")))
                .as("%s", err)
                .isZero();
        assertThat(out.toString())
                .containsPattern("1 +seen +2 times +sure")
                .containsPattern("2 +seen +1 times +seen once")
                .containsPattern("6 +seen +2 times +sure")
                .contains("Photograph face 3, 4 and 5 next. Photograph 2 once more");
        run("see", "--rig", rig, picture("throw"));
        assertThat(out.toString()).contains("?").containsPattern("like none that was taught|not clear enough");

        assertThat(run(
                        "teach",
                        house,
                        "--rig",
                        rig,
                        picture("2-1"),
                        picture("3-0"),
                        picture("3-1"),
                        picture("4-0"),
                        picture("4-1"),
                        picture("5-0"),
                        picture("5-1"),
                        picture("6-0")))
                .as("%s", err)
                .isZero();
        assertThat(out.toString()).contains("Every face is known");
        run("see", "--rig", rig, picture("throw"));
        assertThat(out.toString())
                .containsPattern("dice: [6?] [5?] [4?] [3?] [2?] [1?]")
                .containsPattern("d6 [1-6], 96 % sure");
    }

    @Test
    void aPictureThatTeachesNothingLeavesTheFileUnchanged() throws IOException {
        Path house = folder.resolve("house.yaml");
        String rig = rig();
        run("teach", house.toString(), "--rig", rig, picture("5-0"), picture("5-1"));
        String before = Files.readString(house);

        assertThat(run(
                        "teach",
                        house.toString(),
                        "--rig",
                        rig,
                        picture("3-empty"),
                        picture("3-mixed"),
                        picture("4-is-five"),
                        picture("throw"),
                        folder.resolve("6-missing.jpg").toString()))
                .isEqualTo(1);
        assertThat(err.toString())
                .contains("no die is found in it. Lay the die alone")
                .contains("several different things are found in it")
                .contains("it shows what was taught as face 5")
                .contains("its name does not say which face is up")
                .contains("there is no such file");
        assertThat(house).hasContent(before);
    }

    @Test
    void aFaceIsForgottenAndTheOldFileIsKept() throws IOException {
        Path house = folder.resolve("house.yaml");
        run("teach", house.toString(), "--rig", rig(), "--face", "six", picture("six-of-them"), picture("6-0"));
        String before = Files.readString(house);

        assertThat(run("teach", house.toString(), "--forget", "6")).isZero();
        CustomDie die = CustomDieFile.read(house).orThrow();
        assertThat(die.of("6")).isEmpty();
        assertThat(folder.resolve("house.v1.yaml")).hasContent(before);
    }

    @Test
    void badUsageIsReportedBeforeAnythingIsWritten() throws IOException {
        String house = folder.resolve("house.yaml").toString();
        Path other = folder.resolve("other.yaml");
        Files.writeString(other, "dice: []\n");

        assertThat(run("teach", house)).isEqualTo(2);
        assertThat(err.toString()).contains("name pictures of the die after it");
        assertThat(run("teach", folder.resolve("1-new.jpg").toString(), picture("1-0")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("name the file that keeps the die first");
        assertThat(run("teach", house, "--face", "9", picture("1-0"))).isEqualTo(2);
        assertThat(err.toString()).contains("'9' is not a face of a d6");
        assertThat(run("teach", house, "--body", "ball", picture("1-0"))).isEqualTo(2);
        assertThat(run("teach", house, "--rig", other.toString(), picture("1-0")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("give --edge 16");
        assertThat(folder.resolve("house.yaml")).doesNotExist();

        Files.writeString(folder.resolve("house.yaml"), "taughtDice: 1\nkind: d6\n");
        assertThat(run("teach", house, picture("1-0"))).isEqualTo(1);
        assertThat(err.toString()).contains("house.yaml:1: ", "needs \"body\"");
        assertThat(folder.resolve("house.yaml")).hasContent("taughtDice: 1\nkind: d6\n");
    }
}
