package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Rig;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.dice.DistinctDice;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.observe.motion.FindingsCache;
import umpire.vision.observe.motion.Thumbnail;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/** Reads the dice on the table and locates them, with a reader for each kind. */
public final class DiceWatch implements AutoCloseable {
    private static final Comparator<SeenDie> ORDER = Comparator.comparingDouble(
                    (SeenDie die) -> die.pose().xMm())
            .thenComparingDouble(die -> die.pose().yMm())
            .thenComparingDouble(die -> die.pose().headingDeg());

    /** The distance from a change within which a die may look different, in edges: the diagonal of a die is 1.42 edges. Geometry. */
    private static final double AROUND = 1.5;

    /** The margin around a changed part that is searched, in edges: a whole die and the table around it. Geometry. */
    private static final double MARGIN = 2;

    /** The number of frames at rest in which an uncertain die is read. Chosen: it rocks for at most two. */
    private static final int LOOKS = 3;

    private final FindingsCache<Die> known = FindingsCache.renewing(
            die -> new Pixel(die.xPx(), die.yPx()), die -> die.face().isPresent(), LOOKS);
    private final DieDepartureDetector departures = new DieDepartureDetector(this::largest);
    private final LooseDice loose;
    private final List<KindReader> readers = new ArrayList<>();
    private final List<CustomDice> taught = new ArrayList<>();
    private final List<String> troubles = new ArrayList<>();
    private final List<DieForm> forms;
    private final Set<Integer> tags;
    private final PipDiceThresholds thresholds;
    private final NumeralGround ground;
    private List<Tag> tagsBefore = List.of();

    /** Prepares for the dice of a game's box, with their sizes at this table, and their places on its board. */
    public DiceWatch(
            Board board,
            List<DieType> box,
            Rig rig,
            PipDiceThresholds thresholds,
            TaggedDiceThresholds taggedThresholds,
            NumeralThresholds numeralThresholds,
            CustomDieThresholds taughtThresholds,
            TagThresholds tagThresholds) {
        this.thresholds = thresholds;
        this.ground = new NumeralGround(board);
        List<DieType> dice =
                box.stream().filter(type -> !type.kind().equals(DieType.CARD)).toList();
        this.loose = new LooseDice(dice.stream()
                .collect(Collectors.toMap(
                        DieType::name,
                        type -> new DieForm(type.kind(), rig.edgesMm(type).getLast()),
                        (one, other) -> one)));
        List<DieType> tagged = dice.stream().filter(DieType::isTagged).toList();
        this.tags = DieType.tags(tagged);
        this.forms = dice.stream()
                .flatMap(type -> rig.edgesMm(type).stream().map(edge -> new DieForm(type.kind(), edge)))
                .sorted(Comparator.comparingDouble(DieForm::edgeMm))
                .toList();
        if (!tagged.isEmpty()) {
            readers.add(new TaggedDice(tagged, rig, taggedThresholds, tagThresholds, thresholds.leans()));
        }
        readPips(dice.stream().filter(type -> type.kind().equals(DieType.PIPS)).toList(), rig);
        dice.stream()
                .filter(type -> !type.isTagged())
                .forEach(type -> taught.addAll(CustomDice.of(rig, type, taughtThresholds)));
        for (DieType type : dice) {
            if (type.isNamedByThrower()) {
                readers.add(new NumeralDice(type, rig, numeralThresholds, ground));
            } else if (!type.isTagged() && !type.kind().equals(DieType.PIPS)) {
                troubles.add("The dice called " + type.name()
                        + " cannot be read from the picture: they have neither pips nor tags; enter them by hand.");
            }
        }
    }

    /** Adds a reader of dice with pips. It tells their kinds apart by size alone. */
    private void readPips(List<DieType> dice, Rig rig) {
        Map<Double, String> nameByEdgeMm = new TreeMap<>();
        for (DieType type : dice) {
            for (double edgeMm : rig.edgesMm(type)) {
                String other = nameByEdgeMm.putIfAbsent(edgeMm, type.name());
                if (other != null && !other.equals(type.name())) {
                    troubles.add("The dice called " + type.name() + " and " + other
                            + " look alike, so all of them count as " + other + ": use dice of two sizes.");
                }
            }
        }
        if (!nameByEdgeMm.isEmpty()) {
            readers.add(new PipDice(nameByEdgeMm, thresholds));
        }
    }

    @Override
    public void close() {
        known.close();
    }

    public List<String> troubles() {
        return troubles;
    }

    /** Returns the tags on faces of dice. They are not pieces, and each may be seen more than once. */
    public Set<Integer> tags() {
        return tags;
    }

