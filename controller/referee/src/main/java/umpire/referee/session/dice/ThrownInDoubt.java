package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.List;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Dice;

/**
 * Decides whether dice that lie almost as some lay before were thrown. If exactly the dice asked for lie there and at
 * least half of them were certainly thrown, the others were thrown too. Otherwise the players are asked, unless more
 * dice are in doubt than the roll lacks.
 *
 * @param thrown the dice in doubt that count as thrown
 * @param open the dice to ask about
 */
record ThrownInDoubt(List<SettledDie> thrown, List<SettledDie> open) {
    /** Least number of certainly thrown dice from which the others count as thrown too, and not as nudged. Chosen. */
    private static final int A_THROW = 2;

    static ThrownInDoubt of(Board board, Awaited.Roll roll, List<SettledDie> dice) {
        List<SettledDie> thrown = new ArrayList<>();
        List<SettledDie> open = new ArrayList<>();
        if (roll.counted() == Awaited.Roll.Counted.THROWN && !roll.laid() && !roll.cards()) {
            for (Awaited.Roll.Thrower thrower : roll.throwers()) {
                for (Dice asked : thrower.dice()) {
                    List<SettledDie> there = dice.stream()
                            .filter(die ->
                                    asked.include(die.kind(), die.name()) && TrayDice.inTray(board, thrower, die))
                            .toList();
                    decide(there, TrayDice.wanted(roll, asked, thrower.tray()), thrown, open);
                }
            }
        }
        return new ThrownInDoubt(
                thrown.stream().distinct().toList(), open.stream().distinct().toList());
    }

    private static void decide(List<SettledDie> there, int wanted, List<SettledDie> thrown, List<SettledDie> open) {
        List<SettledDie> doubtful = there.stream().filter(SettledDie::doubtful).toList();
        int sure = (int) there.stream().filter(SettledDie::fresh).count();
        int missing = wanted - sure;
        if (there.size() == wanted && doubtful.size() == missing && sure >= Math.max(A_THROW, missing)) {
            thrown.addAll(doubtful);
        } else if (doubtful.size() <= missing && (sure > 0 || wanted == 1)) {
            open.addAll(doubtful);
        }
    }
}
