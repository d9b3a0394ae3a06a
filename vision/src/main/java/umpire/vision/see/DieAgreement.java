package umpire.vision.see;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Combines the reports of several pictures of the same rest. A face counts only if most pictures show it and none shows another. */
final class DieAgreement {
    /** The largest distance between the centres of one die's boxes, in boxes: two dice are a whole box apart. Chosen. */
    private static final double SAME_DIE_BOXES = 0.4;

    private static final String NOT_AGREED = "the pictures of one rest do not agree";

    private DieAgreement() {}

    static PictureReport of(List<PictureReport> views) {
        PictureReport middle = views.get(views.size() / 2);
        List<PictureReport.DieSeen> dice = new ArrayList<>();
        for (PictureReport.DieSeen die : middle.dice()) {
            List<PictureReport.DieSeen> same = views.stream()
                    .flatMap(view -> view.dice().stream()
                            .filter(other -> together(die.box(), other.box()))
                            .limit(1))
                    .toList();
            if (2 * same.size() > views.size()) {
                dice.add(agreed(die, same));
            }
        }
        return new PictureReport(
                middle.image(),
                middle.widthPx(),
                middle.heightPx(),
                middle.rig(),
                dice,
                middle.pieces(),
                middle.frames(),
                middle.troubles(),
                views.stream().mapToLong(PictureReport::millis).sum());
    }

    private static PictureReport.DieSeen agreed(PictureReport.DieSeen die, List<PictureReport.DieSeen> same) {
        List<String> faces =
                same.stream().flatMap(other -> other.face().stream()).distinct().toList();
        long told = same.stream().filter(other -> other.face().isPresent()).count();
        boolean sure = faces.size() == 1 && 2 * told > same.size() && !die.cocked();
        double least = same.stream()
                .filter(other -> other.face().isPresent())
                .mapToDouble(PictureReport.DieSeen::confidence)
                .average()
                .orElse(0);
        return new PictureReport.DieSeen(
                die.kind(),
                sure ? Optional.of(faces.getFirst()) : Optional.empty(),
                die.cocked(),
                die.pose(),
                die.box(),
                sure ? least : 0,
                sure ? Optional.empty() : die.why().or(() -> Optional.of(NOT_AGREED)));
    }

    private static boolean together(PictureReport.PixelBox a, PictureReport.PixelBox b) {
        return a.middle().distance(b.middle()) < SAME_DIE_BOXES * Math.max(a.width(), a.height());
    }
}