    /**
     * Returns every die. Where the picture is unchanged since it was last read, the earlier reading holds. During motion nothing else is
     * read: a rolling die has no face, and searching a hand is useless. A die whose tag is still seen at its place keeps its reading, even
     * beside motion. Otherwise a large die would be taken for an arm.
     *
     * @param sheet the pose of the board; if it changes, dice are read again
     * @param seen the tags
     */
    public List<Die> read(Mat bgr, Thumbnail small, boolean moving, CameraView view, SheetPose sheet, List<Tag> seen) {
        if (readers.isEmpty()) {
            return List.of();
        }
        if (ground.moves(sheet)) {
            known.forget();
        }
        if (!moving) {
            known.doubt(Stream.concat(without(tagsBefore, seen), without(seen, tagsBefore))
                    .map(Tag::centre)
                    .toList());
            tagsBefore = seen;
        }
        double diePx = view.dieScale(Stream.concat(
                                forms.stream().map(DieForm::edgeMm),
                                taught.stream().map(CustomDice::edgeMm))
                        .max(Comparator.naturalOrder())
                        .orElseThrow())
                .edgePx();
        int aroundPx = (int) Math.ceil(AROUND * diePx);
        List<Die> dice = moving
                ? known.unchanged(
                        small, aroundPx, die -> readers.stream().anyMatch(reader -> reader.showLying(die, seen)))
                : known.after(
                        small,
                        aroundPx,
                        false,
                        part -> readPart(
                                bgr,
                                small.grey(),
                                FindingsCache.widened(part, (int) Math.ceil(MARGIN * diePx), bgr),
                                view,
                                seen));
        List<Die> pips = sorted(dice.stream().filter(die -> die.kind().equals(DieType.PIPS) && !die.isOnAny(seen)));
        double smallestPx = view.dieScale(forms.getFirst().edgeMm()).edgePx();
        return sorted(Stream.concat(
                DistinctDice.of(pips, smallestPx).stream(),
                dice.stream().filter(die -> !die.kind().equals(DieType.PIPS))));
    }

    /** Returns those tags of dice in the first list that the second list does not have at the same place. */
    private Stream<Tag> without(List<Tag> some, List<Tag> others) {
        return some.stream()
                .filter(tag -> tags.contains(tag.id()))
                .filter(tag -> others.stream()
                        .noneMatch(other -> other.id() == tag.id()
                                && other.centre().distance(tag.centre()) < FindingsCache.SAME_PX));
    }

    private static List<Die> sorted(Stream<Die> dice) {
        return dice.sorted(Comparator.comparingDouble(Die::yPx).thenComparingDouble(Die::xPx))
                .toList();
    }

    private List<Die> readPart(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> seen) {
        return CustomDiceAmongOthers.of(
                readers.stream()
                        .flatMap(reader -> reader.read(bgr, grey, part, view, seen).stream())
                        .toList(),
                taught.stream()
                        .flatMap(reader -> reader.read(bgr, grey, part, view, seen).stream())
                        .toList());
    }

    /** Returns the edge in millimetres of the smallest dice read by their pips; empty if there are none. */
    public Optional<Double> smallestPipsMm() {
        return forms.stream()
                .filter(form -> form.kind().equals(DieType.PIPS))
                .map(DieForm::edgeMm)
                .findFirst();
    }

    public List<SeenDie> onBoard(List<Die> dice, CameraView view, SheetPose.Found board) {
        return dice.stream()
                .map(die -> seen(die, board.boardFromTable(onTable(die, view))))
                .sorted(ORDER)
                .toList();
    }

    /** Returns the dice that lay there earlier and were seen to leave. */
    public List<SeenDie> departed(Mat bgr, List<SeenDie> dice, CameraView view, SheetPose.Found board) {
        return departures.look(bgr, dice, view, board);
    }

    /**
     * Returns the area in square millimetres of the sheet that dice in motion may cover in one patch. A die counts as in motion when it lay
     * at rest and is not seen while something moves.
     */
    public double looseMm2(List<SeenDie> dice, boolean moving) {
        return loose.look(dice, moving);
    }

    /** Returns the pose of a die in the table's frame. */
    Pose onTable(Die die, CameraView view) {
        DieForm form = new DieForm(die.kind(), die.edgeMm().orElse(largestMm(die.kind())));
        double topMm = form.heightMm();
        double heading = Math.toRadians(die.headingDeg());
        double reach = Math.max(1, die.sidePx() / 2);
        Point here = view.tableFromPixel(new Pixel(die.xPx(), die.yPx()), topMm);
        Point ahead = view.tableFromPixel(
                new Pixel(die.xPx() + Math.cos(heading) * reach, die.yPx() - Math.sin(heading) * reach), topMm);
        double turn = Math.atan2(ahead.yMm() - here.yMm(), ahead.xMm() - here.xMm());
        return FlatTaggedDie.middle(new Pose(here.xMm(), here.yMm(), Math.toDegrees(turn)), form);
    }

    /** Pips repeat every quarter turn; a tag does not. */
    private static SeenDie seen(Die die, Pose onBoard) {
        boolean square = die.kind().equals(DieType.PIPS);
        Pose pose = square ? new Pose(onBoard.xMm(), onBoard.yMm(), onBoard.headingDeg() % 90) : onBoard;
        return new SeenDie(die.kind(), die.name(), die.face(), die.cocked(), pose, die.confidence(), die.mayShow());
    }

    /** Returns the forms of the dice of a kind here, the smallest first. */
    public List<DieForm> forms(String kind) {
        return forms.stream()
                .filter(form -> form.kind().equals(kind))
                .distinct()
                .toList();
    }

    /** Returns the largest form of the dice of a kind here. */
    public DieForm largest(String kind) {
        return new DieForm(kind, largestMm(kind));
    }

    private double largestMm(String kind) {
        return forms.stream()
                .filter(form -> form.kind().equals(kind))
                .mapToDouble(DieForm::edgeMm)
                .max()
                .orElseThrow();
    }
}
