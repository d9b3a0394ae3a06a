package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Seat;

/** The reasons why a game is over. */
enum Ending {
    BANK(SheetRule.FAR_ROW),
    EATEN(SheetRule.NO_FROG_LEFT),
    DECK(SheetRule.DECK_USED);

    private final SheetRule rule;

    Ending(SheetRule rule) {
        this.rule = rule;
    }

    /** Returns the end that the frogs alone show; empty if there is none. */
    static Optional<Ending> of(PondFrogs frogs) {
        if (across(frogs) > 0) {
            return Optional.of(BANK);
        }
        return frogs.green().isEmpty() || frogs.brown().isEmpty() ? Optional.of(EATEN) : Optional.empty();
    }

    /** Returns the end of a game between two turns; empty if it goes on. */
    static Optional<Ending> of(PondFrogs frogs, List<PondCard> pile) {
        return of(frogs).or(() -> pile.size() < PondCard.DECK.size() ? Optional.empty() : Optional.of(DECK));
    }

    /** Returns how many colours have a frog on their far row. */
    static long across(PondFrogs frogs) {
        return Stream.of(FrogColour.values())
                .filter(colour -> across(frogs, colour))
                .count();
    }

    private static boolean across(PondFrogs frogs, FrogColour colour) {
        return frogs.of(colour).stream().anyMatch(colour::isFarRow);
    }

    SheetRule rule() {
        return rule;
    }

    Outcome outcome(PondFrogs frogs) {
        List<Seat> winners = Stream.of(FrogColour.values())
                .filter(colour -> wins(frogs, colour))
                .map(FrogColour::seat)
                .toList();
        String says = winners.isEmpty() ? "A draw." : winners.getFirst() + " wins.";
        return new Outcome(word(), winners, rule, rule.says() + " " + says);
    }

    private String word() {
        return switch (this) {
            case BANK -> "bank";
            case EATEN -> "eaten";
            case DECK -> "deck";
        };
    }

    private boolean wins(PondFrogs frogs, FrogColour colour) {
        return this == BANK
                ? across(frogs, colour)
                : frogs.of(colour).size() > frogs.of(colour.other()).size();
    }
}
