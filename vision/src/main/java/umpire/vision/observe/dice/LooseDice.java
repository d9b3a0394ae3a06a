package umpire.vision.observe.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.observation.SeenDie;
import umpire.vision.detect.dice.DieForm;

/**
 * Remembers the dice that lay at rest, and finds those that are not seen while something moves. They may be rolling or pushed. A large
 * moving die could be taken for an arm.
 */
final class LooseDice {
    /**
     * The area of a die in motion relative to its bounding circle. Measured: a rendered octahedron of 100 mm that was pushed took up to
     * 11,500 square millimetres of the sheet, 1.1 times the circle.
     */
    private static final double IN_MOTION = 1.2;

    /** The number of dice that touch or move together and look like one object. Chosen: a thrown die and the one it pushes. */
    private static final int TOGETHER = 2;

    private final Map<String, DieForm> formByName;
    private List<SeenDie> lying = List.of();

    LooseDice(Map<String, DieForm> formByName) {
        this.formByName = Map.copyOf(formByName);
    }

    /**
     * Processes a frame; returns the area in square millimetres of the sheet that the largest loose dice may cover in one patch; 0 at rest.
     */
    double look(List<SeenDie> seen, boolean moving) {
        if (!moving) {
            lying = List.copyOf(seen);
            return 0;
        }
        List<SeenDie> loose = new ArrayList<>(lying);
        seen.forEach(die -> loose.stream().filter(die::sameType).findFirst().ifPresent(loose::remove));
        return loose.stream()
                .flatMap(die -> Optional.ofNullable(formByName.get(die.name())).stream())
                .map(form -> IN_MOTION * Math.PI * form.reachMm() * form.reachMm())
                .sorted(Comparator.reverseOrder())
                .limit(TOGETHER)
                .mapToDouble(Double::doubleValue)
                .sum();
    }
}
