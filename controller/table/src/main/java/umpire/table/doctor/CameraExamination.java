package umpire.table.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.hardware.Rig;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.table.pump.CameraPump.CameraOpener;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.observe.Eye;
import umpire.vision.observe.EyeLook;
import umpire.vision.rectify.Registration;

/** Examines the camera and what it sees: pictures, their size and number, light, focus, corner tags, and where it stands. */
public final class CameraExamination {
    /** The first pictures of a camera are darker or brighter than the later ones: it gets used to the light. */
    private static final int GETS_USED = 8;

    private static final int LOOKS = 4;

    /** A hand that moves is seen in the next picture at so many a second. */
    private static final double FEW_A_SECOND = 5;

    /** Pieces would be read in the place beside theirs from some millimetres on. */
    private static final double FAR_OFF_MM = 3;

    private final Rig rig;
    private final CameraOpener camera;

    /** Looks through a camera, which nobody else may be using. */
    public CameraExamination(Rig rig, CameraOpener camera) {
        this.rig = rig;
        this.camera = camera;
    }

    /**
     * Returns what was found, the camera itself first. What cannot be told without it is left out.
     *
     * @param eye which looks for the things of a game; left open
     */
    public List<Finding> findings(Eye eye) throws InterruptedException {
        try (FrameSource source = camera.open()) {
            return looked(source, eye);
        } catch (IOException e) {
            return List.of(Finding.bad(
                    "camera",
                    "The camera gives no picture: " + e.getMessage(),
                    "Check its cable, and that nothing else uses it: a running table does (systemctl stop umpire)."));
        }
    }

    private List<Finding> looked(FrameSource source, Eye eye) throws IOException, InterruptedException {
        long firstMs = passed(source);
        for (int i = 1; i < GETS_USED; i++) {
            passed(source);
        }
        for (int i = 1; i < LOOKS; i++) {
            try (Frame frame = source.next()) {
                eye.look(frame);
            }
        }
        try (Frame frame = source.next()) {
            EyeLook look = eye.look(frame);
            double aSecond = (GETS_USED + LOOKS - 1) * 1_000.0 / Math.max(1, frame.takenMs() - firstMs);
            List<Finding> findings = new ArrayList<>();
            findings.add(pictures(frame.widthPx(), frame.heightPx(), aSecond));
            findings.addAll(sight(look.observation().flaws()));
            findings.add(place(look.registration()));
            return findings;
        }
    }

    /** Returns when a picture was taken at which nobody looks. */
    private static long passed(FrameSource source) throws IOException, InterruptedException {
        try (Frame frame = source.next()) {
            return frame.takenMs();
        }
    }

    private Finding pictures(int widthPx, int heightPx, double aSecond) {
        String says = String.format(Locale.ROOT, "Pictures of %d x %d px, %.0f a second.", widthPx, heightPx, aSecond);
        if (widthPx != rig.camera().widthPx() || heightPx != rig.camera().heightPx()) {
            return Finding.bad(
                    "camera",
                    says + " The lens in the rig file was found with "
                            + rig.camera().widthPx() + " x " + rig.camera().heightPx() + ".",
                    "Calibrate the camera anew on the page /rig, or ask it for that size with --frame.");
        }
        return aSecond < FEW_A_SECOND
                ? Finding.doubtful(
                        "camera",
                        says + " Hands are noticed late.",
                        "Use a port of USB 3, or smaller pictures, and more light: in the dark cameras take longer.")
                : Finding.good("camera", says);
    }

    private static List<Finding> sight(List<SightTrouble> flaws) {
        return List.of(
                of(flaws, SightFlaw.DARK, "light", "There is light enough.", "There is not light enough."),
                of(flaws, SightFlaw.BRIGHT, "exposure", "White is not blinding.", "What is white looks all the same."),
                of(flaws, SightFlaw.BLURRED, "focus", "Edges are sharp.", "Edges are not sharp."),
                of(flaws, SightFlaw.GLARE, "glare", "No lamp is reflected.", "A lamp is reflected."));
    }

    private static Finding of(List<SightTrouble> flaws, SightFlaw kind, String part, String good, String wrong) {
        return flaws.stream()
                .filter(flaw -> flaw.kind() == kind)
                .findFirst()
                .map(flaw -> flaw.spoils()
                        ? Finding.bad(part, wrong, flaw.says())
                        : Finding.doubtful(part, wrong, flaw.says()))
                .orElseGet(() -> Finding.good(part, good));
    }

    private Finding place(Registration registration) {
        String missing = registration.missing().stream()
                .map(id -> rig.table().corners().stream()
                        .filter(corner -> corner.id() == id)
                        .map(corner -> corner.name())
                        .findFirst()
                        .orElse("tag " + id))
                .collect(Collectors.joining(", "));
        String mend =
                "Glue them down, uncover them, and see that all corners are in the picture: ./umpire print corner-tags";
        if (registration instanceof Registration.Registered registered) {
            String says = String.format(
                    Locale.ROOT,
                    "%d corner tags are seen, %.1f mm off where the rig file has them.",
                    registered.seen().size(),
                    registered.errorMm());
            if (!missing.isEmpty()) {
                return Finding.doubtful("tags", says + " Not seen: " + missing + ".", mend);
            }
            return registered.errorMm() > FAR_OFF_MM
                    ? Finding.bad("tags", says, "Measure them anew, or calibrate the camera on the page /rig.")
                    : Finding.good("tags", says);
        }
        return Finding.bad(
                "tags",
                "Where the camera stands is not known: " + registration.seen().size()
                        + " corner tags are seen. Not seen: " + missing + ".",
                mend);
    }
}
