package umpire.vision.twin.dice;

import java.util.List;

/** The body of a die in its own frame, whose origin is its middle. Faces are numbered from 1, in the order of their type. */
public interface DieSolid {
    /** Returns the turn that brings a face to the top; its rows are that face's own axes: right, up and out. */
    double[][] faceUp(int face);

    /** Returns how far its middle is above the lowest of its points when it is turned so. */
    double reachBelowMm(double[][] turn);

    /** Returns the corners of each face, in order round it. */
    List<double[][]> faces();

    /** Returns the radius of a ball that holds it. */
    double ballMm();

    /**
     * Follows a line of sight.
     *
     * @param from where it begins
     * @param ray its direction, of length one
     * @param at where it meets the surface, to be filled
     * @param normal the surface's direction there, to be filled
     * @return whether it does
     */
    boolean meets(double[] from, double[] ray, double[] at, double[] normal);

    /** Returns the number of the face that holds a point of the surface. */
    int faceAt(double[] at);

    /** Returns where the middle of what is printed on a face lies, along its axes and out from the die's middle. */
    double[] printMiddle(int face);
}
