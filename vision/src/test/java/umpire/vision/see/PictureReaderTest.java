package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Objdetect;
import umpire.hardware.Rig;
import umpire.rules.kernel.Parsed;
import umpire.vision.frame.OpenCv;

/** Files of every bit depth, and files damaged in every way. */
class PictureReaderTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static Mat aFive() {
        Mat bgr = new Mat(200, 240, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Imgproc.rectangle(bgr, new Rect(80, 60, 70, 70), new Scalar(235, 240, 240), Imgproc.FILLED);
        int[][] pips = {{-19, -19}, {19, 19}, {-19, 19}, {19, -19}, {0, 0}};
        for (int[] pip : pips) {
            Imgproc.circle(bgr, new Point(115 + pip[0], 95 + pip[1]), 7, new Scalar(20, 20, 20), Imgproc.FILLED);
        }
        return bgr;
    }

    private Path saved(String name, Mat picture) {
        Path file = folder.resolve(name);
        assertThat(Imgcodecs.imwrite(file.toString(), picture)).isTrue();
        picture.release();
        return file;
    }

    private static Parsed<List<PictureReport>> look(Path file) {
        return new PictureReader(Optional.empty(), PieceList.NONE, Optional.empty(), List.of(), Optional.empty())
                .look(file);
    }

    private static List<Optional<String>> faces(Path file) {
        return look(file).orThrow().getFirst().dice().stream()
                .map(PictureReport.DieSeen::face)
                .toList();
    }

    private static String why(Path file) {
        return switch (look(file)) {
            case Parsed.Good<List<PictureReport>> good -> "good";
            case Parsed.Bad<List<PictureReport>> bad -> bad.why();
        };
    }

    /** Two faces of the leaning die are read. */
    @Test
    void withARigALeaningDieIsReportedOnce() {
        Path picture = Path.of("twin", "src", "test", "resources", "golden", "dice.jpg");
        PictureReader pictureReader = new PictureReader(
                Optional.of(Rig.standard()), PieceList.NONE, Optional.empty(), List.of(), Optional.empty());
        assertThat(pictureReader.look(picture).orThrow().getFirst().dice())
                .extracting(PictureReport.DieSeen::face)
                .containsExactly(Optional.empty(), Optional.of("2"), Optional.of("5"), Optional.of("6"));
    }

    /** Two tags stand out like dice, each with its paper on a grey table, or alone on a white one. */
    @ParameterizedTest
    @ValueSource(ints = {90, 255})
    void tagsOfAnotherDictionaryAreNoDiceAndAreSaidOnce(int tableLevel) {
        Mat bgr = new Mat(360, 480, CvType.CV_8UC3, Scalar.all(tableLevel));
        for (int id = 0; id < 2; id++) {
            Mat tag = new Mat();
            Objdetect.generateImageMarker(
                    Objdetect.getPredefinedDictionary(Objdetect.DICT_APRILTAG_36h11), id, 80, tag, 1);
            Imgproc.cvtColor(tag, tag, Imgproc.COLOR_GRAY2BGR);
            Rect place = new Rect(80 + 200 * id, 120, 80, 80);
            Imgproc.rectangle(bgr, new Rect(place.x - 8, 112, 96, 96), new Scalar(255, 255, 255), Imgproc.FILLED);
            tag.copyTo(bgr.submat(place));
            tag.release();
        }
        PictureReport seen = look(saved("tags.png", bgr)).orThrow().getFirst();
        assertThat(seen.dice()).isEmpty();
        assertThat(seen.troubles())
                .containsOnlyOnce(
                        "Tags of DICT_APRILTAG_36h11 are in the picture: --tags DICT_APRILTAG_36h11 reads them.");
    }

