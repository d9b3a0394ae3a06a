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
 * The sensors below each place.
 *
 * @param above the place above each sensor, by sensor number; a sensor beside every place or below a dice tray has none
 * @param felt the places on which a single piece is always felt: small enough for their sensors, and without stacks
 */
public record SensorsBelow(Map<Integer, Place> above, Set<Place> felt) {
    /**
     * A place with a corner farther than this from each of its sensors has room for a piece that none of them feels.
     * Chosen.
     */
    private static final double REACH_MM = 60;

    public SensorsBelow {
        above = Map.copyOf(above);
        felt = Set.copyOf(felt);
    }

    /**
     * Finds the sensors below each place.
     *
     * @param sensors the position of each in the board's frame, by number
     */
    public static SensorsBelow of(Board board, List<Point> sensors) {
        Map<Integer, Place> above = new TreeMap<>();
        for (int number = 0; number < sensors.size(); number++) {
            int sensor = number;
            // A sensor below a dice tray feels dice, and no piece.
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
