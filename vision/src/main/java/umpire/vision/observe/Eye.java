package umpire.vision.observe;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Die;
import umpire.vision.detect.Tag;
import umpire.vision.frame.Frame;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;
import umpire.vision.rectify.SheetFinder;
import umpire.vision.rectify.SheetPose;

/**
 * Looks at frames of one table with one game's board and pieces on it. Between frames it remembers small grey pictures, to tell
 * what moved and what is as it was, and which pieces were in the air. For one thread; frames remain their owner's.
 */
public final class Eye implements AutoCloseable {
    private final TagWatch tagWatch;
    private final Registrar registrar;
    private final SheetFinder sheetFinder;
    private final PieceFinder pieceFinder;
    private final DiceWatch diceWatch;
    private final Focus focus;
    private final SheetWatch sheetWatch;
    private final SightingWriter sightingWriter;
    private final MotionWatch motionWatch = new MotionWatch();
    private final StillLooks stillLooks = new StillLooks();
    private final HeldWatch heldWatch = new HeldWatch();
    private final Set<Integer> expected;
    private final Board board;

    /**
     * Prepares for a game.
     *
     * @param rig the lens and the table's corner tags
     * @param board the game's sheet
     * @param pieces every piece of its box
     * @param diceKinds the kinds of dice it is played with, as {@link SeenDie} names them; none are looked for if there are none
     */
    public Eye(Rig rig, Board board, List<Piece> pieces, List<String> diceKinds) {
        this.tagWatch = new TagWatch(rig.table().dictionary());
        this.registrar = new Registrar(rig);
        this.sheetFinder = new SheetFinder(board);
        this.pieceFinder = new PieceFinder(pieces);
        this.diceWatch = new DiceWatch(diceKinds, rig.dice());
        this.focus = new Focus(rig.table());
        this.sheetWatch = new SheetWatch(board);
        this.sightingWriter = new SightingWriter(board);
        this.expected = TagCensus.expected(rig, board, pieces);
        this.board = board;
    }

    /** Looks at a frame. Frames must come in the order they were taken. */
    public EyeLook look(Frame frame) {
        StopWatch watch = new StopWatch();
        try (Thumbnail small = new Thumbnail(frame)) {
            Optional<EyeLook> same = watch.time("still", () -> stillLooks.same(frame, small));
            return same.isPresent() ? same.get().after(watch.stages()) : anew(frame, small, watch);
        }
    }

    private EyeLook anew(Frame frame, Thumbnail small, StopWatch watch) {
        Mat grey = watch.time("grey", small::grey);
        boolean moving = watch.time("motion", () -> motionWatch.moved(small, frame.takenMs()));
        List<Tag> tags = watch.time("tags", () -> tagWatch.read(grey, small));
        TagCensus census = TagCensus.of(tags, expected);
        Registration registration =
                watch.time("register", () -> registrar.register(census.known(), grey.cols(), grey.rows()));
        EyeLook look = switch (registration) {
            case Registration.Lost lost -> blind(frame, small, moving, lost, tags, census, watch);
            case Registration.Registered seen -> registered(frame, small, moving, seen, tags, census, watch);
        };
        stillLooks.looked(small, look);
        return look;
    }

    private static EyeLook blind(
            Frame frame,
            Thumbnail small,
            boolean moving,
            Registration.Lost lost,
            List<Tag> tags,
            TagCensus census,
            StopWatch watch) {
        List<String> troubles = new ArrayList<>(Darkness.over(small) ? List.of(Darkness.SAYS) : lost.troubles());
        troubles.addAll(census.troubles());
        Observation nothing = new Observation(
                frame.number(), frame.takenMs(), false, moving, false, List.of(), List.of(), List.of(), troubles);
        return new EyeLook(nothing, lost, new SheetPose.Unknown(List.of()), tags, List.of(), watch.stages());
    }

