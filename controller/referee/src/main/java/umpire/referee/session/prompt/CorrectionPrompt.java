package umpire.referee.session.prompt;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.reading.Reading;
import umpire.referee.session.dice.DisturbedDice;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** Asks the players to move pieces: to carry out an action, or to put back misplaced ones. */
final class CorrectionPrompt {
    private CorrectionPrompt() {}

    /** Returns the moves that make the table look as the game has it; empty when there are none. */
    static <S, A> Optional<Prompt> untidy(Match<S, A> match, Reading.Untidy<S, A> untidy) {
        List<Correction> corrections = untidy.corrections();
        if (corrections.isEmpty()) {
            return Optional.empty();
        }
        if (match.justSetUp()) {
            return Optional.of(correcting(Prompt.Need.SET_UP, Optional.empty(), "Set up the position. ", corrections));
        }
        return Optional.of(
                untidy.pushed()
                        ? correcting(Prompt.Need.CORRECTION, Optional.empty(), "Fix the board. ", corrections)
                        : carryingOut(corrections));
    }

    /** The players made no mistake: a roll, a choice or a take-back still has to be carried out by hand. */
    private static Prompt carryingOut(List<Correction> corrections) {
        String says = Guidance.of(corrections);
        return new Prompt(
                Prompt.Need.CARRY_OUT,
                Optional.empty(),
                "Now " + Character.toLowerCase(says.charAt(0)) + says.substring(1),
                List.of(),
                -1,
                corrections,
                CueChooser.correcting(corrections));
    }

    static Prompt righting(Match<?, ?> match, List<Correction> corrections) {
        return correcting(Prompt.Need.CORRECTION, match.asked(), "Fix the board. ", corrections);
    }

    static Prompt tooMuch(Match<?, ?> match, List<Correction> corrections) {
        String why = "That is too much at once: put it back, or do it step by step. ";
        return correcting(Prompt.Need.CORRECTION, match.asked(), why, corrections);
    }

    static <S, A> Prompt impossible(Match<S, A> match, Reading.Impossible<S, A> impossible) {
        List<Correction> corrections = impossible.corrections();
        if (impossible.owed() && impossible.refusal().isEmpty()) {
            return correcting(Prompt.Need.CORRECTION, Optional.empty(), astray(corrections), corrections);
        }
        String why = impossible
                .refusal()
                .map(refused -> refused.quoted() + " ")
                .orElse(onlyGone(corrections) ? "" : unexplained(match, corrections));
        return correcting(Prompt.Need.CORRECTION, match.asked(), why, corrections);
    }

    /** Returns the prompt about dice that were moved before the throw that is due. */
    static Prompt disturbed(Match<?, ?> match, DisturbedDice dice) {
        return correcting(Prompt.Need.CORRECTION, match.asked(), dice.says() + " ", dice.corrections());
    }

    /** While a roll or a card is awaited, no piece may move. */
    private static String unexplained(Match<?, ?> match, List<Correction> corrections) {
        return match.awaited() instanceof Awaited.Roll
                ? match.asking() + " Move no piece before that. "
                : "That is not a legal move: no legal action " + moving(match, corrections) + ". ";
    }

    private static String moving(Match<?, ?> match, List<Correction> corrections) {
        List<Correction> moved = corrections.stream()
                .filter(correction -> correction.from().isPresent())
                .toList();
        if (moved.size() > 1) {
            return "moves these " + moved.size() + " pieces at once";
        }
        return moved.stream()
                .filter(only -> match.index().isPlace(only.from().orElseThrow()))
                .map(only -> "puts " + match.index().withArticle(only.token()) + " on "
                        + match.index().titleOf(only.from().orElseThrow()))
                .findFirst()
                .orElse("looks like this");
    }

    /** The instruction to carry out an action addresses no seat: any player may do it. */
    private static String astray(List<Correction> corrections) {
        return corrections.size() == 1 ? "That is not where it goes. " : "Some pieces do not stand where they go. ";
    }

    /** Pieces that are only gone may be in a hand, to be touched or looked at. That is no move and needs no warning. */
    private static boolean onlyGone(List<Correction> corrections) {
        return !corrections.isEmpty()
                && corrections.stream().allMatch(correction -> correction.from().isEmpty());
    }

    private static Prompt correcting(Prompt.Need need, Optional<Seat> seat, String why, List<Correction> corrections) {
        String says = (why + Guidance.of(corrections)).strip();
        return new Prompt(need, seat, says, List.of(), -1, corrections, CueChooser.correcting(corrections));
    }
}