    /** No pips form a face on it, and no tag is on it. */
    @Test
    void aBodyThatIsNoTagIsAskedAbout() {
        Mat bgr = new Mat(360, 480, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Imgproc.rectangle(bgr, new Rect(112, 112, 96, 96), new Scalar(255, 255, 255), Imgproc.FILLED);
        Imgproc.rectangle(bgr, new Rect(130, 140, 50, 20), new Scalar(20, 20, 20), Imgproc.FILLED);
        PictureReport seen = look(saved("body.png", bgr)).orThrow().getFirst();
        assertThat(seen.dice())
                .singleElement()
                .satisfies(die -> assertThat(die.why()).contains(UnreadDice.NO_PIPS));
        assertThat(seen.troubles()).noneMatch(says -> says.startsWith("Tags of"));
    }

    @Test
    void aColourPictureIsRead() {
        assertThat(faces(saved("five.jpg", aFive()))).containsExactly(Optional.of("5"));
    }

    @Test
    void aGreyPictureIsRead() {
        Mat colour = aFive();
        Mat grey = new Mat();
        Imgproc.cvtColor(colour, grey, Imgproc.COLOR_BGR2GRAY);
        colour.release();
        assertThat(faces(saved("grey.png", grey))).containsExactly(Optional.of("5"));
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 12, 14, 16})
    void aSixteenBitPictureIsReadInAnyRangeOfItsSensor(int bits) {
        Mat colour = aFive();
        Mat deep = new Mat();
        colour.convertTo(deep, CvType.CV_16U, ((1 << bits) - 1) / 255.0);
        colour.release();
        assertThat(faces(saved("deep.png", deep))).containsExactly(Optional.of("5"));
    }

    @Test
    void aPictureWithTransparencyIsLaidOverWhite() {
        Mat colour = aFive();
        Mat clear = new Mat();
        Imgproc.cvtColor(colour, clear, Imgproc.COLOR_BGR2BGRA);
        colour.release();
        clear.submat(0, 30, 0, 240).setTo(new Scalar(0, 0, 0, 0));
        assertThat(faces(saved("clear.png", clear))).containsExactly(Optional.of("5"));
    }

    @Test
    void aMissingFileIsSaidToBeMissing() {
        assertThat(why(folder.resolve("none.jpg"))).contains("no such file");
    }

    @Test
    void aFolderIsReportedAsOne() {
        assertThat(why(folder)).contains("is a folder");
    }

    @Test
    void anEmptyFileIsSaidToBeEmpty() throws IOException {
        assertThat(why(Files.createFile(folder.resolve("empty.jpg")))).contains("is empty");
    }

    @Test
    void aTextIsNoPicture() throws IOException {
        assertThat(why(Files.writeString(folder.resolve("text.jpg"), "no picture at all")))
                .contains("is not a picture");
    }

    @Test
    void aPictureCutShortIsRefusedRatherThanHalfRead() throws IOException {
        byte[] whole = Files.readAllBytes(saved("whole.jpg", aFive()));
        Path cut = Files.write(folder.resolve("cut.jpg"), Arrays.copyOf(whole, whole.length / 2));
        assertThat(why(cut)).contains("cut short");
    }

    @Test
    void anUnreadableVideoIsReportedWithTheConversion() throws IOException {
        byte[] mp4 = {0, 0, 0, 24, 'f', 't', 'y', 'p', 'm', 'p', '4', '2', 0, 0, 0, 0};
        assertThat(why(Files.write(folder.resolve("clip.mp4"), mp4))).contains("ffmpeg");
    }

    private static List<String> troubles(Path file, Optional<Rig> rig) {
        return new PictureReader(rig, PieceList.NONE, Optional.empty(), List.of(), Optional.empty())
                .look(file)
                .orThrow()
                .getFirst()
                .troubles();
    }

    @Test
    void aMirroredPictureIsReported() {
        Mat table = Imgcodecs.imread(Path.of("twin", "src", "test", "resources", "golden", "plain.jpg")
                .toString());
        Path plain = saved("plain.png", table.clone());
        Core.flip(table, table, 0);
        Path mirrored = saved("mirrored.png", table);
        for (Optional<Rig> rig : List.of(Optional.<Rig>empty(), Optional.of(Rig.standard()))) {
            assertThat(troubles(mirrored, rig)).anyMatch(says -> says.startsWith("The picture is mirrored"));
            assertThat(troubles(plain, rig)).noneMatch(says -> says.contains("mirrored"));
        }
        assertThat(troubles(saved("five.png", aFive()), Optional.empty())).noneMatch(says -> says.contains("mirrored"));
    }

    @Test
    void aPictureMayHaveAnyName() {
        Path plain = saved("five.jpg", aFive());
        for (String name : List.of("F\u00fcnf \ud83c\udfb2.jpg", "%05d.jpg", "-five'\".jpg")) {
            Path named = plain.resolveSibling(name);
            assertThat(plain.toFile().renameTo(named.toFile())).isTrue();
            assertThat(faces(named)).containsExactly(Optional.of("5"));
            plain = named;
        }
    }
}
