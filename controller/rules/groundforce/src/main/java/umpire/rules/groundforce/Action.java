package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;

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
     * @param tired whether this is the one of two alike units that has done more
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
     * @param tired whether the only unit that moves is the one of two on a place that has done more
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

    /**
     * One unit of an announced attack.
     *
     * @param from the place of the unit
     * @param choice the choice between two alike units there
     */
    record NamedAttacker(GroundPlace from, AlikeChoice choice) implements Comparable<NamedAttacker> {
        private static final Comparator<NamedAttacker> ORDER =
                Comparator.comparing(NamedAttacker::from).thenComparing(NamedAttacker::choice);

        /** Returns the default attacker of a place. */
        public static NamedAttacker at(GroundPlace from) {
            return new NamedAttacker(from, AlikeChoice.UNSAID);
        }

        @Override
        public int compareTo(NamedAttacker other) {
            return ORDER.compare(this, other);
        }
    }

    /** The choice between two units of a type on one place whose actions so far differ. */
    enum AlikeChoice {
        /** The default. The walker is the unit that has done less; the attacker is the unit that loses fewer spaces by its attack. */
        UNSAID,
        /** The unit that has done less. */
        FRESH,
        /** The unit that has done more. */
        TIRED;

        /** Returns the word in actions; empty for the default. */
        public String word() {
            return this == UNSAID ? "" : name().toLowerCase(Locale.ROOT);
        }

        /** Returns the choice that a word of an action means. An empty word means the default. */
        public static Optional<AlikeChoice> named(String word) {
            return Arrays.stream(values())
                    .filter(choice -> choice != UNSAID && choice.word().equals(word))
                    .findFirst();
        }
    }
}
