package umpire.vision.calibrate.review;

import java.util.Optional;

/**
 * What became of one picture.
 *
 * @param name of its file, or of the film and the frame
 * @param used whether the lens was made from it
 * @param corners how many corners were found
 * @param rmsPx how far its corners are from where the lens puts them
 * @param heldOutPx the same by a lens that was made without it
 * @param tiltDeg how far the board was tilted away from the picture
 * @param blurPx how wide its edges are: standard deviation
 * @param says why it was not used, or what is wrong with it; empty where nothing is
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
