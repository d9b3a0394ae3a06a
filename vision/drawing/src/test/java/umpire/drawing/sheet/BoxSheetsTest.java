package umpire.drawing.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Token;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.OpenCv;

/** The printed pages are rasterised as a printer would, and read by recognition. */
class BoxSheetsTest {
    private static final String DICTIONARY = "DICT_4X4_250";
    private static final int DPI = 200;
    private static final double PX_PER_MM = DPI / 25.4;

    /** This game has no drawings yet. */
    private static final GameDrawings DRAWINGS = GameDrawings.plain(DICTIONARY);

    private static final Board BOARD = new Board(
            "Crossing",
            400,
            300,
            List.of(
                    Area.rectangle(new Place("west"), new Point(-100, 0), 180, 200, Area.Tint.LIGHT),
                    Area.rectangle(new Place("east"), new Point(100, 0), 180, 200, Area.Tint.DARK)),
            List.of(new Board.Road(new Place("west"), new Place("east"))),
            List.of(
                    new Board.BoardTag(230, new Point(-185, 135), 20),
                    new Board.BoardTag(231, new Point(185, -135), 20)));

    private static final List<Piece> PIECES = List.of(
            new Piece(7, new Token("tank"), "White Tank", "HVY", "White", 18, 8),
            new Piece("Card", "", List.of(new PieceFace(20, new Token("card-front"), "", 15, card(), 0.5)))
                    .with(new PieceFace(21, new Token("card-back"), "", 15, card(), 0.5)));

    private static BodyOutline card() {
        return new BodyOutline(List.of(new Point(-20, -30), new Point(20, -30), new Point(20, 30), new Point(-20, 30)));
    }

    private static final List<DieType> DICE = List.of(new DieType(
            DieType.OCTAHEDRON,
            "scout",
            java.util.stream.IntStream.range(0, 8)
                    .mapToObj(face -> new DieType.Face("A" + (face + 1), java.util.OptionalInt.of(40 + face)))
                    .toList(),
            40.8,
            "White",
            1));

    private static BoxSheets box() {
        return new BoxSheets(DRAWINGS, "Crossing", BOARD, PIECES, DICE);
    }

    @Test
    void everyTagOfTheBoxIsOnItsPagesAndAsLargeAsItMustBe() throws IOException, TooLargeException {
        Map<Integer, Set<Long>> sides =
                read(box().pages(Paper.A4, List.of(BoxPart.values())).pdf(PageRange.ALL));
        assertThat(sides.keySet()).containsExactlyInAnyOrder(7, 20, 21, 40, 41, 42, 43, 44, 45, 46, 47, 230, 231);
        assertThat(sides.get(7)).containsExactly(180L);
        assertThat(sides.get(20)).containsExactly(150L);
        assertThat(sides.get(21)).containsExactly(150L);
        assertThat(sides.get(230)).containsExactly(200L);
        assertThat(sides.get(44)).containsExactly(Math.round(40.8 * 3.0));
    }

    @Test
    void aPartIsPrintedByItself() throws IOException, TooLargeException {
        Map<Integer, Set<Long>> sides =
                read(box().pages(Paper.A4, List.of(BoxPart.PIECES)).pdf(PageRange.ALL));
        assertThat(sides.keySet()).containsExactlyInAnyOrder(7, 20, 21);
    }

    @Test
    void aThingThatIsLargerThanThePaperIsNamed() {
        Piece large = new Piece(
                8,
                new Token("wall"),
                "The Wall",
                "",
                "",
                30,
                new BodyOutline(
                        List.of(new Point(-200, -20), new Point(200, -20), new Point(200, 20), new Point(-200, 20))),
                5);
        BoxSheets sheets = new BoxSheets(DRAWINGS, "Crossing", BOARD, List.of(large), List.of());
        assertThatThrownBy(() -> sheets.pages(Paper.A4, List.of(BoxPart.PIECES)))
                .hasMessageContaining("The Wall")
                .hasMessageContaining("larger paper");
    }

    /** Returns each tag's sides, in tenths of a millimetre to the nearest half. */
    private static Map<Integer, Set<Long>> read(byte[] pdf) throws IOException {
        OpenCv.load();
        Map<Integer, Set<Long>> sides = new TreeMap<>();
        TagReader reader = TagReader.of(DICTIONARY);
        try (PDDocument document = Loader.loadPDF(pdf)) {
            PDFRenderer renderer = new PDFRenderer(document);
            for (int page = 0; page < document.getNumberOfPages(); page++) {
                Mat grey = grey(renderer.renderImageWithDPI(page, DPI, ImageType.GRAY));
                for (Tag tag : reader.read(grey)) {
                    double tenths = tag.sidePx() / PX_PER_MM * 10;
                    sides.computeIfAbsent(tag.id(), id -> new TreeSet<>()).add(nearest(tenths));
                }
                OpenCv.release(grey);
            }
        }
        return sides;
    }

    /** A side within a quarter of a millimetre of the expected length counts as that length. */
    private static long nearest(double tenths) {
        for (double mm : new double[] {18, 15, 20, 24, 40.8 * 0.36}) {
            if (Math.abs(tenths - mm * 10) < 2.5) {
                return Math.round(mm * 10);
            }
        }
        return Math.round(tenths);
    }

    private static Mat grey(BufferedImage image) {
        Mat grey = new Mat(image.getHeight(), image.getWidth(), CvType.CV_8U);
        grey.put(0, 0, ((DataBufferByte) image.getRaster().getDataBuffer()).getData());
        return grey;
    }

