package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.Whereabouts;

/** Says what is wrong about what is awaited, as the dice are. */
final class PhaseCheckOfDuel {
    private final DuelSetup setup;
    private final SetUpCheck setUp;

    PhaseCheckOfDuel(DuelSetup setup) {
        this.setup = setup;
        this.setUp = new SetUpCheck(setup);
    }

    List<String> wrong(Duel duel) {
        if (DuelPhases.settingUp(duel.phase())) {
            return setUp.wrong(duel);
        }
        List<String> wrong = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            if (setup.scenario().ogre(commander)) {
                ogre(duel, commander).ifPresent(wrong::add);
            }
        }
        switch (duel.phase()) {
            case DuelPhase.Airborne airborne -> flies(duel, airborne.die()).ifPresent(wrong::add);
            case DuelPhase.FoulWatching watching -> thrown(duel, watching.die()).ifPresent(wrong::add);
            case DuelPhase.Activating activating -> acts(duel, activating).ifPresent(wrong::add);
            case DuelPhase.OgreMoving moving -> moves(duel, moving.die()).ifPresent(wrong::add);
            case DuelPhase.LineCalling line -> line(duel, line).ifPresent(wrong::add);
            default -> {}
        }
        return wrong;
    }

    /** An Ogre is on the table as long as the game lasts, and leaves it only by ending the game. */
    private Optional<String> ogre(Duel duel, Commander commander) {
        Fighter ogre = duel.fighter(DuelSetup.ogre(commander));
        if (duel.phase() instanceof DuelPhase.DuelOver over && !ogre.inPlay()) {
            boolean killed = over.ogreKilled() && over.winner() != commander;
            boolean fits = killed ? ogre.at() instanceof Whereabouts.InReserve : ogre.inHand() && knockedOff(duel);
            return fits ? Optional.empty() : Optional.of(setup.title(ogre.name()) + " did not leave the table");
        }
        if (duel.phase() instanceof DuelPhase.DuelOver over && over.ogreKilled() && over.winner() != commander) {
            return Optional.of(setup.title(ogre.name()) + " was killed and is not on the table");
        }
        return ogre.inPlay() ? Optional.empty() : Optional.of(setup.title(ogre.name()) + " is not on the table");
    }

    private boolean knockedOff(Duel duel) {
        return List.of(Commander.values()).stream()
                .flatMap(commander -> duel.trophies(commander).stream())
                .anyMatch(trophy -> setup.unit(trophy.unit()).ogre());
    }

    private Optional<String> own(Duel duel, String die) {
        Optional<Fighter> fighter = duel.find(die).filter(each -> each.of(duel.active()));
        return fighter.isPresent()
                ? Optional.empty()
                : Optional.of(setup.title(die) + " is not in the army of " + duel.active());
    }

    private Optional<String> notOgre(String die) {
        return setup.die(die).unit().ogre() ? Optional.of(setup.title(die) + " is not thrown") : Optional.empty();
    }

    private Optional<String> onTable(Duel duel, String die) {
        return duel.fighter(die).inPlay() ? Optional.empty() : Optional.of(setup.title(die) + " is not on the table");
    }

    private Optional<String> flies(Duel duel, String die) {
        return own(duel, die)
                .or(() -> notOgre(die))
                .or(() -> duel.fighter(die).inHand()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " flies, and is in the hand until it lands"));
    }

    private Optional<String> thrown(Duel duel, String die) {
        return own(duel, die)
                .or(() -> notOgre(die))
                .or(() -> duel.fighter(die).inHand() || duel.fighter(die).inPlay()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " was thrown, and is on the table or back in the hand"));
    }

    private Optional<String> acts(Duel duel, DuelPhase.Activating activating) {
        Optional<String> wrong = own(duel, activating.die()).or(() -> onTable(duel, activating.die()));
        return switch (activating.why()) {
            case LANDED -> wrong.or(() -> notOgre(activating.die()));
            case COMMANDED ->
                wrong.or(() -> setup.post(duel.active())
                                ? Optional.empty()
                                : Optional.of(duel.active() + " has no Command Post in this game that commands"))
                        .or(() -> immune(duel.fighter(activating.die())));
        };
    }

    private Optional<String> immune(Fighter fighter) {
        return setup.unit(fighter).immune().contains(setup.catalogue().postImmune())
                ? Optional.of(setup.title(fighter.name()) + " is immune to the colour of Commands")
                : Optional.empty();
    }

    private Optional<String> moves(Duel duel, String die) {
        boolean commanded = !duel.flags().isEmpty() && !setup.rulings().commandedOgreShootsAndMoves();
        return own(duel, die)
                .or(() -> onTable(duel, die))
                .or(() -> setup.die(die).unit().ogre()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " is no Ogre, which alone moves after it fired"))
                .or(() -> commanded
                        ? Optional.of("an Ogre that is commanded does not shoot and move in this house")
                        : Optional.empty());
    }

    private Optional<String> line(Duel duel, DuelPhase.LineCalling line) {
        return line.back()
                .map(back -> acts(duel, back)
                        .or(() -> back.die().equals(line.shooter())
                                ? Optional.empty()
                                : Optional.of("the line is not that of " + setup.title(back.die()) + ", which acts")))
                .orElseGet(() -> own(duel, line.shooter()).or(() -> onTable(duel, line.shooter())));
    }
}
