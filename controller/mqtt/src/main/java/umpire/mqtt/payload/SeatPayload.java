package umpire.mqtt.payload;

import java.util.List;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Strike;
import umpire.rules.kernel.View;

/** What only one seat may know of the position. */
public record SeatPayload(
        Seat seat, List<StandingPayload> standings, List<Mark> marks, List<String> facts, List<Strike> strikes)
        implements MessagePayload {
    public SeatPayload {
        standings = List.copyOf(standings);
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
    }

    public static SeatPayload of(Seat seat, View view) {
        return new SeatPayload(seat, StandingPayload.of(view.picture()), view.marks(), view.facts(), view.strikes());
    }
}
