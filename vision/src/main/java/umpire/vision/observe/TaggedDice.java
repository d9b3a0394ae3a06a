package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Die;
import umpire.vision.detect.DieForm;
import umpire.vision.detect.DieHull;
import umpire.vision.detect.DieStance;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.Tag;
import umpire.vision.detect.TagReader;
import umpire.vision.detect.TaggedTop;
import umpire.vision.rectify.CameraView;

/**
 * Reads dice with a tag on every face. The tag says which die it is and which face; a face is on top that is seen as large and as square as
 * one at the die's height, and nothing seen of the die speaks against it.
 */
final class TaggedDice implements KindReader {
    /** How much smaller or larger than flat at its height a tag on top may look; a lean of twenty degrees takes away a twentieth. Chosen. */
    private static final double MAX_OFF = 0.05;

    /** How far off a side of a small tag may be read, in pixels. Chosen. */
    private static final double READ_PX = 0.6;

    /** A cube that lies flat shows less than half of a side, however far from below the camera it lies. Geometry. */
    private static final double MAX_SIDE_OF_CUBE = 0.6;

    /** How far off a tag's tilt may be measured, in degrees: a tenth of a side of the smallest. Chosen. */
    private static final double MAX_TILT_OFF_DEG = 12;

    /** A tag that looks pressed together more than this is too narrow to be measured. Chosen. */
    private static final double MIN_TELLING = 0.5;

    /** Tags nearer to each other than this, in radii of the circle round a die, are on one die. Geometry. */
    private static final double SAME_DIE = 1.15;

    /** A tag of which so many cells are beyond doubt is no other. Chosen. */
    private static final double SURE_CELLS = 0.8;

    private static final double SURE = 0.97;

    /** Below the 0.9 that is beyond asking. Chosen. */
    private static final double UNSURE = 0.6;

    /** Which die a tag is on, and what its face is called. */
    private record FaceOfDie(DieType type, DieForm form, String shows) {}

    /**
     * A tag on a die's face, as it would lie at the height of the die's top.
     *
     * @param least how long it is where it looks shortest, as a share of what it is
     * @param most the same where it looks longest
     */
    private record SeenFace(Tag tag, FaceOfDie face, Point at, double least, double most) {
        boolean liesFlat() {
            double off = Math.max(MAX_OFF, READ_PX / tag.sidePx());
            return least > 1 - off && most < 1 + off;
        }

        boolean onSameDie(SeenFace other) {
            double apart = Math.hypot(at.xMm() - other.at.xMm(), at.yMm() - other.at.yMm());
            return face.type().equals(other.face.type()) && apart < face.form().reachMm() * SAME_DIE;
        }
    }

    private final Map<Integer, FaceOfDie> faceByTag = new HashMap<>();

    TaggedDice(List<DieType> box, Rig rig) {
        for (DieType type : box) {
            DieForm form = new DieForm(type.kind(), rig.edgesMm(type).getLast());
            for (DieType.Face face : type.faces()) {
                FaceOfDie before = faceByTag.put(face.tag().orElseThrow(), new FaceOfDie(type, form, face.shows()));
                if (before != null
                        && !(before.type().equals(type) && before.shows().equals(face.shows()))) {
                    throw new IllegalArgumentException("the tag " + face.tag().orElseThrow() + " is on the "
                            + before.shows() + " of " + before.type().name() + " and on the " + face.shows() + " of "
                            + type.name());
                }
            }
        }
    }

    /** Returns whether dice of a type can be read by tags. */
    static boolean isTagged(DieType type) {
        return type.faces().stream().allMatch(face -> face.tag().isPresent());
    }

