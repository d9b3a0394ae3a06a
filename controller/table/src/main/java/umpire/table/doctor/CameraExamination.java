package umpire.table.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.hardware.Rig;
import umpire.table.finding.Finding;
import umpire.table.finding.LookFindings;
import umpire.table.pump.CameraPump.CameraOpener;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;

/** Checks the camera and its pictures: size, frame rate, light, focus, corner tags and the camera's position. */
public final class CameraExamination {
    /** The number of first pictures to skip, because the exposure is still adjusting. */
    private static final int GETS_USED = 8;

    private static final int LOOKS = 4;

    /** The lowest frame rate, in pictures a second, at which a moving hand is seen in the next picture. */
    private static final double FEW_A_SECOND = 5;

    private final Rig rig;
    private final CameraOpener camera;

    /** Creates the check. No other program may use the camera. */
    public CameraExamination(Rig rig, CameraOpener camera) {
        this.rig = rig;
        this.camera = camera;
    }

    /**
     * Returns the findings, the camera itself first. Without a working camera the others are left out.
     *
     * @param eye the vision pipeline of a game; the caller closes it
     */
    public List<Finding> findings(VisionPipeline eye) throws InterruptedException {
        try (FrameSource source = camera.open()) {
            return looked(source, eye);
        } catch (IOException e) {
            return List.of(
                    Finding.bad(
                            "camera",
                            "The camera gives no picture: " + e.getMessage(),
                            "Check its cable. Stop other programs that use it, such as a running table (systemctl stop umpire)."));
        }
    }

    private List<Finding> looked(FrameSource source, VisionPipeline eye) throws IOException, InterruptedException {
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
            FrameResult look = eye.look(frame);
            double aSecond = (GETS_USED + LOOKS - 1) * 1_000.0 / Math.max(1, frame.takenMs() - firstMs);
            List<Finding> findings = new ArrayList<>();
            findings.add(pictures(frame.widthPx(), frame.heightPx(), aSecond));
            source.trouble()
                    .map(says ->
                            Finding.doubtful("pictures", says, "Fix this first: the other checks need good pictures."))
                    .ifPresent(findings::add);
            findings.addAll(new LookFindings(rig).of(look));
            return findings;
        }
    }

    /** Takes and drops a picture. Returns its time. */
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
                    "Calibrate the camera again on the page /rig, or set that size with --frame.");
        }
        return aSecond < FEW_A_SECOND
                ? Finding.doubtful(
                        "camera",
                        says + " Hands are noticed late.",
                        "Use a USB 3 port, smaller pictures or more light: cameras are slower in the dark.")
                : Finding.good("camera", says);
    }
}
