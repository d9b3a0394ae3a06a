package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LineWord;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.sight.RollPath;
import umpire.rules.kernel.Parsed;

/** Says what cannot be about a position. */
public final class DuelCheck {
    /** Upper faces overlap no deeper than this: that much may be the eye's. */
    private static final double OVERLAP_MM = 3;

    private final DuelSetup setup;

    public DuelCheck(DuelSetup setup) {
        this.setup = setup;
    }

    /** Returns the position, or everything that cannot be. */
    public Parsed<Duel> check(Duel duel) {
        List<String> wrong = new ArrayList<>();
        duel.fighters().forEach(fighter -> fighter(duel, fighter, wrong));
        posts(duel, wrong);
        scores(duel, wrong);
        flags(duel, wrong);
        for (LineWord line : duel.lines()) {
            line(duel, line, wrong);
        }
        PhaseCheckOfDuel.misfit(setup, duel).ifPresent(wrong::add);
        return wrong.isEmpty() ? Parsed.good(duel) : Parsed.bad(String.join("; ", wrong));
    }

    private void fighter(Duel duel, Fighter fighter, List<String> wrong) {
        boolean ogre = setup.unit(fighter).ogre();
        fighter.owner().ifPresent(owner -> {
            if (ogre && !(setup.scenario().ogre(owner) && fighter.name().equals(DuelSetup.ogre(owner)))) {
                wrong.add(setup.title(fighter.name()) + " does not play for " + owner);
            }
            if (!ogre && owner == Commander.BLUE && setup.scenario().basic()) {
                wrong.add("Blue has no army but the Ogre, and not " + setup.title(fighter.name()));
            }
        });
        if (fighter.card().filter(card -> !card.within(setup.card())).isPresent()) {
            wrong.add("the tracking card of " + setup.title(fighter.name()) + " has no more than " + setup.card());
        }
        fighter.lying().ifPresent(lying -> lying(duel, fighter, lying, wrong));
    }

    private void lying(Duel duel, Fighter fighter, FlatDie lying, List<String> wrong) {
        if (!RollPath.within(lying.foot(), setup)) {
            wrong.add(setup.title(fighter.name()) + " lies beyond the edge of the table");
        }
        duel.inPlay()
                .filter(other -> setup.die(other.name()).number()
                        > setup.die(fighter.name()).number())
                .filter(other -> other.lying().orElseThrow().topFace().deepMm(lying.topFace()) > OVERLAP_MM)
                .forEach(other ->
                        wrong.add(setup.title(fighter.name()) + " lies where " + setup.title(other.name()) + " does"));
    }

    private void posts(Duel duel, List<String> wrong) {
        for (Commander commander : Commander.values()) {
            int most = setup.post(commander) ? setup.catalogue().armor() : 0;
            if (duel.armor(commander) > most) {
                wrong.add(setup.title(commander.post()) + " has no more than " + most + " armor");
            }
        }
    }

    private void scores(Duel duel, List<String> wrong) {
        for (Commander commander : Commander.values()) {
            boolean won = duel.phase() instanceof DuelPhase.DuelOver over && over.winner() == commander;
            if (setup.points(duel, commander) >= DuelSetup.WIN_POINTS != won) {
                wrong.add("the game is over exactly when somebody has " + DuelSetup.WIN_POINTS + " points");
            }
        }
    }

    private void flags(Duel duel, List<String> wrong) {
        for (String flag : duel.flags()) {
            Fighter fighter = duel.fighter(flag);
            if (!fighter.inPlay() || !fighter.of(duel.active())) {
                wrong.add(setup.title(flag) + " follows no Command of " + duel.active());
            }
        }
        if (duel.flags().stream().distinct().count() < duel.flags().size()) {
            wrong.add("a die follows a Command once");
        }
    }

    private void line(Duel duel, LineWord line, List<String> wrong) {
        boolean target = duel.find(line.target()).filter(Fighter::inPlay).isPresent()
                || line.target().equals(duel.active().other().post());
        if (!duel.fighter(line.shooter()).inPlay() || !target) {
            wrong.add("no sight line leads from " + line.shooter() + " to " + line.target());
        }
    }
}
