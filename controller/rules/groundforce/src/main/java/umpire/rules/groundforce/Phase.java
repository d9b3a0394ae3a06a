package umpire.rules.groundforce;

import java.util.List;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;

/** What is awaited. Each phase allows actions of its own. */
public sealed interface Phase {
    /** The army whose turn it is put into its base. */
    record PlacingUnits() implements Phase {}

    /** A card is drawn, or a used-up deck is shuffled. */
    record DrawingCard() implements Phase {}

    /**
     * Units that the card names walk and attack.
     *
     * @param acted the types that have acted, in the order in which they did; only the last may go on
     */
    record ActivatingUnits(List<ForceType> acted) implements Phase {
        public ActivatingUnits {
            acted = List.copyOf(acted);
        }

        /** Returns whether units of a type may still act, if the card names them. */
        boolean open(ForceType type) {
            return !acted.contains(type) || acted.getLast() == type;
        }

        /** Returns it after a unit of a type acted. */
        ActivatingUnits then(ForceType type) {
            return acted.contains(type)
                    ? this
                    : new ActivatingUnits(
                            Stream.concat(acted.stream(), Stream.of(type)).toList());
        }
    }

    /** Dice of both sides are thrown for an attack. */
    record ThrowingDice(Assault assault, List<ForceType> acted) implements Phase {
        public ThrowingDice {
            acted = List.copyOf(acted);
        }
    }

    /** An army lost one of two different units in a battle and chooses which. */
    record RemovingUnit(ArmyColour loser, Assault assault, List<ForceType> acted) implements Phase {
        public RemovingUnit {
            acted = List.copyOf(acted);
        }
    }

    /** Two units attacked, and one or both move into the emptied place. */
    record AdvancingUnits(Assault assault, List<ForceType> acted) implements Phase {
        public AdvancingUnits {
            acted = List.copyOf(acted);
        }
    }

    /** New units are bought. */
    record BuyingUnits(int points) implements Phase {}

    /** The game is won. */
    record WarOver(Ending end, ArmyColour winner) implements Phase {}
}
