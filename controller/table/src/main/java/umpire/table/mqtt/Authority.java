package umpire.table.mqtt;

import java.util.Optional;
import umpire.referee.sitting.ButtonMeaning;
import umpire.referee.sitting.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/**
 * Who may ask what. A player acts, presses and ends the game for his own seat and may ask to take back; the operator may do all.
 * Pure.
 */
final class Authority {
    private Authority() {}

    /** Returns the wish with the seat it comes from filled in, or why it is not the sender's to have. */
    static Parsed<Wish> grant(Sender sender, Verb verb, Wish wish) {
        return switch (sender) {
            case Sender.Operator operator -> Parsed.good(wish);
            case Sender.Player player ->
                verb.forPlayers()
                        ? forPlayer(player.seat(), wish)
                        : Parsed.bad("Only the operator may do that: " + verb.word() + ".");
        };
    }

    private static Parsed<Wish> forPlayer(Seat own, Wish wish) {
        return switch (wish) {
            case Wish.Press press -> press(own, press);
            case Wish.Order order ->
                switch (order.command()) {
                    case Command.Act act ->
                        own(own, act.seat()).then(mine -> order(new Command.Act(Optional.of(mine), act.notation())));
                    case Command.End end ->
                        own(own, end.seat()).then(mine -> order(new Command.End(Optional.of(mine), end.endRequest())));
                    case Command.NewGame anew -> order(new Command.NewGame(Optional.of(own)));
                    default -> Parsed.good(order);
                };
        };
    }

    private static Parsed<Wish> press(Seat own, Wish.Press press) {
        return press.button() == ButtonMeaning.HELP && press.seat().isEmpty()
                ? Parsed.good(press)
                : own(own, press.seat()).then(mine -> Parsed.good(new Wish.Press(Optional.of(mine), press.button())));
    }

    private static Parsed<Wish> order(Command command) {
        return Parsed.good(new Wish.Order(command));
    }

    private static Parsed<Seat> own(Seat own, Optional<Seat> asked) {
        return asked.isEmpty() || asked.get().equals(own)
                ? Parsed.good(own)
                : Parsed.bad("This token is for " + own + " and may not act for " + asked.get() + ".");
    }
}
