package umpire.rules.kernel;

import java.util.List;

/**
 * An event, in a referee's words.
 *
 * @param rule the rule it follows from
 * @param says one sentence: {@code The Heavy Tank on e6 is disabled.}
 * @param where the places it concerns, the most important first
 */
public record Event(Rule rule, String says, List<Place> where) {
    public Event {
        where = List.copyOf(where);
    }
}
