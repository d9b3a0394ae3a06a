package umpire.mqtt.payload;

import java.util.List;
import umpire.rules.kernel.Seat;

/**
 * Who plays.
 *
 * @param players those who are called by a name, in seat order
 * @param opponents the seats that the table plays itself, in seat order
 */
public record PlayersPayload(List<PlayerPayload> players, List<OpponentPayload> opponents) implements MessagePayload {
    public PlayersPayload {
        players = List.copyOf(players);
        opponents = List.copyOf(opponents);
    }

    /**
     * A seat that the table plays.
     *
     * @param level how well, from 1 to 5
     */
    public record OpponentPayload(Seat seat, int level) {}

    /** Who sits there. */
    public record PlayerPayload(Seat seat, String name) {}
}
