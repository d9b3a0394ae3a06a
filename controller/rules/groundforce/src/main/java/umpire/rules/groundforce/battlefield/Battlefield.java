package umpire.rules.groundforce.battlefield;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The board: its places with the two bases and the mining areas.
 *
 * @param columns the number of columns
 * @param rows the number of rows
 * @param bases the places of each base
 * @param mines the places that are mining areas
 * @param blocked the squares of the grid that are no places
 */
public record Battlefield(
        int columns,
        int rows,
        Map<ArmyColour, NavigableSet<GroundPlace>> bases,
        NavigableSet<GroundPlace> mines,
        NavigableSet<GroundPlace> blocked) {
    /** The number of places in a base. */
    public static final int BASE_PLACES = 6;

    public Battlefield {
        bases = Map.of(
                ArmyColour.YELLOW, sorted(bases.getOrDefault(ArmyColour.YELLOW, Collections.emptyNavigableSet())),
                ArmyColour.BLUE, sorted(bases.getOrDefault(ArmyColour.BLUE, Collections.emptyNavigableSet())));
        mines = sorted(mines);
        blocked = sorted(blocked);
    }

    private static NavigableSet<GroundPlace> sorted(NavigableSet<GroundPlace> places) {
        return Collections.unmodifiableNavigableSet(new TreeSet<>(places));
    }

    /** Returns whether the board has this place and units may stand on it. */
    public boolean has(GroundPlace place) {
        return place.column() >= 0
                && place.column() < columns
                && place.row() >= 0
                && place.row() < rows
                && (blocked.isEmpty() || !blocked.contains(place));
    }

    /** Returns every place, column by column. */
    public List<GroundPlace> places() {
        List<GroundPlace> all = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                GroundPlace place = new GroundPlace(column, row);
                if (has(place)) {
                    all.add(place);
                }
            }
        }
        return all;
    }

    public List<GroundPlace> neighbours(GroundPlace place) {
        List<GroundPlace> near = new ArrayList<>();
        for (GroundStep step : GroundStep.ALL) {
            GroundPlace next = place.next(step);
            if (has(next)) {
                near.add(next);
            }
        }
        return near;
    }

    /** Returns the places of an army's base. */
    public NavigableSet<GroundPlace> base(ArmyColour army) {
        return bases.getOrDefault(army, Collections.emptyNavigableSet());
    }

    public boolean inBase(ArmyColour army, GroundPlace place) {
        return base(army).contains(place);
    }

    /** Returns whether a walk from base to base exists on an empty board. */
    boolean joined() {
        Set<GroundPlace> reached = new HashSet<>(base(ArmyColour.YELLOW));
        Deque<GroundPlace> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (GroundPlace next : neighbours(open.pop())) {
                if (reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached.containsAll(base(ArmyColour.BLUE)) && reached.containsAll(mines);
    }
}
