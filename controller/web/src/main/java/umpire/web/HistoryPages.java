package umpire.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.mqtt.payload.EventPayload;
import umpire.mqtt.payload.PositionPayload;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.rules.kernel.Score;
import umpire.web.payload.HistoryPayload;

/**
 * Serves the history of the game on the table. The file {@code /history.json} lists every step with its log lines. The
 * file {@code /history.txt} is the same as text. The files {@code /history/<index>.json} hold the table after each
 * step, and index 0 is the start.
 */
final class HistoryPages {
    private static final String ALL = "/history.json";
    private static final String TEXT = "/history.txt";
    private static final String ONE = "/history/";
    private static final String JSON = ".json";
    private static final double THOUSAND = 1_000;

    private final HistoryDesk desk;

    HistoryPages(HistoryDesk desk) {
        this.desk = desk;
    }

    static boolean serves(String path) {
        return path.equals(ALL) || path.equals(TEXT) || path.startsWith(ONE);
    }

    void serve(HttpCall httpCall) {
        List<PastStep> steps = desk.steps();
        switch (httpCall.path()) {
            case ALL -> httpCall.send(200, all(steps));
            case TEXT ->
                httpCall.send(200, "text/plain; charset=utf-8", text(steps).getBytes(StandardCharsets.UTF_8));
            default -> position(httpCall, steps);
        }
    }

    private HistoryPayload all(List<PastStep> steps) {
        return new HistoryPayload(
                desk.game(),
                desk.title(),
                desk.lastedMs(),
                steps.stream()
                        .map(step -> new HistoryPayload.HistoryStep(
                                step.number(),
                                step.lines().stream().map(EventPayload::of).toList(),
                                step.setUp(),
                                step.scores().stream().map(Score::points).toList(),
                                step.chances().stream()
                                        .map(HistoryPages::rounded)
                                        .toList()))
                        .toList());
    }

    private static double rounded(double chance) {
        return Math.rint(chance * THOUSAND) / THOUSAND;
    }

    private String text(List<PastStep> steps) {
        return steps.stream()
                .map(HistoryPages::text)
                .collect(Collectors.joining(
                        "", desk.title() + "\n\n", steps.isEmpty() ? "Nothing was played yet.\n" : ""));
    }

    private static String text(PastStep step) {
        List<String> lines = step.lines().stream().map(GameLogEntry::says).toList();
        return step.number() == 0 || lines.isEmpty() ? "" : step.number() + ". " + String.join("\n   ", lines) + "\n";
    }

    private static void position(HttpCall httpCall, List<PastStep> steps) {
        Optional<PastStep> step =
                index(httpCall.path()).filter(index -> index < steps.size()).map(steps::get);
        if (step.isPresent()) {
            httpCall.send(200, PositionPayload.of(step.get()));
        } else {
            httpCall.refuse(404, "The game has " + steps.size() + " steps, from /history/0.json on.");
        }
    }

    private static Optional<Integer> index(String path) {
        String number = path.substring(ONE.length(), Math.max(ONE.length(), path.length() - JSON.length()));
        return path.endsWith(JSON) && number.matches("[0-9]{1,6}")
                ? Optional.of(Integer.valueOf(number))
                : Optional.empty();
    }
}
