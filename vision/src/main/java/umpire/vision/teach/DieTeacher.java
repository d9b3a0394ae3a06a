package umpire.vision.teach;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieView;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.MirroredTags;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.detect.taught.FaceKnowledge;
import umpire.vision.detect.taught.FaceStudy;
import umpire.vision.detect.taught.StudiedFace;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;
import umpire.vision.rectify.TopPlane;

/** Learns the faces of one kind of dice from pictures in which every die shows the same face. Not thread-safe. */
public final class DieTeacher {
    /** An object nearer to a tag than this, in sides of the tag, is taken for a picture printed on a piece. Chosen. */
    private static final double TAG_MARGIN = 1.3;

    private static final String NONE =
            "no die is found in it. Lay the die alone on a plain ground of another colour, in even light, and take the picture from straight above";

    private final FaceStudy study;
    private final CustomDieThresholds limits;
    private final Optional<KnownTable> table;

    /**
     * The table whose own camera takes the pictures.
     *
     * @param edgeMm of the dice
     */
    public record KnownTable(Rig rig, double edgeMm) {}

    /**
     * The result of a picture.
     *
     * @param die with the new views
     * @param dice the number of dice in the picture
     */
    public record FaceLesson(CustomDie die, int dice) {}

    /** Prepares for dice of a shape. Their size is known if the table's own camera takes the pictures. */
    public DieTeacher(String body, Optional<KnownTable> table, CustomDieThresholds limits) {
        OpenCv.load();
        this.study = new FaceStudy(body, limits);
        this.limits = limits;
        this.table = table;
    }

    /**
     * Learns from one picture.
     *
     * @param die the knowledge so far; left as it was
     * @param face the face that every die in the picture shows
     * @param from the name of the picture
     * @return the new knowledge; or the problem with the picture and the remedy, as a text that follows the picture's name
     */
    public Parsed<FaceLesson> learn(CustomDie die, String face, String from, Mat bgr) {
        return faces(bgr).then(faces -> learn(die, face, from, faces));
    }

    private Parsed<FaceLesson> learn(CustomDie die, String face, String from, List<StudiedFace> faces) {
        Optional<String> fault = fault(die, face, faces);
        if (fault.isPresent()) {
            return Parsed.bad(fault.get());
        }
        CustomDie taught = die;
        for (StudiedFace one : faces) {
            CustomDieView view = CustomDieView.of(face, from, one.levels());
            taught = die.views().contains(view) ? taught : taught.with(view);
        }
        return Parsed.good(new FaceLesson(taught, faces.size()));
    }

    private Optional<String> fault(CustomDie die, String face, List<StudiedFace> faces) {
        if (faces.isEmpty()) {
            return Optional.of(NONE);
        }
        if (faces.stream().anyMatch(one -> !one.marked())) {
            return Optional.of(
                    "nothing is seen on the face of a die in it. A blank face cannot be taught: put a dot on it, or light it better");
        }
        StudiedFace first = faces.getFirst();
        Optional<StudiedFace> other = faces.stream()
                .skip(1)
                .filter(one -> !study.showTheSame(first, one))
                .findFirst();
        if (other.isPresent()) {
            return Optional.of(
                    "several different things are found in it, " + where(first) + " and " + where(other.get())
                            + ". Leave only dice that show face " + face + " in the picture, or one die alone");
        }
        if (faces.stream().anyMatch(one -> !one.flat())) {
            return Optional.of(
                    "a die in it seems to lean, or hardly stands out. Lay it flat and alone on a plain ground of another colour");
        }
        return faces.stream()
                .flatMap(one -> FaceKnowledge.shown(one, die, limits).stream())
                .filter(shown -> !shown.equals(face))
                .findFirst()
                .map(shown -> "it shows what was taught as face " + shown + ", not a new face " + face + ". If " + shown
                        + " was taught wrongly, forget that first");
    }

    private static String where(StudiedFace face) {
        return "at " + Math.round(face.middle().x()) + ", "
                + Math.round(face.middle().y());
    }

    private Parsed<List<StudiedFace>> faces(Mat bgr) {
        if (table.isEmpty()) {
            return Parsed.good(study.ofAnySize(bgr));
        }
        Rig rig = table.get().rig();
        try (MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            TagReader reader = TagReader.of(rig.table().dictionary());
            List<Tag> tags = reader.read(grey);
            return switch (new Registrar(rig).register(tags, bgr.cols(), bgr.rows())) {
                case Registration.Lost lost ->
                    Parsed.bad(
                            "the table is not seen in it: "
                                    + MirroredTags.trouble(grey, reader, tags)
                                            .orElseGet(() -> String.join(" ", lost.troubles()))
                                    + " Take the picture with the table's own camera, or leave out --rig for a picture from straight above");
                case Registration.Registered registered ->
                    Parsed.good(seen(bgr, registered.view(), table.get().edgeMm(), tags));
            };
        }
    }

    private List<StudiedFace> seen(Mat bgr, CameraView view, double edgeMm, List<Tag> tags) {
        double highMm = study.shape().high() * edgeMm;
        double edgePx = view.dieScale(highMm).edgePx() / study.shape().high();
        return study.ofKnownSize(bgr, edgePx, pixel -> TopPlane.axes(pixel, edgeMm, highMm, view)).stream()
                .filter(face -> !isOnAny(face.middle(), tags))
                .toList();
    }

    private static boolean isOnAny(Pixel middle, List<Tag> tags) {
        return tags.stream().anyMatch(tag -> tag.covers(middle.x(), middle.y(), TAG_MARGIN));
    }
}
