package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.LensMount;
import umpire.vision.twin.camera.RecentPictures;
import umpire.vision.twin.print.PaintedWood;
import umpire.vision.twin.print.Print;
import umpire.vision.twin.print.Printer;
import umpire.vision.twin.print.Tags;
import umpire.vision.twin.scene.TableScene;

/** Draws the bare table without light: wood, corner tags, and the board sheet if it is laid. */
public final class BareTable {
    private static final int BAND_PX = 64;
    private static final int FINE = 2;
    private static final int TAG_FINE = 4;

    /** The number of points on half an edge of the sheet that are projected to find its extent in the picture. */
    private static final int EDGE_POINTS = 8;

    private static final double EDGE_PX = 6;

    /** A cup's colours and radii, from its rim to its content; the radii are shares of a corner tag's side. */
    private static final List<Scalar> CUP = List.of(new Scalar(150, 95, 60), new Scalar(24, 36, 54));

    private static final double[] CUP_SHARES = {0.95, 0.8};
    private static final int CUP_POINTS = 48;

    /**
     * The latest pictures of bare tables. A table needs two if a large and a small camera take turns, or if another board is laid on it.
     */
    private static final RecentPictures DRAWN = new RecentPictures(2);

    private final Table table;
    private final Board board;
    private final Tags tags;
    private final PaintedWood wood;
    private final Printer printer;
    private final Printer.SheetLook look;
    private final long seed;

    public BareTable(Table table, Board board, Tags tags, Printer printer, Lens lens, long seed) {
        this.table = table;
        this.board = board;
        this.tags = tags;
        this.seed = seed;
        this.wood = PaintedWood.of(table, lens, seed);
        this.printer = printer;
        this.look = printer.look(board);
    }

    /** Everything that determines the look. Without a board, its kind and pose do not matter. */
    private record TableLook(
            LensMount mount,
            Table table,
            Optional<Printer.SheetLook> sheet,
            Pose pose,
            Set<Integer> covered,
            long seed) {}

    /** Returns the colours in three channels; the caller releases it. */
    Mat seen(Lens lens, TableScene scene) {
        TableLook tableLook = new TableLook(
                lens.mount(),
                table,
                Optional.of(look).filter(any -> scene.boardLaid()),
                scene.boardLaid() ? scene.board() : new Pose(0, 0, 0),
                scene.coveredCorners(),
                seed);
        return DRAWN.of(tableLook, () -> drawn(lens, scene));
    }

    /**
     * Draws the bare table. Wood and sheet are freed once they are drawn, since together they take as much memory as four pictures of the
     * table.
     */
    private Mat drawn(Lens lens, TableScene scene) {
        Mat picture = new Mat(lens.heightPx(), lens.widthPx(), CvType.CV_8UC3);
        drawWood(lens, picture);
        if (scene.boardLaid()) {
            try (Print sheet = printer.sheet(look)) {
                drawSheet(sheet, lens, scene.board(), picture);
            }
        }
        stickTags(lens, scene, picture);
        return picture;
    }

    private void drawWood(Lens lens, Mat picture) {
        Pose origin = new Pose(0, 0, 0);
        try (Print print = wood.print()) {
            for (int top = 0; top < lens.heightPx(); top += BAND_PX) {
                Rect band = lens.within(new Rect(0, top, lens.widthPx(), BAND_PX));
                try (MatScope scope = new MatScope()) {
                    Mat strip = scope.keep(print.seen(lens, band, FINE, origin, 0));
                    strip.copyTo(scope.keep(picture.submat(band)));
                }
            }
        }
    }

    private static void drawSheet(Print sheet, Lens lens, Pose pose, Mat picture) {
        Rect around = aroundSheet(sheet, lens, pose);
        int bottom = around.y + around.height;
        for (int top = around.y; top < bottom; top += BAND_PX - top % BAND_PX) {
            int height = Math.min(BAND_PX - top % BAND_PX, bottom - top);
            lay(flat(sheet, lens, new Rect(around.x, top, around.width, height), FINE, pose), picture);
        }
    }

