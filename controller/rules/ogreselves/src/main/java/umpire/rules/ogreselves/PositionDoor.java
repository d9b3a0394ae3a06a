package umpire.rules.ogreselves;

import java.util.Optional;
import java.util.function.BiFunction;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.kingdom.Elf;

/** Lets positions in that somebody wrote or laid, and goes on from them to where something is awaited. */
final class PositionDoor {
    private final Setup setup;
    private final PositionCheck check;
    private final TurnFlow flow;

    PositionDoor(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge, TurnFlow flow) {
        this.setup = setup;
        this.check = new PositionCheck(setup, judge);
        this.flow = flow;
    }

    /** Takes a position that was written. */
    Parsed<Position> written(Position position) {
        return check.check(position).then(checked -> Parsed.good(flow.settle(checked)));
    }

    /** Takes a realm that was laid on the board for an Elf to go on. Where nothing is played any more free Elves are at Home. */
    Parsed<Position> laid(Realm realm, Elf turn) {
        return check.check(new Position(realm, turn, begins(realm, turn))).then(position -> {
            Position settled = flow.settle(position);
            return settled.realm().equals(realm)
                    ? Parsed.good(settled)
                    : Parsed.bad("as it lies the game is over; put the free Elves at Home");
        });
    }

    private Phase begins(Realm realm, Elf turn) {
        if (setup.allFull(realm)) {
            return new Phase.Ended(Ending.FILLED);
        }
        return realm.miner(turn).captive() ? Phase.Bound.start(0) : Phase.Moving.start();
    }

    /** Begins a game in which everything was laid out by hand, in whatever order. */
    Parsed<Position> laidOut(Realm realm) {
        return LaidOut.check(setup, realm)
                .then(laid -> Parsed.good(flow.settle(new Position(laid, Elf.RED, new Phase.Placing()))));
    }
}
