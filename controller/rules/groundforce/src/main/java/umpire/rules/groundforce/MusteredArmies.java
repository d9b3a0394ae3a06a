package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;

/** Checks the set-up: both armies stand complete in their bases, in any order. */
final class MusteredArmies {
    private final Setup setup;
    private final Position seen;
    private final List<String> wrong = new ArrayList<>();

    private MusteredArmies(Setup setup, Position seen) {
        this.setup = setup;
        this.seen = seen;
    }

    /** Returns the position in which a game begins: the units as they stand, or the opening if the board is empty. */
    public static Parsed<Position> setUp(Setup setup, Placement picture, Position opening) {
        Placement placed = new Placement(picture.standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.On)
                .toList());
        return placed.standings().isEmpty()
                ? Parsed.good(opening)
                : SeenPosition.recognise(setup, placed, opening, setup.starter())
                        .then(seen -> check(setup, seen));
    }

    /** Returns the position, or the missing and surplus units, one a line. */
    private static Parsed<Position> check(Setup setup, Position seen) {
        MusteredArmies armies = new MusteredArmies(setup, seen);
        armies.places();
        for (ArmyColour army : ArmyColour.values()) {
            armies.strength(army);
            seen.top(army)
                    .ifPresent(card -> armies.wrong.add("Back into the deck of " + army + ": the card " + card + "."));
        }
        return armies.wrong.isEmpty() ? Parsed.good(seen) : Parsed.bad(String.join("\n", armies.wrong));
    }

    private void places() {
        seen.forces().squads().forEach((place, squad) -> {
            if (!setup.board().inBase(squad.army(), place)) {
                squad.types()
                        .forEach(type -> wrong.add(
                                "The " + type.says() + " on " + place + " is not in " + squad.army() + "'s base."));
            }
            int over = squad.size() - ForceSquad.ROOM;
            if (over > 0) {
                wrong.add("On " + place + (over == 1 ? " a unit is" : " " + over + " units are")
                        + " too many; it holds " + ForceSquad.ROOM + ".");
            }
        });
    }

    private void strength(ArmyColour army) {
        for (ForceType type : ForceType.values()) {
            int over = seen.forces().count(army, type) - type.atStart();
            if (over > 0) {
                wrong.add(army + " has " + type.counted(over) + " too many; it begins with " + type.atStart() + ".");
            } else if (over < 0) {
                wrong.add(army + " still puts " + type.counted(-over) + " into its base.");
            }
        }
    }
}
