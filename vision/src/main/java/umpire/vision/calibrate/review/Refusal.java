package umpire.vision.calibrate.review;

/**
 * Why a set of pictures carries no calibration.
 *
 * @param reason of a fixed list, for programs
 * @param says what is wrong and what to do, for people
 */
public record Refusal(SetFault reason, String says) {
    /** What can be wrong with a set. */
    public enum SetFault {
        /** No picture shows a board that can be read. */
        NO_BOARD,
        /** Too few pictures show the board. */
        TOO_FEW,
        /** The pictures are of different sizes. */
        SIZES_MIXED,
        /** Some pictures agree on one lens and some on another. */
        CAMERAS_MIXED,
        /** The pictures are blurred by movement or out of focus. */
        BLURRED,
        /** The board was never tilted differently. */
        PARALLEL,
        /** The board was only ever in one part of the picture. */
        ONE_CORNER,
        /** No lens of the kind the rig file describes suits the pictures. */
        DOES_NOT_FIT,
        /** The lens found is too uncertain. */
        TOO_UNSURE
    }
}
