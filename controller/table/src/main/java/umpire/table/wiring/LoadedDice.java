package umpire.table.wiring;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.LessonTold;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.StateSnapshot;
import umpire.referee.session.dice.ThrownFaces;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** Dice of a virtual table whose result is fixed before the throw: in a lesson, or when a roll was taken back. */
final class LoadedDice {
    private LoadedDice() {}

    /** Returns the dice of a fixed result; empty when there is none, or the dice are pieces. */
    static <S, A> Optional<List<DieShown>> of(Game<S, A> game, StateSnapshot<S> snapshot) {
        Optional<String> thrown = takenBack(snapshot.tableSnapshot().prompt())
                .or(() -> snapshot.tableSnapshot()
                        .waiting()
                        .teaching()
                        .lesson()
                        .filter(lesson -> !lesson.astray() && lesson.task() == LessonTold.Task.ROLL)
                        .map(lesson -> lesson.ways().getFirst()));
        S state = snapshot.state();
        return thrown.isPresent()
                        && game.awaited(state) instanceof Awaited.Roll roll
                        && game.readAction(state, thrown.orElseThrow()) instanceof Parsed.Good<A> good
                ? Optional.of(shown(game, state, roll, good.value())).filter(dice -> dice.size() == roll.total())
                : Optional.empty();
    }

    private static Optional<String> takenBack(Prompt prompt) {
        return prompt.options().stream()
                .filter(option -> prompt.need() == Prompt.Need.ROLL)
                .map(Prompt.Option::notation)
                .findFirst();
    }

    /** Returns the faces of the dice. With many dice they follow from the placement after the roll. */
    private static <S, A> List<DieShown> shown(Game<S, A> game, S state, Awaited.Roll roll, A action) {
        List<DieShown> making = ThrownFaces.of(game, state, roll).making(action);
        return making.isEmpty() && game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted
                ? game.view(accepted.next(), new Viewer.Public()).dice().stream()
                        .flatMap(row -> row.dice().stream())
                        .toList()
                : making;
    }
}
