package umpire.vision.observe;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.opencv.core.Mat;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.Frame;
import umpire.vision.observe.dice.DiceWatch;
import umpire.vision.observe.motion.CameraShiftDetector;
import umpire.vision.observe.motion.MotionWatch;
import umpire.vision.observe.motion.Thumbnail;
import umpire.vision.observe.pieces.CardPiles;
import umpire.vision.observe.pieces.DicePieces;
import umpire.vision.observe.pieces.DieOverhang;
import umpire.vision.observe.pieces.HeldPieceDetector;
import umpire.vision.observe.pieces.KnownBodies;
import umpire.vision.observe.pieces.LocatedPiece;
import umpire.vision.observe.pieces.PicturesLikeDice;
import umpire.vision.observe.pieces.PieceFinder;
import umpire.vision.observe.places.HiddenReason;
import umpire.vision.observe.places.PrintedSheet;
import umpire.vision.observe.places.SheetWatch;
import umpire.vision.observe.places.Silhouette;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;
import umpire.vision.rectify.SheetFinder;
import umpire.vision.rectify.SheetPose;
import umpire.vision.thresholds.EyeThresholds;

/**
 * Observes the frames of one table with one game's board and pieces. Between frames it keeps small grey pictures, to detect movement and
 * unchanged frames, and the pieces that were in the air. Not thread-safe; the caller owns the frames.
 */
public final class VisionPipeline implements AutoCloseable {
    private final TagWatch tagWatch;
    private final Registrar registrar;
    private final SheetFinder sheetFinder;
    private final PieceFinder pieceFinder;
    private final DicePieces dicePieces;
    private final DiceWatch diceWatch;
    private final PictureWatch pictureWatch;
    private final CameraShiftDetector bumpWatch;
    private final EyeThresholds thresholds;
    private SheetWatch sheetWatch;
    private final SightingWriter sightingWriter;
    private final MotionWatch motionWatch;
    private final UnchangedFrameCache stillLooks = new UnchangedFrameCache();
    private final HeldPieceDetector heldWatch = new HeldPieceDetector();
    private final LongSupplier clockNs;
    private final Set<Integer> expected;
    private final List<OtherBoard> otherBoards = new ArrayList<>();
    private final SmallTags smallTags;
    private final CardPiles cardPiles;
    private final Board board;
    private final List<Piece> box;

    /**
     * Prepares for a game.
     *
     * @param rig the lens and the table's corner tags
     * @param board the game's sheet
     * @param pieces every piece of its box
     * @param box the dice of the game; if there are none, dice are not looked for
     */
    public VisionPipeline(Rig rig, Board board, List<Piece> pieces, List<DieType> box) {
        this(rig, board, pieces, box, EyeThresholds.standard(), System::nanoTime);
    }

    /**
     * Prepares for a game with a clock that times the stages.
     *
     * @param thresholds of recognition
     * @param clockNs a clock in nanoseconds with any origin
     */
    public VisionPipeline(
            Rig rig,
            Board board,
            List<Piece> pieces,
            List<DieType> box,
            EyeThresholds thresholds,
            LongSupplier clockNs) {
        this.clockNs = clockNs;
        this.tagWatch = new TagWatch(rig.table().dictionary(), thresholds.tags());
        this.registrar = new Registrar(rig);
        this.sheetFinder = new SheetFinder(board);
        this.pieceFinder = new PieceFinder(pieces);
        this.dicePieces = new DicePieces(pieces, box);
        this.diceWatch = new DiceWatch(
                board,
                box,
                rig,
                thresholds.dice(),
                thresholds.taggedDice(),
                thresholds.numerals(),
                thresholds.taught(),
                thresholds.tags());
        this.motionWatch = new MotionWatch(thresholds.motion());
        this.pictureWatch = new PictureWatch(rig.table(), board, thresholds.quality());
        this.bumpWatch = new CameraShiftDetector(rig.table());
        this.thresholds = thresholds;
        this.sheetWatch = new SheetWatch(board, Optional.empty(), thresholds.places());
        this.sightingWriter = new SightingWriter(board);
        this.expected = TagCensus.expected(rig, board, pieces);
        this.smallTags = new SmallTags(pieces, box, rig);
        this.cardPiles = new CardPiles(board, pieces);
        this.board = board;
        this.box = List.copyOf(pieces);
    }

