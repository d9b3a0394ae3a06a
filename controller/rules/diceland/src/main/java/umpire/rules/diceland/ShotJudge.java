package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges shots and what is asked about their lines. */
final class ShotJudge {
    private final Setup setup;
    private final SightLines sight;

    ShotJudge(Setup setup) {
        this.setup = setup;
        this.sight = new SightLines(setup);
    }

    FirstBreach fire(FirstBreach rules, Position position, Action.FireWeapon fire) {
        armed(rules, position, fire.die(), fire.weapon());
        if (rules.found().isPresent()) {
            return rules;
        }
        Fighter shooter = position.fighter(fire.die());
        SideWeapon weapon = sight.weapon(shooter, fire.weapon()).orElseThrow();
        ShotTargets targets = sight.targets(position, shooter, weapon);
        if (weapon.range() == ArrowRange.ALL) {
            all(rules, targets, fire);
        } else {
            one(rules, position, weapon, targets, fire);
        }
        return rules.found().isPresent() ? rules : system(rules, position, weapon, targets, fire);
    }

    /** The die has the weapon, and circles are left of it. */
    private FirstBreach armed(FirstBreach rules, Position position, String die, Weapon weapon) {
        Fighter shooter = position.fighter(die);
        return rules.needs(
                        SheetRule.SIDE_HAS_WEAPON,
                        () -> sight.weapon(shooter, weapon).isPresent(),
                        () -> weapon == Weapon.GUN && setup.unit(shooter).ogre()
                                ? "Name the weapon that " + setup.title(die) + " fires."
                                : setup.title(die) + " shows no " + weapon.title() + " as it lies.")
                .needs(
                        SheetRule.WEAPON_IS_DESTROYED,
                        () -> shooter.card().map(card -> card.left(weapon) > 0).orElse(true),
                        () -> "Nothing is left of the " + weapon.title() + " of " + setup.title(die) + ".");
    }

    private void all(FirstBreach rules, ShotTargets targets, Action.FireWeapon fire) {
        rules.needs(
                        SheetRule.ALL_RANGE_CHOOSES_NOBODY,
                        () -> fire.target().isEmpty(),
                        () -> "An All-Range shot of " + setup.title(fire.die()) + " has no single target.")
                .needs(
                        SheetRule.LINE_IS_CLOSE,
                        () -> targets.undecided().isEmpty(),
                        () -> close(targets.undecided().orElseThrow()))
                .needs(
                        SheetRule.NOBODY_IN_SIGHT,
                        () -> !targets.hit().isEmpty(),
                        () -> setup.title(fire.die()) + " sees no enemy.");
    }

    private void one(
            FirstBreach rules, Position position, SideWeapon weapon, ShotTargets targets, Action.FireWeapon fire) {
        rules.needs(
                SheetRule.ONE_TARGET,
                () -> fire.target().isPresent(),
                () -> "A single target is to be named for " + setup.title(fire.die()) + ".");
        if (rules.found().isPresent()) {
            return;
        }
        String name = fire.target().orElseThrow();
        target(rules, position, fire.die(), name);
        if (rules.found().isEmpty()) {
            reaches(rules, fire.die(), weapon, targets, targets.enemy(name).orElseThrow());
        }
    }

    private void target(FirstBreach rules, Position position, String shooter, String name) {
        Commander own = position.fighter(shooter).owner().orElseThrow();
        Optional<Fighter> die = position.find(name);
        boolean ownPost = name.equals(own.post());
        boolean post = name.equals(own.other().post());
        rules.needs(
                        SheetRule.DIE_OF_THE_BOX,
                        () -> die.isPresent() || ownPost || post,
                        () -> "Nothing is named " + name + ".")
                .needs(
                        SheetRule.ENEMIES_ONLY,
                        () -> post || die.filter(each -> each.of(own.other())).isPresent(),
                        () -> setup.title(name) + " is no enemy of " + own + ".")
                .needs(
                        SheetRule.MUST_BE_IN_PLAY,
                        () -> post
                                ? position.armor(own.other()) > 0
                                : die.orElseThrow().inPlay(),
                        () -> setup.title(name) + (post ? " does not stand." : " is not on the table."));
    }

