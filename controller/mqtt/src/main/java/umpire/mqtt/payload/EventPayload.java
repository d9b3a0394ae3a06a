package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** A line of the game log: the event, the seat that acted, and the purpose of a roll. */
public record EventPayload(
        String kind,
        String says,
        Optional<String> rule,
        Optional<String> section,
        List<Place> where,
        Optional<Seat> seat,
        Optional<Integer> number,
        Optional<String> purpose,
        Optional<List<FacePayload>> dice,
        Optional<Boolean> decisive)
        implements MessagePayload {
    public EventPayload {
        where = List.copyOf(where);
    }

    public static EventPayload of(GameLogEntry line) {
        return new EventPayload(
                line.kind(),
                line.says(),
                line.rule(),
                line.section(),
                line.where(),
                line.by().map(GameLogEntry.By::seat),
                line.by().map(GameLogEntry.By::number),
                line.roll().map(GameLogEntry.RolledDice::purpose),
                line.roll().map(roll -> FacePayload.of(roll.dice())),
                Optional.of(true).filter(yes -> line.decisive()));
    }
}
