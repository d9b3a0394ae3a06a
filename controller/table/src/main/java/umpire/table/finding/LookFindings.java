package umpire.table.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.hardware.Rig;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.vision.observe.FrameResult;
import umpire.vision.rectify.Registration;

/**
 * The findings of one frame: light, focus, glare and corner tags.
 *
 * @param rig the expected positions of the corner tags
 */
public record LookFindings(Rig rig) {
    /** The tolerance. An error of some millimetres could put a piece into the neighbouring place. */
    private static final double FAR_OFF_MM = 3;

    /** Returns the findings, the corner tags last. */
    public List<Finding> of(FrameResult look) {
        List<Finding> findings = new ArrayList<>(sight(look.observation().flaws()));
        findings.add(place(look.registration()));
        return findings;
    }

    private static List<Finding> sight(List<SightTrouble> flaws) {
        return List.of(
                of(flaws, SightFlaw.DARK, "light", "There is light enough.", "There is not light enough."),
                of(
                        flaws,
                        SightFlaw.BRIGHT,
                        "exposure",
                        "Light parts are not overexposed.",
                        "Light parts are overexposed."),
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
                "Uncover the corner tags, and turn the camera until all corners are in the picture. To print lost ones: ./umpire print corner-tags";
        if (registration instanceof Registration.Registered registered) {
            String says = String.format(
                    Locale.ROOT,
                    "%d corner tags are seen, %.1f mm from where the rig file has them.",
                    registered.seen().size(),
                    registered.errorMm());
            if (!missing.isEmpty()) {
                return Finding.doubtful("tags", says + " Not seen: " + missing + ".", mend);
            }
            return registered.errorMm() > FAR_OFF_MM
                    ? Finding.bad(
                            "tags", says, "Measure the corner tags again, or calibrate the camera on the page /rig.")
                    : Finding.good("tags", says);
        }
        return Finding.bad(
                "tags",
                "The camera's position is unknown: " + registration.seen().size() + " corner tags are seen. Not seen: "
                        + missing + ".",
                mend);
    }
}
