package umpire.mqtt.payload;

import java.util.Collection;
import java.util.List;
import umpire.referee.announcement.GameLogEntry;

/** The last lines of the game log, the newest last, for late readers. */
public record RecentPayload(List<EventPayload> lines) implements MessagePayload {
    public RecentPayload {
        lines = List.copyOf(lines);
    }

    public static RecentPayload of(Collection<GameLogEntry> lines) {
        return new RecentPayload(lines.stream().map(EventPayload::of).toList());
    }
}