    /** Sets the print on the board, apart from outlines and roads. Call before the first frame. */
    public VisionPipeline knowing(PrintedSheet printed) {
        sheetWatch = new SheetWatch(board, Optional.of(printed), thresholds.places());
        return this;
    }

    /** Sets the other boards to recognise if the game's own is missing. Call before the first frame. */
    public VisionPipeline knowing(List<Board> others) {
        otherBoards.addAll(others.stream().map(OtherBoard::new).toList());
        return this;
    }

    /** Processes a frame. Frames must come in the order they were taken. */
    public FrameResult look(Frame frame) {
        StopWatch watch = new StopWatch(clockNs);
        try (Thumbnail small = new Thumbnail(frame)) {
            Optional<FrameResult> same = watch.time("still", () -> stillLooks.reusable(frame, small));
            return same.isPresent() ? same.get().after(watch.stages()) : lookInFull(frame, small, watch);
        }
    }

    private FrameResult lookInFull(Frame frame, Thumbnail small, StopWatch watch) {
        Mat grey = watch.time("grey", small::grey);
        boolean moving = watch.time("motion", () -> motionWatch.moved(small, frame.takenMs()));
        List<Tag> tags = watch.time("tags", () -> tagWatch.read(grey, small, moving));
        FrameContext raw =
                new FrameContext(frame, small, moving, tags, TagCensus.of(tags, expected, diceWatch.tags()), watch);
        watch.run("light", () -> pictureWatch.judgeLight(raw, stillLooks.nearlyBelieved()));
        Registration registration =
                watch.time("register", () -> registrar.register(raw.census().known(), grey.cols(), grey.rows()));
        FrameResult look = switch (registration) {
            case Registration.Lost lost -> unregistered(raw, lost);
            case Registration.Registered seen -> registered(raw, seen);
        };
        if (bumpWatch.message(frame.takenMs()).isEmpty()) {
            stillLooks.remember(small, look);
        }
        return look;
    }

    private FrameResult unregistered(FrameContext raw, Registration.Lost lost) {
        List<SightTrouble> flaws = new ArrayList<>(raw.watch().time("focus", () -> pictureWatch.withoutTable(raw)));
        if (flaws.stream().noneMatch(PictureWatch::isTooDarkToTell)) {
            Optional<String> mirrored = raw.moving()
                    ? Optional.empty()
                    : tagWatch.mirrored(raw.small().grey(), raw.tags());
            add(SightFlaw.CORNER, mirrored.map(List::of).orElse(lost.troubles()), flaws);
        }
        add(SightFlaw.TAG, raw.census().troubles(), flaws);
        List<String> troubles = flaws.stream().map(SightTrouble::says).toList();
        return new FrameResult(
                raw.withoutBoard(false, troubles, flaws),
                lost,
                new SheetPose.Unknown(List.of()),
                Optional.empty(),
                raw.tags(),
                List.of(),
                raw.watch().stages());
    }

    private FrameResult registered(FrameContext raw, Registration.Registered registration) {
        CameraView view = registration.view();
        StopWatch watch = raw.watch();
        SheetPose sheetPose =
                watch.time("board", () -> sheetFinder.find(view, raw.census().known()));
        List<Die> dice = watch.time(
                "dice",
                () -> diceWatch.read(raw.frame().bgr(), raw.small(), raw.moving(), view, sheetPose, raw.tags()));
        raw.watch().run("focus", () -> judgeFocus(raw, view));
        List<SightTrouble> flaws = flaws(raw, registration, sheetPose);
        List<String> troubles =
                new ArrayList<>(flaws.stream().map(SightTrouble::says).toList());
        troubles.addAll(diceWatch.troubles());
        troubles.addAll(smallTags.troubles(view));
        Observation observation = switch (sheetPose) {
            case SheetPose.Unknown unknown -> raw.withoutBoard(true, troubles, flaws);
            case SheetPose.Found found ->
                onBoard(raw, view, found, dice, troubles).in(flaws);
        };
        Optional<String> other =
                sheetPose instanceof SheetPose.Unknown ? otherBoard(view, raw.tags()) : Optional.empty();
        return new FrameResult(observation, registration, sheetPose, other, raw.tags(), dice, watch.stages());
    }

