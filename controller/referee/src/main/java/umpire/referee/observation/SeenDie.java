package umpire.referee.observation;

import java.util.Optional;
import umpire.rules.kernel.Pose;

/**
 * A die as the eye found it.
 *
 * @param kind {@code d6}, {@code d10}, {@code sticker}, {@code octahedron}
 * @param face what lies on top; empty when it is cocked or could not be read
 * @param cocked true when it leans, so that no face is on top
 * @param pose in the board's frame; the heading of a square die is known up to quarter turns
 * @param confidence from 0 to 1 that the face is right
 */
public record SeenDie(String kind, Optional<String> face, boolean cocked, Pose pose, double confidence) {}
