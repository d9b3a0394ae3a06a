package umpire.mqtt.publishing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.payload.AlertPayload;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.EventPayload;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.GamesPayload;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.HealthPayload;
import umpire.mqtt.payload.HelpPayload;
import umpire.mqtt.payload.LegalPayload;
import umpire.mqtt.payload.LightPayload;
import umpire.mqtt.payload.MessagePayload;
import umpire.mqtt.payload.PlayersPayload;
import umpire.mqtt.payload.PositionPayload;
import umpire.mqtt.payload.PromptPayload;
import umpire.mqtt.payload.RecentPayload;
import umpire.mqtt.payload.RollPayload;
import umpire.mqtt.payload.ScorePayload;
import umpire.mqtt.payload.SeatPayload;
import umpire.mqtt.payload.SightPayload;
import umpire.mqtt.payload.StatusPayload;
import umpire.mqtt.payload.SummaryPayload;
import umpire.mqtt.payload.Topics;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.View;

/**
 * Turns the table's state into messages, and publishes only changes. Only the table's thread uses it. The time is passed in as milliseconds
 * of any monotonic clock.
 */
public final class Announcer {
    private static final long HEALTH_MS = 5_000;
    private static final long SIGHT_MS = 250;
    private static final long LIGHT_MS = 200;
    private static final String SUMMARY = "summary";
    private static final Set<String> OF_A_GAME =
            Set.of("game", "recent", "position", "legal", "score", "prompt", SUMMARY);
    /** How many lines of the game log are kept for late readers. */
    public static final int RECENT = 30;

    private final Map<String, MessagePayload> said = new HashMap<>();
    private final Map<String, Long> saidMs = new HashMap<>();
    private final Deque<GameLogEntry> recent = new ArrayDeque<>();
    private List<SeenDie> diceInView = List.of();
    private Optional<Observation> seenLast = Optional.empty();
    private Optional<List<Rgb>> lightLast = Optional.empty();
    private Optional<SightPayload> sightLast = Optional.empty();
    private List<Health.Part> partsSaid = List.of();
    private PlayersPayload players = new PlayersPayload(List.of(), List.of(), List.of());
    private Optional<TableSnapshot> snapshot = Optional.empty();

    public List<UnstampedMessage> game(GamePayload game) {
        List<UnstampedMessage> messages = new ArrayList<>();
        sayState(messages, "game", game);
        return messages;
    }

    public List<UnstampedMessage> games(GamesPayload games) {
        List<UnstampedMessage> messages = new ArrayList<>();
        sayState(messages, "games", games);
        return messages;
    }

    public List<UnstampedMessage> players(PlayersPayload now) {
        List<UnstampedMessage> messages = new ArrayList<>();
        players = now;
        sayState(messages, "players", now);
        summary(messages);
        return messages;
    }

    /** Publishes the summary, which combines the game with its players. */
    private void summary(List<UnstampedMessage> messages) {
        Optional<String> last = Optional.ofNullable(recent.peekLast()).map(GameLogEntry::says);
        snapshot.ifPresent(now -> sayState(messages, SUMMARY, SummaryPayload.of(now, players, last)));
    }

    /** Returns the messages of a snapshot: events first, then the state after them. */
    public List<UnstampedMessage> tableSnapshot(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
        List<UnstampedMessage> messages = new ArrayList<>();
        told.forEach(line -> tell(messages, line));
        sayState(messages, "recent", RecentPayload.of(recent));
        sayState(messages, "position", PositionPayload.of(tableSnapshot));
        seats(messages, tableSnapshot);
        sayState(messages, "legal", LegalPayload.of(tableSnapshot.legal().open()));
        sayState(messages, "score", ScorePayload.of(tableSnapshot));
        sayState(messages, "prompt", PromptPayload.of(tableSnapshot));
        snapshot = Optional.of(tableSnapshot);
        summary(messages);
        sayState(messages, Topics.STATUS, StatusPayload.of(tableSnapshot.status()));
        return messages;
    }

    /**
     * Restores the game log of an unfinished game or of the run before, without publishing its lines as events. The game's state is
     * published again even if it is unchanged, because displays clear it when the game changes.
     */
    public void recall(List<GameLogEntry> lines) {
        said.keySet().removeAll(OF_A_GAME);
        recent.clear();
        snapshot = Optional.empty();
        seenLast = Optional.empty();
        sightLast = Optional.empty();
        diceInView = List.of();
        lines.forEach(this::keep);
    }

