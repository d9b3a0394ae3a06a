package umpire.rules.kernel;

import java.util.List;

/**
 * One face of a piece, and the shape of the piece while that face is on top.
 *
 * @param tag its tag's id
 * @param token the token that the piece counts as while this face is on top: {@code white-HVY},
 *     {@code heavy-tank-2/side-6}
 * @param letters up to four, printed beside the tag and drawn by displays: {@code HVY}
 * @param tagMm side of the tag's black square, which may be smaller than the piece
 * @param tagAt the middle of the tag, from the point of the piece's pose
 * @param outline of the whole piece from above
 * @param heightMm of the tag above the table
 */
public record PieceFace(
        int tag, Token token, String letters, double tagMm, Point tagAt, BodyOutline outline, double heightMm) {
    private static final double CARD_MM = 1;

    /** The width of the white margin around a tag, as a share of the tag's side. */
    private static final double QUIET_ZONE = 0.2;

    private static final double CUT_MM = 0.8;

    /** A face whose tag is at the point of the piece's pose. */
    public PieceFace(int tag, Token token, String letters, double tagMm, BodyOutline outline, double heightMm) {
        this(tag, token, letters, tagMm, new Point(0, 0), outline, heightMm);
    }

    /**
     * A face of a piece that is deeper than wide, with its picture in the far part and its tag in the near part. The
     * tag's white margin ends just inside the near edge.
     */
    public static PieceFace tile(
            int tag, Token token, String letters, double tagMm, double widthMm, double depthMm, double heightMm) {
        return new PieceFace(tag, token, letters, tagMm, BodyOutline.rectangle(widthMm, depthMm), heightMm)
                .withTagAt(0, (0.5 + QUIET_ZONE) * tagMm + CUT_MM - depthMm / 2);
    }

    /** Returns whether the face is as flat as a card: on a pile of equal pieces it looks neither higher nor larger. */
    public boolean isFlat() {
        return heightMm <= CARD_MM;
    }

    /**
     * Returns whether the piece is a plain block whose size follows from its tag. Displays draw it as large as there is
     * room.
     */
    public boolean isBlock() {
        return outline.equals(BodyOutline.block(tagMm, letters));
    }

    /** Returns this face with its tag at another point. */
    public PieceFace withTagAt(double xMm, double yMm) {
        return new PieceFace(tag, token, letters, tagMm, new Point(xMm, yMm), outline, heightMm);
    }

    /** Returns the pose of the piece whose tag is seen at a pose. */
    public Pose pieceAt(Pose tagPose) {
        Pose turned = new Pose(0, 0, tagPose.headingDeg());
        Point off = BodyOutline.placed(tagAt, turned);
        return new Pose(tagPose.xMm() - off.xMm(), tagPose.yMm() - off.yMm(), tagPose.headingDeg());
    }

    /** Returns the pose of the tag when the piece has a pose. */
    public Pose tagOf(Pose piece) {
        Point at = BodyOutline.placed(tagAt, piece);
        return new Pose(at.xMm(), at.yMm(), piece.headingDeg());
    }

    /** Returns whether the tag's black square lies within the outline. */
    boolean tagIsOnThePiece() {
        double half = tagMm / 2;
        return List.of(
                        new Point(tagAt.xMm() - half, tagAt.yMm() - half),
                        new Point(tagAt.xMm() + half, tagAt.yMm() - half),
                        new Point(tagAt.xMm() + half, tagAt.yMm() + half),
                        new Point(tagAt.xMm() - half, tagAt.yMm() + half))
                .stream()
                .allMatch(outline::contains);
    }
}
