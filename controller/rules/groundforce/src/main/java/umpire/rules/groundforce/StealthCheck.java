package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;

/**
 * Whether those are in stealth who must be: an army that has drawn a stealth card last and has a saboteur, until its next turn begins.
 */
final class StealthCheck {
    private final Position position;

    StealthCheck(Position position) {
        this.position = position;
    }

    Optional<String> misfit() {
        for (ArmyColour army : ArmyColour.values()) {
            Optional<String> misfit = position.hides(army) ? why(army) : missing(army);
            if (misfit.isPresent()) {
                return misfit;
            }
        }
        return Optional.empty();
    }

    /** Returns the position with stealth where it must be. That of one's own turn need not be told: nobody can attack in it. */
    Position completed() {
        return sneaks(position.turn()) ? position.withHidden(position.turn(), true) : position;
    }

    /** Returns the position with those in stealth who must be, and nobody else. */
    Position told() {
        Position told = position;
        for (ArmyColour army : ArmyColour.values()) {
            told = told.withHidden(army, sneaks(army));
        }
        return told;
    }

    private boolean sneaks(ArmyColour army) {
        return hidesYet(army) && drewStealth(army) && saboteurs(army) > 0;
    }

    /** Whether its last card still counts: until its next turn begins. */
    private boolean hidesYet(ArmyColour army) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> false;
            case Phase.DrawingCard drawing -> army != position.turn();
            default -> true;
        };
    }

    private boolean drewStealth(ArmyColour army) {
        return position.top(army)
                .map(OrderCard::kind)
                .filter(OrderKind.STEALTH::equals)
                .isPresent();
    }

    private int saboteurs(ArmyColour army) {
        return position.forces().count(army, ForceType.SABOTEUR);
    }

    private Optional<String> why(ArmyColour army) {
        if (!hidesYet(army)) {
            return Optional.of(army + "'s stealth is over when its own turn begins");
        }
        if (!drewStealth(army)) {
            return Optional.of(army + " is in stealth, but the last card it drew is no stealth card");
        }
        return saboteurs(army) > 0 ? Optional.empty() : Optional.of(army + " is in stealth, but has no saboteur");
    }

    private Optional<String> missing(ArmyColour army) {
        return army != position.turn() && sneaks(army)
                ? Optional.of(army + " drew a stealth card last, so its saboteurs are in stealth until its next turn")
                : Optional.empty();
    }
}
