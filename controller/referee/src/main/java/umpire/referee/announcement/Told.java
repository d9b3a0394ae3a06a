package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;

/**
 * One line of the evening's chronicle.
 *
 * @param kind one word: {@code event}, {@code refusal}, {@code roll}, {@code undo}, {@code override}, {@code setup},
 *     {@code over}
 * @param says one sentence
 * @param rule the constant of the rule behind it
 * @param section its section in the rulebook
 * @param where the places it concerns
 */
public record Told(String kind, String says, Optional<String> rule, Optional<String> section, List<Place> where) {
    public Told {
        where = List.copyOf(where);
    }
}
