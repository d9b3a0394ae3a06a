package umpire.rules.groundforce;

import java.util.List;
import java.util.Map;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.Battlefield;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.groundforce.rulings.Rulings;

/**
 * The choices made before the game.
 *
 * @param board the board
 * @param die the faces of a die
 * @param deck the cards of one army; both have the same
 * @param box the number of units of each type that an army has
 * @param starter the army that begins
 * @param rulings the house rulings
 */
record Setup(
        Battlefield board,
        List<BattleFace> die,
        OrderDeck deck,
        Map<ForceType, Integer> box,
        ArmyColour starter,
        Rulings rulings) {
    /** The points that every reinforcement brings. */
    public static final int INCOME = 2;

    public Setup {
        die = List.copyOf(die);
        box = Map.copyOf(box);
    }

    /** Returns the number of units of a type that an army has left in the box. */
    public int spare(Position position, ArmyColour army, ForceType type) {
        return box.getOrDefault(type, 0) - position.forces().count(army, type);
    }

    /** Returns the mining areas that an army controls. */
    public List<GroundPlace> mines(Position position, ArmyColour army) {
        return board.mines().stream()
                .filter(mine ->
                        !position.forces().units(army, mine, ForceType.TROOPER).isEmpty())
                .toList();
    }

    /** Returns the points that a reinforcement would bring an army now. */
    public int points(Position position, ArmyColour army) {
        return INCOME + mines(position, army).size();
    }

    /** Returns whether a unit of an army stands in the other one's base. */
    boolean inOtherBase(Position position, ArmyColour army) {
        return board.base(army.other()).stream()
                .anyMatch(place -> position.forces().holds(army, place));
    }

    /** Returns the number of units that still fit into an army's base. */
    public int roomInBase(Position position, ArmyColour army) {
        int room = 0;
        for (GroundPlace place : board.base(army)) {
            room += position.forces().hasRoom(army, place)
                    ? ForceSquad.ROOM - position.forces().units(army, place).size()
                    : 0;
        }
        return room;
    }

    /** Returns the cards left in the deck of the army to move. */
    public List<OrderCard> left(Position position) {
        return deck.without(position.cards(position.turn()));
    }

    /** Returns the kind of this turn's card. */
    public OrderKind order(Position position) {
        return position.top(position.turn()).map(OrderCard::kind).orElse(OrderKind.REINFORCEMENTS);
    }

    public boolean rush(Position position) {
        return order(position) == OrderKind.RUSH;
    }

    public boolean stealth(Position position) {
        return order(position) == OrderKind.STEALTH;
    }

    /** Returns the units on a place that an attack by the army to move would hit. */
    public List<ForceUnit> defenders(Position position, GroundPlace target) {
        ArmyColour enemy = position.turn().other();
        List<ForceUnit> units = position.forces().units(enemy, target);
        if (!position.hides(enemy)) {
            return units;
        }
        List<ForceUnit> seen =
                units.stream().filter(unit -> unit.type() != ForceType.SABOTEUR).toList();
        return rulings.stealthHidesPlace() && seen.size() < units.size() ? List.of() : seen;
    }

    /** Returns the number of dice that the defender throws. */
    int defendersDice(Position position, Assault assault) {
        return assault.shot() ? 1 : defenders(position, assault.target()).size();
    }
}
