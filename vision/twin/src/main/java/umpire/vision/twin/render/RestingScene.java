package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.Sensor;
import umpire.vision.twin.dice.BodiesApart;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/**
 * Draws the unchanging part of a scene once: the table with every resting object, in its own colours and as lit and focused. It is valid
 * for one camera pose, one board pose and one light.
 */
public final class RestingScene implements AutoCloseable {
    /** The number of cached patches: enough for a full table of pieces, and for those that stood on it before it was last arranged. */
    private static final int KEPT_PATCHES = 120;

    private static final int BAND_PX = 128;

    private final Lens lens;
    private final Light light;
    private final Lighting lighting;
    private final PieceSketch pieceSketch;
    private final DieSketch dieSketch;
    private final Mat bare;
    private final Mat resting = new Mat();
    private final Mat restingLit = new Mat();
    private final Mat focused = new Mat();
    private final Map<Record, Sprite> patches = new LinkedHashMap<>();
    private List<Record> shown = List.of();
    private double shownDefocusPx = -1;

    /** Takes ownership of the lens and closes it. */
    public RestingScene(
            Lens lens, TableScene scene, BareTable bareTable, PieceSketch pieceSketch, DieSketch dieSketch) {
        this.lens = lens;
        this.light = scene.light();
        this.pieceSketch = pieceSketch;
        this.dieSketch = dieSketch;
        this.lighting = new Lighting(lens, light);
        this.bare = bareTable.seen(lens, scene);
    }

    /** Draws the resting objects of the scene, unless they are drawn already. */
    public void settle(TableScene scene) {
        List<Record> still = inOrder(scene, false);
        double defocusPx = scene.shotSettings().defocusPx();
        if (still.equals(shown) && defocusPx == shownDefocusPx) {
            return;
        }
        if (defocusPx == shownDefocusPx) {
            changed(still, defocusPx).forEach(part -> rest(still, part, defocusPx));
        } else {
            whole(still, defocusPx);
        }
        shown = still;
        shownDefocusPx = defocusPx;
        forget();
    }

    /** Draws all resting objects, one band of the frame after the other; the whole frame at once would take twice the memory. */
    private void whole(List<Record> still, double defocusPx) {
        for (Mat picture : List.of(resting, restingLit, focused)) {
            picture.create(lens.heightPx(), lens.widthPx(), CvType.CV_8UC3);
        }
        for (int top = 0; top < lens.heightPx(); top += BAND_PX) {
            rest(still, lens.within(new Rect(0, top, lens.widthPx(), BAND_PX)), defocusPx);
        }
    }

    /** Returns the parts of the frame where an object came to rest, or rests no longer. */
    private List<Rect> changed(List<Record> still, double defocusPx) {
        List<Rect> parts = new ArrayList<>();
        still.stream()
                .filter(thing -> !shown.contains(thing))
                .forEach(thing -> parts.add(kept(thing).part()));
        shown.stream()
                .filter(thing -> !still.contains(thing))
                .forEach(thing -> parts.add(kept(thing).part()));
        return RegionMerger.of(parts, padPx(defocusPx)).stream()
                .map(lens::within)
                .toList();
    }

    /** Draws the resting objects in a part of the frame, lights it, and blurs it with a margin as wide as the blur. */
    private void rest(List<Record> still, Rect part, double defocusPx) {
        Canvas canvas = Canvas.of(bare, part);
        still.forEach(thing -> canvas.draw(kept(thing)));
        canvas.into(resting);
        try (MatScope scope = new MatScope()) {
            Mat lit = scope.keep(canvas.lit(lighting));
            put(lit, restingLit, part);
            int pad = padPx(defocusPx);
            Rect around = grown(part, pad);
            Rect wide = grown(around, pad);
            Mat cut = scope.keep(restingLit.submat(wide));
            Mat blurred = scope.keep(cut.clone());
            Sensor.blur(blurred, defocusPx);
            Mat inner = scope.keep(
                    blurred.submat(new Rect(around.x - wide.x, around.y - wide.y, around.width, around.height)));
            put(inner, focused, around);
        }
    }

    private static void put(Mat picture, Mat frame, Rect part) {
        try (MatScope scope = new MatScope()) {
            Mat target = scope.keep(frame.submat(part));
            picture.copyTo(target);
        }
    }

    private Rect grown(Rect part, int byPx) {
        return lens.within(new Rect(part.x - byPx, part.y - byPx, part.width + 2 * byPx, part.height + 2 * byPx));
    }

    /** Returns the visible reach of a blur, with a margin. */
    private static int padPx(double defocusPx) {
        return (int) Math.ceil(defocusPx * 4) + 2;
    }

