package umpire.rules.kernel.toy.frogpond;

import umpire.rules.kernel.StatedRule;

/** The rules, in the order in which refusals are checked. The sections are the numbers of frog-pond.md. */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements StatedRule {
    POND_IS_OVER("3.4", "The game is over; no action follows."),
    CARD_FIRST("2.1", "A turn begins with a card: draw one and lay it on the pile."),
    CARD_STAYS("2.2", "A drawn card stays on the pile until the game is over."),
    THEN_DIE("2.3", "After the card, roll the die."),
    PADS_OF_DIE("2.4", "1, 2 and 3 on the die are one pad, 4, 5 and 6 are two pads."),
    THEN_HOP("2.5", "After the die, one of your frogs hops, or all stay."),
    OWN_FROG("2.6", "Only your own frogs hop."),
    WHOLE_HOP("2.7", "A hop goes along one line, as many pads as the die says, over any frogs."),
    WAY_OF_CARD("2.8", "A hop goes straight or slantwise, as the card says."),
    NOT_ON_OWN("2.9", "A frog never lands on a frog of its own colour."),
    EATEN("2.10", "A frog that is landed on leaves the pond.", DECISIVE),
    FAR_ROW("3.1", "A frog on the far row wins the game."),
    NO_FROG_LEFT("3.2", "A colour without frogs has lost."),
    DECK_USED("3.3", "After the turn of the last card, the colour with more frogs wins.");

    private final Statement statement;

    SheetRule(String section, String says) {
        this(section, says, false);
    }

    SheetRule(String section, String says, boolean decisive) {
        this.statement = new Statement(section, says, decisive);
    }

    @Override
    public Statement statement() {
        return statement;
    }
}
