package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.lens.NoiseFloor;
import umpire.vision.calibrate.lens.Solution;
import umpire.vision.calibrate.review.Refusal.SetFault;

/** Chooses the lens of a set. Pictures taken with another lens are left out first. */
final class LensChoice {
    /** If the residual is above this multiple of the noise, a second lens is looked for. */
    private static final double SUSPICIOUS = 1.6;

    private static final double SUSPICIOUS_PX = 0.02;

    /** If a second lens has at most this share of the pictures, its pictures are left out and the others are used. */
    private static final double FEW_OTHERS = 0.34;

    private static final int LEAST_LEFT = 6;

    /** A simpler lens is used if its error on held-out pictures is at most this multiple of the error of the full lens. */
    private static final double AS_GOOD = 1.003;

    /** The horizontal and vertical focal lengths of a real camera differ by less than this share. */
    private static final double MOST_UNEVEN = 0.01;

    private final Map<String, String> leftOut = new LinkedHashMap<>();
    private final List<String> notices = new ArrayList<>();
    private LensFit fit;
    private FreeNumbers free = FreeNumbers.LENS;
    private HeldOut heldOut;
    private double noisePx;

    LensChoice(CornerSet set) {
        this.fit = LensFit.of(set, free);
        this.noisePx = NoiseFloor.rmsPx(fit.solution(), fit.set().corners());
        this.heldOut = HeldOut.of(fit.set(), fit.solution(), free);
    }

    LensFit fit() {
        return fit;
    }

    HeldOut heldOut() {
        return heldOut;
    }

    double noisePx() {
        return noisePx;
    }

    FreeNumbers free() {
        return free;
    }

    Map<String, String> leftOut() {
        return leftOut;
    }

    List<String> notices() {
        return notices;
    }

    /** Returns a refusal if the set mixes two lenses and neither can be left out. */
    Optional<Refusal> divided(CornerSet whole) {
        double leastPx = SUSPICIOUS_PX * whole.widthPx() / 1000;
        boolean suspicious = !fit.outcasts().isEmpty() || fit.rmsPx() > Math.max(leastPx, SUSPICIOUS * noisePx);
        Optional<CameraMix> mix = suspicious ? CameraMix.of(whole, noisePx) : Optional.empty();
        if (mix.isEmpty()) {
            fit.outcasts().forEach(outcast -> leftOut.put(outcast.name(), why(outcast)));
            return Optional.empty();
        }
        List<Integer> smaller = mix.get().smaller();
        List<Integer> larger = mix.get().larger();
        if (larger.size() < LEAST_LEFT || smaller.size() > FEW_OTHERS * whole.size()) {
            return Optional.of(
                    FisheyeCheck.explains(whole, SUSPICIOUS, fit.rmsPx())
                            ? new Refusal(SetFault.DOES_NOT_FIT, RefusalWords.FISHEYE)
                            : new Refusal(SetFault.CAMERAS_MIXED, says(whole, mix.get())));
        }
        smaller.forEach(place -> leftOut.put(
                whole.sightings().get(place).name(),
                String.format(
                        Locale.ROOT,
                        "another lens took it, or its zoom or focus changed: its focal length is %.0f pixels, that of"
                                + " the others %.0f",
                        mix.get().smallerFocalPx(),
                        mix.get().largerFocalPx())));
        List<Integer> rest = new ArrayList<>();
        for (int i = 0; i < whole.size(); i++) {
            if (!smaller.contains(i)) {
                rest.add(i);
            }
        }
        settle(whole.only(rest));
        fit.outcasts().forEach(outcast -> leftOut.put(outcast.name(), why(outcast)));
        return Optional.empty();
    }

    private static String why(LensFit.Outcast outcast) {
        return String.format(
                Locale.ROOT,
                "it contradicts the others, by %.2f pixels: the board moved, was bent, or another lens took it",
                outcast.rmsPx());
    }

    private static String says(CornerSet whole, CameraMix mix) {
        return String.format(
                Locale.ROOT,
                "Calibrate from pictures of one camera, with autofocus and zoom locked. These pictures have two focal lengths:"
                        + " %s have %.0f pixels, %s have %.0f. They are of two cameras, or the zoom or focus changed.",
                names(whole, mix.larger()),
                mix.largerFocalPx(),
                names(whole, mix.smaller()),
                mix.smallerFocalPx());
    }

    private static String names(CornerSet whole, List<Integer> places) {
        String first = places.stream()
                .limit(4)
                .map(place -> whole.sightings().get(place).name())
                .collect(Collectors.joining(", "));
        return places.size() + " (" + first + (places.size() > 4 ? ", ..." : "") + ")";
    }

    private void settle(CornerSet set) {
        fit = LensFit.of(set, free);
        noisePx = NoiseFloor.rmsPx(fit.solution(), fit.set().corners());
        heldOut = HeldOut.of(fit.set(), fit.solution(), free);
    }

    /**
     * Chooses the simplest lens that predicts held-out pictures as well as the full lens. A lens whose distortion folds the picture over is
     * never chosen.
     */
    void simplest() {
        for (FreeNumbers simpler : List.of(FreeNumbers.WITHOUT_LAST, FreeNumbers.ONE_RADIAL)) {
            Solution plain = LensFit.exact(fit.set(), plainer(fit.solution(), simpler), simpler);
            HeldOut tried = HeldOut.of(fit.set(), plain, simpler);
            boolean faulty = faulty(fit.solution().lens());
            if (faulty || tried.rmsPx() <= AS_GOOD * heldOut.rmsPx()) {
                free = simpler;
                fit = new LensFit(fit.set(), plain, fit.outcasts(), fit.droppedCorners());
                heldOut = tried;
            }
        }
        evenly();
    }

    boolean faulty(LensNumbers lens) {
        return !lens.finite()
                || lens.camera(fit.set().widthPx(), fit.set().heightPx(), 0)
                        .fault()
                        .isPresent();
    }

    private static Solution plainer(Solution solution, FreeNumbers simpler) {
        LensNumbers lens = solution.lens().with(8, 0);
        LensNumbers fewer = simpler == FreeNumbers.ONE_RADIAL ? lens.with(5, 0) : lens;
        return new Solution(fewer, solution.shape(), solution.poses());
    }

    /** Attributes a difference between the focal lengths to a stretched print, since real lenses have none. */
    private void evenly() {
        LensNumbers lens = fit.solution().lens();
        if (Math.abs(lens.get(0) / lens.get(1) - 1) < MOST_UNEVEN) {
            return;
        }
        double focal = Math.sqrt(lens.get(0) * lens.get(1));
        Solution start = new Solution(
                lens.with(0, focal).with(1, focal),
                fit.solution().shape(),
                fit.solution().poses());
        Solution stretched = LensFit.exact(fit.set(), start, FreeNumbers.LENS_AND_STRETCH);
        HeldOut tried = HeldOut.of(fit.set(), stretched, FreeNumbers.LENS_AND_STRETCH);
        if (tried.rmsPx() <= heldOut.rmsPx()) {
            notices.add(String.format(
                    Locale.ROOT,
                    "The board is printed %.1f %% too %s along its columns: measure it both ways. The lens was corrected for this"
                            + " error; print the board again without fitting it to the page.",
                    Math.abs(stretched.shape().stretch()) * 100,
                    stretched.shape().stretch() > 0 ? "long" : "short"));
            free = FreeNumbers.LENS_AND_STRETCH;
            fit = new LensFit(fit.set(), stretched, fit.outcasts(), fit.droppedCorners());
            heldOut = tried;
        }
    }
}
