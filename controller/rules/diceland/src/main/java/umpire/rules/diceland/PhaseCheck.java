package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what is impossible about the phase, given the dice. */
final class PhaseCheck {
    private final Setup setup;
    private final SetUpCheck setUp;

    PhaseCheck(Setup setup) {
        this.setup = setup;
        this.setUp = new SetUpCheck(setup);
    }

    List<String> wrong(Position position) {
        if (position.phase() instanceof Phase.DuelSetUp) {
            return setUp.wrong(position);
        }
        List<String> wrong = new ArrayList<>();
        for (Commander commander : Commander.values()) {
            if (setup.scenario().ogre(commander)) {
                ogre(position, commander).ifPresent(wrong::add);
            }
        }
        switch (position.phase()) {
            case Phase.Airborne airborne -> flies(position, airborne.die()).ifPresent(wrong::add);
            case Phase.FoulWatching watching -> thrown(position, watching.die()).ifPresent(wrong::add);
            case Phase.Activating activating -> acts(position, activating).ifPresent(wrong::add);
            case Phase.OgreMoving moving -> moves(position, moving.die()).ifPresent(wrong::add);
            case Phase.LineCalling line -> line(position, line).ifPresent(wrong::add);
            default -> {}
        }
        return wrong;
    }

    /** An Ogre is on the table as long as the game lasts, and leaves it only by ending the game. */
    private Optional<String> ogre(Position position, Commander commander) {
        Fighter ogre = position.fighter(Setup.ogre(commander));
        if (position.phase() instanceof Phase.DuelOver over && !ogre.inPlay()) {
            boolean killed = over.ogreKilled() && over.winner() != commander;
            boolean fits = killed ? ogre.at() instanceof Whereabouts.InReserve : ogre.inHand() && knockedOff(position);
            return fits ? Optional.empty() : Optional.of(setup.title(ogre.name()) + " did not leave the table");
        }
        if (position.phase() instanceof Phase.DuelOver over && over.ogreKilled() && over.winner() != commander) {
            return Optional.of(setup.title(ogre.name()) + " was killed and is not on the table");
        }
        return ogre.inPlay() ? Optional.empty() : Optional.of(setup.title(ogre.name()) + " is not on the table");
    }

    private boolean knockedOff(Position position) {
        return List.of(Commander.values()).stream()
                .flatMap(commander -> position.trophies(commander).stream())
                .anyMatch(trophy -> setup.unit(trophy.unit()).ogre());
    }

    private Optional<String> own(Position position, String die) {
        Optional<Fighter> fighter = position.find(die).filter(each -> each.of(position.active()));
        return fighter.isPresent()
                ? Optional.empty()
                : Optional.of(setup.title(die) + " is not in the army of " + position.active());
    }

    private Optional<String> notOgre(String die) {
        return setup.die(die).unit().ogre() ? Optional.of(setup.title(die) + " is not thrown") : Optional.empty();
    }

    private Optional<String> onTable(Position position, String die) {
        return position.fighter(die).inPlay()
                ? Optional.empty()
                : Optional.of(setup.title(die) + " is not on the table");
    }

    private Optional<String> flies(Position position, String die) {
        return own(position, die)
                .or(() -> notOgre(die))
                .or(() -> position.fighter(die).inHand()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " flies, and is in the hand until it lands"));
    }

    private Optional<String> thrown(Position position, String die) {
        return own(position, die)
                .or(() -> notOgre(die))
                .or(() -> position.fighter(die).inHand()
                                || position.fighter(die).inPlay()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " was thrown, and is on the table or back in the hand"));
    }

    private Optional<String> acts(Position position, Phase.Activating activating) {
        Optional<String> wrong = own(position, activating.die()).or(() -> onTable(position, activating.die()));
        return switch (activating.why()) {
            case LANDED -> wrong.or(() -> notOgre(activating.die()));
            case COMMANDED ->
                wrong.or(() -> setup.post(position.active())
                                ? Optional.empty()
                                : Optional.of(position.active() + " has no Command Post in this game that commands"))
                        .or(() -> immune(position.fighter(activating.die())));
        };
    }

    private Optional<String> immune(Fighter fighter) {
        return setup.followsCommands(fighter)
                ? Optional.empty()
                : Optional.of(setup.title(fighter.name()) + " is immune to the colour of Commands");
    }

    private Optional<String> moves(Position position, String die) {
        boolean commanded = !position.flags().isEmpty() && !setup.rulings().commandedOgreShootsAndMoves();
        return own(position, die)
                .or(() -> onTable(position, die))
                .or(() -> setup.die(die).unit().ogre()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " is no Ogre, which alone moves after it fired"))
                .or(() -> commanded
                        ? Optional.of("house ruling: an Ogre that is commanded does not both shoot and move")
                        : Optional.empty());
    }

    private Optional<String> line(Position position, Phase.LineCalling line) {
        return line.back()
                .map(back -> acts(position, back)
                        .or(() -> back.die().equals(line.shooter())
                                ? Optional.empty()
                                : Optional.of("the line is not that of " + setup.title(back.die()) + ", which acts")))
                .orElseGet(() -> own(position, line.shooter()).or(() -> onTable(position, line.shooter())));
    }
}
