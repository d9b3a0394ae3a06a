package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.Position.LineWord;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;

/** Finds what is impossible about the phase, given the dice. */
final class PhaseCheck {
    private final Setup setup;

    PhaseCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        Phase now = position.phase();
        if (now instanceof Phase.DuelSetUp setUp) {
            return new SetUpCheck(setup).wrong(position, setUp);
        }
        List<String> wrong = new ArrayList<>();
        if (!position.over()) {
            Stream.of(Commander.values())
                    .filter(setup.scenario()::ogre)
                    .map(Setup::ogre)
                    .forEach(ogre -> onTable(position, ogre).ifPresent(wrong::add));
        }
        switch (now) {
            case Phase.Airborne airborne -> flies(position, airborne.die()).ifPresent(wrong::add);
            case Phase.FoulWatching watching -> thrown(position, watching.die()).ifPresent(wrong::add);
            case Phase.Activating activating -> acts(position, activating).ifPresent(wrong::add);
            case Phase.OgreMoving moving -> moves(position, moving.die()).ifPresent(wrong::add);
            case Phase.LineCalling line -> line(position, line).ifPresent(wrong::add);
            default -> {}
        }
        return wrong;
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
        return own(position, activating.die())
                .or(() -> onTable(position, activating.die()))
                .or(() -> activating.why() == Phase.Why.LANDED ? notOgre(activating.die()) : Optional.empty());
    }

    private Optional<String> moves(Position position, String die) {
        return own(position, die)
                .or(() -> onTable(position, die))
                .or(() -> setup.die(die).unit().ogre()
                        ? Optional.empty()
                        : Optional.of(setup.title(die) + " is no Ogre, which alone moves after it fired"));
    }

    private Optional<String> line(Position position, Phase.LineCalling line) {
        return line.back()
                .map(back -> acts(position, back)
                        .or(() -> back.die().equals(line.shooter())
                                ? Optional.empty()
                                : Optional.of("the line is not that of " + setup.title(back.die()) + ", which acts")))
                .orElseGet(() -> own(position, line.shooter()).or(() -> onTable(position, line.shooter())));
    }

    /** Finds what is impossible about close sight lines. Only close lines are asked about, and an answer holds until something moves. */
    static final class LineCheck {
        private final Setup setup;
        private final SightLines sight;

        LineCheck(Setup setup) {
            this.setup = setup;
            this.sight = new SightLines(setup);
        }

        /** Returns what is impossible in a position whose other parts are possible. */
        List<String> wrong(Position position) {
            List<String> wrong = new ArrayList<>();
            Position unsaid = position.withLines(List.of());
            for (LineWord line : position.lines()) {
                close(unsaid, line.shooter(), line.weapon(), line.target()).ifPresent(wrong::add);
            }
            if (position.lines().stream().map(LineCheck::which).distinct().count()
                    < position.lines().size()) {
                wrong.add("an answer about a sight line is given twice");
            }
            if (position.phase() instanceof Phase.LineCalling asked) {
                close(unsaid, asked.shooter(), asked.weapon(), asked.target()).ifPresent(wrong::add);
                position.lines().stream()
                        .filter(line -> line.about(asked.shooter(), asked.weapon(), asked.target()))
                        .forEach(line -> wrong.add("whether " + setup.title(asked.shooter()) + " sees "
                                + setup.title(asked.target()) + " was said already"));
            }
            return wrong;
        }

        private static LineWord which(LineWord line) {
            return new LineWord(line.shooter(), line.weapon(), line.target(), true);
        }

        /** Returns why a line cannot have been asked about; empty if it can. */
        private Optional<String> close(Position position, String shooter, Weapon weapon, String target) {
            Fighter fighter = position.fighter(shooter);
            Optional<SideWeapon> shown = sight.weapon(fighter, weapon);
            boolean asked = setup.rulings().closeLine().isEmpty()
                    && fighter.of(position.active())
                    && shown.flatMap(
                                    gun -> sight.targets(position, fighter, gun).enemy(target))
                            .filter(enemy -> enemy.seen() == SightLines.ShotTargets.SightedEnemy.Seen.CLOSE)
                            .isPresent();
            return asked
                    ? Optional.empty()
                    : Optional.of(
                            "no close sight line leads from " + setup.title(shooter) + " to " + setup.title(target));
        }
    }
}
