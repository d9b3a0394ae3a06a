package umpire.vision.twin.hands;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.FreeSpace;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Puts a piece down: it lies on its deck, shares a place, or pushes others aside. */
public final class DropRules {
    private final Table table;
    private final Board board;
    private final List<Piece> box;
    private final IntPredicate held;

    /**
     * Prepares for a table.
     *
     * @param held whether the piece with a tag is in a hand
     */
    public DropRules(Table table, Board board, List<Piece> box, IntPredicate held) {
        this.table = table;
        this.board = board;
        this.box = box;
        this.held = held;
    }

    /** Returns the scene after the pieces that stood on a removed one have sunk. */
    public TableScene sunk(TableScene scene, int gone) {
        TableScene after = scene;
        for (StandingPiece sunk : clearing(without(scene, gone)).sunk()) {
            after = after.with(sunk);
        }
        return after;
    }

    /** Returns the table without a lifted piece, and without others in the air. */
    private TableScene without(TableScene scene, int tag) {
        return scene.withPieces(scene.pieces().stream()
                .filter(piece -> piece.tag() != tag && !held.test(piece.tag()))
                .toList());
    }

    /** Returns the scene with a piece put down, and with those that make room for it. */
    public TableScene after(TableScene scene, StandingPiece piece, Pose there, long shuffle) {
        TableScene others = without(scene, piece.tag());
        Decks decks = new Decks(new RowsAside(others, board, box, 0));
        return decks.takes(piece, there)
                ? onDeck(scene, decks, piece.at(there).turnedUp(), shuffle)
                : new OffBoardPlacement(board, box, clearing(others), others)
                        .insteadOf(piece, there)
                        .map(scene::with)
                        .orElseGet(() -> onTable(scene, piece, there));
    }

    private TableScene onDeck(TableScene scene, Decks decks, StandingPiece card, long shuffle) {
        Stream<StandingPiece> lying = without(scene, card.tag()).pieces().stream()
                .filter(other -> other.piece().seat().equals(card.piece().seat()) && decks.holds(other));
        TableScene after = scene;
        for (StandingPiece each : decks.of(Stream.concat(lying, Stream.of(card)).toList(), shuffle)) {
            after = after.with(each);
        }
        return after;
    }

    private TableScene onTable(TableScene scene, StandingPiece piece, Pose there) {
        TableScene after = scene;
        Pose own = there;
        for (StandingPiece shared : new PlaceSharing(board, without(scene, piece.tag())).sharing(piece, there)) {
            if (shared.tag() == piece.tag()) {
                own = new Pose(shared.pose().xMm(), shared.pose().yMm(), there.headingDeg());
            } else {
                after = after.with(shared);
            }
        }
        for (StandingPiece other : clearing(without(after, piece.tag())).shoved(piece, own)) {
            after = after.with(other);
        }
        return after.with(
                clearing(without(after, piece.tag())).standing(piece, own).turnedUp());
    }

    private FreeSpace clearing(TableScene scene) {
        return new FreeSpace(table, board, scene);
    }
}
