package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;

/**
 * A game as it stands.
 *
 * @param forces where units stand
 * @param yellowCards those that Yellow drew since its deck was shuffled, the last one on top
 * @param blueCards those of Blue
 * @param turn whose turn it is
 * @param lastBattle the dice of the last battle
 * @param phase what is awaited
 */
public record Position(
        Forces forces,
        List<OrderCard> yellowCards,
        List<OrderCard> blueCards,
        ArmyColour turn,
        Optional<BattleThrow> lastBattle,
        Phase phase) {
    public Position {
        yellowCards = List.copyOf(yellowCards);
        blueCards = List.copyOf(blueCards);
    }

    /** Nobody stands anywhere yet. */
    public static Position opening() {
        return new Position(
                Forces.NONE, List.of(), List.of(), ArmyColour.YELLOW, Optional.empty(), new Phase.PlacingUnits());
    }

    /** Returns whose choice is awaited: units are taken away by who lost them, all else is done by whose turn it is. */
    public ArmyColour acting() {
        return phase instanceof Phase.RemovingUnit removing ? removing.loser() : turn;
    }

    /** Returns the drawn cards of an army. */
    public List<OrderCard> cards(ArmyColour army) {
        return army == ArmyColour.YELLOW ? yellowCards : blueCards;
    }

    /** Returns the card on top of an army's drawn ones. */
    public Optional<OrderCard> top(ArmyColour army) {
        List<OrderCard> drawn = cards(army);
        return drawn.isEmpty() ? Optional.empty() : Optional.of(drawn.get(drawn.size() - 1));
    }

    public Position with(Phase next) {
        return new Position(forces, yellowCards, blueCards, turn, lastBattle, next);
    }

    public Position with(Forces next) {
        return new Position(next, yellowCards, blueCards, turn, lastBattle, phase);
    }

    public Position with(BattleThrow thrown) {
        return new Position(forces, yellowCards, blueCards, turn, Optional.of(thrown), phase);
    }

    /** Returns whether an army's last card still counts: until its next turn begins. */
    boolean counts(ArmyColour army) {
        return !(phase instanceof Phase.PlacingUnits) && !(phase instanceof Phase.DrawingCard && army == turn);
    }

    /** Returns whether a stealth card lies on top of an army's drawn ones. */
    boolean drewStealth(ArmyColour army) {
        return top(army).map(OrderCard::kind).equals(Optional.of(OrderKind.STEALTH));
    }

    /** Returns whether an army's saboteurs are in stealth. */
    boolean hides(ArmyColour army) {
        return counts(army) && drewStealth(army) && forces.count(army, ForceType.SABOTEUR) > 0;
    }

    public Position withTurn(ArmyColour next) {
        return new Position(forces, yellowCards, blueCards, next, lastBattle, phase);
    }

    /** Returns it after the army whose turn it is drew a card. */
    public Position drawn(OrderCard card) {
        List<OrderCard> more = new ArrayList<>(cards(turn));
        more.add(card);
        return withCards(more);
    }

    /** Returns it with other drawn cards of the army whose turn it is. */
    public Position withCards(List<OrderCard> drawn) {
        boolean yellow = turn == ArmyColour.YELLOW;
        return new Position(forces, yellow ? drawn : yellowCards, yellow ? blueCards : drawn, turn, lastBattle, phase);
    }

    /** Returns it as the other army is to draw. */
    Position nextTurn() {
        ArmyColour next = turn.other();
        return with(forces.restedFor(next)).withTurn(next).with(new Phase.DrawingCard());
    }

    /** Returns whether units of a type of the army whose turn it is stand on a place that have not done the same. */
    boolean unlike(ForceType type, GroundPlace place) {
        return forces.units(turn, place, type).stream().distinct().count() > 1;
    }
}
