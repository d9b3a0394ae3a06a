package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;

/** The actions of the game. A turn is a sequence of small actions. */
public sealed interface Action {
    /** A unit is put into its base before the game. */
    record PlaceUnit(ForceType type, GroundPlace place) implements Action {}

    /** A card is drawn and laid open. */
    record DrawCard(OrderCard card) implements Action {}

    /** The drawn cards are shuffled and become the deck. */
    record ShuffleCards() implements Action {}

    /**
     * A unit walks.
     *
     * @param tired whether the unit meant is the one of two alike that has done more
     */
    record WalkUnit(ForceType type, GroundPlace from, GroundPlace to, boolean tired) implements Action {}

    /**
     * An attack is announced.
     *
     * @param attackers the attacking units
     */
    record AttackPlace(ForceType type, List<NamedAttacker> attackers, GroundPlace target) implements Action {
        public AttackPlace {
            attackers = sorted(attackers);
        }

        /** Returns the places of the attackers, one entry per attacker. */
        public List<GroundPlace> from() {
            return attackers.stream().map(NamedAttacker::from).toList();
        }
    }

    /** The dice of both sides are thrown. */
    record ThrowDice(List<BattleFace> attack, List<BattleFace> defence) implements Action {
        public ThrowDice {
            attack = sorted(attack);
            defence = sorted(defence);
        }
    }

    /** The side that lost one of two units removes one. */
    record RemoveUnit(ForceType type, GroundPlace place) implements Action {}

    /**
     * Units that attacked move into the emptied place.
     *
     * @param from the places of the attackers, one entry per attacker
     * @param tired whether the unit meant is the one of two on a place that has done more
     */
    record AdvanceInto(List<GroundPlace> from, boolean tired) implements Action {
        public AdvanceInto {
            from = sorted(from);
        }
    }

    record BuyUnit(ForceType type, GroundPlace place) implements Action {}

    /** The turn ends. */
    record EndTurn() implements Action {}

    private static <T extends Comparable<T>> List<T> sorted(List<T> list) {
        List<T> sorted = new ArrayList<>(list);
        Collections.sort(sorted);
        return List.copyOf(sorted);
    }
}
