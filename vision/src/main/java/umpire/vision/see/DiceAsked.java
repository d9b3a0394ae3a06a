package umpire.vision.see;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;

/**
 * The dice to look for in pictures.
 *
 * @param pipsMm the sizes of the dice with pips; any size if the table is not seen
 * @param pips whether to look for dice with pips
 * @param numerals whether to look for ten-sided dice with numerals
 * @param numeralsMm the sizes of the dice with numerals; the rig's or one inferred from the picture if empty
 */
public record DiceAsked(List<Double> pipsMm, boolean pips, boolean numerals, List<Double> numeralsMm) {
    /** Dice with pips in the sizes of the rig file. */
    public static final DiceAsked PIPS = new DiceAsked(List.of(), true, false, List.of());

    /** All kinds of dice, in the sizes of the rig file or of the picture. */
    public static final DiceAsked ANY = new DiceAsked(List.of(), true, true, List.of());

    private static final double LEAST_MM = 5;
    private static final double MOST_MM = 60;

    public DiceAsked {
        pipsMm = List.copyOf(pipsMm);
        numeralsMm = List.copyOf(numeralsMm);
    }

    /** Returns dice with pips of these sizes. */
    public static DiceAsked pips(List<Double> sizesMm) {
        return new DiceAsked(sizesMm, true, false, List.of());
    }

    /** Parses words; without words, all kinds are asked for. {@code 16} is a size of dice with pips, {@code d6} or {@code d10} a kind, {@code d10=16} a kind and a size. */
    public static Parsed<DiceAsked> parse(List<String> words) {
        List<Double> pipsMm = new ArrayList<>();
        List<Double> numeralsMm = new ArrayList<>();
        boolean pips = words.isEmpty();
        boolean numerals = words.isEmpty();
        for (String word : words) {
            int equals = word.indexOf('=');
            String kind = equals < 0 ? word : word.substring(0, equals);
            boolean sizeAlone = !kind.startsWith("d");
            boolean ten = kind.equals(DieType.NUMERALS);
            if (!sizeAlone && !ten && !kind.equals(DieType.PIPS)) {
                return Parsed.bad("'" + word + "' is neither a size in millimetres nor d6 or d10");
            }
            numerals |= ten;
            pips |= !ten;
            if (sizeAlone || equals >= 0) {
                switch (size(sizeAlone ? word : word.substring(equals + 1))) {
                    case Parsed.Good<Double> good -> (ten ? numeralsMm : pipsMm).add(good.value());
                    case Parsed.Bad<Double> bad -> {
                        return Parsed.bad(bad.why());
                    }
                }
            }
        }
        return Parsed.good(new DiceAsked(pipsMm, pips, numerals, numeralsMm));
    }

    private static Parsed<Double> size(String word) {
        try {
            double size = Double.parseDouble(word);
            return size >= LEAST_MM && size <= MOST_MM
                    ? Parsed.good(size)
                    : Parsed.bad("a die measures from 5 to 60 mm");
        } catch (NumberFormatException e) {
            return Parsed.bad("'" + word + "' is not a size in millimetres");
        }
    }
}
