package umpire.referee.presence;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/**
 * Which sensors lie below which places.
 *
 * @param above the place above each sensor, by its number; sensors that are not in it lie beside every place, or below a tray for dice
 * @param felt the places on which a single piece cannot stand or go unfelt: small enough for their sensors, and no place of stacks
 */
public record SensorsBelow(Map<Integer, Place> above, Set<Place> felt) {
    /** A place with a corner farther than that from every sensor below it has room for a piece that none feels. Chosen. */
    private static final double REACH_MM = 60;

    public SensorsBelow {
        above = Map.copyOf(above);
        felt = Set.copyOf(felt);
    }

    /**
     * Finds them.
     *
     * @param sensors where each lies in the board's frame, by its number
     */
    public static SensorsBelow of(Board board, List<Point> sensors) {
        Map<Integer, Place> above = new TreeMap<>();
        for (int number = 0; number < sensors.size(); number++) {
            int sensor = number;
            // A sensor below dice feels them, and no piece.
            board.placeAt(sensors.get(number))
                    .filter(place -> !board.area(place).isDiceTray())
                    .ifPresent(place -> above.put(sensor, place));
        }
        Set<Place> felt = new HashSet<>();
        for (Area area : board.areas()) {
            List<Point> below = above.entrySet().stream()
                    .filter(entry -> entry.getValue().equals(area.place()))
                    .map(Map.Entry::getKey)
                    .map(sensors::get)
                    .toList();
            if (!area.stacked() && area.outline().stream().allMatch(corner -> isNear(corner, below))) {
                felt.add(area.place());
            }
        }
        return new SensorsBelow(above, felt);
    }

    private static boolean isNear(Point corner, Collection<Point> sensors) {
        return sensors.stream()
                .anyMatch(sensor -> Math.hypot(sensor.xMm() - corner.xMm(), sensor.yMm() - corner.yMm()) <= REACH_MM);
    }
}
