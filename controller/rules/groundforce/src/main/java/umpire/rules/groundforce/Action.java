package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;

/** What can be done. A turn is a chain of small actions. */
public sealed interface Action {
    /** A unit is put into its base before the game. */
    record PlaceUnit(ForceType type, GroundPlace place) implements Action {}

    /** A card lies open. */
    record DrawCard(OrderCard card) implements Action {}

    /** The drawn cards are a deck again. */
    record ShuffleCards() implements Action {}

    /**
     * A unit walks.
     *
     * @param tired of two of the type on that place of which one has done more, that one
     */
    record WalkUnit(ForceType type, GroundPlace from, GroundPlace to, boolean tired) implements Action {}

    /**
     * An attack is announced.
     *
     * @param attackers the units that make it
     */
    record AttackPlace(ForceType type, List<NamedAttacker> attackers, GroundPlace target) implements Action {
        public AttackPlace {
            attackers = sorted(attackers);
        }

        /** Returns where its units stand, once for each of them. */
        public List<GroundPlace> from() {
            return attackers.stream().map(NamedAttacker::from).toList();
        }
    }

    /** Dice of both sides have fallen. */
    record ThrowDice(List<BattleFace> attack, List<BattleFace> defence) implements Action {
        public ThrowDice {
            attack = sorted(attack);
            defence = sorted(defence);
        }
    }

    /** The loser of a battle takes a unit away. */
    record RemoveUnit(ForceType type, GroundPlace place) implements Action {}

    /**
     * Units that attacked move into the emptied place.
     *
     * @param from where they stood, once for each of them
     * @param tired of two on one place of which one has done more, that one
     */
    record AdvanceInto(List<GroundPlace> from, boolean tired) implements Action {
        public AdvanceInto {
            from = sorted(from);
        }
    }

    record BuyUnit(ForceType type, GroundPlace place) implements Action {}

    /** Nothing more is done in this turn. */
    record EndTurn() implements Action {}

    private static <T extends Comparable<T>> List<T> sorted(List<T> list) {
        List<T> sorted = new ArrayList<>(list);
        Collections.sort(sorted);
        return List.copyOf(sorted);
    }
}
