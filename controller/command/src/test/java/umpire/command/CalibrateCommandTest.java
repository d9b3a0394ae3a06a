package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.frame.Frame;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;

/** Calibration from a folder of pictures. */
class CalibrateCommandTest {
    private static final Camera TRUTH =
            new Camera(640, 480, 600, 600.5, 322, 238, List.of(-0.08, 0.02, 0.0003, -0.0002, 0.0), 0);

    @TempDir
    private static Path pictures;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeAll
    static void takePictures() throws IOException {
        WavedBoard board =
                new WavedBoard(TRUTH, new BoardPattern.Charuco(6, 5, Optional.of(40.0), 0.7, "DICT_4X4_50", false), 40);
        Random random = new Random(3);
        for (int i = 0; i < 9; i++) {
            double farMm = 340 + 100 * random.nextDouble();
            BoardInSpace place = BoardInSpace.still(
                    (i % 3 - 1) * 0.24 * 640 * farMm / 600,
                    (i / 3 - 1) * 0.22 * 480 * farMm / 600,
                    farMm,
                    i % 2 == 0 ? 35 : -30,
                    i % 4 < 2 ? 32 : -34,
                    20 * random.nextGaussian());
            try (Frame frame = board.shot(place, new ShotSettings(0.5, 2, 10), 3, i, 0)) {
                Files.write(pictures.resolve("img" + i + ".jpg"), frame.jpeg(95));
            }
        }
        Files.writeString(pictures.resolve("notes.txt"), "no picture");
    }

    private int run(String... args) {
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return line.execute(args);
    }

    @Test
    void aFolderOfPicturesBecomesTheLensOfTheRigFile() throws IOException {
        Path file = folder.resolve("rig.yaml");
        Files.writeString(file, "# mine\ntable:\n  widthMm: 800\n  heightMm: 500\n");
        Path maps = folder.resolve("maps");
        assertThat(run("calibrate", pictures.toString(), "--rig", file.toString(), "--maps", maps.toString()))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .contains("charuco:6x5", "DICT_4X4_50", "9 of 9 used", "Verdict:", "its old version is rig.v1.yaml");
        String written = Files.readString(file, StandardCharsets.UTF_8);
        assertThat(written).startsWith("# mine\n");
        Rig rig = ((Parsed.Good<Rig>) RigFile.read(written, "rig.yaml")).value();
        assertThat(rig.table().widthMm()).isEqualTo(800);
        assertThat(rig.camera().fxPx()).isCloseTo(TRUTH.fxPx(), within(0.0012 * TRUTH.fxPx()));
        assertThat(rig.camera().rmsPx()).isLessThan(0.1);
        assertThat(ImageIO.read(maps.resolve("coverage.png").toFile()).getWidth())
                .isGreaterThan(800);
        assertThat(ImageIO.read(maps.resolve("table-error.png").toFile()).getHeight())
                .isGreaterThan(500);
    }

