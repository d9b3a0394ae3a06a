package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.diemen.appearance.BoardSheet;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.WrittenList;

/** Both sides roll. Their dice look alike, so each side rolls into its tray. */
final class PoolRoll extends BattleMove<Phase.RollingPools, Action.RollPools> {
    private final Board board;
    private final DieType die;

    PoolRoll(Setup setup, Board board) {
        super(
                setup,
                Phase.RollingPools.class,
                new Sentence<>(ActionLine.ROLL, Action.RollPools.class, RollText.DICE),
                ActionKind.usual("roll the dice"));
        this.board = board;
        this.die = BoardSheet.die(setup.tagged());
    }

    DieType die() {
        return die;
    }

    /** Asks for the dice of both sides at once. */
    Awaited.Roll awaited(Position position, String what) {
        List<Awaited.Roll.Thrower> throwers = Arrays.stream(BattleSide.values())
                .map(side -> new Awaited.Roll.Thrower(
                        side.seat(),
                        List.of(die.thrown(setup.dice(position, side))),
                        Optional.of(BoardSheet.tray(side))))
                .toList();
        return new Awaited.Roll(throwers, Awaited.Roll.Counted.THROWN, what);
    }

    /** Returns the roll that dice in the trays make. */
    Parsed<Action> read(Position position, List<DieShown> dice) {
        Action.RollPools roll = new Action.RollPools(faces(dice, BattleSide.RED), faces(dice, BattleSide.BLUE));
        for (BattleSide side : BattleSide.values()) {
            int lying = roll.faces(side).size();
            int wanted = setup.dice(position, side);
            if (lying != wanted) {
                return Parsed.bad(
                        side.title() + " rolls " + wanted + " dice into its tray, and " + lying + " lie there");
            }
        }
        return Parsed.good(roll);
    }

    private List<Integer> faces(List<DieShown> dice, BattleSide side) {
        return dice.stream()
                .filter(shown -> shown.name().equals(die.name()) && shown.rest() == DieShown.Rest.FLAT)
                .filter(shown -> board.placeAt(
                                new Point(shown.pose().xMm(), shown.pose().yMm()))
                        .equals(Optional.of(BoardSheet.tray(side))))
                .map(shown -> Integer.valueOf(shown.face()))
                .toList();
    }

    /** Puts dice into the trays, Red's first. */
    List<DieShown> inTheirTrays(Position position, List<DieShown> dice) {
        int red = setup.dice(position, BattleSide.RED);
        return IntStream.range(0, dice.size())
                .mapToObj(i -> in(i < red ? BattleSide.RED : BattleSide.BLUE, dice.get(i)))
                .toList();
    }

    private DieShown in(BattleSide side, DieShown shown) {
        Point tray = board.area(BoardSheet.tray(side)).centre();
        return new DieShown(shown.kind(), shown.name(), shown.face(), new Pose(tray.xMm(), tray.yMm(), 0));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.RollingPools rolling, Action.RollPools roll) {
        FirstBreach needs = new FirstBreach();
        for (BattleSide side : BattleSide.values()) {
            List<Integer> faces = roll.faces(side);
            int dice = setup.dice(position, side);
            needs.needs(
                            SheetRule.DICE_AS_UNITS,
                            () -> faces.size() == dice,
                            () -> side.title() + " rolls " + Count.of(dice, "die", "dice") + ", not " + faces.size()
                                    + ".")
                    .needs(
                            SheetRule.DIE_OF_TEN,
                            () -> faces.stream().allMatch(face -> face >= 1 && face <= DicePool.HIGHEST));
        }
        return needs.found();
    }

    /** Lists no rolls: there are too many. */
    @Override
    protected List<Action.RollPools> legal(Position position, Phase.RollingPools rolling) {
        return List.of();
    }

    @Override
    protected Position after(Position position, Phase.RollingPools rolling, Action.RollPools roll, EventSink telling) {
        Position after = position;
        for (BattleSide side : BattleSide.values()) {
            DicePool pool = DicePool.of(roll.faces(side));
            telling.tell(SheetRule.POOLS_ARE_ROLLED, () -> side.title() + told(pool));
            after = after.with(side, after.side(side).withDice(understood(position, side, pool, telling)));
        }
        return after.resolving();
    }

    private static String told(DicePool pool) {
        String sets = pool.sets().stream().map(DiceSet::toString).collect(Collectors.joining(", "));
        return sets.isEmpty() ? " has no set." : "'s sets: " + sets + ".";
    }

    /** Returns the pool without the sets that are lost because orders are new. */
    private DicePool understood(Position position, BattleSide side, DicePool pool, EventSink telling) {
        int least = setup.leastHeight(position.side(side));
        DicePool kept = pool;
        for (DiceSet set : pool.sets()) {
            if (set.height() < least) {
                telling.tell(
                        SheetRule.ORDERS_GARBLED,
                        () -> side.title() + "'s orders are new: its set " + set + " is lower than " + least
                                + " and is lost.");
                kept = kept.without(set.height());
            }
        }
        return kept;
    }

    @Override
    protected String describe(Position position, Action.RollPools roll) {
        return "Red rolls " + faces(roll.red()) + "; Blue rolls " + faces(roll.blue());
    }

    private static String faces(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The dice of both sides: {@code 3,3,7/1,10}. People may also put equal dice together and name the sides: {@code red,2x3,7,blue,1,10}. */
    static final class RollText {
        static final Form<Action.RollPools> DICE = Form.of("dice of both sides", RollText::write, RollText::read);

        private static final String SLASH = "/";
        private static final Form<List<Integer>> POOL = BattleWords.NUMBER.list();

        private RollText() {}

        private static String write(Action.RollPools roll) {
            return POOL.write(roll.red()) + SLASH + POOL.write(roll.blue());
        }

        private static Optional<Action.RollPools> read(String dice) {
            List<String> parts = Stream.of(
                            dice.replace(SLASH, "," + SLASH + ",").split(",+"))
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
}
