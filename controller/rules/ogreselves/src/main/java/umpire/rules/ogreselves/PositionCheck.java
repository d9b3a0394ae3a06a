package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Parsed;

/** Says what is impossible about a position. */
final class PositionCheck {
    private final Setup setup;
    private final ThingsCheck things;
    private final CastleCheck castles;
    private final PhaseCheck phases;

    PositionCheck(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge) {
        this.setup = setup;
        this.things = new ThingsCheck(setup);
        this.castles = new CastleCheck(setup);
        this.phases = new PhaseCheck(setup, judge);
    }

    /** Returns the position, or everything that cannot be. */
    Parsed<Position> check(Position position) {
        if (position.realm().miners().size() != setup.elves()) {
            return Parsed.bad("this game has " + setup.elves() + " Elves, not "
                    + position.realm().miners().size());
        }
        if (position.turn().index() >= setup.elves()) {
            return Parsed.bad(position.turn().title() + " does not play");
        }
        List<String> wrong = new ArrayList<>(things.wrong(position));
        wrong.addAll(castles.wrong(position));
        if (wrong.isEmpty()) {
            phases.misfit(position).ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(position) : Parsed.bad(String.join("; ", wrong));
    }
}
