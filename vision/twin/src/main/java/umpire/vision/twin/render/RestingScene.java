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
 * What does not change from one frame to the next, drawn once: the table with everything on it that rests, in its own
 * colours and as lit and focused. One camera position, one board position, one light.
 */
public final class RestingScene implements AutoCloseable {
    /** A table full of pieces, and what stood on it before it was last arranged. */
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

    /** Takes the lens over and closes it. */
    public RestingScene(
            Lens lens, TableScene scene, BareTable bareTable, PieceSketch pieceSketch, DieSketch dieSketch) {
        this.lens = lens;
        this.light = scene.light();
        this.pieceSketch = pieceSketch;
        this.dieSketch = dieSketch;
        this.lighting = new Lighting(lens, light);
        this.bare = bareTable.seen(lens, scene);
    }

    /** Draws what rests in the scene, unless it is what was drawn last. */
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

    /** Draws all that rests, a band of the frame after the other: in one piece it would take up as much again. */
    private void whole(List<Record> still, double defocusPx) {
        for (Mat picture : List.of(resting, restingLit, focused)) {
            picture.create(lens.heightPx(), lens.widthPx(), CvType.CV_8UC3);
        }
        for (int top = 0; top < lens.heightPx(); top += BAND_PX) {
            rest(still, lens.within(new Rect(0, top, lens.widthPx(), BAND_PX)), defocusPx);
        }
    }

    /** The parts of the frame where something came to rest, or rests no more. */
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

    /** Draws what rests in a part of the frame, lights it, and focuses it with as much around it as its edge is blurred over. */
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

    /** How far a blur carries anything that can be seen, and a little. */
    private static int padPx(double defocusPx) {
        return (int) Math.ceil(defocusPx * 4) + 2;
    }

    /** Returns the frame with everything that rests, for the caller to own. */
    public Mat still() {
        return focused.clone();
    }

    /** Draws what moves into a frame. */
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

    /** What lies lower comes first, and of things equally high those farther from the middle; but a die below another's overhang before that. */
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

    /** What stands on other pieces rests as they do; what is above the table otherwise is in a hand. */
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
