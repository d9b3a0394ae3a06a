package umpire.command.judging;

import java.util.ArrayList;
import java.util.List;
import umpire.command.judging.JudgeAnswer.JudgedAction;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;

/** Judges actions in order. A refused action leaves the state unchanged, and the next one is judged. */
public final class QuestionJudge {
    private QuestionJudge() {}

    /** Returns the answer, or what is wrong with the question. */
    public static Parsed<JudgeAnswer> answer(JudgeQuestion question) {
        return switch (GameCatalogue.open(question.game(), question.rulings())) {
            case Parsed.Good<? extends Game<?, ?>> good -> answer(good.value(), question);
            case Parsed.Bad<? extends Game<?, ?>> bad -> Parsed.bad(bad.why());
        };
    }

    private static <S, A> Parsed<JudgeAnswer> answer(Game<S, A> game, JudgeQuestion question) {
        Parsed<S> start = question.position().map(game::readPosition).orElseGet(() -> Parsed.good(game.opening()));
        return switch (start) {
            case Parsed.Good<S> good -> Parsed.good(answer(game, good.value(), question.actions()));
            case Parsed.Bad<S> bad -> Parsed.bad("position: " + bad.why());
        };
    }

    private static <S, A> JudgeAnswer answer(Game<S, A> game, S start, List<String> actions) {
        S state = start;
        List<JudgedAction> rulings = new ArrayList<>();
        for (String text : actions) {
            switch (game.readAction(state, text)) {
                case Parsed.Bad<A> bad -> rulings.add(JudgedAction.unreadable(text, bad.why()));
                case Parsed.Good<A> read -> {
                    Verdict<S, A> ruling = game.judge(state, read.value());
                    rulings.add(judged(game.write(read.value()), ruling));
                    state = after(state, ruling);
                }
            }
        }
        return JudgeAnswer.of(game, rulings, state);
    }

    private static <S, A> JudgedAction judged(String action, Verdict<S, A> ruling) {
        return switch (ruling) {
            case Verdict.Accepted<S, A> accepted -> JudgedAction.accepted(action, accepted.events());
            case Verdict.Refused<S, A> refused -> JudgedAction.refused(action, refused.rule(), refused.why());
        };
    }

    private static <S, A> S after(S state, Verdict<S, A> ruling) {
        return ruling instanceof Verdict.Accepted<S, A> accepted ? accepted.next() : state;
    }
}
