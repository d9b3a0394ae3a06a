package umpire.vision.observe.pieces;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.rectify.SheetPose;

/**
 * Dice that are also pieces: bodies whose faces carry the tags of a die. Such a die is thrown and read as a die, and stands for the token
 * of its top face while it lies there.
 */
public final class DicePieces {
    /** The confidence below which a face is uncertain. The die is then not taken for a piece. */
    private static final double SURE = 0.9;

    private record FaceUp(String die, String shows) {}

    private record BodyFace(Piece piece, PieceFace face) {}

    private final Map<FaceUp, BodyFace> bodies = new HashMap<>();

    public DicePieces(List<Piece> pieces, List<DieType> box) {
        Map<Integer, BodyFace> byTag = new HashMap<>();
        for (Piece piece : pieces) {
            piece.faces().forEach(face -> byTag.put(face.tag(), new BodyFace(piece, face)));
        }
        for (DieType type : box) {
            for (DieType.Face face : type.faces()) {
                face.tag().stream()
                        .boxed()
                        .flatMap(tag -> Optional.ofNullable(byTag.get(tag)).stream())
                        .forEach(body -> bodies.put(new FaceUp(type.name(), face.shows()), body));
            }
        }
    }

    /** Returns the piece that a die stands for; empty if it is not a piece, leans, or has an uncertain face. */
    public Optional<LocatedPiece> of(SeenDie die, SheetPose.Found board) {
        return die.face()
                .filter(face -> !die.cocked() && die.confidence() >= SURE)
                .flatMap(face -> Optional.ofNullable(bodies.get(new FaceUp(die.name(), face))))
                .map(body -> new LocatedPiece(
                        body.piece(),
                        body.face(),
                        die.confidence(),
                        board.tableFromBoard(die.pose()),
                        die.pose(),
                        0,
                        new LocatedPiece.Raise(0, die.pose()),
                        die.pose(),
                        false));
    }

    /** Returns the overhang of a die that is a piece: the upper corners of an octahedron. */
    public Optional<DieOverhang> overhang(SeenDie die, LocatedPiece lying) {
        return die.kind().equals(DieType.OCTAHEDRON)
                ? Optional.of(new DieOverhang(
                        die.pose(),
                        new DieForm(die.kind(), lying.face().outline().reachMm() * Math.sqrt(3))))
                : Optional.empty();
    }
}
