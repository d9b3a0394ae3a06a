package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;

/**
 * A game as it stands.
 *
 * @param forces where units stand
 * @param yellowCards those that Yellow drew since its deck was shuffled, the last one on top
 * @param blueCards those of Blue
 * @param turn whose turn it is
 * @param hidden the armies whose saboteurs are in stealth and cannot be attacked in the other's turn
 * @param lastBattle the dice of the last battle
 * @param phase what is awaited
 */
public record Position(
        Forces forces,
        List<OrderCard> yellowCards,
        List<OrderCard> blueCards,
        ArmyColour turn,
        Set<ArmyColour> hidden,
        Optional<BattleThrow> lastBattle,
        Phase phase) {
    public Position {
        yellowCards = List.copyOf(yellowCards);
        blueCards = List.copyOf(blueCards);
        hidden = Set.copyOf(hidden);
    }

    /** Nobody stands anywhere yet. */
    public static Position opening() {
        return new Position(
                Forces.NONE,
                List.of(),
                List.of(),
                ArmyColour.YELLOW,
                Set.of(),
                Optional.empty(),
                new Phase.PlacingUnits());
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
        return new Position(forces, yellowCards, blueCards, turn, hidden, lastBattle, next);
    }

    public Position with(Forces next) {
        return new Position(next, yellowCards, blueCards, turn, hidden, lastBattle, phase);
    }

    public Position with(BattleThrow thrown) {
        return new Position(forces, yellowCards, blueCards, turn, hidden, Optional.of(thrown), phase);
    }

    /** Returns whether an army's saboteurs are in stealth. */
    public boolean hides(ArmyColour army) {
        return hidden.contains(army);
    }

    /** Returns it with the saboteurs of an army in stealth, or out of it; those of the other stay as they are. */
    public Position withHidden(ArmyColour army, boolean now) {
        Set<ArmyColour> next = EnumSet.noneOf(ArmyColour.class);
        next.addAll(hidden);
        boolean changed = now ? next.add(army) : next.remove(army);
        return changed ? new Position(forces, yellowCards, blueCards, turn, next, lastBattle, phase) : this;
    }

    public Position withTurn(ArmyColour next) {
        return new Position(forces, yellowCards, blueCards, next, hidden, lastBattle, phase);
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
        return new Position(
                forces, yellow ? drawn : yellowCards, yellow ? blueCards : drawn, turn, hidden, lastBattle, phase);
    }

    /** Returns it as the other army is to draw. Saboteurs that hid for this turn can be attacked again. */
    Position nextTurn() {
        ArmyColour next = turn.other();
        return with(forces.restedFor(next))
                .withHidden(next, false)
                .withTurn(next)
                .with(new Phase.DrawingCard());
    }

    /** Returns whether units of a type of the army whose turn it is stand on a place that have not done the same. */
    boolean unlike(ForceType type, GroundPlace place) {
        return forces.units(turn, place, type).stream().distinct().count() > 1;
    }
}
