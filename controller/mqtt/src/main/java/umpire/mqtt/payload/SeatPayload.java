package umpire.mqtt.payload;

import java.util.List;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.View;

/**
 * The part of the position that only one seat may know.
 *
 * @param actions the actions it may declare in secret now
 */
public record SeatPayload(
        Seat seat,
        List<StandingPayload> standings,
        List<Mark> marks,
        List<String> facts,
        List<AttackArrow> strikes,
        List<DiceRowPayload> dice,
        List<LegalPayload.ActionPayload> actions)
        implements MessagePayload {
    public SeatPayload {
        standings = List.copyOf(standings);
        marks = List.copyOf(marks);
        facts = List.copyOf(facts);
        strikes = List.copyOf(strikes);
        dice = List.copyOf(dice);
        actions = List.copyOf(actions);
    }

    public static SeatPayload of(Seat seat, View view, List<LegalAction> secret) {
        return new SeatPayload(
                seat,
                StandingPayload.of(view.placement().standings()),
                view.marks(),
                view.facts(),
                view.strikes(),
                DiceRowPayload.of(view.dice()),
                LegalPayload.of(secret).actions());
    }
}
