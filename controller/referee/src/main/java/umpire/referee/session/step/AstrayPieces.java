package umpire.referee.session.step;

import java.util.List;
import umpire.referee.announcement.Correction;
import umpire.referee.reading.Corrections;
import umpire.referee.reading.Reading;

/** Finds the pieces that stand where no action leaves them. */
final class AstrayPieces {
    private AstrayPieces() {}

    /** Returns the moves that put them back, in order; empty while the table is as it must or may be. */
    static <S, A> List<Correction> corrections(StepContext<S, A> context) {
        return context.perception()
                .reading()
                .filter(AstrayPieces::isWrong)
                .map(reading -> Corrections.toward(
                        context.match().index(),
                        context.match().present().judged(),
                        context.perception().seen(context.match().index()),
                        true))
                .orElse(List.of());
    }

    private static <S, A> boolean isWrong(Reading<S, A> reading) {
        return switch (reading) {
            case Reading.Impossible<S, A> impossible -> true;
            case Reading.TooMuch<S, A> tooMuch -> true;
            case Reading.Righting<S, A> righting -> true;
            case Reading.Untidy<S, A> untidy -> untidy.pushed();
            case Reading.Begun<S, A> begun -> true;
            case Reading.Open<S, A> open ->
                open.candidates().stream().allMatch(explanation -> explanation.takenBack() == 0);
            default -> false;
        };
    }
}
