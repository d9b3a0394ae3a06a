package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.hardware.taught.TaughtDie;
import umpire.hardware.taught.TaughtView;

/**
 * What a table knows of one face.
 *
 * @param face its name
 * @param views how often it was seen
 * @param sure whether that is enough
 * @param like another face that it is hardly told from
 * @param varies whether its views are not alike
 */
public record FaceKnowledge(String face, int views, boolean sure, Optional<String> like, boolean varies) {
    /** So many views are enough, where they are alike and like no other's. */
    public static final int ENOUGH = 2;

    /** Returns what is known of each face, in their order; of that which counts as nothing only where it was seen. */
    public static List<FaceKnowledge> of(TaughtDie die, TaughtThresholds limits) {
        BodyShape shape = BodyShape.of(die.body());
        List<FaceKnowledge> all = new ArrayList<>();
        for (String face : TaughtDie.faces(die.kind())) {
            if (!face.equals(TaughtDie.NO_FACE) || !die.of(face).isEmpty()) {
                all.add(of(face, die, shape, limits));
            }
        }
        return all;
    }

    private static FaceKnowledge of(String face, TaughtDie die, BodyShape shape, TaughtThresholds limits) {
        List<TaughtView> own = die.of(face);
        Optional<String> like = Optional.empty();
        boolean varies = false;
        FaceMatcher others = FaceMatcher.of(die.without(face));
        for (TaughtView view : own) {
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

    /** How well a view fits the best of the other views of its face. */
    private static double likeliest(List<TaughtView> own, TaughtView view, TaughtDie die) {
        List<TaughtView> others = new ArrayList<>(own);
        others.remove(view);
        return FaceMatcher.of(new TaughtDie(die.kind(), die.body(), others))
                .fits(FacePatch.of(view, BodyShape.of(die.body())))
                .getFirst()
                .likeness();
    }

    /** Returns the taught face that a studied one clearly shows, if it does one. */
    public static Optional<String> shown(StudiedFace face, TaughtDie die, TaughtThresholds limits) {
        FaceMatcher matcher = FaceMatcher.of(die);
        if (matcher.isEmpty()) {
            return Optional.empty();
        }
        List<FaceFit> fits = matcher.fits(FacePatch.of(TaughtView.of("", "", face.levels()), BodyShape.of(die.body())));
        return Optional.of(fits)
                .filter(all -> TaughtReader.isClear(all, limits))
                .map(all -> all.getFirst().face());
    }
}
