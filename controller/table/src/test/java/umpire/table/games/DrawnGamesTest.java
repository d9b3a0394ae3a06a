package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.drawing.aid.AidPages;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.aid.RecordSheetDrawing;
import umpire.drawing.raster.Raster;
import umpire.drawing.sheet.BoxSheets;
import umpire.drawing.svg.DrawnThing;
import umpire.drawing.svg.GameDrawings;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.frame.OpenCv;

/** The drawings of every game are complete and fit printers, browsers and the camera. */
class DrawnGamesTest {
    private static final String DICTIONARY = "DICT_4X4_250";

    /** The resolution of a camera over a table, in pixels for each millimetre. */
    private static final double CAMERA_PX_PER_MM = 2;

    /** Elements that printers rasterise, browsers forbid, or viewers without fonts cannot draw. */
    private static final Pattern UNWANTED = Pattern.compile(
            "<(filter|mask|pattern|style|script|foreignObject|text|tspan|image)|\\{\\{| class=| style=");

    /** White paper around a small piece, as the background of its tag. */
    private static final int PAPER_PX = 12;

    private static final int PLIES = 300;

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    static Stream<Game<?, ?>> games() {
        return GameCatalogue.STANDARD.playable().stream()
                .map(factory ->
                        GameCatalogue.open(factory.id().name(), Map.of()).orThrow());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPlacePieceAndPaperDieIsDrawn(Game<?, ?> game) {
        List<String> plain = new ArrayList<>();
        if (!game.artwork().backdrop(game.board()).isDrawn()) {
            plain.add("what lies under the places");
        }
        game.board().areas().stream()
                .filter(area -> !game.artwork().ground(game.board(), area).isDrawn())
                .forEach(area -> plain.add(area.place().name()));
        for (Piece piece : game.pieces()) {
            piece.faces().stream()
                    .filter(face -> !game.artwork().face(piece, face).isDrawn())
                    .forEach(face -> plain.add(piece.name() + " " + face.letters()));
        }
        for (DieType type : paperDice(game)) {
            type.faces().stream()
                    .filter(face -> !game.artwork().dieFace(type, face).isDrawn())
                    .forEach(face -> plain.add(type.name() + " " + face.shows()));
        }
        assertThat(plain).isEmpty();
    }

    private static List<DieType> paperDice(Game<?, ?> game) {
        return game.dice().stream()
                .filter(type -> type.kind().equals(DieType.OCTAHEDRON))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void drawingsUseOnlyCommonSvgElements(Game<?, ?> game) {
        Map<String, String> wrong = new TreeMap<>();
        things(game)
                .forEach((name, thing) -> UNWANTED.matcher(thing.content())
                        .results()
                        .findFirst()
                        .ifPresent(found -> wrong.put(name, found.group())));
        assertThat(wrong).isEmpty();
        things(game)
                .values()
                .forEach(thing -> assertThat(Raster.document(thing)).isNotNull());
    }

    /** The sheet explains a turn, with pictures of the box's pieces. */
    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasAPlayerAidOnTwoPagesAtMost(Game<?, ?> game) {
        GameDrawings drawings = GameDrawings.of(game, DICTIONARY);
        PlayerAid aid = PlayerAid.parse(drawings.aid().orElseThrow());
        assertThat(aid.title()).isEqualTo(game.title());
        assertThat(aid.facts()).contains("player").contains("minutes").contains("From ");
        assertThat(aid.sections()).extracting(PlayerAid.AidSection::title).contains("The end");
        double wide = Paper.LETTER.shortMm() - 20;
        double high = Paper.LETTER.longMm() - 20;
        assertThat(AidPages.of(aid, drawings, game.pieces(), wide, high)).hasSizeLessThan(3);
        assertThat(drawings.records())
                .allSatisfy(record ->
                        assertThat(RecordSheetDrawing.of(record).widthMm()).isLessThan(wide));
    }

    /** Marks that no picture shows are drawn beside their pieces, in each state of random games. */
    @ParameterizedTest
    @MethodSource("games")
    void everyMarkOfADrawnKindCanBeDrawn(Game<?, ?> game) {
        GameDrawings drawings = GameDrawings.of(game, DICTIONARY);
        Set<String> kinds = new HashSet<>();
        drawings.markPlates().forEach(plate -> kinds.add(plate.kind()));
        Map<String, DrawnThing> drawn = new TreeMap<>();
        marksOfGames(game).stream()
                .filter(mark -> kinds.contains(mark.kind()))
                .forEach(mark -> drawn.computeIfAbsent(mark.kind() + " " + mark.brief(), any -> drawings.mark(mark)));
        assertThat(drawn.isEmpty()).as("a game that draws marks has some").isEqualTo(kinds.isEmpty());
        assertThat(drawn.values().stream().map(DrawnThing::content).distinct())
                .as("another mark is another drawing")
                .hasSize(drawn.size());
    }

    private static <S, A> Set<Mark> marksOfGames(Game<S, A> game) {
        SplittableRandom random = new SplittableRandom(7);
        Set<Mark> marks = new LinkedHashSet<>();
        S state = game.opening();
        for (int ply = 0; ply < PLIES && !(game.awaited(state) instanceof Awaited.Nothing); ply++) {
            marks.addAll(game.view(state, new Viewer.Public()).marks());
            A action = RandomAction.of(game, state, random::nextInt);
            if (game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted) {
                state = accepted.next();
            }
        }
        return marks;
    }

    /** Each kind of road, a wood and a castle look different. */
    @ParameterizedTest
    @MethodSource("games")
    void groundOfAnotherKindIsAnotherDrawing(Game<?, ?> game) {
        Map<Drawing, TreeSet<String>> kinds = new HashMap<>();
        for (Area area : game.board().areas()) {
            kinds.computeIfAbsent(game.artwork().ground(game.board(), area), any -> new TreeSet<>())
                    .add(area.tint().name());
        }
        assertThat(kinds)
                .allSatisfy((drawing, tints) ->
                        assertThat(tints).as(drawing.toString()).hasSize(1));
    }

    /** The picture beside a tag does not disturb it in a camera's image. */
    @ParameterizedTest
    @MethodSource("games")
    void everyTagIsReadBesideItsPicture(Game<?, ?> game) {
        TagReader reader = TagReader.of(DICTIONARY);
        GameDrawings drawings = GameDrawings.of(game, DICTIONARY);
        Map<String, List<Integer>> misread = new LinkedHashMap<>();
        Set<String> kinds = new HashSet<>();
        for (Piece piece : game.pieces()) {
            for (PieceFace face : piece.faces()) {
                List<Integer> seen =
                        kinds.add(kind(face)) ? tags(reader, drawings.face(piece, face)) : List.of(face.tag());
                if (!seen.equals(List.of(face.tag()))) {
                    misread.put(piece.name() + " " + face.tag(), seen);
                }
            }
        }
        assertThat(misread).isEmpty();
        assertThat(tags(reader, drawings.board(game.board())))
                .as("on the board")
                .containsExactlyElementsOf(game.board().tags().stream()
                        .map(tag -> tag.id())
                        .sorted()
                        .toList());
    }

    /** The sheet lists the wood to buy. */
    @ParameterizedTest
    @MethodSource("games")
    void theMaterialsOfABoxAreDocumented(Game<?, ?> game) throws IOException {
        String document = Files.readString(Path.of("../../hardware/boxes.md"));
        int begins = document.indexOf("## " + game.title() + "\n");
        assertThat(begins).isPositive();
        int ends = document.indexOf("\n## ", begins);
        BoxSheets box = new BoxSheets(
                GameDrawings.of(game, DICTIONARY), game.title(), game.board(), game.pieces(), game.dice());
        assertThat(document.substring(begins, ends < 0 ? document.length() : ends)
                        .lines()
                        .filter(line -> line.startsWith("- ")))
                .as("as './umpire print GAME --list' says it")
                .containsExactlyElementsOf(
                        box.list().stream().map(line -> "- " + line).toList());
    }

    /** Returns the kind of a face without its number; dice of a kind differ only in that. */
    private static String kind(PieceFace face) {
        return face.token().name().replaceAll("-[0-9]+/", "/");
    }

    private static List<Integer> tags(TagReader reader, DrawnThing thing) {
        BufferedImage drawn = Raster.of(thing, CAMERA_PX_PER_MM);
        int wide = drawn.getWidth() + 2 * PAPER_PX;
        byte[] grey = new byte[wide * (drawn.getHeight() + 2 * PAPER_PX)];
        Arrays.fill(grey, (byte) 160);
        for (int y = 0; y < drawn.getHeight(); y++) {
            for (int x = 0; x < drawn.getWidth(); x++) {
                int rgb = drawn.getRGB(x, y);
                int level = ((rgb >> 16 & 255) * 299 + (rgb >> 8 & 255) * 587 + (rgb & 255) * 114) / 1000;
                grey[(y + PAPER_PX) * wide + x + PAPER_PX] = (byte) (32 + level * 204 / 255);
            }
        }
        Mat picture = new Mat(drawn.getHeight() + 2 * PAPER_PX, wide, CvType.CV_8U);
        try {
            picture.put(0, 0, grey);
            return reader.read(picture).stream().map(Tag::id).sorted().toList();
        } finally {
            OpenCv.release(picture);
        }
    }

    private static Map<String, DrawnThing> things(Game<?, ?> game) {
        GameDrawings drawings = GameDrawings.of(game, DICTIONARY);
        Map<String, DrawnThing> things = new TreeMap<>();
        things.put("the board", drawings.board(game.board()));
        things.put("the board for pages", drawings.boardForPages(game.board()));
        for (Piece piece : game.pieces()) {
            for (PieceFace face : piece.faces()) {
                if (!things.containsKey(kind(face))) {
                    things.put(kind(face), drawings.face(piece, face));
                    things.put(kind(face) + " for pages", drawings.faceForPages(piece, face));
                    things.put(kind(face) + ", its back", drawings.back(piece, face));
                }
            }
        }
        for (DieType type : paperDice(game)) {
            String unit = type.name().replaceAll("-[0-9]+$", "");
            type.faces()
                    .forEach(face -> things.computeIfAbsent(
                            unit + " side " + face.shows(), any -> drawings.dieFace(type, face)));
        }
        return things;
    }
}
