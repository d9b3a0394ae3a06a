package umpire.vision.twin.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.ShotSettings;

/**
 * Everything on and above the table at one moment, in the table's frame.
 *
 * @param boardLaid whether the board sheet is on the table
 * @param board the pose of the sheet's own frame on the table
 * @param pieces in the order of their tags
 * @param dice in the order of their ids
 * @param hands over the table
 * @param light in the room
 * @param cameraBump the displacement of the camera
 * @param shotSettings the settings of a shot
 * @param coveredCorners the ids of the corner tags with a cup on them
 */
public record TableScene(
        boolean boardLaid,
        Pose board,
        List<StandingPiece> pieces,
        List<TwinDie> dice,
        List<Hand> hands,
        Light light,
        CameraBump cameraBump,
        ShotSettings shotSettings,
        Set<Integer> coveredCorners) {
    /** A body nearer than this to one below stands on it. */
    private static final double TOUCHING_MM = 0.05;

    public TableScene {
        pieces = pieces.stream()
                .sorted(Comparator.comparingInt(StandingPiece::tag))
                .toList();
        dice = dice.stream().sorted(Comparator.comparing(TwinDie::id)).toList();
        hands = List.copyOf(hands);
        coveredCorners = Set.copyOf(coveredCorners);
        if (pieces.stream().map(StandingPiece::tag).distinct().count() < pieces.size()) {
            throw new IllegalArgumentException("two pieces have the same tag");
        }
        if (dice.stream().map(TwinDie::id).distinct().count() < dice.size()) {
            throw new IllegalArgumentException("two dice have the same id");
        }
    }

    /** Returns a lit table with only the board sheet at its centre. */
    public static TableScene empty() {
        return new TableScene(
                true,
                new Pose(0, 0, 0),
                List.of(),
                List.of(),
                List.of(),
                Light.EVEN,
                CameraBump.NONE,
                ShotSettings.SHARP,
                Set.of());
    }

    /** Returns the piece of a tag; empty if it is not in the scene. */
    public Optional<StandingPiece> piece(int tag) {
        return pieces.stream().filter(piece -> piece.tag() == tag).findFirst();
    }

    /** Returns the die of an id; empty if it is not in the scene. */
    public Optional<TwinDie> die(String id) {
        return dice.stream().filter(die -> die.id().equals(id)).findFirst();
    }

    /** Returns the piece of a tag that is in the scene. */
    public StandingPiece standing(int tag) {
        return piece(tag)
                .orElseThrow(() -> new IllegalArgumentException("no piece has tag " + tag + "; there are "
                        + pieces.stream().map(StandingPiece::tag).toList()));
    }

    /** Returns the die of an id that is in the scene. */
    public TwinDie lying(String id) {
        return die(id).orElseThrow(() -> new IllegalArgumentException("no die is called " + id + "; there are "
                + dice.stream().map(TwinDie::id).toList()));
    }

    /** Returns the pieces below a piece, from the lowest; none if it is held above them or stands on the table. */
    public List<StandingPiece> below(StandingPiece piece) {
        List<StandingPiece> below = pieces.stream()
                .filter(other -> other.liftMm() < piece.liftMm()
                        && BodyContact.overlapMm(
                                        piece.outline().at(piece.pose()),
                                        other.outline().at(other.pose()))
                                > 0)
                .sorted(Comparator.comparingDouble(StandingPiece::liftMm))
                .toList();
        boolean stands = below.stream().anyMatch(other -> Math.abs(other.topMm() - piece.liftMm()) < TOUCHING_MM);
        return stands ? below : List.of();
    }

    /** Converts a pose from the board's frame to the table's. */
    public Pose tablePose(Pose onBoard) {
        double turn = Math.toRadians(board.headingDeg());
        double x = onBoard.xMm() * Math.cos(turn) - onBoard.yMm() * Math.sin(turn);
        double y = onBoard.xMm() * Math.sin(turn) + onBoard.yMm() * Math.cos(turn);
        return new Pose(board.xMm() + x, board.yMm() + y, board.headingDeg() + onBoard.headingDeg());
    }

    /** Converts a pose from the table's frame to the board's. */
    public Pose boardPose(Pose onTable) {
        double turn = Math.toRadians(-board.headingDeg());
        double dx = onTable.xMm() - board.xMm();
        double dy = onTable.yMm() - board.yMm();
        double x = dx * Math.cos(turn) - dy * Math.sin(turn);
        double y = dx * Math.sin(turn) + dy * Math.cos(turn);
        return new Pose(x, y, onTable.headingDeg() - board.headingDeg());
    }

    /** Returns the scene with a piece added, replacing the one of the same tag. */
    public TableScene with(StandingPiece piece) {
        List<StandingPiece> others = new ArrayList<>(
                pieces.stream().filter(other -> other.tag() != piece.tag()).toList());
        others.add(piece);
        return withPieces(others);
    }

    /** Returns the scene with one of its pieces at rest elsewhere. */
    public TableScene withPieceAt(int tag, Pose pose) {
        return with(piece(tag)
                .orElseThrow(() -> new IllegalArgumentException("no piece with tag " + tag))
                .at(pose));
    }

    /** Returns the scene with a die added, replacing the one of the same id. */
    public TableScene with(TwinDie die) {
        List<TwinDie> others = new ArrayList<>(
                dice.stream().filter(other -> !other.id().equals(die.id())).toList());
        others.add(die);
        return withDice(others);
    }

    public TableScene withPieces(List<StandingPiece> pieces) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withDice(List<TwinDie> dice) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withHands(Hand... hands) {
        return new TableScene(
                boardLaid, board, pieces, dice, List.of(hands), light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withLight(Light light) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withBump(CameraBump cameraBump) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withShot(ShotSettings shotSettings) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withBoardAt(Pose board) {
        return new TableScene(true, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    public TableScene withoutBoard() {
        return new TableScene(false, board, pieces, dice, hands, light, cameraBump, shotSettings, coveredCorners);
    }

    /** Returns the scene with cups on exactly these corner tags. */
    public TableScene withCoveredCorners(Set<Integer> ids) {
        return new TableScene(boardLaid, board, pieces, dice, hands, light, cameraBump, shotSettings, ids);
    }
}