    /** Returns the frame with every resting object; the caller owns it. */
    public Mat still() {
        return focused.clone();
    }

    /** Draws the moving objects into a frame. */
    public void move(TableScene scene, HandSketch handSketch, Mat frame) {
        double exposureMs = scene.shotSettings().exposureMs();
        List<Sprite> moving = new ArrayList<>();
        for (Record thing : inOrder(scene, true)) {
            moving.add(drawn(thing, exposureMs));
        }
        for (Hand hand : scene.hands()) {
            moving.add(handSketch.draw(hand, lens, light, exposureMs));
        }
        int pad = padPx(scene.shotSettings().defocusPx());
        for (Rect part : RegionMerger.of(moving.stream().map(Sprite::part).toList(), pad)) {
            redraw(lens.within(part), pad, moving, scene.shotSettings().defocusPx(), frame);
        }
    }

    private void redraw(Rect part, int pad, List<Sprite> moving, double defocusPx, Mat frame) {
        Rect wide = grown(part, pad);
        Canvas canvas = Canvas.of(resting, wide);
        moving.forEach(canvas::draw);
        try (MatScope scope = new MatScope()) {
            Mat lit = scope.keep(canvas.lit(lighting, restingLit));
            Sensor.blur(lit, defocusPx);
            Mat inner = scope.keep(lit.submat(new Rect(part.x - wide.x, part.y - wide.y, part.width, part.height)));
            put(inner, frame, part);
        }
    }

    /**
     * Returns the objects in the order in which they are drawn. Lower ones come first, and of equally high ones those farther from the
     * middle. A die below the overhang of another comes before the other.
     */
    private List<Record> inOrder(TableScene scene, boolean moving) {
        List<StandingPiece> pieces = scene.pieces().stream()
                .filter(piece -> moving(piece, scene) == moving)
                .sorted(Comparator.comparingDouble(StandingPiece::liftMm)
                        .thenComparingDouble(
                                piece -> -away(piece.pose().xMm(), piece.pose().yMm())))
                .toList();
        List<TwinDie> dice = scene.dice().stream()
                .filter(die -> moving(die) == moving)
                .sorted(Comparator.comparingDouble(TwinDie::liftMm)
                        .thenComparingDouble(
                                die -> -away(die.pose().xMm(), die.pose().yMm())))
                .toList();
        List<Record> things = new ArrayList<>(overhangsLast(dice));
        things.addAll(pieces);
        return things;
    }

    private List<TwinDie> overhangsLast(List<TwinDie> dice) {
        List<TwinDie> ordered = new ArrayList<>();
        for (TwinDie die : dice) {
            int at = ordered.size();
            for (int i = ordered.size() - 1; i >= 0; i--) {
                TwinDie before = ordered.get(i);
                boolean near = before.pose().distanceMm(die.pose()) < before.reachMm() + die.reachMm();
                at = near && BodiesApart.hides(before, die, lens.eyeXMm(), lens.eyeYMm(), lens.eyeZMm()) > 0 ? i : at;
            }
            ordered.add(at, die);
        }
        return ordered;
    }

    private double away(double xMm, double yMm) {
        return Math.hypot(xMm - lens.eyeXMm(), yMm - lens.eyeYMm());
    }

    /** Returns whether a piece moves. A piece above the table rests if it stands on resting pieces; otherwise it is in a hand. */
    private static boolean moving(StandingPiece piece, TableScene scene) {
        boolean inTheAir = piece.liftMm() > 0 && scene.below(piece).isEmpty();
        return inTheAir || piece.velocity().mmPerS() > 0;
    }

    private static boolean moving(TwinDie die) {
        return die.liftMm() > 0 || die.velocity().mmPerS() > 0;
    }

    private Sprite kept(Record thing) {
        Sprite sprite = patches.remove(thing);
        Sprite drawn = sprite == null ? drawn(thing, 0) : sprite;
        patches.put(thing, drawn);
        return drawn;
    }

    private void forget() {
        var oldest = patches.keySet().iterator();
        while (patches.size() > KEPT_PATCHES) {
            oldest.next();
            oldest.remove();
        }
    }

    private Sprite drawn(Record thing, double exposureMs) {
        return switch (thing) {
            case StandingPiece piece -> pieceSketch.draw(piece, lens, light, exposureMs);
            case TwinDie die -> dieSketch.draw(die, lens, light, exposureMs);
            default -> throw new IllegalArgumentException("cannot draw " + thing);
        };
    }

    @Override
    public void close() {
        OpenCv.release(bare);
        OpenCv.release(resting);
        OpenCv.release(restingLit);
        OpenCv.release(focused);
        lens.close();
    }
}
