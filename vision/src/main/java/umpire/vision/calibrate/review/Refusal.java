package umpire.vision.calibrate.review;

/**
 * The reason why a set of pictures gives no calibration.
 *
 * @param reason the kind of fault, for programs
 * @param says the problem and the remedy, for people
 */
public record Refusal(SetFault reason, String says) {
    /** The possible faults of a set. */
    public enum SetFault {
        /** No picture shows a readable board. */
        NO_BOARD,
        /** Too few pictures show the board. */
        TOO_FEW,
        /** The pictures are of different sizes. */
        SIZES_MIXED,
        /** Some pictures agree on one lens and some on another. */
        CAMERAS_MIXED,
        /** The pictures are blurred by movement or out of focus. */
        BLURRED,
        /** The board had the same tilt in all pictures. */
        PARALLEL,
        /** The board was only ever in one part of the picture. */
        ONE_CORNER,
        /** No lens of the rig file's model fits the pictures. */
        DOES_NOT_FIT,
        /** The lens found is too uncertain. */
        TOO_UNSURE
    }
}
