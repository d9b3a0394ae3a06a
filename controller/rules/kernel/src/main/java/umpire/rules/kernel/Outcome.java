package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The end of a game.
 *
 * @param kind one word for statistics: {@code checkmate}, {@code repetition}
 * @param winners the winning seats; empty for a draw
 * @param rule the rule that ended it; empty where the players ended it
 * @param says one sentence or two
 */
public record Outcome(String kind, List<Seat> winners, Optional<Rule> rule, String says) {
    public Outcome {
        winners = List.copyOf(winners);
    }

    /** An end by a rule of the game. */
    public Outcome(String kind, List<Seat> winners, Rule rule, String says) {
        this(kind, winners, Optional.of(rule), says);
    }

    /**
     * A seat resigns. The game ends for all seats, and all the others win.
     *
     * @param seats the seats of the game, in turn order
     */
    public static Outcome resigned(List<Seat> seats, Seat who) {
        List<Seat> others = seats.stream().filter(seat -> !seat.equals(who)).toList();
        String names = others.stream().map(Seat::name).collect(Collectors.joining(" and "));
        String wins = others.size() == 1 ? " wins." : " win.";
        return new Outcome("resigned", others, Optional.empty(), who + " resigns. " + names + wins);
    }

    /**
     * A seat ends a cooperative game. No seat wins against another, and the score stays.
     *
     * @param shared the score of all
     */
    public static Outcome endedForAll(Seat who, Score shared) {
        String says = who + " ends the game for all. It stays at " + shared.points() + " " + shared.what() + ".";
        return new Outcome("ended-for-all", List.of(), Optional.empty(), says);
    }

    /** The players agree on a draw. */
    public static Outcome agreedDraw() {
        return new Outcome("agreed-draw", List.of(), Optional.empty(), "A draw: the players agreed on it.");
    }
}
