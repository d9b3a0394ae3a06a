package umpire.mqtt.payload;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * Who plays.
 *
 * @param players those who are called by a name, in seat order
 */
public record PlayersPayload(List<PlayerPayload> players) implements MessagePayload {
    public PlayersPayload {
        players = List.copyOf(players);
    }

    /** Who sits there. */
    public record PlayerPayload(Seat seat, String name) {}
}
