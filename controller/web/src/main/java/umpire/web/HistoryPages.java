package umpire.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import umpire.mqtt.payload.PositionPayload;
import umpire.recording.GameRecordText;
import umpire.referee.announcement.PastStep;
import umpire.web.HistoryDesk.PastGame;
import umpire.web.payload.HistoryPayload;

/**
 * Serves the history of the game on the table. The file {@code /history.json} lists every step with its log lines
 * and its notation. The file {@code /history.txt} is the same as text. {@code umpire replay} reads both. The files {@code /history/<index>.json} hold the table after each
 * step, and index 0 is the start.
 */
final class HistoryPages {
    private static final String ALL = "/history.json";
    private static final String TEXT = "/history.txt";
    private static final String ONE = "/history/";
    private static final String JSON = ".json";

    private final HistoryDesk desk;

    HistoryPages(HistoryDesk desk) {
        this.desk = desk;
    }

    static boolean serves(String path) {
        return path.equals(ALL) || path.equals(TEXT) || path.startsWith(ONE);
    }

    void serve(HttpCall httpCall) {
        PastGame game = desk.game();
        switch (httpCall.path()) {
            case ALL ->
                send(
                        httpCall,
                        "application/json",
                        HistoryPayload.of(game.record(), game.steps()).text());
            case TEXT -> send(httpCall, "text/plain", GameRecordText.write(game.record()));
            default -> position(httpCall, game.steps());
        }
    }

    private static void send(HttpCall httpCall, String type, String text) {
        httpCall.send(200, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
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
