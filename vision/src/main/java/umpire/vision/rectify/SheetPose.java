package umpire.vision.rectify;

import java.util.List;
import umpire.rules.kernel.Pose;

/** Whether the board's own tags say where the sheet lies. */
public sealed interface SheetPose {
    /** What the builder should know, one sentence each. */
    List<String> troubles();

    /**
     * It lies there.
     *
     * @param tableFromBoard where the sheet's frame lies in the table's
     * @param errorMm how far the tags' corners are seen from where the sheet has them: root of the mean square
     * @param tags how many of its tags were seen
     * @param troubles what the builder should know
     */
    record Found(Pose tableFromBoard, double errorMm, int tags, List<String> troubles) implements SheetPose {
        public Found {
            troubles = List.copyOf(troubles);
        }

        /** Turns a pose in the board's frame into one in the table's. */
        public Pose tableFromBoard(Pose onBoard) {
            double turn = Math.toRadians(tableFromBoard.headingDeg());
            return new Pose(
                    tableFromBoard.xMm() + onBoard.xMm() * Math.cos(turn) - onBoard.yMm() * Math.sin(turn),
                    tableFromBoard.yMm() + onBoard.xMm() * Math.sin(turn) + onBoard.yMm() * Math.cos(turn),
                    tableFromBoard.headingDeg() + onBoard.headingDeg());
        }

        /** Turns a pose in the table's frame into one in the board's. */
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

    /** It is not there, or cannot be trusted to be. */
    record Unknown(List<String> troubles) implements SheetPose {
        public Unknown {
            troubles = List.copyOf(troubles);
        }
    }
}
