package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.WrittenList;

/**
 * A roll of both sides: {@code roll 3,3,7/1,10}. People may also say whose dice follow, leave out the commas and put equal dice together:
 * {@code roll red 2x3 7 blue 1 10}.
 */
final class RollText {
    static final String ROLL = "roll";

    private static final String SLASH = "/";

    private static final Form<List<Integer>> DICE = BattleWords.NUMBER.list();

    private RollText() {}

    static String write(Action.RollPools roll) {
        return ROLL + " " + DICE.write(roll.red()) + SLASH + DICE.write(roll.blue());
    }

    /** Reads what follows the word. */
    static Optional<Action> parse(List<String> words) {
        List<String> parts = words.stream()
                .flatMap(
                        word -> Stream.of(word.replace(SLASH, "," + SLASH + ",").split(",+")))
                .filter(part -> !part.isEmpty())
                .toList();
        return parts.contains(SLASH) ? halves(parts) : named(parts);
    }

    private static Optional<Action> halves(List<String> parts) {
        int slash = parts.indexOf(SLASH);
        return pools(parts.subList(0, slash), parts.subList(slash + 1, parts.size()));
    }

    /** Each side's dice follow its name. */
    private static Optional<Action> named(List<String> parts) {
        int red = parts.indexOf(BattleSide.RED.word());
        int blue = parts.indexOf(BattleSide.BLUE.word());
        if (Math.min(red, blue) != 0) {
            return Optional.empty();
        }
        int second = Math.max(red, blue);
        List<String> first = parts.subList(1, second);
        List<String> last = parts.subList(second + 1, parts.size());
        return red == 0 ? pools(first, last) : pools(last, first);
    }

    private static Optional<Action> pools(List<String> red, List<String> blue) {
        return dice(red).flatMap(ofRed -> dice(blue).map(ofBlue -> new Action.RollPools(ofRed, ofBlue)));
    }

    private static Optional<List<Integer>> dice(List<String> parts) {
        List<Integer> dice = new ArrayList<>();
        for (String part : parts.equals(List.of(WrittenList.NONE)) ? List.<String>of() : parts) {
            Optional<DiceSet> alike = BattleWords.SET
                    .read(part)
                    .or(() -> BattleWords.NUMBER.read(part).map(height -> new DiceSet(1, height)));
            if (alike.isEmpty()) {
                return Optional.empty();
            }
            dice.addAll(Collections.nCopies(alike.get().width(), alike.get().height()));
        }
        return parts.isEmpty() ? Optional.empty() : Optional.of(dice);
    }
}