    private EyeLook registered(
            Frame frame,
            Thumbnail small,
            boolean moving,
            Registration.Registered registration,
            List<Tag> tags,
            TagCensus census,
            StopWatch watch) {
        CameraView view = registration.view();
        List<String> troubles = new ArrayList<>(registration.troubles());
        SheetPose sheetPose = watch.time("board", () -> sheetFinder.find(view, census.known()));
        List<Die> dice = watch.time("dice", () -> diceWatch.read(frame.bgr(), small, moving, view, tags));
        boolean inTheDark = sheetPose instanceof SheetPose.Unknown && Darkness.over(small);
        troubles.addAll(inTheDark ? List.of(Darkness.SAYS) : sheetPose.troubles());
        troubles.addAll(census.troubles());
        troubles.addAll(diceWatch.troubles());
        boolean blurred = watch.time("focus", () -> isTooBlurred(moving, small.grey(), tags, view));
        troubles.addAll(blurred ? List.of(Focus.SAYS) : List.of());
        Observation observation = switch (sheetPose) {
            case SheetPose.Unknown unknown ->
                new Observation(
                        frame.number(),
                        frame.takenMs(),
                        true,
                        moving,
                        false,
                        List.of(),
                        List.of(),
                        List.of(),
                        troubles);
            case SheetPose.Found found -> onBoard(frame, moving, view, found, census, dice, troubles, watch);
        };
        return new EyeLook(observation, registration, sheetPose, tags, dice, watch.stages());
    }

    /** What moves is blurred by that alone: of such a picture the last word holds. */
    private boolean isTooBlurred(boolean moving, Mat grey, List<Tag> tags, CameraView view) {
        if (!moving && diceWatch.readsAny()) {
            focus.judge(grey, tags, view.dieScale(diceWatch.smallestEdgeMm()).edgePx());
        }
        return focus.isPoor();
    }

    private Observation onBoard(
            Frame frame,
            boolean moving,
            CameraView view,
            SheetPose.Found lying,
            TagCensus census,
            List<Die> dice,
            List<String> troubles,
            StopWatch watch) {
        List<LocatedPiece> pieces = watch.time("pieces", () -> pieceFinder.find(census.known(), view, lying));
        List<LocatedPiece> doubled = pieceFinder.find(census.doubled(), view, lying);
        List<SeenDie> seenDice = diceWatch.onBoard(dice, view, lying);
        List<OcclusionMask.PlanBox> boxes = new ArrayList<>();
        pieces.forEach(piece -> boxes.add(box(piece)));
        doubled.forEach(piece -> boxes.add(box(piece)));
        seenDice.forEach(die -> boxes.add(box(die)));
        SheetWatch.PlaceVerdict verdict = watch.time("places", () -> sheetWatch.judge(frame.bgr(), view, lying, boxes));
        Map<Place, Set<HiddenReason>> hindrances = new HashMap<>(verdict.hindrances());
        doubled.forEach(piece -> hinder(hindrances, piece.onBoard(), HiddenReason.DOUBLED));
        for (SeenDie die : seenDice) {
            box(die).foot().forEach(corner -> hinder(hindrances, corner, HiddenReason.DIE));
        }
        double lineMm = lying.tags() > 1 ? SightingWriter.LINE_MM : SightingWriter.UNSURE_LINE_MM;
        List<Sighting> sightings = sightingWriter.write(pieces, hindrances, lineMm);
        return new Observation(
                frame.number(),
                frame.takenMs(),
                true,
                moving,
                heldWatch.held(pieces, frame.takenMs()) || verdict.hand(),
                sightings,
                sightingWriter.aside(pieces),
                seenDice,
                troubles);
    }

    /** The body of a piece: its tag's margin all round, and below it a strip for letters. A little is added for the blur. */
    private static OcclusionMask.PlanBox box(LocatedPiece piece) {
        double tag = piece.piece().tagMm();
        Pose pose = piece.onBoard();
        return new OcclusionMask.PlanBox(
                pose,
                -0.8 * tag,
                0.8 * tag,
                -1.1 * tag,
                0.8 * tag,
                piece.piece().heightMm());
    }

    /** A die may be the largest in play. One that leans stands on a corner, and takes as much room as its diagonals. */
    private OcclusionMask.PlanBox box(SeenDie die) {
        double edgeMm = diceWatch.largestEdgeMm();
        double half = die.cocked() ? 0.875 * edgeMm : edgeMm / 2 + 1.5;
        return new OcclusionMask.PlanBox(die.pose(), -half, half, -half, half, die.cocked() ? 1.5 * edgeMm : edgeMm);
    }

    private void hinder(Map<Place, Set<HiddenReason>> hindrances, Pose at, HiddenReason why) {
        for (Area area : board.areas()) {
            if (area.contains(new Point(at.xMm(), at.yMm()))) {
                hindrances
                        .computeIfAbsent(area.place(), place -> EnumSet.noneOf(HiddenReason.class))
                        .add(why);
            }
        }
    }

    @Override
    public void close() {
        motionWatch.close();
        stillLooks.close();
        diceWatch.close();
        tagWatch.close();
    }
}
