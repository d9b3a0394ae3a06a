package umpire.referee.session.dice;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/**
 * The location of a die on the board, in words, so that players find it among others.
 *
 * @param place the place to point at: the one it lies on, or the nearest; empty on a board without places
 * @param says the location after the name of a die, with a space before it: {@code  in Red's tray near i5}
 */
record DieWhereabouts(Optional<Place> place, String says) {
    static DieWhereabouts of(Board board, SettledDie die) {
        Point at = new Point(die.pose().xMm(), die.pose().yMm());
        Optional<Area> on = board.placeAt(at).map(board::area);
        Optional<Area> near = nearest(board, at, area -> on.isEmpty() || !area.isDiceTray());
        if (on.isEmpty()) {
            return new DieWhereabouts(near.map(Area::place), near(near));
        }
        Area area = on.orElseThrow();
        return new DieWhereabouts(
                Optional.of(area.place()),
                area.isDiceTray() ? " in " + area.title() + near(near) : " on " + area.title());
    }

    private static String near(Optional<Area> area) {
        return area.map(other -> " near " + other.title()).orElse("");
    }

    private static Optional<Area> nearest(Board board, Point at, Predicate<Area> among) {
        return board.areas().stream()
                .filter(among)
                .min(Comparator.comparingDouble(area -> area.centre().distanceMm(at, at)));
    }
}
