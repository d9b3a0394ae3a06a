package umpire.vision.twin;

import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;

/**
 * A piece on the table, or lifted off it.
 *
 * @param piece which
 * @param pose of its tag, in the table's frame
 * @param liftMm how far its foot is above the table
 * @param velocity how it is moved
 */
public record StandingPiece(Piece piece, Pose pose, double liftMm, Velocity velocity) {
    /** A piece at rest. */
    public StandingPiece(Piece piece, Pose pose) {
        this(piece, pose, 0, Velocity.NONE);
    }

    /** Returns its id: its tag. */
    public int tag() {
        return piece.tag();
    }

    /** Returns the height of its tag above the table. */
    public double topMm() {
        return piece.heightMm() + liftMm;
    }

    /** Returns the width of its body: the tag with a white margin of a fifth of its side on both sides. */
    public double bodyMm() {
        return piece.tagMm() * 1.4;
    }

    /** Returns how far its body reaches out below the tag's lower margin, for the letters. */
    public double stripMm() {
        return piece.letters().isEmpty() ? 0 : piece.tagMm() * 0.3;
    }

    /** Returns it standing somewhere else, at rest. */
    public StandingPiece at(Pose elsewhere) {
        return new StandingPiece(piece, elsewhere);
    }
}
