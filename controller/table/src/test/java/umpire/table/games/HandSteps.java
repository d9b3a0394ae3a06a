package umpire.table.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/**
 * The steps by which hands change one placement into another. Each step takes one piece from its place or from beside the board, and puts
 * it down or off the board. Turning a piece over is one step.
 *
 * @param before the first placement
 * @param steps in some order
 */
record HandSteps(Placement before, List<HandStep> steps) {
    /**
     * One step.
     *
     * @param takes the standing that ends; empty if the piece was off the table
     * @param puts the standing that begins; empty if the piece leaves the table
     */
    record HandStep(Optional<Standing> takes, Optional<Standing> puts) {}

    static HandSteps between(Placement before, Placement after) {
        List<Standing> gone = without(before.standings(), after.standings());
        List<Standing> come = without(after.standings(), before.standings());
        List<HandStep> steps = new ArrayList<>();
        for (Standing to : come) {
            Optional<Standing> from = gone.stream()
                    .filter(standing -> standing.token().equals(to.token()))
                    .findFirst()
                    .or(() -> gone.stream()
                            .filter(standing ->
                                    standing.spot().place().equals(to.spot().place()))
                            .findFirst());
            from.ifPresent(gone::remove);
            steps.add(new HandStep(from, Optional.of(to)));
        }
        gone.forEach(from -> steps.add(new HandStep(Optional.of(from), Optional.empty())));
        return new HandSteps(before, List.copyOf(steps));
    }

    private static List<Standing> without(List<Standing> standings, List<Standing> others) {
        List<Standing> rest = new ArrayList<>(standings);
        for (Standing other : others) {
            rest.stream().filter(standing -> same(standing, other)).findFirst().ifPresent(rest::remove);
        }
        return rest;
    }

    private static boolean same(Standing one, Standing other) {
        return one.token().equals(other.token()) && one.spot().equals(other.spot());
    }

    /** Returns some orders of the steps, or all of them if they are few. */
    List<List<HandStep>> orders(int most) {
        List<List<HandStep>> orders = new ArrayList<>();
        order(List.of(), steps, most, orders);
        return orders;
    }

    private static void order(List<HandStep> done, List<HandStep> left, int most, List<List<HandStep>> orders) {
        if (left.isEmpty() && orders.size() < most) {
            orders.add(done);
        }
        for (int i = 0; i < left.size() && orders.size() < most; i++) {
            List<HandStep> longer = new ArrayList<>(done);
            longer.add(left.get(i));
            List<HandStep> rest = new ArrayList<>(left);
            rest.remove(i);
            order(longer, rest, most, orders);
        }
    }

    /** Returns the placement after a step. */
    static Placement after(Placement before, HandStep step) {
        List<Standing> standings = new ArrayList<>(before.standings());
        step.takes()
                .flatMap(takes -> standings.stream()
                        .filter(standing -> same(standing, takes))
                        .findFirst())
                .ifPresent(standings::remove);
        step.puts().ifPresent(standings::add);
        return new Placement(standings.stream()
                .map(standing -> uncovered(standing, standings))
                .toList());
    }

    /** Returns the standing of a piece that was covered and is visible now. */
    private static Standing uncovered(Standing standing, List<Standing> all) {
        Place place = standing.spot().place();
        boolean covered = standing.covered()
                && all.stream()
                        .anyMatch(other ->
                                !other.covered() && other.spot().place().equals(place));
        return new Standing(standing.token(), standing.spot(), covered);
    }
}