    /** Returns the part of the frame that contains the sheet and its shadow. Its edges may bend outwards. */
    private static Rect aroundSheet(Print sheet, Lens lens, Pose pose) {
        List<Pixel> edge = new ArrayList<>();
        double halfX = sheet.pixels().cols() / sheet.pxPerMm() / 2;
        double halfY = sheet.pixels().rows() / sheet.pxPerMm() / 2;
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        for (int i = -EDGE_POINTS; i <= EDGE_POINTS; i++) {
            double share = (double) i / EDGE_POINTS;
            for (double[] at : new double[][] {
                {share * halfX, halfY}, {share * halfX, -halfY}, {halfX, share * halfY}, {-halfX, share * halfY}
            }) {
                edge.add(lens.project(
                        pose.xMm() + cos * at[0] - sin * at[1], pose.yMm() + sin * at[0] + cos * at[1], 0));
            }
        }
        return lens.within(PieceSketch.box(edge, EDGE_PX));
    }

    private void stickTags(Lens lens, TableScene scene, Mat picture) {
        for (Table.CornerTag corner : table.corners()) {
            stick(lens, corner.id(), table.cornerTagMm(), new Pose(corner.xMm(), corner.yMm(), 0), picture);
            if (scene.coveredCorners().contains(corner.id())) {
                putCup(lens, corner, picture);
            }
        }
        if (scene.boardLaid()) {
            for (Board.BoardTag tag : board.tags()) {
                Pose onBoard = new Pose(tag.centre().xMm(), tag.centre().yMm(), 0);
                stick(lens, tag.id(), tag.sideMm(), scene.tablePose(onBoard), picture);
            }
        }
    }

    /** Draws a cup as seen from above: its rim and its content. */
    private void putCup(Lens lens, Table.CornerTag corner, Mat picture) {
        for (int ring = 0; ring < CUP.size(); ring++) {
            double radiusMm = table.cornerTagMm() * CUP_SHARES[ring];
            List<Point> round = new ArrayList<>();
            for (int i = 0; i < CUP_POINTS; i++) {
                double turn = 2 * Math.PI * i / CUP_POINTS;
                Pixel at = lens.project(
                        corner.xMm() + radiusMm * Math.cos(turn), corner.yMm() + radiusMm * Math.sin(turn), 0);
                round.add(new Point(at.x(), at.y()));
            }
            try (MatScope scope = new MatScope()) {
                MatOfPoint outline = scope.keep(new MatOfPoint());
                outline.fromList(round);
                Imgproc.fillConvexPoly(picture, outline, CUP.get(ring), Imgproc.LINE_AA);
            }
        }
    }

    private void stick(Lens lens, int id, double sideMm, Pose pose, Mat picture) {
        double half = sideMm * (0.5 + Tags.MARGIN);
        List<Pixel> pixels = new ArrayList<>();
        for (double[] c : Block.square(pose, 2 * half, 0)) {
            pixels.add(lens.project(c[0], c[1], 0));
        }
        Rect part = lens.within(PieceSketch.box(pixels, 3));
        if (part.width > 0 && part.height > 0) {
            try (Print tag = tags.withMargin(id, sideMm)) {
                lay(flat(tag, lens, part, TAG_FINE, pose), picture);
            }
        }
    }

    private static void lay(Sprite sprite, Mat picture) {
        Canvas canvas = Canvas.of(picture, sprite.part());
        canvas.draw(sprite);
        canvas.into(picture);
    }

    private static Sprite flat(Print print, Lens lens, Rect part, int fine, Pose pose) {
        try (MatScope scope = new MatScope()) {
            Mat seen = scope.keep(print.seen(lens, part, fine, pose, 0));
            return Sprite.flat(part, seen);
        }
    }
}
