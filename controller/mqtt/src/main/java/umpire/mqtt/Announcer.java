package umpire.mqtt;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.Place;

/**
 * Turns what the table knows into messages, and says only what changed since it last said it. Used by the table's thread
 * alone. Time is an argument, in milliseconds of any monotonic clock.
 */
final class Announcer {
    private static final long HEALTH_MS = 5_000;
    private static final long SIGHT_MS = 250;
    private static final long LIGHT_MS = 200;
    /** How many lines of the chronicle are kept for whoever comes late. */
    static final int RECENT = 30;

    private final Map<String, JsonObject> said = new HashMap<>();
    private final Map<String, Long> saidMs = new HashMap<>();
    private final Deque<ChronicleLine> recent = new ArrayDeque<>();
    private List<SeenDie> diceInView = List.of();
    private Optional<Observation> seenLast = Optional.empty();
    private Optional<List<Rgb>> lightLast = Optional.empty();
    private JsonElement partsSaid = new JsonObject();

    List<UnstampedMessage> game(GameDescription sheet) {
        List<UnstampedMessage> messages = new ArrayList<>();
        sayState(messages, "game", GamePayloads.game(sheet));
        return messages;
    }

    /** What happened comes first, then how things stand after it. */
    List<UnstampedMessage> bulletin(Bulletin bulletin, List<ChronicleLine> told) {
        List<UnstampedMessage> messages = new ArrayList<>();
        told.forEach(line -> tell(messages, line));
        sayState(messages, "recent", EyePayloads.recent(List.copyOf(recent)));
        sayState(messages, "position", GamePayloads.position(bulletin, lastPlaces(bulletin.prompt())));
        seats(messages, bulletin);
        sayState(messages, "legal", GamePayloads.legal(bulletin.legal()));
        sayState(messages, "score", GamePayloads.score(bulletin));
        sayState(messages, "prompt", PromptPayload.of(bulletin.prompt()));
        sayState(messages, Topics.STATUS, GamePayloads.status(bulletin.standing()));
        return messages;
    }

    /** Takes up the chronicle where it was before the table was started; nobody is told again. */
    void recall(List<ChronicleLine> lines) {
        lines.forEach(this::keep);
    }

    /** Help answers whoever asked for it. It happened to nobody, so the chronicle does not keep it. */
    private void tell(List<UnstampedMessage> messages, ChronicleLine chronicleLine) {
        if (chronicleLine.kind().equals("help")) {
            messages.add(UnstampedMessage.moment("help", EyePayloads.help(chronicleLine)));
            return;
        }
        messages.add(UnstampedMessage.moment("event", EyePayloads.event(chronicleLine)));
        if (chronicleLine.kind().equals("roll")) {
            messages.add(UnstampedMessage.moment("roll", EyePayloads.roll(chronicleLine, diceInView)));
        }
        keep(chronicleLine);
    }

    /** A game that is set up has no past. */
    private void keep(ChronicleLine chronicleLine) {
        if (chronicleLine.kind().equals("setup")) {
            recent.clear();
        }
        recent.addLast(chronicleLine);
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
    }

    private static List<Place> lastPlaces(Prompt prompt) {
        return prompt.cues().stream()
                .filter(cue -> cue.role() == Cue.Role.LAST_ACTION)
                .map(Cue::place)
                .distinct()
                .toList();
    }

    /** A seat that no longer knows more than the others has its topic cleared. */
    private void seats(List<UnstampedMessage> messages, Bulletin bulletin) {
        List<String> now = bulletin.seatViews().keySet().stream()
                .map(seat -> "seat/" + Topics.level(seat))
                .toList();
        List<String> gone = said.keySet().stream()
                .filter(suffix -> suffix.startsWith("seat/") && !now.contains(suffix))
                .sorted()
                .toList();
        gone.forEach(suffix -> clear(messages, suffix));
        bulletin.seats()
                .forEach(seat -> Optional.ofNullable(bulletin.seatViews().get(seat))
                        .ifPresent(view ->
                                sayState(messages, "seat/" + Topics.level(seat), GamePayloads.seat(seat, view))));
    }

    List<UnstampedMessage> health(Health health, Health.Part broker, long missed, long nowMs) {
        JsonObject json = HealthPayload.of(health, broker, missed);
        JsonElement parts = json.get("parts");
        List<UnstampedMessage> messages = new ArrayList<>();
        if (due("health", HEALTH_MS, nowMs) || !parts.equals(partsSaid)) {
            messages.add(UnstampedMessage.state("health", json));
            saidMs.put("health", nowMs);
            partsSaid = parts;
        }
        return messages;
    }

    List<UnstampedMessage> alert(String id, AlertSeverity severity, String says) {
        if (!id.matches("[a-z0-9-]{1,64}")) {
            throw new IllegalArgumentException("an alert's id is small letters, digits and dashes, not '" + id + "'");
        }
        List<UnstampedMessage> messages = new ArrayList<>();
        sayState(messages, "alert/" + id, HealthPayload.alert(id, severity, says));
        return messages;
    }

    List<UnstampedMessage> alertOver(String id) {
        List<UnstampedMessage> messages = new ArrayList<>();
        if (said.containsKey("alert/" + id)) {
            clear(messages, "alert/" + id);
        }
        return messages;
    }

    List<UnstampedMessage> sight(Observation seen, long nowMs) {
        boolean same = seenLast.filter(last -> last.equals(seen.at(last.frame(), last.takenMs())))
                .isPresent();
        boolean due = due("sight", SIGHT_MS, nowMs);
        diceInView = seen.dice();
        if (same || !due) {
            return List.of();
        }
        seenLast = Optional.of(seen);
        JsonObject json = EyePayloads.sight(seen);
        JsonObject unnumbered = json.deepCopy();
        unnumbered.remove("frame");
        return sayMoment("sight", json, unnumbered, nowMs);
    }

    List<UnstampedMessage> light(List<Rgb> colours, long nowMs) {
        Optional<List<Rgb>> now = Optional.of(colours);
        if (now.equals(lightLast) || !due("light", LIGHT_MS, nowMs)) {
            return List.of();
        }
        lightLast = now;
        JsonObject json = EyePayloads.light(colours);
        return sayMoment("light", json, json, nowMs);
    }

    private List<UnstampedMessage> sayMoment(String suffix, JsonObject json, JsonObject compared, long nowMs) {
        if (compared.equals(said.get(suffix))) {
            return List.of();
        }
        said.put(suffix, compared);
        saidMs.put(suffix, nowMs);
        return List.of(UnstampedMessage.moment(suffix, json));
    }

    private boolean due(String suffix, long everyMs, long nowMs) {
        Long last = saidMs.get(suffix);
        return last == null || nowMs - last >= everyMs;
    }

    private void sayState(List<UnstampedMessage> messages, String suffix, JsonObject json) {
        if (!json.equals(said.put(suffix, json))) {
            messages.add(UnstampedMessage.state(suffix, json));
        }
    }

    private void clear(List<UnstampedMessage> messages, String suffix) {
        said.remove(suffix);
        messages.add(UnstampedMessage.cleared(suffix));
    }
}
