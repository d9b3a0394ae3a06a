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
 * Collects pictures while somebody waves a board before the running camera: one is taken by itself as soon as the board is still
 * somewhere it was not before. For one thread.
 */
public final class BoardCollector {
    /** Held still: corners move less than so much from frame to frame, as a share of the picture's width. */
    private static final double STILL = 0.0015;
    /** Somewhere new: corners are so far off those of each picture taken, as a share of the picture's width. */
    private static final double ELSEWHERE = 0.06;
    /** Tilted otherwise, or nearer: the same when the places are laid over each other. */
    private static final double OTHERWISE = 0.02;

    /** Frames that must be still one after another. */
    private static final int STILL_FRAMES = 3;

    /** A board so blurred is not taken: edges as wide as this, in pixels. */
    private static final double SOFT_PX = 2.2;

    /** What became of a frame. */
    public enum BoardState {
        /** No board is seen. */
        UNSEEN,
        /** It moves, or was not still for long enough. */
        MOVING,
        /** It is still but blurred: out of focus, or too near. */
        BLURRED,
        /** It is still where it was before: hold it elsewhere, or tilt it otherwise. */
        KNOWN_PLACE,
        /** A picture was taken. */
        TAKEN
    }

    /**
     * A frame that was looked at.
     *
     * @param state what became of it
     * @param sighting what is seen on it
     * @param exposure how bright it is
     */
    public record CollectedFrame(BoardState state, PictureSighting sighting, Exposure exposure) {}

    private final BoardPattern pattern;
    private final Rig rig;
    private final BoardLook look;
    private final List<PictureSighting> taken = new ArrayList<>();
    private Optional<BoardSighting> before = Optional.empty();
    private int still;

    /** Prepares for a board, and the table the lens is for. */
    public BoardCollector(BoardPattern pattern, Rig rig) {
        OpenCv.load();
        this.pattern = pattern;
        this.rig = rig;
        this.look = new BoardLook(pattern, rig);
    }

    /** Looks at a frame, which remains the caller's, and takes it where it is of use. */
    public CollectedFrame look(Frame frame) {
        return look(frame, true);
    }

    /** Looks at a frame, which remains the caller's, without taking it: while the lens is turned. */
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

    /** Returns what was taken so far. */
    public List<PictureSighting> taken() {
        return List.copyOf(taken);
    }

    /** Forgets the last picture taken. */
    public void forgetLast() {
        if (!taken.isEmpty()) {
            taken.removeLast();
        }
    }

    /** Judges what was taken so far: coverage and what is still missing too, and the lens as soon as there is one. */
    public CalibrationReport report() {
        return CalibrationReview.of(taken, pattern, rig, List.of());
    }
}
