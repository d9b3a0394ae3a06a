package umpire.rules.kernel.toy.frogpond;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** The placement of a position: the frogs on their pads, and the pile with the newest card on top. */
final class PositionPlacement {
    private PositionPlacement() {}

    static Placement show(Position position) {
        List<Standing> standings = new ArrayList<>();
        for (FrogColour colour : FrogColour.values()) {
            position.frogs()
                    .of(colour)
                    .forEach(pad -> standings.add(Standing.on(pad.place(), BoardSheet.token(colour))));
        }
        List<PondCard> pile = position.pile();
        for (int i = 0; i < pile.size(); i++) {
            standings.add(
                    new Standing(BoardSheet.token(pile.get(i)), new Spot.On(BoardSheet.PILE), i < pile.size() - 1));
        }
        return new Placement(standings);
    }
}
