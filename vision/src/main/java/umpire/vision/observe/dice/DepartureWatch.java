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
 * Notices that dice left the places where they lay. A die that is not read may be below an arm, or too near to something that moves:
 * only the bare table proves that it is gone.
 */
final class DepartureWatch {
    /** A die that seems to have wandered by less lies where it lay. Chosen. */
    private static final double SAME_PLACE_MM = 5;

    /** Told in so many looks, for whoever has to hear of it may just then be taking the die for one at rest. Chosen. */
    private static final int TOLD_LOOKS = 8;

    /** More dice than lie on any table; of the places where dice lay long ago the oldest are forgotten. Chosen. */
    private static final int MAX_PLACES = 80;

    /**
     * Where a die lay.
     *
     * @param die as it was last read there
     * @param told in how many looks it was told that it is gone
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

    /** Prepares for dice of these forms, by kind. */
    DepartureWatch(Function<String, DieForm> forms) {
        this.forms = forms;
    }

    /**
     * Takes a look and returns the dice that lay there in an earlier look and are gone.
     *
     * @param dice all that are seen, in the board's frame
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

    /** A die lies there still, or another one lies there now. */
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
