package umpire.vision.twin.hands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.SmallGame;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Pieces are arranged to match a placement. */
class ArrangementTest {
    private final Board board = SmallGame.board();
    private final List<Piece> box = SmallGame.pieces();

    @Test
    void aMoveMovesOnePieceAndNoOther() {
        TableScene before = SmallGame.openingScene();
        List<Standing> standings = new ArrayList<>(SmallGame.opening().standings());
        Token moved = standings.get(11).token();
        standings.set(11, Standing.on(new Place("d4"), moved));
        TableScene after = new Arrangement(before, board, box, 99).showing(new Placement(standings));
        List<StandingPiece> changed = after.pieces().stream()
                .filter(piece -> !before.pieces().contains(piece))
                .toList();
        assertThat(changed).hasSize(1);
        assertThat(placeOf(after, changed.getFirst())).isEqualTo("d4");
        assertThat(changed.getFirst().piece().token()).isEqualTo(moved);
    }

    @Test
    void aCapturedPieceGoesBesideTheBoard() {
        TableScene before = SmallGame.openingScene();
        List<Standing> standings = new ArrayList<>(SmallGame.opening().standings());
        standings.remove(31);
        int onH7 = tagOn(before, "h7");
        TableScene after = new Arrangement(before, board, box, 99).showing(new Placement(standings));
        StandingPiece captured = after.piece(onH7).orElseThrow();
        assertThat(placeOf(after, captured)).isEmpty();
        assertThat(Math.abs(captured.pose().xMm())).isGreaterThan(board.widthMm() / 2 + 10);
    }

    @Test
    void aDiePieceFollowsThePlacementWithoutASecondBody() {
        List<DieType.Face> faces = IntStream.rangeClosed(1, 8)
                .mapToObj(side -> new DieType.Face("" + side, OptionalInt.of(99 + side)))
                .toList();
        DieType tank = new DieType(DieType.OCTAHEDRON, "tank", faces, 50, "", 1);
        Piece body = new Piece(
                "Tank",
                "",
                IntStream.rangeClosed(1, 8)
                        .mapToObj(side -> new PieceFace(
                                99 + side,
                                new Token("tank/side-" + side),
                                "" + side,
                                18,
                                BodyOutline.octahedron(50),
                                40.8))
                        .toList());
        List<Piece> all = new ArrayList<>(box);
        all.add(body);
        Pose pose = new Pose(30, -20, 75);
        TableScene before = TableScene.empty()
                .withBoardAt(new Pose(10, 0, 90))
                .with(TwinDie.flat("tank", tank, new Pose(0, 0, 0), 1));
        Spot lying = new Spot.Lying(new Place("tank"), pose, 10, 20);
        TableScene after = new Arrangement(before, board, all, 4)
                .showing(new Placement(List.of(new Standing(new Token("tank/side-6"), lying, false))));
        TwinDie die = after.die("tank").orElseThrow();
        assertThat(die.shows()).isEqualTo("6");
        assertThat(after.boardPose(die.pose()).distanceMm(pose)).isLessThan(1e-6);
        assertThat(after.boardPose(die.pose()).turnDeg(pose)).isLessThan(1e-6);
        assertThat(after.piece(100)).isEmpty();
        Pose gone = new Arrangement(after, board, all, 4)
                .showing(Placement.EMPTY)
                .die("tank")
                .orElseThrow()
                .pose();
        assertThat(Math.abs(after.boardPose(gone).xMm())).isGreaterThan(board.widthMm() / 2 + 25);
    }

    @Test
    void aPieceNearALineIsPutIntoTheMiddle() {
        TableScene tidy = SmallGame.openingScene();
        int tag = tagOn(tidy, "c1");
        Pose sixMmFromTheLine = new Pose(-1.9 * SmallGame.SQUARE_MM, -3.5 * SmallGame.SQUARE_MM, 0);
        TableScene untidy = tidy.withPieceAt(tag, tidy.tablePose(sixMmFromTheLine));
        TableScene after = new Arrangement(untidy, board, box, 99).showing(SmallGame.opening());
        Pose middle = new Pose(-1.5 * SmallGame.SQUARE_MM, -3.5 * SmallGame.SQUARE_MM, 0);
        assertThat(after.boardPose(after.piece(tag).orElseThrow().pose()).distanceMm(middle))
                .isLessThan(5);
    }

    @Test
    void aPieceThatIsNotNeededGoesBackToItsRow() {
        List<Standing> standings = new ArrayList<>(SmallGame.opening().standings());
        standings.remove(31);
        Placement picture = new Placement(standings);
        int tag = tagOn(SmallGame.openingScene(), "h7");
        TableScene captured = new Arrangement(SmallGame.openingScene(), board, box, 99).showing(picture);
        Pose row = captured.piece(tag).orElseThrow().pose();
        TableScene strayed = captured.withPieceAt(tag, new Pose(row.xMm(), row.yMm() + 200, 0));
        TableScene after = new Arrangement(strayed, board, box, 100).showing(picture);
        assertThat(after.piece(tag).orElseThrow().pose().distanceMm(row)).isLessThan(2);
        assertThat(new Arrangement(captured, board, box, 100).showing(picture)).isEqualTo(captured);
    }

