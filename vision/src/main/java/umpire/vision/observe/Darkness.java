package umpire.vision.observe;

import org.opencv.core.Core;
import umpire.vision.observe.motion.Thumbnail;

/** Distinguishes a picture that is too dark from one that shows no table. */
final class Darkness {
    static final String MESSAGE = "The picture is too dark: turn on a light, or uncover the camera.";

    /** A picture with a lower mean grey level is too dark. With just enough light to read tags, the mean is three times as high. */
    private static final double MEAN_LEVEL = 26;

    private Darkness() {}

    static boolean isIn(Thumbnail picture) {
        return Core.mean(picture.blocks()).val[0] < MEAN_LEVEL;
    }
}
