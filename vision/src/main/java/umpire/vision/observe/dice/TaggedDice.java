package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingTrace;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.detect.dice.DieStance;
import umpire.vision.detect.faces.LeanThresholds;
import umpire.vision.detect.faces.TaggedTop;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.observe.dice.SeenFace.FaceOfDie;
import umpire.vision.rectify.CameraView;

/**
 * Reads dice with a tag on every face. The tag identifies the die and the face. A face is on top if it is as large and as square as one at
 * the die's height, and its surroundings look like those of a flat die.
 */
final class TaggedDice implements KindReader {
    /** A flat cube shows less than half of a side, however far it is from the point below the camera. Geometry. */
    private static final double MAX_SIDE_OF_CUBE = 0.6;

    /** Two readings of a corner of an unmoved die are nearer to each other than this. Chosen. */
    private static final double SAME_PX = 2;

    private final Map<Integer, FaceOfDie> faceByTag = new HashMap<>();
    private final TagReader reader;
    private final TaggedDiceThresholds limits;
    private final LeanThresholds leans;

    TaggedDice(
            List<DieType> box,
            Rig rig,
            TaggedDiceThresholds limits,
            TagThresholds tagThresholds,
            LeanThresholds leans) {
        this.limits = limits;
        this.leans = leans;
        this.reader = TagReader.of(rig.table().dictionary(), tagThresholds, ReadingTrace.NONE);
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

    @Override
    public List<Die> read(Mat bgr, Mat grey, Rect part, CameraView view, List<Tag> tags) {
        List<SeenFace> left = new ArrayList<>(tags.stream()
                .filter(tag -> isIn(part, tag.centre()))
                .flatMap(tag ->
                        Optional.ofNullable(faceByTag.get(tag.id()))
                                .map(face -> SeenFace.of(tag, face, view, limits))
                                .stream())
                .sorted(Comparator.comparingDouble((SeenFace face) -> -face.least())
                        .thenComparing(SeenFace::tag, TagReader.ORDER))
                .toList());
        List<Die> dice = new ArrayList<>();
        while (!left.isEmpty()) {
            SeenFace first = left.removeFirst();
            FlatTaggedDie flat = new FlatTaggedDie(first.tag(), first.face().form(), view, limits);
            List<SeenFace> others = left.stream().filter(onDieOf(first, flat)).toList();
            left.removeAll(others);
            dice.add(die(bgr, grey, view, new FacesOfOne(first, flat, others)));
        }
        return dice;
    }

    /**
     * Returns whether a tag is on the die of another tag. It must be of the same type, and a flat die must cover it. For a leaning die only
     * the distance counts.
     */
    private static Predicate<SeenFace> onDieOf(SeenFace first, FlatTaggedDie flat) {
        Predicate<SeenFace> sameType = first::isOfType;
        if (first.face().form().isCube() || !first.liesFlat()) {
            return sameType.and(first::isNear);
        }
        return sameType.and(other -> flat.covers(other.tag().centre()));
    }

    private static boolean isIn(Rect part, Pixel at) {
        return at.x() >= part.x && at.y() >= part.y && at.x() < part.x + part.width && at.y() < part.y + part.height;
    }

    /** Reads a die by its visible faces. The least compressed face is the top, if it lies flat and no other could be the top. */
    private Die die(Mat bgr, Mat grey, CameraView view, FacesOfOne faces) {
        return faces.top().face().form().isCube() ? cube(bgr, grey, view, faces) : paper(bgr, grey, view, faces);
    }

    private Die cube(Mat bgr, Mat grey, CameraView view, FacesOfOne faces) {
        SeenFace top = faces.top();
        boolean sideUp = faces.others().stream().anyMatch(other -> other.least() > MAX_SIDE_OF_CUBE);
        if (sideUp || !top.liesFlat()) {
            return die(faces.anyOf(), Optional.empty(), sideUp || top.least() > MAX_SIDE_OF_CUBE, 0);
        }
        DieForm form = top.face().form();
        return lying(
                top,
                isProven(grey, faces)
                        ? DieStance.FLAT
                        : TaggedTop.stance(bgr, top.tag(), form.tagMm(), view.dieScale(form.edgeMm()), leans));
    }

    /**
     * Reads a paper die. Far from the point below the camera, a side of a flat die may look nearly as square as its top. Only a tag on a
     * side proves that the die lies flat. The outline proves little: it is invisible on white paper, and a small lean hardly changes it.
     */
    private Die paper(Mat bgr, Mat grey, CameraView view, FacesOfOne faces) {
        SeenFace top = faces.top();
        boolean rival = faces.others().stream()
                .anyMatch(other -> other.liesFlat() && !faces.flat().hasOnSide(other.tag()));
        if (rival || !top.liesFlat()) {
            return die(faces.anyOf(), Optional.empty(), surelyLeans(top, view), 0);
        }
        if (isProven(grey, faces)) {
            return lying(top, DieStance.FLAT);
        }
        return lying(top, faces.flat().isOvershot(bgr) ? DieStance.LEANING : DieStance.UNKNOWN);
    }

    private boolean isProven(Mat grey, FacesOfOne faces) {
        List<Tag> beside = faces.others().stream().map(SeenFace::tag).toList();
        return faces.flat()
                .isProven(grey, reader, beside, faces.top().face().type().tags());
    }

    private Die lying(SeenFace top, DieStance stance) {
        Optional<String> shows = Optional.of(top.face().shows());
        return switch (stance) {
            case LEANING -> die(top, Optional.empty(), true, 0);
            case UNKNOWN -> die(top, shows, false, limits.unsureShare());
            case FLAT ->
                die(
                        top,
                        shows,
                        false,
                        top.tag().confidence() >= limits.sureCellsShare() ? limits.sureShare() : limits.unsureShare());
        };
    }

    /**
     * Returns whether the tilt of a face proves that the die leans. A paper die that lies flat shows its top flat and its sides at the tilt
     * of its form.
     */
    private boolean surelyLeans(SeenFace face, CameraView view) {
        DieForm form = face.face().form();
        TagTilt tilt = TagTilt.of(face.tag(), form.heightMm(), view);
        double offDeg = Math.max(
                limits.maxTiltOffDeg(), limits.tiltOffDegPx() / face.tag().sidePx());
        return face.least() > limits.minTellingShare()
                && form.tiltsDeg().stream().allMatch(lying -> tilt.surelyOff(lying, offDeg));
    }

    private static Die die(SeenFace top, Optional<String> shows, boolean cocked, double confidence) {
        Tag tag = top.tag();
        DieForm form = top.face().form();
        Pixel middle = tag.centre();
        List<Pixel> corners = corners(tag, form);
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
                tag.sidePx() * grown(form),
                (heading + 360) % 360,
                confidence,
                OptionalDouble.of(form.edgeMm()));
    }

