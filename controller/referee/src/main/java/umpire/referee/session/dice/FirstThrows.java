package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.session.state.HeldDice;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;

/**
 * Takes what the dice of a roll show when they first come to rest, each as often as it is asked for and no more. Which of several dice
 * that look alike is which nobody sees: the first ones that come to rest are taken, in the order in which they do. Where one that was
 * taken is thrown again together with others, none of those is taken, for the wrong one might be.
 */
final class FirstThrows {
    /** A die this near to where it lay lies there still, whatever it shows now; two dice cannot. */
    private static final double THERE_MM = 10;

    private final Board board;
    private final List<DieType> box;
    private final Awaited.Roll roll;
    private final HeldDice before;
    private final List<SettledDie> dice;
    private final RollDice now;
    private final List<SettledDie> counted = new ArrayList<>();
    private final List<SettledDie> lying = new ArrayList<>();
    private Optional<SettledDie> voided = Optional.empty();

    private FirstThrows(Game<?, ?> game, Awaited.Roll roll, HeldDice before, List<SettledDie> dice) {
        this.board = game.board();
        this.box = game.dice();
        this.roll = roll;
        this.before = before;
        this.dice = dice;
        this.now = RollDice.of(board, roll, dice);
    }

    /** Returns whether the dice of a roll count as they come to rest, each by itself. */
    static boolean count(Awaited.Roll roll) {
        return roll.counted() == Awaited.Roll.Counted.THROWN && !roll.laid() && !roll.cards();
    }

    /**
     * Returns which dice are held after a look.
     *
     * @param dice all that can be read
     */
    static HeldDice after(Game<?, ?> game, Awaited.Roll roll, HeldDice before, List<SettledDie> dice) {
        return count(roll) ? new FirstThrows(game, roll, before, dice).held() : before;
    }

    private HeldDice held() {
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice asked : thrower.dice()) {
                if (counted.stream().noneMatch(die -> isOf(thrower, asked, die))
                        && lying.stream().noneMatch(die -> isOf(thrower, asked, die))) {
                    look(thrower, asked);
                }
            }
        }
        counted.sort(Comparator.comparingDouble((SettledDie die) -> die.pose().xMm())
                .thenComparingDouble(die -> die.pose().yMm()));
        return new HeldDice(counted, lying, voided);
    }

    private boolean isOf(Awaited.Roll.Thrower thrower, Dice asked, SettledDie die) {
        return asked.include(die.kind(), die.name()) && now.inTrayOf(board, thrower, die);
    }

    private void look(Awaited.Roll.Thrower thrower, Dice asked) {
        List<SettledDie> held = of(before.counted(), thrower, asked);
        List<SettledDie> old = Stream.concat(held.stream(), of(before.lying(), thrower, asked).stream())
                .distinct()
                .toList();
        List<SettledDie> seen = of(clear(), thrower, asked);
        List<SettledDie> come = new ArrayList<>(
                seen.stream().filter(die -> there(die, old).isEmpty()).toList());
        List<SettledDie> gone = new ArrayList<>(
                old.stream().filter(die -> there(die, seen).isEmpty()).toList());
        // What shows the same elsewhere was pushed; and if it was thrown it is all one.
        gone.forEach(die -> come.stream()
                .filter(other -> other.face().equals(die.face()))
                .findFirst()
                .ifPresent(come::remove));
        turned(seen, held);
        int wanted = Math.min(now.wanted(asked, thrower.tray()), throwable(asked));
        take(held, come, wanted, seen);
    }

    /** Returns how many dice may have been thrown, of the box or of those that are seen: what lies where it lay before was not. */
    private int throwable(Dice asked) {
        int all = box.stream()
                .filter(type -> asked.include(type.kind(), type.name()))
                .mapToInt(DieType::count)
                .sum();
        List<SettledDie> seen = dice.stream()
                .filter(die -> asked.include(die.kind(), die.name()))
                .toList();
        long fresh = seen.stream().filter(SettledDie::fresh).count();
        return (int) fresh + Math.max(0, all - seen.size());
    }

    private void take(List<SettledDie> held, List<SettledDie> come, int wanted, List<SettledDie> seen) {
        counted.addAll(held);
        if (held.size() + come.size() <= wanted) {
            counted.addAll(come);
            lying.addAll(seen);
        } else if (!held.isEmpty()) {
            voided = voided.or(() -> Optional.of(come.getFirst()));
            lying.addAll(seen);
        }
    }

    /** A die that lies where it lay and shows something else was turned by hand. */
    private void turned(List<SettledDie> seen, List<SettledDie> held) {
        seen.stream()
                .filter(die -> there(die, held)
                        .filter(was -> !was.face().equals(die.face()))
                        .isPresent())
                .findFirst()
                .ifPresent(die -> voided = Optional.of(die));
    }

    private List<SettledDie> clear() {
        return now.thrown().stream()
                .filter(die -> die.status() == SettledDie.Status.CLEAR)
                .toList();
    }

    private List<SettledDie> of(List<SettledDie> dice, Awaited.Roll.Thrower thrower, Dice asked) {
        return dice.stream().filter(die -> isOf(thrower, asked, die)).toList();
    }

    private static Optional<SettledDie> there(SettledDie die, List<SettledDie> others) {
        return others.stream()
                .filter(other -> other.sameType(die) && other.pose().distanceMm(die.pose()) <= THERE_MM)
                .findFirst();
    }

    /** Says that a die was thrown again, and what counts. */
    static String says(HeldDice held, SettledDie again, int wanted) {
        List<String> faces = held.counted().stream()
                .filter(die -> die.sameType(again))
                .map(die -> die.face().orElse(""))
                .toList();
        String counts = String.join(" and ", faces);
        String rest = faces.size() < wanted ? " Throw only what is missing." : "";
        return "A " + again.title() + " was thrown again or turned. What came first counts: " + counts + "." + rest;
    }
}
