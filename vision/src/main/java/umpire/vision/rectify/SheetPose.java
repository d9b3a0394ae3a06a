package umpire.vision.rectify;

import java.util.List;
import umpire.rules.kernel.Pose;

/** The pose of the sheet by the board's own tags, if they determine it. */
public sealed interface SheetPose {
    /** Returns the messages for the builder, one sentence each. */
    List<String> troubles();

    /**
     * The pose is known.
     *
     * @param tableFromBoard the pose of the sheet's frame in the table's
     * @param errorMm root mean square distance between the seen and the printed corners of the tags
     * @param tags the number of its tags that were seen
     * @param troubles messages for the builder
     */
    record Found(Pose tableFromBoard, double errorMm, int tags, List<String> troubles) implements SheetPose {
        public Found {
            troubles = List.copyOf(troubles);
        }

        /** Converts a pose from the board's frame to the table's. */
        public Pose tableFromBoard(Pose onBoard) {
            double turn = Math.toRadians(tableFromBoard.headingDeg());
            return new Pose(
                    tableFromBoard.xMm() + onBoard.xMm() * Math.cos(turn) - onBoard.yMm() * Math.sin(turn),
                    tableFromBoard.yMm() + onBoard.xMm() * Math.sin(turn) + onBoard.yMm() * Math.cos(turn),
                    tableFromBoard.headingDeg() + onBoard.headingDeg());
        }

        /** Converts a pose from the table's frame to the board's. */
        public Pose boardFromTable(Pose onTable) {
            double turn = Math.toRadians(-tableFromBoard.headingDeg());
            double dx = onTable.xMm() - tableFromBoard.xMm();
            double dy = onTable.yMm() - tableFromBoard.yMm();
            return new Pose(
                    dx * Math.cos(turn) - dy * Math.sin(turn),
                    dx * Math.sin(turn) + dy * Math.cos(turn),
                    onTable.headingDeg() - tableFromBoard.headingDeg());
        }
    }

    /** The sheet is not there, or its pose cannot be trusted. */
    record Unknown(List<String> troubles) implements SheetPose {
        public Unknown {
            troubles = List.copyOf(troubles);
        }
    }
}
