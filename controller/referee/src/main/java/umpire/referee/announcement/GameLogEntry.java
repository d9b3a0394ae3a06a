package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/**
 * One line of the game's chronicle.
 *
 * @param kind one word: {@code event}, {@code refusal}, {@code roll}, {@code undo}, {@code override}, {@code setup},
 *     {@code chosen} when another game was chosen, {@code over}; {@code help} answers a player's request and is not
 *     part of the chronicle
 * @param says one sentence
 * @param rule the constant of the rule behind it
 * @param section its section in the rulebook
 * @param where the places it concerns
 * @param by the action it belongs to; empty where it belongs to none
 * @param roll the roll that the line reports
 * @param decisive whether it changes how the game stands, so that no short list leaves it out
 */
public record GameLogEntry(
        String kind,
        String says,
        Optional<String> rule,
        Optional<String> section,
        List<Place> where,
        Optional<By> by,
        Optional<RolledDice> roll,
        boolean decisive) {
    /**
     * The action a line belongs to.
     *
     * @param seat the seat that played it
     * @param number of actions played up to this one
     */
    public record By(Seat seat, int number) {}

    /**
     * A roll.
     *
     * @param purpose of the roll: {@code roll for the attack on e6}
     * @param dice the faces; empty where the effect does not determine them
     */
    public record RolledDice(String purpose, List<DieShown> dice) {
        public RolledDice {
            dice = List.copyOf(dice);
        }
    }

    public GameLogEntry {
        where = List.copyOf(where);
    }

    /** A line that belongs to no action. */
    public GameLogEntry(String kind, String says, Optional<String> rule, Optional<String> section, List<Place> where) {
        this(kind, says, rule, section, where, Optional.empty(), Optional.empty(), false);
    }

    /** Returns this line as part of an action. */
    public GameLogEntry by(Seat seat, int number) {
        return new GameLogEntry(kind, says, rule, section, where, Optional.of(new By(seat, number)), roll, decisive);
    }

    /** Returns this line as the report of a roll. */
    public GameLogEntry rolling(String purpose, List<DieShown> dice) {
        return new GameLogEntry(
                kind, says, rule, section, where, by, Optional.of(new RolledDice(purpose, dice)), decisive);
    }
}
