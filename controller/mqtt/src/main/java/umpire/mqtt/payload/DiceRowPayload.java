package umpire.mqtt.payload;

import java.util.List;
import umpire.rules.kernel.DiceRow;
import umpire.rules.kernel.Seat;

/**
 * Dice in front of a seat.
 *
 * @param what their name: {@code Gobble Dice}
 */
public record DiceRowPayload(Seat seat, String what, List<FacePayload> faces) {
    public DiceRowPayload {
        faces = List.copyOf(faces);
    }

    static List<DiceRowPayload> of(List<DiceRow> rows) {
        return rows.stream()
                .map(row -> new DiceRowPayload(row.seat(), row.what(), FacePayload.of(row.dice())))
                .toList();
    }
}
