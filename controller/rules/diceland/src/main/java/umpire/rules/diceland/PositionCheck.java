package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Parsed;

/** Says what cannot be about a position. */
public final class PositionCheck {
    private final Setup setup;
    private final DiceCheck dice;
    private final TrophyCheck trophies;
    private final PhaseCheck phases;
    private final LineCheck lines;

    public PositionCheck(Setup setup) {
        this.setup = setup;
        this.dice = new DiceCheck(setup);
        this.trophies = new TrophyCheck(setup);
        this.phases = new PhaseCheck(setup);
        this.lines = new LineCheck(setup);
    }

    /** Returns the position, or everything that cannot be. */
    public Parsed<Position> check(Position position) {
        List<String> wrong = new ArrayList<>(dice.wrong(position));
        posts(position, wrong);
        wrong.addAll(trophies.wrong(position));
        flags(position, wrong);
        passes(position, wrong);
        wrong.addAll(phases.wrong(position));
        if (wrong.isEmpty()) {
            wrong.addAll(lines.wrong(position));
        }
        return wrong.isEmpty() ? Parsed.good(position) : Parsed.bad(String.join("; ", wrong));
    }

    private void posts(Position position, List<String> wrong) {
        for (Commander commander : Commander.values()) {
            int most = setup.post(commander) ? setup.catalogue().armor() : 0;
            if (position.armor(commander) > most) {
                wrong.add(
                        most == 0
                                ? commander + " has no Command Post in this game, and so no armor"
                                : setup.title(commander.post()) + " has no more than " + most + " armor");
            }
        }
    }

    private void flags(Position position, List<String> wrong) {
        if (position.flags().isEmpty()) {
            return;
        }
        if (!setup.post(position.active())) {
            wrong.add("no Command is followed, for " + position.active() + " has no Command Post in this game");
        }
        if (!DuelPhases.follows(position.phase())) {
            wrong.add("no Command is followed at the beginning of a turn, before the first and after the last");
        }
        for (String flag : position.flags()) {
            Fighter fighter = position.fighter(flag);
            if (!fighter.inPlay() || !fighter.of(position.active())) {
                wrong.add(setup.title(flag) + " follows no Command, for it is no die of " + position.active()
                        + " on the table");
            } else if (setup.unit(fighter).immune().contains(setup.catalogue().postImmune())) {
                wrong.add(setup.title(flag) + " follows no Command, for it is immune to its colour");
            }
        }
        if (position.flags().stream().distinct().count() < position.flags().size()) {
            wrong.add("a die follows a Command once");
        }
        DuelPhases.die(position.phase())
                .filter(position.flags()::contains)
                .ifPresent(die -> wrong.add(setup.title(die) + " acts already, and follows the Command no more"));
    }

    private static void passes(Position position, List<String> wrong) {
        if (position.passes() > Position.MOST_PASSES) {
            wrong.add("passes are counted up to " + Position.MOST_PASSES);
        }
        boolean counted = position.phase() instanceof Phase.Choosing
                || (position.phase() instanceof Phase.LineCalling line
                        && line.back().isEmpty());
        if (position.passes() > 0 && !counted) {
            wrong.add("nobody passed in a row, for something is done");
        }
    }
}
