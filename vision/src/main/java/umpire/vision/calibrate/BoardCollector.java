package umpire.vision.calibrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.CalibrationReview;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Collects calibration pictures while a board is moved before the live camera. It takes a picture as soon as the board is still in a new
 * pose. Not thread-safe.
 */
public final class BoardCollector {
    /** The board counts as still if its corners move less than this share of the picture's width between frames. */
    private static final double STILL = 0.0015;
    /** The board is in a new place if its corners are at least this far from its corners in each taken picture, as a share of the width. */
    private static final double ELSEWHERE = 0.06;
    /** The board has a new tilt or distance if its corners differ by this share of the picture's width once both centres are aligned. */
    private static final double OTHERWISE = 0.02;

    /** A picture is taken only after this many consecutive still frames. */
    private static final int STILL_FRAMES = 3;

    /** A picture whose edges are at least this many pixels wide is too blurred. */
    private static final double SOFT_PX = 2.2;

    /** The result for one frame. */
    public enum BoardState {
        /** No board is seen. */
        UNSEEN,
        /** The board moves, or was not still for long enough. */
        MOVING,
        /** The board is still but blurred: out of focus, or too near. */
        BLURRED,
        /** The board is at rest in a pose that was taken before: hold it elsewhere or tilt it differently. */
        KNOWN_PLACE,
        /** A picture was taken. */
        TAKEN
    }

    /**
     * A processed frame.
     *
     * @param state the result for this frame
     * @param sighting the board and the tags seen in the frame
     * @param exposure the brightness of the frame
     */
    public record CollectedFrame(BoardState state, PictureSighting sighting, Exposure exposure) {}

    private final BoardPattern pattern;
    private final Rig rig;
    private final BoardLook look;
    private final List<PictureSighting> taken = new ArrayList<>();
    private Optional<BoardSighting> before = Optional.empty();
    private int still;

    public BoardCollector(BoardPattern pattern, Rig rig) {
        OpenCv.load();
        this.pattern = pattern;
        this.rig = rig;
        this.look = new BoardLook(pattern, rig);
    }

    /** Looks at a frame and takes it as a picture if it shows the board at rest in a new pose. The caller still owns the frame. */
    public CollectedFrame look(Frame frame) {
        return look(frame, true);
    }

    /** Looks at a frame without taking it, for use while the lens is focused. The caller still owns the frame. */
    public CollectedFrame glance(Frame frame) {
        return look(frame, false);
    }

    private CollectedFrame look(Frame frame, boolean takes) {
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.keep(PictureSharpness.grey(frame.bgr()));
            PictureSighting sighting = look.at("picture " + (taken.size() + 1), grey);
            BoardState state = judged(sighting);
            if (!takes && state == BoardState.TAKEN) {
                state = BoardState.KNOWN_PLACE;
            }
            if (state == BoardState.TAKEN) {
                taken.add(sighting);
            }
            before = sighting.board();
            return new CollectedFrame(state, sighting, Exposure.of(grey));
        }
    }

    private BoardState judged(PictureSighting sighting) {
        if (sighting.board().isEmpty()) {
            still = 0;
            return BoardState.UNSEEN;
        }
        BoardSighting now = sighting.board().get();
        double moved = before.map(now::distancePx).orElse(Double.MAX_VALUE);
        still = moved < STILL * sighting.widthPx() ? still + 1 : 0;
        if (still < STILL_FRAMES) {
            return BoardState.MOVING;
        }
        if (now.smearPx() > SOFT_PX) {
            return BoardState.BLURRED;
        }
        boolean fresh = taken.stream()
                .flatMap(other -> other.board().stream())
                .allMatch(other -> differs(now, other, sighting));
        return fresh ? BoardState.TAKEN : BoardState.KNOWN_PLACE;
    }

    private static boolean differs(BoardSighting now, BoardSighting other, PictureSighting picture) {
        return now.distancePx(other) > ELSEWHERE * picture.widthPx()
                || now.shapeDistancePx(other) > OTHERWISE * picture.widthPx();
    }

    /** Returns the pictures taken so far. */
    public List<PictureSighting> taken() {
        return List.copyOf(taken);
    }

    /** Removes the last picture taken. */
    public void forgetLast() {
        if (!taken.isEmpty()) {
            taken.removeLast();
        }
    }

    /** Judges the pictures taken so far: the coverage, the missing poses, and the lens as soon as one can be computed. */
    public CalibrationReport report() {
        return CalibrationReview.of(taken, pattern, rig, List.of());
    }
}
