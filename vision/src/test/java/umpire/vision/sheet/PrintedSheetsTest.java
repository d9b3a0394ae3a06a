package umpire.vision.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Table;
import umpire.hardware.Table.CornerTag;
import umpire.hardware.print.Paper;
import umpire.vision.calibrate.board.BoardFinders;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardRecognition;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.OpenCv;

/** Recognition finds the printed sheets again, at the right millimetres. */
class PrintedSheetsTest {
    private static final double TOLERANCE_MM = 0.03;
    /** The other program moves edges to whole dots. */
    private static final double ANOTHERS_TOLERANCE_MM = 0.1;

    @ParameterizedTest
    @EnumSource
    void theBoardIsFoundAgainOnEachPaperWithItsSizesRight(Paper paper) {
        BoardPattern pattern = CalibrationBoardSheet.fitting(paper);
        assertThat(CalibrationBoardSheet.fault(pattern, paper)).isEmpty();
        RasterPage page =
                RasterPage.of(CalibrationBoardSheet.pdf(pattern, paper)).getFirst();
        assertThat(page.widthMm()).isCloseTo(paper.longMm(), within(0.01));
        assertThat(page.heightMm()).isCloseTo(paper.shortMm(), within(0.01));
        Mat grey = page.grey();
        assertBoard(grey, pattern, 1 / RasterPage.DOTS_PER_MM, TOLERANCE_MM);
        OpenCv.release(grey);
    }

    @Test
    void aPrintedBoardIsRecognised() {
        BoardPattern pattern = CalibrationBoardSheet.fitting(Paper.A4);
        Mat grey = RasterPage.of(CalibrationBoardSheet.pdf(pattern, Paper.A4))
                .getFirst()
                .grey();
        BoardPattern.Charuco found = (BoardPattern.Charuco) BoardRecognition.of(BoardRequest.UNKNOWN, List.of(grey))
                .orElseThrow()
                .pattern();
        OpenCv.release(grey);
        BoardPattern.Charuco printed = (BoardPattern.Charuco) pattern;
        assertThat(found.squaresX()).isEqualTo(printed.squaresX());
        assertThat(found.squaresY()).isEqualTo(printed.squaresY());
        assertThat(found.dictionary()).isEqualTo(printed.dictionary());
        assertThat(found.markerShare()).isCloseTo(printed.markerShare(), within(0.01));
    }

    @Test
    void aChessboardIsPrintedToo() {
        BoardPattern pattern = new BoardPattern.PlainChessboard(9, 6, Optional.of(25.0));
        Mat grey = RasterPage.of(CalibrationBoardSheet.pdf(pattern, Paper.A4))
                .getFirst()
                .grey();
        assertBoard(grey, pattern, 1 / RasterPage.DOTS_PER_MM, TOLERANCE_MM);
        OpenCv.release(grey);
    }