    private static double grown(DieForm form) {
        return 2 * form.halfMm() / form.tagMm();
    }

    /** Returns the corners of a square of the size of the die's top, centred on a tag. */
    private static List<Pixel> corners(Tag tag, DieForm form) {
        Pixel middle = tag.centre();
        double grown = grown(form);
        return tag.corners().stream()
                .map(corner -> new Pixel(
                        middle.x() + (corner.x() - middle.x()) * grown, middle.y() + (corner.y() - middle.y()) * grown))
                .toList();
    }

    @Override
    public boolean showLying(Die earlier, List<Tag> tags) {
        return tags.stream()
                .anyMatch(tag -> Optional.ofNullable(faceByTag.get(tag.id()))
                        .filter(face -> face.type().name().equals(earlier.name())
                                && earlier.face().equals(Optional.of(face.shows())))
                        .map(face -> corners(tag, face.form()))
                        .filter(corners -> IntStream.range(0, corners.size())
                                .allMatch(i -> corners.get(i)
                                                .distance(earlier.corners().get(i))
                                        < SAME_PX))
                        .isPresent());
    }

    /**
     * The visible faces of one die.
     *
     * @param top the least compressed face
     * @param flat the expected look of a flat die with that face on top
     * @param others its other faces
     */
    private record FacesOfOne(SeenFace top, FlatTaggedDie flat, List<SeenFace> others) {
        /**
         * Returns the face that locates a die without a reading. The least compressed of two faces may change between frames, but the place
         * must not.
         */
        private SeenFace anyOf() {
            return Stream.concat(Stream.of(top), others.stream())
                    .min(Comparator.comparingInt(face -> face.tag().id()))
                    .orElse(top);
        }
    }
}
