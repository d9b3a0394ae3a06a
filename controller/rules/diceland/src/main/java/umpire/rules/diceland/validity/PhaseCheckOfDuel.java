package umpire.rules.diceland.validity;

import java.util.Optional;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Whereabouts;

/** Says what is wrong about what is awaited, as the dice are. */
final class PhaseCheckOfDuel {
    private PhaseCheckOfDuel() {}

    static Optional<String> misfit(DuelSetup setup, Duel duel) {
        boolean fits = switch (duel.phase()) {
            case DuelPhase.Enlisting enlisting ->
                noneInPlay(duel)
                        && (duel.active() == Commander.RED || setup.scenario().twoArmies());
            case DuelPhase.Electing electing -> setup.scenario().twoArmies();
            case DuelPhase.Flipping flipping -> setup.scenario().twoArmies();
            case DuelPhase.ChoosingFirst choosing -> noneInPlay(duel) && begins(setup, duel);
            case DuelPhase.HandPlacing placing -> inHand(duel, placing.die());
            case DuelPhase.Choosing choosing -> ogresPlay(setup, duel);
            case DuelPhase.Airborne airborne -> ogresPlay(setup, duel) && inHand(duel, airborne.die());
            case DuelPhase.FoulWatching watching ->
                ogresPlay(setup, duel) && (inHand(duel, watching.die()) || inPlay(duel, watching.die()));
            case DuelPhase.Activating activating -> ogresPlay(setup, duel) && inPlay(duel, activating.die());
            case DuelPhase.OgreMoving moving ->
                inPlay(duel, moving.die()) && setup.die(moving.die()).unit().ogre();
            case DuelPhase.LineCalling line ->
                inPlay(duel, line.shooter())
                        && line.back()
                                .map(back -> back.die().equals(line.shooter()))
                                .orElse(true)
                        && target(duel, line.target());
            case DuelPhase.DuelOver over -> true;
        };
        return fits ? Optional.empty() : Optional.of("what is awaited does not fit the dice");
    }

    private static boolean noneInPlay(Duel duel) {
        return duel.inPlay().findAny().isEmpty();
    }

    private static boolean begins(DuelSetup setup, Duel duel) {
        return setup.scenario().twoArmies()
                && !setup.scenario().ogre(duel.active())
                && duel.of(duel.active()).findAny().isPresent();
    }

    private static boolean ogresPlay(DuelSetup setup, Duel duel) {
        for (Commander commander : Commander.values()) {
            if (setup.scenario().ogre(commander)
                    && !duel.fighter(DuelSetup.ogre(commander)).inPlay()) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Fighter> own(Duel duel, String die) {
        return duel.find(die).filter(fighter -> fighter.of(duel.active()));
    }

    private static boolean inHand(Duel duel, String die) {
        return own(duel, die)
                .filter(fighter -> fighter.at() instanceof Whereabouts.InHand)
                .isPresent();
    }

    private static boolean inPlay(Duel duel, String die) {
        return own(duel, die).filter(Fighter::inPlay).isPresent();
    }

    private static boolean target(Duel duel, String name) {
        Commander enemy = duel.active().other();
        return name.equals(enemy.post())
                || duel.find(name)
                        .filter(target -> target.of(enemy) && target.inPlay())
                        .isPresent();
    }
}