    /** Returns the name of another game's board on the table; empty if there are two, since the intended one is then unknown. */
    private Optional<String> otherBoard(CameraView view, List<Tag> tags) {
        List<OtherBoard> lying =
                otherBoards.stream().filter(board -> board.lies(view, tags)).toList();
        return lying.size() == 1 ? Optional.of(lying.getFirst().name()) : Optional.empty();
    }

    /** Returns the problems of a frame, the most important one first, since a page may show only one. */
    private List<SightTrouble> flaws(FrameContext raw, Registration.Registered registration, SheetPose sheetPose) {
        List<SightTrouble> flaws = new ArrayList<>(pictureWatch.of(raw, registration.view(), sheetPose));
        bumpWatch.judge(registration, raw.moving(), raw.frame().takenMs());
        add(SightFlaw.MOVED, bumpWatch.message(raw.frame().takenMs()).stream().toList(), flaws);
        add(SightFlaw.CORNER, registration.troubles(), flaws);
        if (flaws.stream().noneMatch(PictureWatch::isTooDarkToTell)) {
            add(SightFlaw.TAG, sheetPose.troubles(), flaws);
        }
        add(SightFlaw.TAG, raw.census().troubles(), flaws);
        return flaws;
    }

    private static void add(SightFlaw kind, List<String> troubles, List<SightTrouble> flaws) {
        troubles.forEach(says -> flaws.add(new SightTrouble(kind, says, List.of(), false)));
    }

    private void judgeFocus(FrameContext raw, CameraView view) {
        double diePx = diceWatch
                .smallestPipsMm()
                .map(pipsMm -> view.dieScale(pipsMm).edgePx())
                .orElse(Double.POSITIVE_INFINITY);
        pictureWatch.judgeFocus(raw, diePx, smallTags.smallestPx(view));
    }

    private Observation onBoard(
            FrameContext raw, CameraView view, SheetPose.Found sheet, List<Die> dice, List<String> troubles) {
        Frame frame = raw.frame();
        PieceFinder.FoundPieces found =
                raw.watch().time("pieces", () -> pieceFinder.find(raw.census().known(), view, sheet));
        List<LocatedPiece> doubled = pieceFinder.each(raw.census().doubled(), view, sheet);
        PicturesLikeDice pictures = new PicturesLikeDice(found.pieces());
        List<SeenDie> seenDice = diceWatch.onBoard(dice, view, sheet).stream()
                .filter(die -> !pictures.include(die, KnownBodies.leaningHalfMm(diceWatch.largest(die.kind()))))
                .toList();
        List<LocatedPiece> pieces = new ArrayList<>(found.pieces());
        List<SeenDie> onlyDice = new ArrayList<>();
        List<DieOverhang> overhangs = new ArrayList<>();
        for (SeenDie die : seenDice) {
            Optional<LocatedPiece> piece = dicePieces.of(die, sheet);
            piece.ifPresentOrElse(pieces::add, () -> onlyDice.add(die));
            piece.flatMap(lying -> dicePieces.overhang(die, lying)).ifPresent(overhangs::add);
        }
        KnownBodies known = new KnownBodies(
                board,
                box,
                diceWatch,
                new Silhouette(view, sheet),
                pieces,
                found.leaning(),
                doubled,
                onlyDice,
                overhangs);
        double looseMm2 = diceWatch.looseMm2(seenDice, raw.moving());
        SheetWatch.PlaceVerdict verdict = raw.watch()
                .time(
                        "places",
                        () -> sheetWatch.judge(
                                frame.bgr(), view, sheet, known.shapes(), known.rims(cardPiles), looseMm2));
        Map<Place, Set<HiddenReason>> hindrances = known.hindrances(verdict);
        cardPiles.remember(pieces, hindrances);
        double lineMm = sheet.tags() > 1 ? SightingWriter.LINE_MM : SightingWriter.UNSURE_LINE_MM;
        return new Observation(
                frame.number(),
                frame.takenMs(),
                true,
                raw.moving(),
                heldWatch.held(pieces, frame.takenMs()) || verdict.hand(),
                true,
                sightingWriter.write(pieces, hindrances, lineMm),
                sightingWriter.aside(pieces),
                known.hiddenAreas(verdict),
                seenDice,
                diceWatch.departed(frame.bgr(), seenDice, view, sheet),
                troubles);
    }

    @Override
    public void close() {
        motionWatch.close();
        stillLooks.close();
        diceWatch.close();
        tagWatch.close();
    }
}
