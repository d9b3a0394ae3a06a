package umpire.vision.twin.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Arranges dice that are also pieces to match a placement. A piece whose faces carry the tags of a die is that die, so it has no second
 * body.
 */
public final class LaidDice {
    /**
     * The distance from the board's edge to the nearest column of dice beside it. The largest paper dice on the board may reach almost this
     * far beyond the edge, and no die may lie against them.
     */
    private static final double CLEAR_OF_BOARD_MM = 62;

    private static final double APART_MM = 62;
    private static final int ROWS = 9;

    private final List<Piece> bodies;
    private final Board sheet;

    public LaidDice(List<Piece> box, List<TwinDie> dice, Board sheet) {
        List<Piece> others = otherPieces(box, dice);
        this.bodies = box.stream().filter(piece -> !others.contains(piece)).toList();
        this.sheet = sheet;
    }

    /** Returns the pieces that are not dice. */
    public static List<Piece> otherPieces(List<Piece> box, List<TwinDie> dice) {
        Set<Integer> onDice = DieType.tags(dice.stream().map(TwinDie::type).toList());
        return box.stream()
                .filter(piece -> piece.tags().stream().noneMatch(onDice::contains))
                .toList();
    }

    /** Returns whether a token is a face of a die. */
    public boolean shows(Token token) {
        return face(token).isPresent();
    }

    private Optional<PieceFace> face(Token token) {
        return bodies.stream()
                .flatMap(piece -> piece.faces().stream())
                .filter(face -> face.token().equals(token))
                .findFirst();
    }

    /**
     * Returns a scene with the dice of a placement in their poses, and the others beside the sheet.
     *
     * @throws IllegalArgumentException if there is no die for a token
     */
    public TableScene showing(TableScene scene, Placement picture) {
        TableScene laid = scene;
        List<String> used = new ArrayList<>();
        for (Standing standing : picture.standings()) {
            Optional<PieceFace> face = face(standing.token());
            if (face.isPresent()) {
                TwinDie die = dieWith(face.get().tag(), scene, used);
                used.add(die.id());
                laid = laid.with(die.lying(
                        scene.tablePose(pose(standing)), number(die, face.get().tag())));
            }
        }
        return cleared(laid, used);
    }

    private static TwinDie dieWith(int tag, TableScene scene, List<String> used) {
        return scene.dice().stream()
                .filter(die -> number(die, tag) > 0 && !used.contains(die.id()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there are too few dice with tag " + tag));
    }

    /** Returns the number of the face with a tag; 0 if there is none. */
    private static int number(TwinDie die, int tag) {
        List<DieType.Face> faces = die.type().faces();
        return 1
                + IntStream.range(0, faces.size())
                        .filter(i -> faces.get(i).tag().orElse(-1) == tag)
                        .findFirst()
                        .orElse(-1);
    }

    private Pose pose(Standing standing) {
        return switch (standing.spot()) {
            case Spot.Lying lying -> lying.pose();
            case Spot.On on -> {
                Point centre = sheet.area(on.place()).centre();
                yield new Pose(centre.xMm(), centre.yMm(), 0);
            }
        };
    }

    private TableScene cleared(TableScene scene, List<String> used) {
        TableScene cleared = scene;
        List<TwinDie> dice = scene.dice().stream()
                .filter(die ->
                        bodies.stream().anyMatch(piece -> piece.tags().stream().anyMatch(tag -> number(die, tag) > 0)))
                .toList();
        for (int i = 0; i < dice.size(); i++) {
            TwinDie die = dice.get(i);
            if (sheet.reaches(scene.boardPose(die.pose()), 0) && !used.contains(die.id())) {
                cleared = cleared.with(aside(cleared, die, i));
            }
        }
        return cleared;
    }

    /** Returns a die in its own place beside the sheet, or in the next free place if a larger die covers its own. */
    private TwinDie aside(TableScene scene, TwinDie die, int index) {
        return IntStream.range(index, index + 2 * ROWS)
                .mapToObj(i -> die.lying(scene.tablePose(aside(i % (2 * ROWS))), die.face()))
                .filter(lying -> scene.dice().stream()
                        .allMatch(other -> other.id().equals(die.id()) || BodiesApart.deepMm(lying, other) <= 0))
                .findFirst()
                .orElseGet(() -> die.lying(scene.tablePose(aside(index)), die.face()));
    }

    /** Returns the place of a die in the columns left and right of the sheet. */
    private Pose aside(int index) {
        double out = sheet.widthMm() / 2 + CLEAR_OF_BOARD_MM + APART_MM * (index / (2 * ROWS));
        double along = APART_MM * (index / 2 % ROWS - ROWS / 2);
        return new Pose(index % 2 == 0 ? -out : out, along, 0);
    }
}
