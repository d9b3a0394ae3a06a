package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.quality.PictureFault;
import umpire.vision.observe.places.OutlineDistance;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Names the places of the board that glare covers, or is nearest to. */
record GlareOnBoard(Board board, CameraView view, SheetPose sheet) {
    private static final String REMEDY = ": move the lamp or the camera.";

    /** The largest number of places that are named and pointed at; more do not help to find the glare. Chosen. */
    private static final int MOST = 4;

    /** The number of sample steps across the glare's bounding box. */
    private static final int STEPS = 4;

    /** Glare farther than this from every place is beside the board. Chosen. */
    private static final double BESIDE_MM = 60;

    SightTrouble of(PictureFault.GlareHere glare) {
        List<Area> near = sheet instanceof SheetPose.Found found ? near(glare, found) : List.of();
        String where = near.isEmpty() ? "beside the board" : "near " + named(near);
        return new SightTrouble(
                SightFlaw.GLARE,
                "Glare " + where + REMEDY,
                near.stream().map(Area::place).toList(),
                false);
    }

    private List<Area> near(PictureFault.GlareHere glare, SheetPose.Found found) {
        List<Point> within = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            for (int j = 0; j <= STEPS; j++) {
                within.add(onBoard(glare, (double) i / STEPS, (double) j / STEPS, found));
            }
        }
        Point middle = onBoard(glare, 0.5, 0.5, found);
        Comparator<Area> nearest = Comparator.comparingDouble(area -> awayMm(area, middle));
        List<Area> hit = board.areas().stream()
                .filter(area -> within.stream().anyMatch(area::contains))
                .sorted(nearest)
                .limit(MOST)
                .toList();
        return hit.isEmpty()
                ? board.areas().stream()
                        .filter(area -> new OutlineDistance(area).distanceMm(middle) < BESIDE_MM)
                        .sorted(nearest)
                        .limit(1)
                        .toList()
                : hit;
    }

    private static double awayMm(Area area, Point middle) {
        return area.centre().distanceMm(middle, middle);
    }

    private Point onBoard(PictureFault.GlareHere glare, double across, double down, SheetPose.Found found) {
        Pixel pixel = new Pixel(glare.leftPx() + across * glare.widthPx(), glare.topPx() + down * glare.heightPx());
        Point onTable = view.tableFromPixel(pixel, 0);
        Pose onBoard = found.boardFromTable(new Pose(onTable.xMm(), onTable.yMm(), 0));
        return new Point(onBoard.xMm(), onBoard.yMm());
    }

    private static String named(List<Area> areas) {
        return Listed.and(areas.stream().map(Area::title).toList());
    }
}
