package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;

/**
 * The state of a game.
 *
 * @param forces the units on the board
 * @param yellowCards Yellow's pile: the cards drawn since the last shuffle, the newest last
 * @param blueCards Blue's pile
 * @param turn the army to move
 * @param lastBattle the dice of the last battle
 * @param phase the phase
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

    /** The position before the set-up, with an empty board. */
    public static Position opening() {
        return new Position(
                Forces.NONE, List.of(), List.of(), ArmyColour.YELLOW, Optional.empty(), new Phase.PlacingUnits());
    }

    /** Returns the army that chooses: the loser while a lost unit is removed, else the army to move. */
    public ArmyColour acting() {
        return phase instanceof Phase.RemovingUnit removing ? removing.loser() : turn;
    }

    /** Returns the drawn cards of an army. */
    public List<OrderCard> cards(ArmyColour army) {
        return army == ArmyColour.YELLOW ? yellowCards : blueCards;
    }

    /** Returns the top card of an army's pile; empty if the pile is. */
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

    /** Returns whether an army's last card still has effect. It ends when the army's next turn begins. */
    boolean counts(ArmyColour army) {
        return !(phase instanceof Phase.PlacingUnits) && !(phase instanceof Phase.DrawingCard && army == turn);
    }

    /** Returns whether a stealth card lies on top of an army's pile. */
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

    /** Returns the position after the army to move drew a card. */
    public Position drawn(OrderCard card) {
        List<OrderCard> more = new ArrayList<>(cards(turn));
        more.add(card);
        return withCards(more);
    }

    /** Returns the position with another pile for the army to move. */
    public Position withCards(List<OrderCard> drawn) {
        boolean yellow = turn == ArmyColour.YELLOW;
        return new Position(forces, yellow ? drawn : yellowCards, yellow ? blueCards : drawn, turn, lastBattle, phase);
    }

    /** Returns the position at the start of the other army's turn, before it draws. */
    Position nextTurn() {
        ArmyColour next = turn.other();
        return with(forces.restedFor(next)).withTurn(next).with(new Phase.DrawingCard());
    }

    /** Returns whether a place holds two units of this type of the army to move whose actions so far differ. */
    boolean unlike(ForceType type, GroundPlace place) {
        return forces.units(turn, place, type).stream().distinct().count() > 1;
    }
}
