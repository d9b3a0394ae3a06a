package umpire.referee.session.prompt;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.input.OpponentState;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** Where the table's own hands do what is asked, people are told what these do, and are asked for nothing. */
final class TableHands {
    private TableHands() {}

    /** Returns the prompt as people are to read it. */
    static <S, A> Prompt reported(Prompt then, Match<S, A> match, Perception<S, A> perception) {
        OpponentState opponent = perception.opponent();
        Optional<Seat> seat = then.seat().or(match::asked).filter(opponent::plays);
        if (!opponent.moves()) {
            return then;
        }
        Optional<Prompt> reported = switch (then.need()) {
            case CORRECTION -> seat.map(own -> moving(then, match, own, " hand puts the board right"));
            case CHOICE ->
                seat.filter(own -> opponent.intention().isPresent())
                        .map(own -> moving(then, match, own, " hand moves"));
            case ROLL -> throwing(then, match, opponent, " hand rolls.");
            case DIE_UNCLEAR -> throwing(then, match, opponent, " hand rolls again.");
            case DRAW -> throwing(then, match, opponent, " hand draws.");
            default -> Optional.empty();
        };
        return reported.orElse(then);
    }

    private static Optional<Prompt> throwing(Prompt then, Match<?, ?> match, OpponentState opponent, String does) {
        return match.awaited() instanceof Awaited.Roll roll
                        && roll.seats().stream().allMatch(opponent::plays)
                ? Optional.of(says(then, Seat.listed(roll.seats()) + "'s" + does, then.corrections()))
                : Optional.empty();
    }

    private static Prompt moving(Prompt then, Match<?, ?> match, Seat own, String does) {
        List<Correction> steps = then.corrections().stream()
                .map(correction -> Guidance.reported(match.index(), correction))
                .toList();
        return says(then, own + "'s" + does + (steps.isEmpty() ? "." : ": " + Guidance.of(steps)), steps);
    }

    private static Prompt says(Prompt then, String says, List<Correction> corrections) {
        return new Prompt(then.need(), then.seat(), says, then.options(), then.chosen(), corrections, then.cues());
    }
}
