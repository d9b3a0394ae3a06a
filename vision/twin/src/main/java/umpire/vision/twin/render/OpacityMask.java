package umpire.vision.twin.render;

import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.TableScene;

/** Finds the objects between the camera and a point of the scene. */
public final class OpacityMask {
    private static final double STEP_MM = 1.5;
    /** Only objects at least this far above a point may hide it, so that a surface does not hide itself. */
    private static final double ABOVE_MM = 0.4;

    private final TableScene scene;
    private final Lens lens;
    private final HandSketch handSketch;

    public OpacityMask(TableScene scene, Lens lens, HandSketch handSketch) {
        this.scene = scene;
        this.lens = lens;
        this.handSketch = handSketch;
    }

    /** Returns whether a piece, a hand or an arm hides a point from the camera. */
    boolean hides(double[] point) {
        return scene.hands().stream().anyMatch(hand -> hides(hand, point))
                || scene.pieces().stream().anyMatch(piece -> hides(Block.of(piece), point));
    }

    private boolean hides(Hand hand, double[] point) {
        double[] there = towardsEye(point, HandSketch.middleMm(hand));
        return there[2] > point[2] && handSketch.covers(hand, there[0], there[1]);
    }

    private boolean hides(Block block, double[] point) {
        for (double z = Math.max(point[2] + ABOVE_MM, block.footMm()); z <= block.topMm(); z += STEP_MM) {
            double[] there = towardsEye(point, z);
            if (block.holds(there[0], there[1])) {
                return true;
            }
        }
        return false;
    }

    /** Returns the point at a height on the line from a point to the camera. */
    private double[] towardsEye(double[] point, double heightMm) {
        double share = (heightMm - point[2]) / (lens.eyeZMm() - point[2]);
        return new double[] {
            point[0] + share * (lens.eyeXMm() - point[0]), point[1] + share * (lens.eyeYMm() - point[1]), heightMm
        };
    }
}
