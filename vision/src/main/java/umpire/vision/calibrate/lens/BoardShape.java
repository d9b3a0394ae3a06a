package umpire.vision.calibrate.lens;

/**
 * How a real board differs from the flat and even one on paper: printers stretch, and cardboard bends. Lengths in the corners' unit.
 *
 * @param stretch how much longer it is along y than it should be, as a share
 * @param bendX how far its middle stands out, as it is bent along x; away from the viewer is more than 0
 * @param bendY the same along y
 * @param middleX of the board
 * @param middleY of the board
 * @param halfX from the middle to the outermost corner along x
 * @param halfY from the middle to the outermost corner along y
 */
public record BoardShape(
        double stretch, double bendX, double bendY, double middleX, double middleY, double halfX, double halfY) {
    static final int COUNT = 3;

    /** A flat and even board of this extent. */
    public static BoardShape flat(double middleX, double middleY, double halfX, double halfY) {
        return new BoardShape(0, 0, 0, middleX, middleY, halfX, halfY);
    }

    double yOf(double y) {
        return middleY + (y - middleY) * (1 + stretch);
    }

    double zOf(double x, double y) {
        return bendX * hollow(x - middleX, halfX) + bendY * hollow(y - middleY, halfY);
    }

    /** How z changes with the bend along x, at a place. */
    double hollowX(double x) {
        return hollow(x - middleX, halfX);
    }

    double hollowY(double y) {
        return hollow(y - middleY, halfY);
    }

    private static double hollow(double off, double half) {
        return half > 0 ? 1 - off * off / (half * half) : 0;
    }

    BoardShape plus(double moreStretch, double moreBendX, double moreBendY) {
        return new BoardShape(
                stretch + moreStretch, bendX + moreBendX, bendY + moreBendY, middleX, middleY, halfX, halfY);
    }
}
