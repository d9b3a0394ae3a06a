package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.kernel.Parsed;

/** Says what cannot be about a position. */
public final class DuelCheck {
    private final DuelSetup setup;
    private final DiceCheck dice;
    private final TrophyCheck trophies;
    private final PhaseCheckOfDuel phases;
    private final LineCheck lines;

    public DuelCheck(DuelSetup setup) {
        this.setup = setup;
        this.dice = new DiceCheck(setup);
        this.trophies = new TrophyCheck(setup);
        this.phases = new PhaseCheckOfDuel(setup);
        this.lines = new LineCheck(setup);
    }

    /** Returns the position, or everything that cannot be. */
    public Parsed<Duel> check(Duel duel) {
        List<String> wrong = new ArrayList<>(dice.wrong(duel));
        posts(duel, wrong);
        wrong.addAll(trophies.wrong(duel));
        flags(duel, wrong);
        passes(duel, wrong);
        wrong.addAll(phases.wrong(duel));
        if (wrong.isEmpty()) {
            wrong.addAll(lines.wrong(duel));
        }
        return wrong.isEmpty() ? Parsed.good(duel) : Parsed.bad(String.join("; ", wrong));
    }

    private void posts(Duel duel, List<String> wrong) {
        for (Commander commander : Commander.values()) {
            int most = setup.post(commander) ? setup.catalogue().armor() : 0;
            if (duel.armor(commander) > most) {
                wrong.add(
                        most == 0
                                ? commander + " has no Command Post in this game, and so no armor"
                                : setup.title(commander.post()) + " has no more than " + most + " armor");
            }
        }
    }

    private void flags(Duel duel, List<String> wrong) {
        if (duel.flags().isEmpty()) {
            return;
        }
        if (!setup.post(duel.active())) {
            wrong.add("no Command is followed, for " + duel.active() + " has no Command Post in this game");
        }
        if (!DuelPhases.follows(duel.phase())) {
            wrong.add("no Command is followed at the beginning of a turn, before the first and after the last");
        }
        for (String flag : duel.flags()) {
            Fighter fighter = duel.fighter(flag);
            if (!fighter.inPlay() || !fighter.of(duel.active())) {
                wrong.add(setup.title(flag) + " follows no Command, for it is no die of " + duel.active()
                        + " on the table");
            } else if (setup.unit(fighter).immune().contains(setup.catalogue().postImmune())) {
                wrong.add(setup.title(flag) + " follows no Command, for it is immune to its colour");
            }
        }
        if (duel.flags().stream().distinct().count() < duel.flags().size()) {
            wrong.add("a die follows a Command once");
        }
        DuelPhases.die(duel.phase())
                .filter(duel.flags()::contains)
                .ifPresent(die -> wrong.add(setup.title(die) + " acts already, and follows the Command no more"));
    }

    private static void passes(Duel duel, List<String> wrong) {
        if (duel.passes() > Duel.MOST_PASSES) {
            wrong.add("passes are counted up to " + Duel.MOST_PASSES);
        }
        boolean counted = duel.phase() instanceof DuelPhase.Choosing
                || (duel.phase() instanceof DuelPhase.LineCalling line
                        && line.back().isEmpty());
        if (duel.passes() > 0 && !counted) {
            wrong.add("nobody passed in a row, for something is done");
        }
    }
}
