package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.opencv.core.Mat;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.SheetPose;

/**
 * Detects dice that left the places where they lay. An unread die may be under an arm or too near to a moving object, so only a visible
 * bare table proves that it is gone.
 */
final class DieDepartureDetector {
    /** The distance below which a die counts as unmoved. Chosen. */
    private static final double SAME_PLACE_MM = 5;

    /**
     * The number of frames in which a departure is reported. A single report could come while the referee still waits for the die to rest.
     * Chosen.
     */
    private static final int TOLD_LOOKS = 8;

    /** The largest number of places remembered, more than there are dice on any table. The oldest are dropped. Chosen. */
    private static final int MAX_PLACES = 80;

    /**
     * A place of a die.
     *
     * @param die as it was last read there
     * @param told the number of frames in which its departure was reported
     */
    private record Known(SeenDie die, DieSpot spot, int told) {
        boolean isPlaceOf(SeenDie other) {
            return die.sameType(other) && die.pose().distanceMm(other.pose()) <= SAME_PLACE_MM;
        }

        boolean departed() {
            return told > 0;
        }
    }

    private final Function<String, DieForm> forms;
    private List<Known> places = List.of();

    DieDepartureDetector(Function<String, DieForm> forms) {
        this.forms = forms;
    }

    /**
     * Processes a frame; returns the dice that lay there earlier and are gone.
     *
     * @param dice all visible dice, in the board's frame
     */
    List<SeenDie> look(Mat bgr, List<SeenDie> dice, CameraView view, SheetPose.Found sheet) {
        List<Known> next = new ArrayList<>();
        for (Known place : places) {
            Optional<SeenDie> there = dice.stream().filter(place::isPlaceOf).findFirst();
            Optional<Known> kept = there.isPresent() ? lying(place) : absent(place, bgr, view);
            kept.ifPresent(next::add);
        }
        dice.forEach(die -> learn(next, die, bgr, view, sheet));
        places = List.copyOf(next.subList(Math.max(0, next.size() - MAX_PLACES), next.size()));
        return places.stream().filter(Known::departed).map(Known::die).toList();
    }

    /** Keeps a place at which a die is seen, unless the departure of its die was reported. */
    private static Optional<Known> lying(Known place) {
        return Optional.of(place).filter(known -> !known.departed());
    }

    private static Optional<Known> absent(Known place, Mat bgr, CameraView view) {
        boolean gone = place.departed() || place.spot.isBare(bgr, view);
        return Optional.of(gone ? new Known(place.die, place.spot, place.told + 1) : place)
                .filter(known -> known.told <= TOLD_LOOKS);
    }

    private void learn(List<Known> known, SeenDie die, Mat bgr, CameraView view, SheetPose.Found sheet) {
        Pose onTable = sheet.tableFromBoard(die.pose());
        DieSpot.of(bgr, view, onTable, forms.apply(die.kind())).ifPresent(spot -> {
            known.removeIf(place -> place.isPlaceOf(die));
            known.add(new Known(die, spot, 0));
        });
    }
}
