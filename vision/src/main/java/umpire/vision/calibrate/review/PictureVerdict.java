package umpire.vision.calibrate.review;

import java.util.Optional;

/**
 * The verdict on one picture.
 *
 * @param name of its file, or of the film and the frame
 * @param used whether the lens was made from it
 * @param corners the number of corners found
 * @param rmsPx root mean square distance of its corners from their predicted places
 * @param heldOutPx the same distance through a lens made without this picture
 * @param tiltDeg tilt of the board away from the picture
 * @param blurPx standard deviation of its edges
 * @param says the reason why it was not used, or a problem with it, for people; empty if there is none
 */
public record PictureVerdict(
        String name,
        boolean used,
        int corners,
        Optional<Double> rmsPx,
        Optional<Double> heldOutPx,
        Optional<Double> tiltDeg,
        double blurPx,
        String says) {}
