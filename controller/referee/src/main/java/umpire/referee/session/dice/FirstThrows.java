package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.referee.announcement.DueRoll;
import umpire.referee.session.state.HeldDice;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;
import umpire.rules.kernel.Place;

/**
 * Counts the faces that the dice of a roll show when they first come to rest, as many as are asked for and no more.
 * Dice that look alike cannot be told apart. So the counted ones must stay where they lie, or be pushed only a little,
 * until all dice have come to rest. If one of them is thrown again, no further die counts, because it may be the same
 * one.
 */
final class FirstThrows {
    /**
     * A die with the same face this near to where it lay was pushed. One that lies farther away may be another die.
     * Chosen.
     */
    private static final double PUSHED_MM = 60;

    private final Board board;
    private final Awaited.Roll roll;
    private final HeldDice before;
    private final RollDice now;
    private final List<SettledDie> counted = new ArrayList<>();
    private final List<SettledDie> lying = new ArrayList<>();
    private final Set<AlikeDice> looked = new HashSet<>();
    private Optional<SettledDie> voided = Optional.empty();

    /** Dice that look alike and land in one tray, also those of two throwers. */
    private record AlikeDice(Optional<Place> tray, String kind, String name) {}

    private FirstThrows(Board board, Awaited.Roll roll, HeldDice before, List<SettledDie> dice) {
        this.board = board;
        this.roll = roll;
        this.before = before;
        this.now = RollDice.of(board, roll, dice);
    }

    /** Returns whether the dice of a roll count one by one as they come to rest. */
    static boolean count(Awaited.Roll roll) {
        return roll.counted() == Awaited.Roll.Counted.THROWN && !roll.laid() && !roll.cards();
    }

    /**
     * Returns the held dice after a look.
     *
     * @param dice all dice that can be read
     */
    static HeldDice after(Board board, Awaited.Roll roll, HeldDice before, List<SettledDie> dice) {
        return count(roll) ? new FirstThrows(board, roll, before, dice).held() : before;
    }

    private HeldDice held() {
        for (Awaited.Roll.Thrower thrower : roll.throwers()) {
            for (Dice asked : thrower.dice()) {
                if (looked.add(new AlikeDice(thrower.tray(), asked.kind(), asked.name()))) {
                    look(thrower, asked);
                }
            }
        }
        counted.sort(Comparator.comparingDouble((SettledDie die) -> die.pose().xMm())
                .thenComparingDouble(die -> die.pose().yMm()));
        return new HeldDice(counted, lying, voided);
    }

    private boolean isOf(Awaited.Roll.Thrower thrower, Dice asked, SettledDie die) {
        return asked.include(die.kind(), die.name()) && RollDice.inTray(board, thrower, die);
    }

    private void look(Awaited.Roll.Thrower thrower, Dice asked) {
        List<SettledDie> held = new ArrayList<>(of(before.counted(), thrower, asked));
        List<SettledDie> lay = of(before.lying(), thrower, asked);
        List<SettledDie> thrown = of(now.thrown(), thrower, asked);
        List<SettledDie> seen = thrown.stream()
                .filter(die -> die.status() == SettledDie.Status.CLEAR)
                .toList();
        turned(seen, held, lay);
        List<SettledDie> come = new ArrayList<>(
                seen.stream().filter(die -> there(die, lay).isEmpty()).toList());
        List<SettledDie> away = new ArrayList<>(
                lay.stream().filter(die -> there(die, seen).isEmpty()).toList());
        for (SettledDie gone : List.copyOf(away)) {
            pushed(gone, come).ifPresent(to -> {
                away.remove(gone);
                come.remove(to);
                there(gone, held)
                        .filter(was -> was.face().equals(to.face()) && held.remove(was))
                        .ifPresent(was -> held.add(to));
            });
        }
        counted.addAll(held);
        int most = Math.min(now.wanted(asked, thrower.tray()), seen.size());
        if (come.isEmpty() || held.size() + come.size() <= most) {
            counted.addAll(come);
        } else if (!held.isEmpty() && thrown.size() > seen.size()) {
            // A die cannot be read yet, so the new dice wait for it.
            lying.addAll(lay);
            return;
        } else if (!held.isEmpty()) {
            // A counted die is gone, and the new one may be the same die.
            voided = voided.or(() -> Optional.of(come.getFirst()));
        } else {
            return;
        }
        lying.addAll(seen);
        // Dice that hands or pieces hide may still lie there.
        away.stream().skip(come.size()).forEach(lying::add);
    }

    private static Optional<SettledDie> pushed(SettledDie gone, List<SettledDie> come) {
        return come.stream()
                .filter(die -> die.face().equals(gone.face()) && die.pose().distanceMm(gone.pose()) <= PUSHED_MM)
                .findFirst();
    }

    /** A die that lies where it lay and shows another face was turned by hand. */
    private void turned(List<SettledDie> seen, List<SettledDie> held, List<SettledDie> lay) {
        List<SettledDie> still =
                held.stream().filter(die -> there(die, lay).isPresent()).toList();
        seen.stream()
                .filter(die -> there(die, still)
                        .filter(was -> !was.face().equals(die.face()))
                        .isPresent())
                .findFirst()
                .ifPresent(die -> voided = Optional.of(die));
    }

    private List<SettledDie> of(List<SettledDie> dice, Awaited.Roll.Thrower thrower, Dice asked) {
        return dice.stream().filter(die -> isOf(thrower, asked, die)).toList();
    }

    private static Optional<SettledDie> there(SettledDie die, List<SettledDie> others) {
        return others.stream()
                .filter(other -> other.sameType(die) && other.pose().distanceMm(die.pose()) <= DueRoll.SAME_DIE_MM)
                .findFirst();
    }

    /** Returns the sentence that a die was thrown again, and which faces count. */
    static String says(HeldDice held, SettledDie again, int wanted) {
        List<String> faces = held.counted().stream()
                .filter(die -> die.sameType(again))
                .map(die -> die.face().orElse(""))
                .toList();
        String counts = String.join(" and ", faces);
        String rest = faces.size() < wanted ? " Throw only the missing dice." : "";
        return "A " + again.title() + " was thrown again or turned. The first throw counts: " + counts + "." + rest;
    }
}
