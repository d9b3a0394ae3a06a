package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Table;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.OpenCv;

/** The bare table as a camera sees it, before any light: wood, corner tags, and the board sheet where it lies. */
final class BareTable {
    private static final int BAND_PX = 64;
    private static final int FINE = 2;
    private static final int TAG_FINE = 4;

    private final Table table;
    private final Board board;
    private final Tags tags;
    private final Print wood;
    private final Print sheet;

    BareTable(Table table, Board board, Tags tags, Lens lens, long seed) {
        this.table = table;
        this.board = board;
        this.tags = tags;
        this.wood = PaintedWood.of(table, lens, seed);
        this.sheet = new SheetPrint(board).print();
    }

    /** Returns its colours in three channels; the caller releases it. */
    Mat seen(Lens lens, TableScene scene) {
        Mat picture = new Mat(lens.heightPx(), lens.widthPx(), CvType.CV_8UC3);
        Pose origin = new Pose(0, 0, 0);
        for (int top = 0; top < lens.heightPx(); top += BAND_PX) {
            Rect band = lens.within(new Rect(0, top, lens.widthPx(), BAND_PX));
            Mat strip = wood.seen(lens, band, FINE, origin, 0);
            Mat target = picture.submat(band);
            strip.copyTo(target);
            OpenCv.release(target);
            OpenCv.release(strip);
            if (scene.boardLaid()) {
                lay(flat(sheet, lens, band, FINE, scene.board()), picture);
            }
        }
        stickTags(lens, scene, picture);
        return picture;
    }

    private void stickTags(Lens lens, TableScene scene, Mat picture) {
        for (Table.CornerTag corner : table.corners()) {
            stick(lens, corner.id(), table.cornerTagMm(), new Pose(corner.xMm(), corner.yMm(), 0), picture);
        }
        if (scene.boardLaid()) {
            for (Board.BoardTag tag : board.tags()) {
                Pose onBoard = new Pose(tag.centre().xMm(), tag.centre().yMm(), 0);
                stick(lens, tag.id(), tag.sideMm(), scene.tablePose(onBoard), picture);
            }
        }
    }

    private void stick(Lens lens, int id, double sideMm, Pose pose, Mat picture) {
        double half = sideMm * (0.5 + Tags.MARGIN);
        List<GroundTruth.TruePixel> pixels = new ArrayList<>();
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
        Mat seen = print.seen(lens, part, fine, pose, 0);
        try {
            return Sprite.flat(part, seen);
        } finally {
            OpenCv.release(seen);
        }
    }

    void close() {
        wood.close();
        sheet.close();
    }
}