    /** Returns the tags on faces of these dice. */
    static Set<Integer> tags(List<DieType> box) {
        return box.stream()
                .flatMap(type -> type.faces().stream())
                .map(face -> face.tag().orElseThrow())
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public List<Die> read(Mat bgr, Rect part, CameraView view, List<Tag> tags) {
        List<SeenFace> left = new ArrayList<>(tags.stream()
                .filter(tag -> isIn(part, tag.centre()))
                .flatMap(
                        tag -> Optional.ofNullable(faceByTag.get(tag.id())).map(face -> seen(tag, face, view)).stream())
                .sorted(Comparator.comparingDouble((SeenFace face) -> -face.least())
                        .thenComparing(SeenFace::tag, TagReader.ORDER))
                .toList());
        List<Die> dice = new ArrayList<>();
        while (!left.isEmpty()) {
            SeenFace first = left.removeFirst();
            List<SeenFace> others = left.stream().filter(first::onSameDie).toList();
            left.removeAll(others);
            dice.add(die(bgr, view, first, others));
        }
        return dice;
    }

    private static boolean isIn(Rect part, Pixel at) {
        return at.x() >= part.x && at.y() >= part.y && at.x() < part.x + part.width && at.y() < part.y + part.height;
    }

    private static SeenFace seen(Tag tag, FaceOfDie face, CameraView view) {
        double topMm = face.form().heightMm();
        TagStretch stretch = TagStretch.of(view.cornersMm(tag, topMm));
        Point at = view.tableFromPixel(tag.centre(), topMm);
        double sideMm = face.form().tagMm();
        return new SeenFace(tag, face, at, stretch.leastMm() / sideMm, stretch.mostMm() / sideMm);
    }

    /**
     * The face that is least pressed together is the top, if it lies flat and no other could be. A die without a face lies where the first
     * of its tags is seen: which of two is pressed less may change from look to look, and the die must not.
     */
    private static Die die(Mat bgr, CameraView view, SeenFace top, List<SeenFace> others) {
        boolean rival = others.stream().anyMatch(SeenFace::liesFlat);
        boolean flat = top.liesFlat() && !rival;
        boolean cube = top.face().form().isCube();
        boolean sideUp = cube && others.stream().anyMatch(other -> other.least() > MAX_SIDE_OF_CUBE);
        SeenFace anyOf = Stream.concat(Stream.of(top), others.stream())
                .min(Comparator.comparingInt(face -> face.tag().id()))
                .orElse(top);
        if (sideUp || (cube && !top.liesFlat() && top.least() > MAX_SIDE_OF_CUBE)) {
            return die(anyOf, Optional.empty(), true, 0);
        }
        if (!flat) {
            return die(anyOf, Optional.empty(), !cube && surelyLeans(top, view), 0);
        }
        DieStance stance = cube ? onTopOfCube(bgr, view, top) : onTopOfPaper(bgr, view, top);
        return switch (stance) {
            case LEANING -> die(top, Optional.empty(), true, 0);
            case UNKNOWN -> die(top, Optional.of(top.face().shows()), false, UNSURE);
            case FLAT ->
                die(top, Optional.of(top.face().shows()), false, top.tag().confidence() >= SURE_CELLS ? SURE : UNSURE);
        };
    }

    /** A paper die that lies on a face shows its top flat and its sides as steep as its form has them, and nothing in between. */
    private static boolean surelyLeans(SeenFace face, CameraView view) {
        DieForm form = face.face().form();
        TagTilt tilt = TagTilt.of(face.tag(), form.heightMm(), view);
        return face.least() > MIN_TELLING
                && form.tiltsDeg().stream().allMatch(lying -> tilt.surelyOff(lying, MAX_TILT_OFF_DEG));
    }

    private static DieStance onTopOfCube(Mat bgr, CameraView view, SeenFace top) {
        DieForm form = top.face().form();
        return TaggedTop.stance(bgr, top.tag(), form.tagMm(), view.dieScale(form.edgeMm()));
    }

    private static DieStance onTopOfPaper(Mat bgr, CameraView view, SeenFace top) {
        DieForm form = top.face().form();
        Pose pose = middle(view.tableFromTag(top.tag(), form.heightMm()), form);
        double cos = Math.cos(Math.toRadians(pose.headingDeg()));
        double sin = Math.sin(Math.toRadians(pose.headingDeg()));
        List<Pixel> corners = form.cornersMm().stream()
                .map(c -> view.pixelFromTable(
                        pose.xMm() + cos * c[0] - sin * c[1], pose.yMm() + sin * c[0] + cos * c[1], c[2]))
                .toList();
        DieHull hull = new DieHull(corners, view.pxPerMm(pose.xMm(), pose.yMm(), 0));
        return hull.stance(bgr, top.tag());
    }

    /** Returns where a die's middle is whose tag lies there. */
    static Pose middle(Pose tag, DieForm form) {
        double turn = Math.toRadians(tag.headingDeg());
        return new Pose(
                tag.xMm() - form.aboveTagMm() * Math.sin(turn),
                tag.yMm() + form.aboveTagMm() * Math.cos(turn),
                tag.headingDeg());
    }

    private static Die die(SeenFace top, Optional<String> shows, boolean cocked, double confidence) {
        Tag tag = top.tag();
        DieForm form = top.face().form();
        double grown = 2 * form.halfMm() / form.tagMm();
        Pixel middle = tag.centre();
        List<Die.Corner> corners = tag.corners().stream()
                .map(corner -> new Die.Corner(
                        middle.x() + (corner.x() - middle.x()) * grown, middle.y() + (corner.y() - middle.y()) * grown))
                .toList();
        double right = tag.corners().get(1).x()
                - tag.corners().get(0).x()
                + tag.corners().get(2).x()
                - tag.corners().get(3).x();
        double down = tag.corners().get(1).y()
                - tag.corners().get(0).y()
                + tag.corners().get(2).y()
                - tag.corners().get(3).y();
        double heading = Math.toDegrees(Math.atan2(-down, right));
        return new Die(
                form.kind(),
                top.face().type().name(),
                shows,
                cocked,
                corners,
                middle.x(),
                middle.y(),
                tag.sidePx() * grown,
                (heading + 360) % 360,
                confidence,
                OptionalDouble.of(form.edgeMm()));
    }
}
