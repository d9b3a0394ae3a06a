package umpire.vision.twin.dice;

import java.util.List;

/** The solid of a die in its own frame, whose origin is its centre. Faces are numbered from 1, in the order of their type. */
public interface DieSolid {
    /** Returns the rotation that brings a face to the top; its rows are that face's own axes: right, up and out. */
    double[][] faceUp(int face);

    /** Returns the height of its centre above its lowest point in a rotation. */
    double reachBelowMm(double[][] turn);

    /** Returns the corners of each face, in order around it. */
    List<double[][]> faces();

    /** Returns the radius of its bounding sphere. */
    double ballMm();

    /**
     * Traces a line of sight.
     *
     * @param from its start
     * @param ray its direction, as a unit vector
     * @param at receives the intersection with the surface
     * @param normal receives the surface's direction there
     * @return whether there is an intersection
     */
    boolean meets(double[] from, double[] ray, double[] at, double[] normal);

    /** Returns the number of the face that contains a point of the surface. */
    int faceAt(double[] at);

    /** Returns the centre of a face's print, along its axes and out from the die's centre. */
    double[] printMiddle(int face);
}
