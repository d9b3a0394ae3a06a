package umpire.table.rig;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.hardware.Rig;
import umpire.hardware.RigVersions;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieFile;
import umpire.rules.kernel.Parsed;
import umpire.table.pump.FrameProcessor;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.frame.Frame;
import umpire.vision.teach.DieTeacher;
import umpire.vision.teach.TeachingProgress;
import umpire.web.payload.RigParts;

/** One teaching run for a die, from the first picture to the last. The camera's thread processes the pictures. */
final class TeachingRun {
    private static final Logger LOG = LoggerFactory.getLogger(TeachingRun.class);
    private static final int QUALITY = 75;
    private static final int MOST_WIDTH_PX = 1_280;

    private final Path file;
    private final double edgeMm;
    private final DieTeacher teacher;
    private final Consumer<CustomDie> learnt;
    private CustomDie die;
    private TeachingProgress progress;
    private Optional<String> wanted = Optional.empty();
    private Optional<String> says = Optional.empty();
    private boolean refused;
    private volatile Optional<byte[]> jpeg = Optional.empty();
    private long pictures;

    /**
     * Starts a run.
     *
     * @param file stores the die, and is written after each learnt face
     * @param die the faces learnt so far
     * @param learnt receives the die after each change
     */
    TeachingRun(Path file, double edgeMm, CustomDie die, Rig rig, Consumer<CustomDie> learnt) {
        this.file = file;
        this.edgeMm = edgeMm;
        this.die = die;
        this.learnt = learnt;
        this.teacher = new DieTeacher(
                die.body(), Optional.of(new DieTeacher.KnownTable(rig, edgeMm)), CustomDieThresholds.standard());
        this.progress = TeachingProgress.of(die, CustomDieThresholds.standard());
    }

    Optional<byte[]> picture() {
        return jpeg;
    }

    /** Returns a frame processor that works until the camera goes back to the game. */
    FrameProcessor.FrameLook looking() {
        return FrameProcessor.FrameLook.passing(this::take);
    }

    synchronized void take(Frame frame) {
        jpeg = Optional.of(frame.jpeg(QUALITY, MOST_WIDTH_PX));
        pictures++;
        if (wanted.isPresent()) {
            String face = wanted.get();
            wanted = Optional.empty();
            String from = "the table, picture " + (die.of(face).size() + 1);
            switch (teacher.learn(die, face, from, frame.bgr())) {
                case Parsed.Bad<DieTeacher.FaceLesson> bad -> tell("Nothing was learnt: " + bad.why() + ".", true);
                case Parsed.Good<DieTeacher.FaceLesson> good ->
                    keep(good.value().die(), taught(face, good.value()));
            }
        }
    }

    private static String taught(String face, DieTeacher.FaceLesson lesson) {
        return lesson.dice() == 1
                ? "Face " + face + " was seen. Turn the die and lay it elsewhere for the next picture."
                : "Face " + face + " was seen on " + lesson.dice() + " dice.";
    }

    private void keep(CustomDie known, String told) {
        try {
            new RigVersions(file).write(CustomDieFile.write(known, String.valueOf(file.getFileName())));
        } catch (IOException e) {
            LOG.warn("{} cannot be written: {}", file, e.getMessage());
            tell(file + " could not be written, so nothing was learnt. Make its folder writable.", true);
            return;
        }
        die = known;
        progress = TeachingProgress.of(known, CustomDieThresholds.standard());
        learnt.accept(known);
        tell(told, false);
    }

    private void tell(String told, boolean refusal) {
        says = Optional.of(told);
        refused = refusal;
    }

    /** Learns a face from the next picture. */
    synchronized Parsed<String> teach(String face) {
        if (!CustomDie.faces(die.kind()).contains(face)) {
            return Parsed.bad("There is no face '" + face + "'.");
        }
        wanted = Optional.of(face);
        return Parsed.good("");
    }

    /** Forgets a face. */
    synchronized Parsed<String> forget(String face) {
        if (die.of(face).isEmpty()) {
            return Parsed.bad("Nothing was taught of face '" + face + "'.");
        }
        keep(die.without(face), "Face " + face + " is forgotten.");
        return Parsed.good("");
    }

    synchronized RigParts.TeachingPart part() {
        return new RigParts.TeachingPart(
                true,
                pictures,
                String.valueOf(file.getFileName()).replaceFirst("[.]yaml$", ""),
                edgeMm,
                wanted.isPresent(),
                progress.faces().stream()
                        .map(face -> new RigParts.TaughtFacePart(face.face(), face.views(), face.sure(), face.says()))
                        .toList(),
                progress.next(),
                progress.done(),
                says,
                refused,
                "- {kind: " + die.kind() + ", edgeMm: "
                        + BigDecimal.valueOf(edgeMm).stripTrailingZeros().toPlainString() + ", taught: "
                        + file.getFileName() + "}");
    }
}