    /** Adds an event. Help is an answer, not an event of the game, so the log leaves it out. */
    private void tell(List<UnstampedMessage> messages, GameLogEntry chronicleLine) {
        if (chronicleLine.kind().equals("help")) {
            messages.add(UnstampedMessage.moment("help", new HelpPayload(chronicleLine.says())));
            return;
        }
        messages.add(UnstampedMessage.moment("event", EventPayload.of(chronicleLine)));
        if (chronicleLine.kind().equals("roll")) {
            messages.add(UnstampedMessage.moment("roll", RollPayload.of(chronicleLine, diceInView)));
        }
        keep(chronicleLine);
    }

    /** Adds a line to the log. The start of a game clears the log. */
    private void keep(GameLogEntry chronicleLine) {
        if (chronicleLine.kind().equals("setup")) {
            recent.clear();
        }
        recent.addLast(chronicleLine);
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
    }

    /** Publishes each seat's secrets. Clears the topic of a seat that has none any longer. */
    private void seats(List<UnstampedMessage> messages, TableSnapshot tableSnapshot) {
        List<Seat> secretive = tableSnapshot.game().seats().stream()
                .filter(seat -> tableSnapshot.seatViews().containsKey(seat)
                        || tableSnapshot.legal().secret().containsKey(seat))
                .toList();
        List<String> now = secretive.stream().map(Announcer::topic).toList();
        List<String> gone = said.keySet().stream()
                .filter(suffix -> suffix.startsWith("seat/") && !now.contains(suffix))
                .sorted()
                .toList();
        gone.forEach(suffix -> clear(messages, suffix));
        for (Seat seat : secretive) {
            View view = tableSnapshot.seatViews().getOrDefault(seat, tableSnapshot.view());
            List<LegalAction> secret = tableSnapshot.legal().secret().getOrDefault(seat, List.of());
            sayState(messages, topic(seat), SeatPayload.of(seat, view, secret));
        }
    }

    private static String topic(Seat seat) {
        return "seat/" + Topics.level(seat);
    }

    public List<UnstampedMessage> health(Health health, Health.Part broker, long missed, long nowMs) {
        HealthPayload payload = HealthPayload.of(health, broker, missed);
        List<UnstampedMessage> messages = new ArrayList<>();
        if (due("health", HEALTH_MS, nowMs) || !payload.parts().equals(partsSaid)) {
            messages.add(UnstampedMessage.state("health", payload));
            saidMs.put("health", nowMs);
            partsSaid = payload.parts();
        }
        return messages;
    }

    public List<UnstampedMessage> alert(String id, AlertSeverity severity, String says) {
        List<UnstampedMessage> messages = new ArrayList<>();
        sayState(messages, "alert/" + id, new AlertPayload(id, severity, says));
        return messages;
    }

    public List<UnstampedMessage> alertOver(String id) {
        List<UnstampedMessage> messages = new ArrayList<>();
        if (said.containsKey("alert/" + id)) {
            clear(messages, "alert/" + id);
        }
        return messages;
    }

    public List<UnstampedMessage> sight(Observation seen, long nowMs) {
        boolean same = seenLast.filter(last -> last.equals(seen.at(last.frame(), last.takenMs())))
                .isPresent();
        boolean due = due("sight", SIGHT_MS, nowMs);
        diceInView = seen.dice();
        if (same || !due) {
            return List.of();
        }
        seenLast = Optional.of(seen);
        SightPayload sight = SightPayload.of(seen);
        if (sightLast.filter(sight::shows).isPresent()) {
            return List.of();
        }
        sightLast = Optional.of(sight);
        return sayMoment("sight", sight, nowMs);
    }

    public List<UnstampedMessage> light(List<Rgb> colours, long nowMs) {
        Optional<List<Rgb>> now = Optional.of(colours);
        if (now.equals(lightLast) || !due("light", LIGHT_MS, nowMs)) {
            return List.of();
        }
        lightLast = now;
        return sayMoment("light", LightPayload.of(colours), nowMs);
    }

    private List<UnstampedMessage> sayMoment(String suffix, MessagePayload payload, long nowMs) {
        if (payload.equals(said.put(suffix, payload))) {
            return List.of();
        }
        saidMs.put(suffix, nowMs);
        return List.of(UnstampedMessage.moment(suffix, payload));
    }

    private boolean due(String suffix, long everyMs, long nowMs) {
        Long last = saidMs.get(suffix);
        return last == null || nowMs - last >= everyMs;
    }

    private void sayState(List<UnstampedMessage> messages, String suffix, MessagePayload payload) {
        if (!payload.equals(said.put(suffix, payload))) {
            messages.add(UnstampedMessage.state(suffix, payload));
        }
    }

    private void clear(List<UnstampedMessage> messages, String suffix) {
        said.remove(suffix);
        messages.add(UnstampedMessage.cleared(suffix));
    }
}