    private void reaches(
            FirstBreach rules, String shooter, SideWeapon weapon, ShotTargets targets, SightedEnemy target) {
        rules.needs(
                        SheetRule.LINE_IS_CLOSE,
                        () -> targets.undecided(target).isEmpty(),
                        () -> close(targets.undecided(target).orElseThrow()))
                .needs(
                        SheetRule.OUT_OF_SIGHT,
                        () -> target.seen() == SightedEnemy.Seen.YES,
                        () -> setup.title(target.name()) + " lies " + behind(weapon) + " of " + setup.title(shooter)
                                + ".")
                .needs(
                        SheetRule.POST_IS_FARTHEST,
                        () -> !target.post() || targets.hits(target),
                        () -> closest(targets) + " is in sight, so a Short-Range shot does not reach "
                                + setup.title(target.name()) + ".")
                .needs(
                        SheetRule.CLOSEST_ONLY,
                        () -> targets.range() != ArrowRange.SHORT || targets.hits(target),
                        () -> closest(targets) + " is closer than " + setup.title(target.name())
                                + ", and the shot is Short-Range.")
                .needs(
                        SheetRule.DODGES,
                        () -> targets.hits(target),
                        () -> setup.title(target.name()) + " dodges, and " + closest(targets) + " is closer.");
    }

    private String closest(ShotTargets targets) {
        return setup.title(targets.hit().getFirst().name());
    }

    /** Who has several arrows has a blind spot; an Ogre has a baseline for each of its weapons. */
    private static String behind(SideWeapon weapon) {
        String of = weapon.weapon() == Weapon.GUN
                ? ""
                : " of the " + weapon.weapon().title();
        return (weapon.arrows().size() > 1 ? "in the blind spot" : "behind the baseline") + of;
    }

    private String close(SightedEnemy enemy) {
        return "Whether the sight line reaches " + setup.title(enemy.name())
                + " is too close to decide; ask about it first.";
    }

    private FirstBreach system(
            FirstBreach rules, Position position, SideWeapon weapon, ShotTargets targets, Action.FireWeapon fire) {
        List<Fighter> hit = fire
                .target()
                .map(List::of)
                .orElseGet(() -> targets.hit().stream().map(SightedEnemy::name).toList())
                .stream()
                .flatMap(name -> position.find(name).stream())
                .toList();
        boolean damaged = hit.stream().anyMatch(target -> survives(target, weapon));
        return rules.needs(
                        SheetRule.SYSTEM_IS_NAMED,
                        () -> !damaged || fire.system().isPresent(),
                        () -> "Say which weapon of the Ogre, or its treads, the shot is aimed at.")
                .needs(
                        SheetRule.ONLY_OGRES_HAVE_SYSTEMS,
                        () -> damaged || fire.system().isEmpty(),
                        () -> noSystem(hit, weapon, fire));
    }

    /** Returns whether a target is an Ogre that this weapon damages but does not kill by its attack. */
    private boolean survives(Fighter target, SideWeapon weapon) {
        return setup.unit(target).ogre()
                && !setup.unit(target).immune().contains(weapon.colour())
                && side(target).block().filter(block -> weapon.attack() < block).isPresent();
    }

    private PaperSide side(Fighter target) {
        return setup.die(target.name()).side(target.lying().orElseThrow());
    }

    /** Says why nothing is to be aimed at on what is hit. */
    private String noSystem(List<Fighter> hit, SideWeapon weapon, Action.FireWeapon fire) {
        return hit.stream()
                        .filter(target -> setup.unit(target).ogre())
                        .findFirst()
                        .map(ogre -> setup.title(ogre.name()) + " " + unharmed(ogre, weapon))
                        .orElseGet(() -> fire.target()
                                .map(target -> setup.title(target) + " is no Ogre")
                                .orElse("The shot hits no Ogre"))
                + ", so no weapon or treads are aimed at.";
    }

    private String unharmed(Fighter ogre, SideWeapon weapon) {
        if (setup.unit(ogre).immune().contains(weapon.colour())) {
            return "is immune to " + weapon.colour();
        }
        PaperSide side = side(ogre);
        return side.block()
                .map(block -> "is killed by an attack of " + weapon.attack() + " against its block of " + block)
                .orElse("is killed by any damage on side " + side.word());
    }

    FirstBreach ask(FirstBreach rules, Position position, Action.AskLine ask) {
        armed(rules, position, ask.shooter(), ask.weapon());
        if (rules.found().isEmpty()) {
            target(rules, position, ask.shooter(), ask.target());
        }
        if (rules.found().isPresent()) {
            return rules;
        }
        Fighter shooter = position.fighter(ask.shooter());
        SideWeapon weapon = sight.weapon(shooter, ask.weapon()).orElseThrow();
        return rules.needs(
                SheetRule.LINE_IS_CLEAR,
                () -> sight.targets(position, shooter, weapon)
                        .enemy(ask.target())
                        .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                        .isPresent(),
                () -> clear(ask, sight.targets(position, shooter, weapon).enemy(ask.target())));
    }

    private String clear(Action.AskLine ask, Optional<SightedEnemy> enemy) {
        boolean seen =
                enemy.filter(each -> each.seen() == SightedEnemy.Seen.YES).isPresent();
        return "That " + setup.title(ask.shooter()) + (seen ? " sees " : " does not see ") + setup.title(ask.target())
                + " needs no asking.";
    }
}
