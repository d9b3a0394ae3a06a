package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;

/** Finds what is impossible about close sight lines. Only close lines are asked about, and an answer holds until something moves. */
final class LineCheck {
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
                && shown.flatMap(gun -> sight.targets(position, fighter, gun).enemy(target))
                        .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                        .isPresent();
        return asked
                ? Optional.empty()
                : Optional.of("no close sight line leads from " + setup.title(shooter) + " to " + setup.title(target));
    }
}
