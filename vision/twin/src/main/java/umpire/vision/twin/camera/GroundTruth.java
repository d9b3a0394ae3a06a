package umpire.vision.twin.camera;

import java.util.List;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;

/**
 * The true content of a scene's frame, for tests of recognition. Pixels are OpenCV's: (0,0) is the centre of the top left pixel.
 *
 * @param tags every tag in the scene whose corners all lie in the frame, sorted by id, including hidden ones
 * @param dice every die, sorted by id
 */
public record GroundTruth(List<TrueTag> tags, List<TrueDie> dice) {
    /**
     * A tag.
     *
     * @param id in the table's dictionary
     * @param pose in the table's frame
     * @param heightMm above the table
     * @param corners the pixels of its four corners in OpenCV's order: from the top left, clockwise
     * @param covered the share of it, 0 to 1, that hands, arms and other pieces hide from the camera
     */
    public record TrueTag(int id, Pose pose, double heightMm, List<Pixel> corners, double covered) {
        public TrueTag {
            corners = List.copyOf(corners);
        }
    }

    /**
     * A die.
     *
     * @param id its id in the scene
     * @param face on top, by its number
     * @param shows the name of that face
     * @param tiltDeg its tilt
     * @param pose in the table's frame
     * @param top the corners of its top face in the frame, before rounding
     * @param covered the share of that face, 0 to 1, that hands, arms and pieces hide from the camera
     */
    public record TrueDie(
            String id, int face, String shows, double tiltDeg, Pose pose, List<Pixel> top, double covered) {
        public TrueDie {
            top = List.copyOf(top);
        }
    }

    public GroundTruth {
        tags = List.copyOf(tags);
        dice = List.copyOf(dice);
    }
}
