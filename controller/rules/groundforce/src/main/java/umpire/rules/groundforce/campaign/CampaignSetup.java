package umpire.rules.groundforce.campaign;

import java.util.List;
import java.util.Map;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.Battlefield;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.rulings.GroundRulings;

/**
 * What was chosen before the game.
 *
 * @param board where it is played
 * @param die what the faces of each die show
 * @param deck the cards of either army
 * @param box how many units of each type an army has
 * @param starter who begins
 * @param rulings the house's
 */
public record CampaignSetup(
        Battlefield board,
        List<BattleFace> die,
        OrderDeck deck,
        Map<ForceType, Integer> box,
        ArmyColour starter,
        GroundRulings rulings) {
    /** What every reinforcement brings. */
    public static final int INCOME = 2;

    public CampaignSetup {
        die = List.copyOf(die);
        box = Map.copyOf(box);
    }

    /** Returns how many units of a type an army has left in the box. */
    public int spare(Campaign campaign, ArmyColour army, ForceType type) {
        return box.getOrDefault(type, 0) - campaign.forces().count(army, type);
    }

    /** Returns the mining areas that an army controls. */
    public List<GroundPlace> mines(Campaign campaign, ArmyColour army) {
        return board.mines().stream()
                .filter(mine ->
                        !campaign.forces().units(army, mine, ForceType.TROOPER).isEmpty())
                .toList();
    }

    /** Returns what a reinforcement would bring an army now. */
    public int points(Campaign campaign, ArmyColour army) {
        return INCOME + mines(campaign, army).size();
    }

    /** Returns how many more units fit into an army's base. */
    public int roomInBase(Campaign campaign, ArmyColour army) {
        int room = 0;
        for (GroundPlace place : board.base(army)) {
            room += campaign.forces().hasRoom(army, place)
                    ? ForceSquad.ROOM - campaign.forces().units(army, place).size()
                    : 0;
        }
        return room;
    }

    /** Returns what the deck of the army whose turn it is still holds. */
    public List<OrderCard> left(Campaign campaign) {
        return deck.without(campaign.cards(campaign.turn()));
    }

    /** Returns what the card of this turn says. */
    public OrderKind order(Campaign campaign) {
        return campaign.top(campaign.turn()).map(OrderCard::kind).orElse(OrderKind.REINFORCEMENTS);
    }

    public boolean rush(Campaign campaign) {
        return order(campaign) == OrderKind.RUSH;
    }

    public boolean stealth(Campaign campaign) {
        return order(campaign) == OrderKind.STEALTH;
    }

    /** Returns the units on a place that an attack by the army whose turn it is would hit. */
    public List<ForceUnit> defenders(Campaign campaign, GroundPlace target) {
        ArmyColour enemy = campaign.turn().other();
        List<ForceUnit> units = campaign.forces().units(enemy, target);
        if (!campaign.hides(enemy)) {
            return units;
        }
        List<ForceUnit> seen =
                units.stream().filter(unit -> unit.type() != ForceType.SABOTEUR).toList();
        return rulings.stealthHidesPlace() && seen.size() < units.size() ? List.of() : seen;
    }
}
