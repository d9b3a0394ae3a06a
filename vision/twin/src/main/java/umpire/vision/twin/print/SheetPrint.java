package umpire.vision.twin.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.vision.frame.MatScope;

/** Prints a board: its areas with their tints and names, its roads, and a thin shadow round the sheet. Not its tags. */
public final class SheetPrint {
    private static final double PX_PER_MM = 4;
    private static final double SHADOW_MM = 5;
    private static final double ROAD_MM = 3;
    private static final int SHIFT = 5;
    private static final Scalar LINE = new Scalar(66, 74, 82, 255);
    private static final Scalar FAINT = new Scalar(96, 108, 116, 255);
    private static final int OPAQUE = 255;

    /** The colours of the tints that no board names itself: chosen, light enough for ink and for tags; trays dark enough for white dice. */
    private static final Map<Area.Tint, Scalar> ORDINARY = Map.of(
            Area.Tint.LIGHT, new Scalar(196, 219, 228, OPAQUE),
            Area.Tint.DARK, new Scalar(122, 152, 160, OPAQUE),
            Area.Tint.HOME, new Scalar(176, 204, 190, OPAQUE),
            Area.Tint.RESOURCE, new Scalar(110, 176, 220, OPAQUE),
            Area.Tint.TRAY, new Scalar(112, 104, 84, OPAQUE));

    private static final Scalar UNNAMED = new Scalar(214, 216, 212, OPAQUE);

    private final Board board;
    private final double leftMm;
    private final double topMm;

    public SheetPrint(Board board) {
        this.board = board;
        this.leftMm = -board.widthMm() / 2;
        this.topMm = board.heightMm() / 2;
    }

    public Print print() {
        Size size = new Size(Math.ceil(board.widthMm() * PX_PER_MM), Math.ceil(board.heightMm() * PX_PER_MM));
        try (MatScope scope = new MatScope()) {
            Mat sheet = scope.keep(new Mat(size, CvType.CV_8UC4, Tags.PAPER));
            board.roads().forEach(road -> draw(sheet, road));
            for (Area area : board.areas()) {
                paint(sheet, area);
            }
            for (Area area : board.areas()) {
                name(sheet, area);
            }
            Point foot = at(new umpire.rules.kernel.Point(0, -board.heightMm() / 2 + 4));
            Tags.write(sheet, board.name(), foot, board.widthMm(), 3.4 * PX_PER_MM, FAINT);
            Tags.opaque(sheet);
            Mat lying = onShadow(sheet);
            return new Print(lying, PX_PER_MM, leftMm - SHADOW_MM, topMm + SHADOW_MM);
        }
    }

    /** A road lies below the places that it joins, as on the pages: a line across a place would look like a thing that lies there. */
    private void draw(Mat sheet, Board.Road road) {
        Point from = shifted(board.area(road.from()).centre());
        Point to = shifted(board.area(road.to()).centre());
        Scalar colour =
                board.terrain(road.tint()).map(terrain -> paper(terrain.rgb())).orElse(FAINT);
        Imgproc.line(sheet, from, to, colour, (int) (ROAD_MM * PX_PER_MM), Imgproc.LINE_AA, SHIFT);
    }

    private void paint(Mat sheet, Area area) {
        try (MatScope scope = new MatScope()) {
            List<MatOfPoint> outlines = List.of(scope.keep(
                    new MatOfPoint(area.outline().stream().map(this::shifted).toArray(Point[]::new))));
            Imgproc.fillPoly(sheet, outlines, tint(area.tint()), Imgproc.LINE_AA, SHIFT, new Point(0, 0));
            Imgproc.polylines(sheet, outlines, true, LINE, 2, Imgproc.LINE_AA, SHIFT);
        }
    }

    /** Small, in the near left corner of the area. */
    private void name(Mat sheet, Area area) {
        List<umpire.rules.kernel.Point> corners = new ArrayList<>(area.outline());
        corners.sort(Comparator.comparingDouble(c -> c.xMm() + c.yMm()));
        umpire.rules.kernel.Point corner = corners.getFirst();
        umpire.rules.kernel.Point centre = area.centre();
        double reach = Math.hypot(centre.xMm() - corner.xMm(), centre.yMm() - corner.yMm());
        double in = Math.min(0.5, 5.2 / Math.max(1, reach));
        Point middle = at(new umpire.rules.kernel.Point(
                corner.xMm() + (centre.xMm() - corner.xMm()) * in, corner.yMm() + (centre.yMm() - corner.yMm()) * in));
        Tags.write(sheet, area.place().name(), middle, 9 * PX_PER_MM, 2.6 * PX_PER_MM, FAINT);
    }

    private Point at(umpire.rules.kernel.Point point) {
        return new Point((point.xMm() - leftMm) * PX_PER_MM - 0.5, (topMm - point.yMm()) * PX_PER_MM - 0.5);
    }

    private Point shifted(umpire.rules.kernel.Point point) {
        Point at = at(point);
        return new Point(Math.round(at.x * (1 << SHIFT)), Math.round(at.y * (1 << SHIFT)));
    }

    private Scalar tint(Area.Tint tint) {
        return board.terrain(tint)
                .map(terrain -> paper(terrain.rgb()))
                .or(() -> Optional.ofNullable(ORDINARY.get(tint)))
                .orElse(UNNAMED);
    }

    private static Scalar paper(String rgb) {
        int colour = Integer.parseInt(rgb.substring(1), 16);
        return new Scalar(colour & 0xff, (colour >> 8) & 0xff, colour >> 16, OPAQUE);
    }

    private static Mat onShadow(Mat sheet) {
        int border = (int) (SHADOW_MM * PX_PER_MM);
        try (MatScope scope = new MatScope()) {
            Mat opacity = scope.keep(Mat.zeros(sheet.rows() + 2 * border, sheet.cols() + 2 * border, CvType.CV_8U));
            Rect inner = new Rect(border, border, sheet.cols(), sheet.rows());
            Imgproc.rectangle(opacity, inner, Scalar.all(130), Imgproc.FILLED);
            Imgproc.GaussianBlur(opacity, opacity, new Size(0, 0), 1.3 * PX_PER_MM);
            Mat lying = scope.keep(Mat.zeros(opacity.size(), CvType.CV_8UC4));
            Core.insertChannel(opacity, lying, 3);
            Mat middle = scope.keep(lying.submat(inner));
            sheet.copyTo(middle);
            return scope.handOut(lying);
        }
    }
}
