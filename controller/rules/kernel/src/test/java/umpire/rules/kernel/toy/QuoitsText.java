package umpire.rules.kernel.toy;

import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** The descriptions and the notation of {@link Quoits}. */
final class QuoitsText {
    private QuoitsText() {}

    static String describe(Quoits.Deed action) {
        return switch (action) {
            case Quoits.Cast cast -> "Throw " + cast.die();
            case Quoits.Tip tip -> "Tip " + tip.die() + (tip.left() ? " to the left" : " to the right");
            case Quoits.Rest rest -> "Do nothing";
            case Quoits.Throw landed ->
                String.join(
                        ", ",
                        landed.dice().stream()
                                .map(die -> die.name()
                                        + (die.gone() ? " is gone" : die.flat() ? " shows " + die.shows() : " leans"))
                                .toList());
        };
    }

    static String write(Quoits.Deed action) {
        return switch (action) {
            case Quoits.Cast cast -> "cast " + cast.die();
            case Quoits.Tip tip -> "tip " + tip.die() + (tip.left() ? " left" : "");
            case Quoits.Rest rest -> "rest";
            case Quoits.Throw landed -> "throw " + Resting.write(landed.dice());
        };
    }

    static Parsed<Quoits.Deed> read(String text) {
        String[] words = text.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        return switch (words[0]) {
            case "cast" -> Parsed.good(new Quoits.Cast(rest));
            case "tip" -> Parsed.good(new Quoits.Tip(rest.replace(" left", ""), rest.endsWith(" left")));
            case "rest" -> Parsed.good(new Quoits.Rest());
            case "throw" ->
                Resting.readable(rest)
                        ? Parsed.good(new Quoits.Throw(Resting.read(rest)))
                        : Parsed.bad(Quoted.of(text) + " is no throw.");
            default -> Parsed.bad(Quoted.of(text) + " is nothing that is done here.");
        };
    }
}
