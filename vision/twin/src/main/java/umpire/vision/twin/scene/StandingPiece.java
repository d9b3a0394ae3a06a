package umpire.vision.twin.scene;

import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * A piece on the table, or lifted off it.
 *
 * @param piece the piece
 * @param face on top
 * @param pose of its body, in the table's frame
 * @param liftMm the height of its foot above the table
 * @param velocity of its motion
 * @param faceDown whether its back is on top, which has no tag: a card of a deck
 */
public record StandingPiece(
        Piece piece, PieceFace face, Pose pose, double liftMm, Velocity velocity, boolean faceDown) {
    /** Makes a piece with its first face on top. */
    public StandingPiece(Piece piece, Pose pose, double liftMm, Velocity velocity) {
        this(piece, piece.face(), pose, liftMm, velocity, false);
    }

    /** Makes a piece at rest with its first face on top. */
    public StandingPiece(Piece piece, Pose pose) {
        this(piece, pose, 0, Velocity.NONE);
    }

    /** Returns its id: the tag of its first face, whichever is on top. */
    public int tag() {
        return piece.tag();
    }

    /** Returns the token of the face on top. */
    public Token token() {
        return face.token();
    }

    /** Returns the outline of the face on top. */
    public BodyOutline outline() {
        return face.outline();
    }

    /** Returns the height of its top above the table. */
    public double topMm() {
        return face.heightMm() + liftMm;
    }

    /** Returns the shorter side of its body. */
    public double bodyMm() {
        BodyOutline outline = outline();
        return Math.min(outline.rightMm() - outline.leftMm(), outline.farMm() - outline.nearMm());
    }

    /** Returns the longer side of its body. */
    public double lengthMm() {
        BodyOutline outline = outline();
        return Math.max(outline.rightMm() - outline.leftMm(), outline.farMm() - outline.nearMm());
    }

    /** Returns this piece at rest elsewhere on the table. */
    public StandingPiece at(Pose elsewhere) {
        return at(elsewhere, 0);
    }

    /** Returns this piece at rest elsewhere at a height. */
    public StandingPiece at(Pose elsewhere, double heightMm) {
        return moving(elsewhere, heightMm, Velocity.NONE);
    }

    /** Returns this piece carried to a pose. */
    public StandingPiece moving(Pose through, double heightMm, Velocity speed) {
        return new StandingPiece(piece, face, through, heightMm, speed, faceDown);
    }

    /** Returns the piece with another face on top. */
    public StandingPiece showing(PieceFace other) {
        return new StandingPiece(piece, other, pose, liftMm, velocity, false);
    }

    /** Returns the piece with its back on top. */
    public StandingPiece turnedDown() {
        return new StandingPiece(piece, face, pose, liftMm, velocity, true);
    }

    /** Returns this piece with its face on top. */
    public StandingPiece turnedUp() {
        return showing(face);
    }
}