    @Test
    void jsonHasAllFigures() {
        assertThat(run(
                        "calibrate",
                        "--images",
                        pictures.toString(),
                        "--board",
                        "charuco:6x5:40:28:DICT_4X4_50",
                        "--json"))
                .isZero();
        JsonObject report = JsonParser.parseString(out.toString()).getAsJsonObject();
        JsonObject lens = report.getAsJsonObject("lens");
        assertThat(report.get("accepted").getAsBoolean()).isTrue();
        assertThat(lens.getAsJsonObject("numbers").keySet())
                .containsExactly("fxPx", "fyPx", "cxPx", "cyPx", "k1", "k2", "p1", "p2", "k3");
        assertThat(lens.getAsJsonObject("uncertainty").get("fxPx").getAsDouble())
                .isBetween(0.01, 2.0);
        assertThat(lens.get("rmsPx").getAsDouble()).isBetween(0.005, 0.1);
        assertThat(lens.get("heldOutPx").getAsDouble()).isBetween(0.005, 0.15);
        assertThat(lens.getAsJsonObject("table").getAsJsonArray("errorMm")).hasSize(17);
        assertThat(report.getAsJsonArray("pictures")).hasSize(9);
        assertThat(report.getAsJsonObject("coverage").getAsJsonArray("corners")).hasSize(12);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "charuco:6x5:40:28:DICT_5X5_100 | not of DICT_5X5_100",
                "charuco:7x5:40:28:DICT_4X4_50  | 6 squares in a row, not 7",
                "charuco:6x5:40:32:DICT_4X4_50  | One of the two sizes is wrong",
                "chessboard:8x6:40              | not a chessboard without tags"
            })
    void aBoardOtherThanStatedIsRecognisedAndReported(String board, String told) {
        assertThat(run("calibrate", pictures.toString(), "--board", board)).isZero();
        assertThat(out.toString()).contains(told);
    }

    /** One picture of five happens to look like a small chessboard, as a blurred board without its tags does. */
    @Test
    void aBoardSeenInOnePictureOnlyIsIgnored() throws IOException {
        for (int i = 0; i < 5; i++) {
            BufferedImage picture = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
            Graphics2D pen = picture.createGraphics();
            pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            pen.setColor(Color.LIGHT_GRAY);
            pen.fillRect(0, 0, 640, 480);
            pen.rotate(0.1, 320, 240);
            pen.setColor(Color.DARK_GRAY);
            for (int square = 0; i == 2 && square < 24; square++) {
                if ((square / 6 + square) % 2 == 0) {
                    pen.fillRect(150 + square % 6 * 56, 130 + square / 6 * 56, 56, 56);
                }
            }
            pen.dispose();
            ImageIO.write(picture, "png", folder.resolve("img" + i + ".png").toFile());
        }
        assertThat(run("calibrate", folder.toString(), "--board", "charuco:6x5:40:28:DICT_4X4_50"))
                .isEqualTo(1);
        assertThat(out.toString())
                .contains("Board: a ChArUco board with 6 by 5 squares")
                .doesNotContain("chessboard with");
    }

    @Test
    void aRejectedCalibrationLeavesTheRigFileUnchanged() throws IOException {
        Path file = folder.resolve("rig.yaml");
        Files.writeString(file, "dice: []\n");
        assertThat(run("calibrate", pictures.resolve("img1.jpg").toString(), "--rig", file.toString()))
                .isEqualTo(1);
        assertThat(out.toString()).contains("Refused", "Nothing was written");
        assertThat(err.toString()).contains("umpire: Only one picture was given; at least");
        assertThat(file).hasContent("dice: []\n");
        assertThat(folder.resolve("rig.v1.yaml")).doesNotExist();
    }

    @Test
    void theResultIsPrintedEvenIfTheRigFileCannotBeWritten() throws IOException {
        Path file = folder.resolve("rig.yaml");
        Files.writeString(file, "dice: []\n");
        Files.createDirectories(folder.resolve("rig.yaml.new").resolve("in the way"));
        assertThat(run("calibrate", pictures.toString(), "--rig", file.toString()))
                .isEqualTo(1);
        assertThat(out.toString()).contains("Verdict:").doesNotContain("Written to");
        assertThat(err.toString()).contains("rig.yaml could not be written");
        assertThat(file).hasContent("dice: []\n");
    }

    @Test
    void aMirroredCameraIsDetectedFirst() throws IOException {
        for (int i = 0; i < 6; i++) {
            BufferedImage picture =
                    ImageIO.read(pictures.resolve("img" + i + ".jpg").toFile());
            BufferedImage mirrored = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
            mirrored.getGraphics().drawImage(picture, 640, 0, -640, 480, null);
            ImageIO.write(mirrored, "png", folder.resolve(i + ".png").toFile());
        }
        assertThat(run("calibrate", folder.toString())).isEqualTo(1);
        assertThat(out.toString()).contains("The pictures are mirrored").doesNotContain("a chessboard with");
    }

    @Test
    void picturesWithTheSameNameAreDistinguishedAndCopiesIgnored() throws IOException {
        Path again = Files.createDirectories(folder.resolve("again"));
        Files.copy(pictures.resolve("img2.jpg"), again.resolve("img1.jpg"));
        Files.copy(pictures.resolve("img5.jpg"), again.resolve("img10.jpg"));
        Files.copy(pictures.resolve("img6.jpg"), again.resolve("img9.jpg"));
        String all = pictures.toString();
        assertThat(run("calibrate", all, all, again.toString(), "--json")).isZero();
        JsonObject report = JsonParser.parseString(out.toString()).getAsJsonObject();
        assertThat(report.get("used").getAsInt()).isEqualTo(9);
        assertThat(report.getAsJsonArray("pictures"))
                .hasSize(12)
                .extracting(picture -> picture.getAsJsonObject().get("image").getAsString())
                .doesNotHaveDuplicates()
                .contains(
                        pictures.resolve("img1.jpg").toString(),
                        again.resolve("img1.jpg").toString(),
                        "img2.jpg")
                .endsWith("img9.jpg", "img10.jpg");
        assertThat(out.toString()).contains("it is a copy of img2.jpg", "it is a copy of img5.jpg");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "FOLDER/nowhere         | 1 | no such file or folder",
                "FOLDER                 | 1 | has no pictures in it",
                "FOLDER/text.jpg        | 1 | hold no readable picture",
                "PICTURES --board rhino | 2 | is not a board",
                "PICTURES --board charuco:6x5:40:44 | 2 | smaller",
                "PICTURES --board charuco:6x5:40:30:DICT_9X9_9 | 2 | no tag dictionary",
                "PICTURES --board chessboard:2x2:10 | 2 | from 3 to 60",
                "PICTURES --rig FOLDER/broken.yaml  | 1 | broken.yaml:1",
                "PICTURES --rig FOLDER/none/rig.yaml | 1 | there is no such folder",
                "PICTURES --maps FOLDER/text.jpg | 1 | text.jpg could not be made (there is a file of that name)",
                "--json                 | 2 | name the folder"
            })
    void unusableInputIsReportedWithTheRemedy(String arguments, int code, String says) throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Path place = arguments.equals("FOLDER") ? folder.resolve("empty") : folder;
        Files.writeString(folder.resolve("text.jpg"), "not a picture");
        Files.writeString(folder.resolve("broken.yaml"), "camera: [1, 2");
        String[] args = ("calibrate " + arguments)
                .replace("FOLDER", place.toString())
                .replace("PICTURES", pictures.resolve("img1.jpg").toString())
                .split(" +");
        assertThat(run(args)).isEqualTo(code);
        assertThat(err.toString()).contains(says);
    }
}
