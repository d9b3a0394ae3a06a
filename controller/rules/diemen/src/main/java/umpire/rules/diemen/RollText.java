package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.WrittenList;

/** The dice of both sides: {@code 3,3,7/1,10}. People may also put equal dice together and name the sides: {@code red,2x3,7,blue,1,10}. */
final class RollText {
    static final Form<Action.RollPools> DICE = Form.of("dice of both sides", RollText::write, RollText::read);

    private static final String SLASH = "/";
    private static final Form<List<Integer>> POOL = BattleWords.NUMBER.list();

    private RollText() {}

    private static String write(Action.RollPools roll) {
        return POOL.write(roll.red()) + SLASH + POOL.write(roll.blue());
    }

    private static Optional<Action.RollPools> read(String dice) {
        List<String> parts = Stream.of(dice.replace(SLASH, "," + SLASH + ",").split(",+"))
                .filter(part -> !part.isEmpty())
                .toList();
        return parts.contains(SLASH) ? halves(parts) : named(parts);
    }

    private static Optional<Action.RollPools> halves(List<String> parts) {
        int slash = parts.indexOf(SLASH);
        return pools(parts.subList(0, slash), parts.subList(slash + 1, parts.size()));
    }

    /** Each side's dice follow its name. */
    private static Optional<Action.RollPools> named(List<String> parts) {
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

    private static Optional<Action.RollPools> pools(List<String> red, List<String> blue) {
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
