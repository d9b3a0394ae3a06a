package umpire.vision.calibrate.lens;

/**
 * The size of a printed board, and its stretch: printers may stretch a page in one direction. Lengths have the corners' unit.
 *
 * @param stretch excess length along y, as a share: 0.01 if the board is 1 % too long
 * @param middleX of the board
 * @param middleY of the board
 * @param halfX distance from the middle to the outermost corner along x
 * @param halfY distance from the middle to the outermost corner along y
 */
public record BoardShape(double stretch, double middleX, double middleY, double halfX, double halfY) {
    /** Returns a board of this size without stretch. */
    public static BoardShape even(double middleX, double middleY, double halfX, double halfY) {
        return new BoardShape(0, middleX, middleY, halfX, halfY);
    }

    double yOf(double y) {
        return middleY + (y - middleY) * (1 + stretch);
    }

    BoardShape stretchedBy(double more) {
        return new BoardShape(stretch + more, middleX, middleY, halfX, halfY);
    }
}