    private int tagOn(TableScene scene, String place) {
        return scene.pieces().stream()
                .filter(piece -> placeOf(scene, piece).equals(place))
                .findFirst()
                .orElseThrow()
                .tag();
    }

    @Test
    void anyPictureIsShownWithoutPiecesTouching() {
        SplittableRandom random = new SplittableRandom(2026);
        TableScene scene = TableScene.empty().withBoardAt(new Pose(12, -7, 3));
        for (int round = 0; round < 60; round++) {
            Placement picture = randomPicture(random);
            scene = new Arrangement(scene, board, box, round).showing(picture);
            assertThat(shown(scene))
                    .as("seed 2026, round %d", round)
                    .isEqualTo(picture.visibleByPlace().toString());
            assertThat(nearestMm(scene)).as("seed 2026, round %d", round).isGreaterThan(28);
        }
    }

    @Test
    void twoTokensShareASquareSideBySide() {
        Placement two = new Placement(List.of(
                Standing.on(new Place("c3"), box.get(0).token()),
                Standing.on(new Place("c3"), box.get(7).token())));
        TableScene scene = new Arrangement(TableScene.empty(), board, box, 4).showing(two);
        assertThat(shown(scene)).isEqualTo(two.visibleByPlace().toString());
        TableScene again = new Arrangement(scene, board, box, 5).showing(two);
        assertThat(again).isEqualTo(scene);
        TableScene one = new Arrangement(scene, board, box, 6)
                .showing(new Placement(
                        List.of(Standing.on(new Place("c3"), box.get(7).token()))));
        assertThat(one.piece(8)).isEqualTo(scene.piece(8));
    }

    @Test
    void aCoveredTokenStandsBelowTheOther() {
        Placement stack = new Placement(List.of(
                new Standing(box.get(0).token(), new Spot.On(new Place("c3")), true),
                Standing.on(new Place("c3"), box.get(7).token())));
        TableScene scene = new Arrangement(TableScene.empty(), board, box, 4).showing(stack);
        StandingPiece upper = scene.piece(8).orElseThrow();
        assertThat(upper.liftMm()).isEqualTo(box.get(0).heightMm());
    }

    @Test
    void aStackThatStandsRightStaysAsItIs() {
        List<Standing> standings = List.of(
                new Standing(box.get(0).token(), new Spot.On(new Place("c3")), true),
                Standing.on(new Place("c3"), box.get(7).token()),
                Standing.on(new Place("c3"), box.get(9).token()));
        TableScene before = new Arrangement(TableScene.empty(), board, box, 4).showing(new Placement(standings));
        List<Standing> more = new ArrayList<>(standings);
        more.add(Standing.on(new Place("e5"), box.get(12).token()));
        TableScene after = new Arrangement(before, board, box, 5).showing(new Placement(more));
        assertThat(after.pieces().stream().filter(piece -> !before.pieces().contains(piece)))
                .extracting(StandingPiece::token)
                .containsExactly(box.get(12).token());
    }

    @Test
    void aBoxWithTooFewPiecesIsRefused() {
        Placement rich = new Placement(List.of(Standing.on(new Place("c3"), new Token("Blue-INF"))));
        assertThatThrownBy(() -> new Arrangement(TableScene.empty(), board, box, 1).showing(rich))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Blue-INF");
    }

    @Test
    void posesTurnWithTheBoardAndBack() {
        TableScene scene = TableScene.empty().withBoardAt(new Pose(30, -20, 35));
        Pose onBoard = new Pose(100, 50, 10);
        Pose there = scene.tablePose(onBoard);
        assertThat(there.headingDeg()).isEqualTo(45);
        assertThat(scene.boardPose(there).distanceMm(onBoard)).isLessThan(1e-9);
    }

    private Placement randomPicture(SplittableRandom random) {
        List<Standing> standings = new ArrayList<>();
        int[] used = new int[64];
        for (Piece piece : box) {
            int square = random.nextInt(64);
            if (random.nextInt(4) > 0 && used[square] < 2) {
                used[square]++;
                standings.add(Standing.on(SmallGame.square(square % 8, square / 8), piece.token()));
            }
        }
        return new Placement(standings);
    }

    private String shown(TableScene scene) {
        List<Standing> standings = new ArrayList<>();
        for (StandingPiece piece : scene.pieces()) {
            String place = placeOf(scene, piece);
            if (!place.isEmpty()) {
                standings.add(Standing.on(new Place(place), piece.piece().token()));
            }
        }
        return new Placement(standings).visibleByPlace().toString();
    }

    private String placeOf(TableScene scene, StandingPiece piece) {
        Pose pose = scene.boardPose(piece.pose());
        return board.placeAt(new Point(pose.xMm(), pose.yMm())).map(Place::name).orElse("");
    }

    private static double nearestMm(TableScene scene) {
        double nearest = Double.MAX_VALUE;
        for (StandingPiece one : scene.pieces()) {
            for (StandingPiece other : scene.pieces()) {
                if (one.tag() < other.tag()) {
                    nearest = Math.min(nearest, one.pose().distanceMm(other.pose()));
                }
            }
        }
        return nearest;
    }
}