    private static void assertBoard(Mat grey, BoardPattern pattern, double mmPerPx, double toleranceMm) {
        BoardSighting sighting = BoardFinders.of(pattern).find(grey).orElseThrow();
        assertThat(sighting.corners()).hasSize(pattern.columns() * pattern.rows());
        SeenCorner first = sighting.corners().getFirst();
        double squareMm = pattern.squareMm().orElseThrow();
        for (SeenCorner corner : sighting.corners()) {
            double acrossMm = Math.abs(corner.pixel().x() - first.pixel().x()) * mmPerPx;
            double downMm = Math.abs(corner.pixel().y() - first.pixel().y()) * mmPerPx;
            assertThat(acrossMm).isCloseTo((corner.column() - first.column()) * squareMm, within(toleranceMm));
            assertThat(downMm).isCloseTo((corner.row() - first.row()) * squareMm, within(toleranceMm));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theCornerTagsAreFoundAgainUprightAndOfTheirSize(Paper paper) {
        Table table = Table.standard();
        List<RasterPage> pages = RasterPage.of(CornerTagSheet.pdf(table, paper));
        assertThat(pages).hasSize(1);
        Mat grey = pages.getFirst().grey();
        List<Tag> tags = TagReader.of(table.dictionary()).read(grey);
        OpenCv.release(grey);
        assertThat(tags).extracting(Tag::id).containsExactly(246, 247, 248, 249);
        for (Tag tag : tags) {
            assertSideMm(tag, 0, 1, 40, 0);
            assertSideMm(tag, 1, 2, 0, 40);
        }
    }

    private static void assertSideMm(Tag tag, int from, int to, double rightMm, double downMm) {
        double right = tag.corners().get(to).x() - tag.corners().get(from).x();
        double down = tag.corners().get(to).y() - tag.corners().get(from).y();
        assertThat(right / RasterPage.DOTS_PER_MM).isCloseTo(rightMm, within(0.05));
        assertThat(down / RasterPage.DOTS_PER_MM).isCloseTo(downMm, within(0.05));
    }

    @Test
    void tagsContinueOnTheNextPage() {
        Table large = new Table(960, 660, "DICT_5X5_250", 110, Table.standard().corners());
        assertThat(CornerTagSheet.fits(large, Paper.A4)).isTrue();
        List<RasterPage> pages = RasterPage.of(CornerTagSheet.pdf(large, Paper.A4));
        assertThat(pages).hasSize(4);
        assertThat(CornerTagSheet.fits(
                        new Table(960, 660, "DICT_5X5_250", 150, List.copyOf(large.corners())), Paper.A4))
                .isFalse();
        assertThat(large.corners()).extracting(CornerTag::id).hasSize(4);
    }

    @Test
    void theRulerHasAMarkAtEachMillimetreAndLongerOnesAtEachCentimetre() {
        RasterPage page =
                RasterPage.of(CornerTagSheet.pdf(Table.standard(), Paper.A4)).getFirst();
        double baseMm = 297 - 34 + 15;
        for (int mm = 0; mm <= 150; mm++) {
            assertThat(page.inkAt(12 + mm, baseMm - 1)).as("mark at %d mm", mm).isGreaterThan(0.5);
            assertThat(page.inkAt(12 + mm + 0.5, baseMm - 1)).isZero();
            assertThat(page.inkAt(12 + mm, baseMm - 3.3)).isCloseTo(mm % 10 == 0 ? 0.8 : 0, within(0.3));
        }
    }

    @ParameterizedTest
    @EnumSource
    void textStaysOnThePage(Paper paper) {
        BoardPattern tiny = new BoardPattern.Charuco(3, 3, Optional.of(10.0), 0.7, "DICT_4X4_50", false);
        assertWithin(CalibrationBoardSheet.pdf(tiny, paper), paper.longMm());
        assertWithin(CalibrationBoardSheet.pdf(CalibrationBoardSheet.fitting(paper), paper), paper.longMm());
        Table otherTags =
                new Table(960, 660, "DICT_APRILTAG_36h11", 40, Table.standard().corners());
        assertWithin(CornerTagSheet.pdf(otherTags, paper), paper.shortMm());
    }

    /** A letter of Helvetica is about half as wide as the font is high. */
    private static void assertWithin(byte[] pdf, double widthMm) {
        Matcher line = Pattern.compile("/F1 (\\S+) Tf (\\S+) \\S+ Td \\((.*)\\) Tj")
                .matcher(new String(pdf, StandardCharsets.ISO_8859_1));
        int lines = 0;
        while (line.find()) {
            double fromMm = Double.parseDouble(line.group(2)) * 25.4 / 72;
            double longMm = Double.parseDouble(line.group(1))
                    * 25.4
                    / 72
                    / 2
                    * line.group(3).length();
            assertThat(fromMm + longMm).as(line.group(3)).isLessThan(widthMm - 5);
            lines++;
        }
        assertThat(lines).isGreaterThan(15);
    }

    @Test
    void aBoardThatDoesNotFitOrHasTooFewTagsIsNotPrinted() {
        BoardPattern wide = new BoardPattern.Charuco(9, 6, Optional.of(45.0), 0.7, "DICT_4X4_50", false);
        assertThat(CalibrationBoardSheet.fault(wide, Paper.A4))
                .hasValueSatisfying(why -> assertThat(why).contains("405 by 270"));
        assertThat(CalibrationBoardSheet.fault(wide, Paper.A3)).isPresent();
        BoardPattern many = new BoardPattern.Charuco(12, 9, Optional.of(20.0), 0.7, "DICT_4X4_50", false);
        assertThat(CalibrationBoardSheet.tooFewTags(many))
                .hasValueSatisfying(why -> assertThat(why).contains("54 tags"));
    }

    /** Another program must read the file as this one does. Skipped with a message if that program is not installed. */
    @Test
    void anotherProgramPrintsTheSame(@TempDir Path folder) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/pdftoppm")), "no pdftoppm on this machine");
        BoardPattern pattern = CalibrationBoardSheet.fitting(Paper.A3);
        Path pdf = Files.write(folder.resolve("board.pdf"), CalibrationBoardSheet.pdf(pattern, Paper.A3));
        Process process = new ProcessBuilder(
                        "/usr/bin/pdftoppm", "-r", "127", "-gray", "-png", "-singlefile", pdf.toString(), "page")
                .directory(folder.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        Mat grey = Imgcodecs.imread(folder.resolve("page.png").toString(), Imgcodecs.IMREAD_GRAYSCALE);
        assertBoard(grey, pattern, 25.4 / 127, ANOTHERS_TOLERANCE_MM);
        OpenCv.release(grey);
    }
}
