package umpire.rules.groundforce;

import java.util.List;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;

/** A phase of the game. Each phase allows its own kinds of action. */
public sealed interface Phase {
    /** The army to move is put into its base. */
    record PlacingUnits() implements Phase {}

    /** A card is drawn, or a used-up deck is shuffled. */
    record DrawingCard() implements Phase {}

    /**
     * Units that the card names walk and attack.
     *
     * @param acted the types that have acted, in order; only the last one may still act
     */
    record ActivatingUnits(List<ForceType> acted) implements Phase {
        public ActivatingUnits {
            acted = List.copyOf(acted);
        }

        /** Returns whether units of a type may still act, if the card names them. */
        boolean open(ForceType type) {
            return !acted.contains(type) || acted.getLast() == type;
        }

        /** Returns this phase after a unit of a type acted. */
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
