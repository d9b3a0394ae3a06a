package umpire.rules.kernel.toy.frogpond;

import umpire.rules.kernel.Rule;

/** The rules, in the order in which refusals are checked. The sections are the numbers of frog-pond.md. */
public enum SheetRule implements Rule {
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
    EATEN("2.10", "A frog that is landed on leaves the pond."),
    FAR_ROW("3.1", "A frog on the far row wins the game."),
    NO_FROG_LEFT("3.2", "A colour without frogs has lost."),
    DECK_USED("3.3", "After the turn of the last card, the colour with more frogs wins.");

    private final String section;
    private final String says;

    SheetRule(String section, String says) {
        this.section = section;
        this.says = says;
    }

    @Override
    public String section() {
        return section;
    }

    @Override
    public String says() {
        return says;
    }

    @Override
    public boolean decisive() {
        return this == EATEN;
    }
}
