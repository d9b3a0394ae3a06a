package umpire.referee.session.dice;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;

/**
 * A reason to ask whether dice were thrown, where every die on the table counts. The camera may have missed the throw.
 *
 * @param says the reason, and what to do
 * @param at the names of the dice concerned
 */
record UnseenThrow(String says, List<Place> at) {
    static <S, A> Optional<UnseenThrow> says(Match<S, A> match, Perception<S, A> perception, RollDice counted) {
        if (counted.roll().counted() != Awaited.Roll.Counted.ALL_ON_THE_TABLE) {
            return Optional.empty();
        }
        DiceBefore before = DiceBefore.of(match.game(), match.state());
        return beside(match.game().board(), counted)
                .or(() -> counted.roll().laid() ? Optional.empty() : laid(counted))
                .or(() -> perhapsPushed(counted, before.perhapsPushed(perception)))
                .or(() -> counted.roll().laid() ? Optional.empty() : carried(counted, before));
    }

    private static Optional<UnseenThrow> beside(Board board, RollDice counted) {
        return about(
                counted,
                counted.thrown().stream().filter(die -> !board.reaches(die.pose(), 0)),
                " beside the board. Press Confirm if the throw took it there, or throw it.");
    }

    private static Optional<UnseenThrow> laid(RollDice counted) {
        return about(
                counted,
                counted.thrown().stream().filter(die -> !die.rolled()),
                " as if it had been laid there. Throw it, or press Confirm if it was thrown.");
    }

    private static Optional<UnseenThrow> about(RollDice counted, Stream<SettledDie> dice, String lies) {
        return dice.findFirst()
                .map(die -> new UnseenThrow(counted.the(die) + " lies" + lies, List.of(new Place(die.name()))));
    }

    private static Optional<UnseenThrow> perhapsPushed(RollDice counted, List<SettledDie> hidden) {
        return hidden.stream()
                .findFirst()
                .map(die -> new UnseenThrow(
                        counted.the(die) + " is out of sight below another, and something came to lie near it. Press"
                                + " Confirm if it did not move and still has "
                                + die.face().orElseThrow() + " up, or move it until it can be read.",
                        List.of(new Place(die.name()))));
    }

    private static Optional<UnseenThrow> carried(RollDice counted, DiceBefore before) {
        List<SettledDie> lay = before.carried(counted.thrown(), counted.others());
        if (lay.isEmpty()) {
            return Optional.empty();
        }
        String which = lay.stream()
                .map(die -> counted.the(die) + " with " + die.face().orElseThrow() + " up")
                .collect(Collectors.joining(", "));
        return Optional.of(new UnseenThrow(
                "Some pieces lie differently, and the throw does not seem to have moved them all. Put back: " + which
                        + ". Or press Confirm if the throw moved it.",
                lay.stream().map(die -> new Place(die.name())).toList()));
    }
}
