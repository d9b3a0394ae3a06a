package umpire.command.judging;

import java.util.ArrayList;
import java.util.List;
import umpire.command.judging.JudgeAnswer.AwaitedAnswer;
import umpire.command.judging.JudgeAnswer.JudgedAction;
import umpire.command.judging.JudgeAnswer.JudgedEvent;
import umpire.mqtt.payload.ScorePayload.OutcomePayload;
import umpire.rules.kernel.Quoted;

/** An answer in words: one line for each event or refusal, then the input that is awaited. */
public final class JudgeWords {
    private static final int LONGEST = 30;

    private JudgeWords() {}

    public static List<String> lines(JudgeAnswer answer) {
        List<String> lines = new ArrayList<>();
        answer.rulings().forEach(ruling -> lines.addAll(ruling(ruling)));
        lines.add(answer.outcome().map(OutcomePayload::says).orElseGet(() -> awaited(answer)));
        return lines;
    }

    private static List<String> ruling(JudgedAction ruling) {
        if (!ruling.accepted()) {
            String section = ruling.section().map(number -> " [" + number + "]").orElse("");
            String how = ruling.unreadable().isPresent() ? "not understood: " : "refused: ";
            return List.of(line(shortened(ruling.action()), how + ruling.why().orElse("") + section));
        }
        List<String> lines = new ArrayList<>();
        for (JudgedEvent event : ruling.events().orElse(List.of())) {
            lines.add(line(lines.isEmpty() ? ruling.action() : "", event.event() + " [" + event.section() + "]"));
        }
        return lines.isEmpty() ? List.of(line(ruling.action(), "accepted")) : lines;
    }

    /** Shortens a text that is longer than the longest valid action. */
    private static String shortened(String action) {
        return action.length() <= LONGEST ? action : Quoted.of(action);
    }

    private static String awaited(JudgeAnswer answer) {
        AwaitedAnswer awaited = answer.awaited();
        String who = awaited.seat().map(seat -> seat + ": ").orElse("");
        return who + awaited.what().orElse("") + "; " + legal(answer.legal().size());
    }

    private static String line(String action, String says) {
        return String.format("%-10s %s", action, says);
    }

    private static String legal(int count) {
        return count == 1 ? "1 action is legal" : count + " actions are legal";
    }
}