    /** Held against the light, the back of a card lies behind its front. A printer puts both pages on one sheet. */
    @Test
    void backsOnTheOtherSideLieBehindTheirFronts() throws TooLargeException {
        SheetDocument pages = box().onBothSides().pages(Paper.A4, List.of(BoxPart.PIECES));
        List<Integer> cards = IntStream.rangeClosed(1, pages.size())
                .filter(page ->
                        pages.svg(page).contains("face-20") || pages.svg(page).contains("face-21"))
                .boxed()
                .toList();
        assertThat(cards).hasSize(2);
        assertThat(cards.getFirst() % 2).as("fronts are on odd pages").isEqualTo(1);
        assertThat(cards.getLast()).isEqualTo(cards.getFirst() + 1);
        double front = left(pages.svg(cards.getFirst()));
        double back = left(pages.svg(cards.getLast()));
        assertThat(front + back + 40).isEqualTo(Paper.A4.shortMm(), within(1e-6));
    }

    private static double left(String svg) {
        Matcher part =
                Pattern.compile("clipPath id=\"part-0\"><rect x=\"([0-9.]+)\"").matcher(svg);
        assertThat(part.find()).isTrue();
        return Double.parseDouble(part.group(1));
    }

    /** The tag is in the middle of a side, where two tiles would meet. */
    @Test
    void noTileCutsATag() throws IOException, TooLargeException {
        Board board = new Board(
                "Middle",
                604,
                532,
                BOARD.areas(),
                BOARD.roads(),
                List.of(
                        new Board.BoardTag(232, new Point(-281, 0), 24),
                        new Board.BoardTag(233, new Point(281, 0), 24)));
        BoxSheets middle = new BoxSheets(DRAWINGS, "Middle", board, List.of(), List.of());
        for (Paper paper : Paper.values()) {
            Map<Integer, Set<Long>> sides =
                    read(middle.pages(paper, List.of(BoxPart.BOARD)).pdf(PageRange.ALL));
            assertThat(sides.keySet()).as("%s", paper).containsExactlyInAnyOrder(232, 233);
            assertThat(sides.get(232)).as("%s", paper).containsExactly(240L);
        }
    }

    /** Nothing is printed in the white margin of a home printer. */
    @Test
    void tilesKeepWithinTheRimOfAPrinter() throws TooLargeException {
        SheetDocument pages = box().pages(Paper.A4, List.of(BoxPart.BOARD));
        for (int page = 2; page <= pages.size(); page++) {
            Matcher part = Pattern.compile(
                            "<rect x=\"([0-9.]+)\" y=\"([0-9.]+)\" width=\"([0-9.]+)\" height=\"([0-9.]+)\"/></clipPath>")
                    .matcher(pages.svg(page));
            assertThat(part.find()).isTrue();
            double right = Double.parseDouble(part.group(1)) + Double.parseDouble(part.group(3));
            double bottom = Double.parseDouble(part.group(2)) + Double.parseDouble(part.group(4));
            assertThat(Double.parseDouble(part.group(1))).isGreaterThanOrEqualTo(5);
            assertThat(Double.parseDouble(part.group(2))).isGreaterThanOrEqualTo(5);
            assertThat(Math.max(right, bottom)).isLessThanOrEqualTo(Paper.A4.longMm() - 5);
            assertThat(Math.min(right, bottom)).isLessThanOrEqualTo(Paper.A4.shortMm() - 5);
        }
    }

    /** Rows that are all upright, or all sideways, need twelve sheets. */
    @Test
    void mixedRowsCoverABoardWithFewerSheets() throws TooLargeException {
        Area ground = Area.rectangle(new Place("ground"), new Point(0, 0), 620, 620, Area.Tint.LIGHT);
        Board board = new Board("Square", 620, 620, List.of(ground), List.of(), List.of());
        SheetDocument pages =
                new BoxSheets(DRAWINGS, "Square", board, List.of(), List.of()).pages(Paper.A4, List.of(BoxPart.BOARD));
        assertThat(pages.size()).isEqualTo(1 + 10);
        double high = 10;
        double wide = 10;
        for (int page = 2; page <= pages.size(); page++) {
            Matcher part = Pattern.compile("width=\"([0-9.]+)\" height=\"([0-9.]+)\"/></clipPath>")
                    .matcher(pages.svg(page));
            assertThat(part.find()).isTrue();
            wide += Double.parseDouble(part.group(1)) - 10;
            if (wide >= 620) {
                assertThat(wide).as("a row ends with page %d", page).isCloseTo(620, within(0.1));
                high += Double.parseDouble(part.group(2)) - 10;
                wide = 10;
            }
        }
        assertThat(high).isCloseTo(620, within(0.1));
        assertThat(wide).isEqualTo(10);
    }

    /** The first page lists the parts of a box before the first cut. */
    @Test
    void theFirstPageListsTheParts() throws TooLargeException {
        String first = box().pictured(() -> new DrawnThing("<g id=\"finished\"/>", 0, 0, 400, 300))
                .pages(Paper.A4, List.of(BoxPart.values()))
                .svg(1);
        assertThat(first).contains("finished").contains("scale(");
        assertThat(box().pages(Paper.A4, List.of(BoxPart.values())).svg(1)).doesNotContain("finished");
    }
}
