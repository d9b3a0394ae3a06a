package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieView;

/**
 * The table's knowledge of one face.
 *
 * @param face its name
 * @param views the number of taught views of it
 * @param sure whether these views suffice to read it
 * @param like another face that can hardly be distinguished from it; empty if there is none
 * @param varies whether its views differ from each other
 */
public record FaceKnowledge(String face, int views, boolean sure, Optional<String> like, boolean varies) {
    /** The number of views that suffices if they are alike and differ from every other face. */
    public static final int ENOUGH = 2;

    /** Returns the knowledge of each face, in the order of the faces. The face that counts as nothing is included only if it was seen. */
    public static List<FaceKnowledge> of(CustomDie die, CustomDieThresholds limits) {
        BodyShape shape = BodyShape.of(die.body());
        List<FaceKnowledge> all = new ArrayList<>();
        for (String face : CustomDie.faces(die.kind())) {
            if (!face.equals(CustomDie.NO_FACE) || !die.of(face).isEmpty()) {
                all.add(of(face, die, shape, limits));
            }
        }
        return all;
    }

    private static FaceKnowledge of(String face, CustomDie die, BodyShape shape, CustomDieThresholds limits) {
        List<CustomDieView> own = die.of(face);
        Optional<String> like = Optional.empty();
        boolean varies = false;
        FaceMatcher others = FaceMatcher.of(die.without(face));
        for (CustomDieView view : own) {
            float[] levels = FacePatch.of(view, shape);
            double best = own.size() < ENOUGH ? limits.minSureLikeness() : likeliest(own, view, die);
            varies |= best < limits.minSureLikeness();
            if (like.isEmpty() && !others.isEmpty()) {
                FaceFit rival = others.fits(levels).getFirst();
                double off = 1 - Math.max(best, limits.minSureLikeness());
                boolean far = 1 - rival.likeness() >= limits.minRivalRatio() * off + limits.minRivalMargin();
                like = far ? Optional.empty() : Optional.of(rival.face());
            }
        }
        boolean sure = own.size() >= ENOUGH && like.isEmpty() && !varies;
        return new FaceKnowledge(face, own.size(), sure, like, varies);
    }

    /** Returns the fit of a view to the best of the other views of its face. */
    private static double likeliest(List<CustomDieView> own, CustomDieView view, CustomDie die) {
        List<CustomDieView> others = new ArrayList<>(own);
        others.remove(view);
        return FaceMatcher.of(new CustomDie(die.kind(), die.body(), others))
                .fits(FacePatch.of(view, BodyShape.of(die.body())))
                .getFirst()
                .likeness();
    }

    /** Returns the name of the taught face that a studied die clearly shows; empty if it shows none. */
    public static Optional<String> shown(StudiedFace face, CustomDie die, CustomDieThresholds limits) {
        FaceMatcher matcher = FaceMatcher.of(die);
        if (matcher.isEmpty()) {
            return Optional.empty();
        }
        List<FaceFit> fits =
                matcher.fits(FacePatch.of(CustomDieView.of("", "", face.levels()), BodyShape.of(die.body())));
        return Optional.of(fits)
                .filter(all -> CustomDieReader.isClear(all, limits))
                .map(all -> all.getFirst().face());
    }
}
