package umpire.rules.diceland;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.geometry.EdgeTurn;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;

/**
 * The obstacles of a die that rolls over an edge.
 *
 * @param met the dice that the turning solid runs into, the nearest first
 * @param offTable whether a corner of the face it would stand on lies beyond the edge of the table
 */
record RollPath(List<Fighter> met, boolean offTable) {
    /** Returns the obstacles of a die whose corner is pressed. */
    public static RollPath of(Setup setup, Position position, Fighter roller, TopCorner pressed) {
        FlatDie from = roller.lying().orElseThrow();
        EdgeTurn turn = new EdgeTurn(from, pressed);
        List<Fighter> met = position.inPlay()
                .filter(other -> !other.name().equals(roller.name()))
                .filter(other -> turn.meets(other.lying().orElseThrow(), Footing.TOUCH_MM))
                .sorted(Comparator.comparingDouble(
                        other -> from.gapMm(other.lying().orElseThrow())))
                .toList();
        return new RollPath(met, !Footing.onTable(from.rolled(pressed), setup));
    }

    /** Returns an Ogre among the dice met; empty if there is none. */
    public Optional<Fighter> ogre(Setup setup) {
        return met.stream().filter(other -> setup.unit(other).ogre()).findFirst();
    }
}
