package umpire.rules.diceland.sight;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.geometry.ConvexShape;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Point;

/**
 * What a die meets where it rolls over an edge.
 *
 * @param met the dice into which what it sweeps goes deeper than it lay before, the nearest first
 * @param offTable whether a corner of what it would stand on lies beyond the edge of the table
 */
public record RollPath(List<Fighter> met, boolean offTable) {
    /** So much deeper is no touch: an eye does not know it better. */
    private static final double BRUSH_MM = 1;

    /** Returns what a die meets when a corner is pressed. */
    public static RollPath of(DuelSetup setup, Duel duel, Fighter roller, TopCorner pressed) {
        FlatDie from = roller.lying().orElseThrow();
        FlatDie to = from.rolled(pressed);
        ConvexShape before = from.silhouette();
        ConvexShape swept = before.with(to.silhouette());
        List<Fighter> met = duel.inPlay()
                .filter(other -> !other.name().equals(roller.name()))
                .filter(other -> near(from, other.lying().orElseThrow()))
                .filter(other ->
                        brushes(before, swept, other.lying().orElseThrow().silhouette()))
                .sorted(Comparator.comparingDouble(
                        other -> from.gapMm(other.lying().orElseThrow())))
                .toList();
        return new RollPath(met, !within(to.foot(), setup));
    }

    /** Farther away nothing is met, which is found out faster than by shapes: a die rolls as far as it reaches. */
    private static boolean near(FlatDie from, FlatDie other) {
        return from.pose().distanceMm(other.pose()) < 2 * from.reachMm() + other.reachMm();
    }

    private static boolean brushes(ConvexShape before, ConvexShape swept, ConvexShape other) {
        return swept.deepMm(other) > before.deepMm(other) + BRUSH_MM;
    }

    /** Returns whether a shape lies on the table, to within what an eye knows. */
    public static boolean within(ConvexShape shape, DuelSetup setup) {
        double x = setup.catalogue().widthMm() / 2 + BRUSH_MM;
        double y = setup.catalogue().deepMm() / 2 + BRUSH_MM;
        return shape.corners().stream().allMatch(corner -> inside(corner, x, y));
    }

    private static boolean inside(Point corner, double xMm, double yMm) {
        return Math.abs(corner.xMm()) <= xMm && Math.abs(corner.yMm()) <= yMm;
    }

    /** Returns whether a die stands on a shape, such as a card. */
    public static boolean standsOn(FlatDie die, ConvexShape shape) {
        return die.foot().deepMm(shape) > BRUSH_MM;
    }

    /** Returns an Ogre among what is met. */
    public Optional<Fighter> ogre(DuelSetup setup) {
        return met.stream().filter(other -> setup.unit(other).ogre()).findFirst();
    }
}
