package umpire.rules.diceland.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LineWord;
import umpire.rules.diceland.sight.SightLines;
import umpire.rules.diceland.sight.SightedEnemy;

/** Says what cannot be about close sight lines: asked is only about those that are close, and what was said holds until something moves. */
final class LineCheck {
    private final DuelSetup setup;
    private final SightLines sight;

    LineCheck(DuelSetup setup) {
        this.setup = setup;
        this.sight = new SightLines(setup);
    }

    /** Tells it of a position in which everything else can be. */
    List<String> wrong(Duel duel) {
        List<String> wrong = new ArrayList<>();
        Duel unsaid = duel.withLines(List.of());
        if (!duel.lines().isEmpty() && !holding(duel.phase())) {
            wrong.add("nothing that was said about sight lines holds now");
        }
        for (LineWord line : duel.lines()) {
            close(unsaid, line.shooter(), line.weapon(), line.target()).ifPresent(wrong::add);
        }
        if (duel.lines().stream().map(LineCheck::which).distinct().count()
                < duel.lines().size()) {
            wrong.add("about a sight line it is said once whether it reaches");
        }
        if (duel.phase() instanceof DuelPhase.LineCalling asked) {
            close(unsaid, asked.shooter(), asked.weapon(), asked.target()).ifPresent(wrong::add);
            duel.lines().stream()
                    .filter(line -> line.about(asked.shooter(), asked.weapon(), asked.target()))
                    .forEach(line -> wrong.add("whether " + setup.title(asked.shooter()) + " sees "
                            + setup.title(asked.target()) + " was said already"));
        }
        return wrong;
    }

    private static LineWord which(LineWord line) {
        return new LineWord(line.shooter(), line.weapon(), line.target(), true);
    }

    /** Before the first turn nobody asked; a throw moves what lies, and with the end all is over. */
    private static boolean holding(DuelPhase phase) {
        return !DuelPhases.settingUp(phase)
                && !(phase instanceof DuelPhase.FoulWatching)
                && !(phase instanceof DuelPhase.DuelOver);
    }

    /** Says why nobody asks about a line. */
    private Optional<String> close(Duel duel, String shooter, Weapon weapon, String target) {
        Fighter fighter = duel.fighter(shooter);
        Optional<SideWeapon> shown = sight.weapon(fighter, weapon);
        boolean asked = setup.rulings().closeLine().isEmpty()
                && fighter.of(duel.active())
                && shown.flatMap(gun -> sight.targets(duel, fighter, gun).enemy(target))
                        .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                        .isPresent();
        return asked
                ? Optional.empty()
                : Optional.of("no close sight line leads from " + setup.title(shooter) + " to " + setup.title(target));
    }
}
