package umpire.rules.kernel;

import java.util.List;

/**
 * One face of a piece, and how the piece lies while that face is on top.
 *
 * @param tag its tag's id
 * @param token what the piece counts as while this face is on top: {@code white-HVY}, {@code heavy-tank-2/side-6}
 * @param letters up to four, printed beside the tag and drawn by displays: {@code HVY}
 * @param tagMm side of the tag's black square, which may be smaller than the piece
 * @param tagAt the middle of the tag, from the point that the piece's pose is of
 * @param outline of the whole piece from above
 * @param heightMm of the tag above the table
 */
public record PieceFace(
        int tag, Token token, String letters, double tagMm, Point tagAt, BodyOutline outline, double heightMm) {
    private static final double CARD_MM = 1;

    /** White paper round a tag, in its sides, and a cut that went wrong. */
    private static final double QUIET_ZONE = 0.2;

    private static final double CUT_MM = 0.8;

    /** A face with its tag where the piece's pose is. */
    public PieceFace(int tag, Token token, String letters, double tagMm, BodyOutline outline, double heightMm) {
        this(tag, token, letters, tagMm, new Point(0, 0), outline, heightMm);
    }

    /** A face of a piece that is deeper than wide, its picture in the far part and its tag in the near one, where the quiet zone ends. */
    public static PieceFace tile(
            int tag, Token token, String letters, double tagMm, double widthMm, double depthMm, double heightMm) {
        return new PieceFace(tag, token, letters, tagMm, BodyOutline.rectangle(widthMm, depthMm), heightMm)
                .withTagAt(0, (0.5 + QUIET_ZONE) * tagMm + CUT_MM - depthMm / 2);
    }

    /** Returns whether it is as flat as a card: it lies on others of its shape without looking any higher or larger. */
    public boolean isFlat() {
        return heightMm <= CARD_MM;
    }

    /** Returns whether the piece is a plain block, as large as its tag asks for: displays draw it as large as there is room. */
    public boolean isBlock() {
        return outline.equals(BodyOutline.block(tagMm, letters));
    }

    /** Returns the same face with its tag elsewhere on it. */
    public PieceFace withTagAt(double xMm, double yMm) {
        return new PieceFace(tag, token, letters, tagMm, new Point(xMm, yMm), outline, heightMm);
    }

    /** Returns where the piece is when its tag is seen at a pose. */
    public Pose pieceAt(Pose tagPose) {
        Pose turned = new Pose(0, 0, tagPose.headingDeg());
        Point off = BodyOutline.placed(tagAt, turned);
        return new Pose(tagPose.xMm() - off.xMm(), tagPose.yMm() - off.yMm(), tagPose.headingDeg());
    }

    /** Returns where its tag is when the piece has a pose. */
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
