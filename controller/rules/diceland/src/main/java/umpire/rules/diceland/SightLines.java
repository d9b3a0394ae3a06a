package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.ConvexShape;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Point;

/** Finds out which enemies a weapon sees. */
final class SightLines {
    /** The tolerance of a baseline: the eye's precision for the place of a die. */
    private static final double CLOSE_MM = 1;

    /** The tolerance added for each millimetre of distance. It stands for a third of a degree of the baseline's direction. */
    private static final double CLOSE_PER_MM = 0.005;

    private final Setup setup;

    public SightLines(Setup setup) {
        this.setup = setup;
    }

    /** Returns the weapon a die shows on its upper side. */
    public Optional<SideWeapon> weapon(Fighter fighter, Weapon weapon) {
        BoxedDie die = setup.die(fighter.name());
        return fighter.lying().flatMap(lying -> die.side(lying).weapon(weapon));
    }

    /** Returns the targets that a weapon may hit. */
    public ShotTargets targets(Position position, Fighter shooter, SideWeapon weapon) {
        List<SightedEnemy> enemies = new ArrayList<>();
        Commander enemy = shooter.owner().orElseThrow().other();
        FlatDie from = shooter.lying().orElseThrow();
        position.inPlay()
                .filter(fighter -> fighter.of(enemy))
                .forEach(fighter -> enemies.add(sighted(position, shooter, weapon, fighter)));
        if (position.armor(enemy) > 0) {
            ConvexShape post = setup.postShape(enemy);
            enemies.add(new SightedEnemy(
                    enemy.post(),
                    seen(position, shooter.name(), from, weapon, enemy.post(), post),
                    Double.POSITIVE_INFINITY,
                    false));
        }
        enemies.sort(Comparator.comparingDouble(SightedEnemy::gapMm).thenComparing(SightedEnemy::name));
        return new ShotTargets(weapon.range(), enemies);
    }

    private SightedEnemy sighted(Position position, Fighter shooter, SideWeapon weapon, Fighter target) {
        FlatDie from = shooter.lying().orElseThrow();
        FlatDie at = target.lying().orElseThrow();
        ConvexShape shape = setup.rulings().topFaceIsSeen() ? at.topFace() : at.silhouette();
        boolean dodging = setup.die(target.name()).side(at).effect() instanceof UnitEffect.Dodge;
        return new SightedEnemy(
                target.name(),
                seen(position, shooter.name(), from, weapon, target.name(), shape),
                gapMm(from, at),
                dodging);
    }

    /** The upper face of an Ogre lies twice as high as others. */
    private double gapMm(FlatDie from, FlatDie at) {
        double levelMm = from.gapMm(at);
        return setup.rulings().distancesInSpace() ? Math.hypot(levelMm, from.heightMm() - at.heightMm()) : levelMm;
    }

    private SightedEnemy.Seen seen(
            Position position, String shooter, FlatDie from, SideWeapon weapon, String target, ConvexShape shape) {
        double beyondMm = weapon.arrows().stream()
                .mapToDouble(arrow -> from.beyondBaselineMm(arrow, shape))
                .max()
                .orElse(Double.NEGATIVE_INFINITY);
        if (Math.abs(beyondMm) > closeMm(from, shape)) {
            return beyondMm > 0 ? SightedEnemy.Seen.YES : SightedEnemy.Seen.NO;
        }
        return position.lines().stream()
                .filter(word -> word.about(shooter, weapon.weapon(), target))
                .map(LineWord::seen)
                .findFirst()
                .or(() -> setup.rulings().closeLine())
                .map(seen -> seen ? SightedEnemy.Seen.YES : SightedEnemy.Seen.NO)
                .orElse(SightedEnemy.Seen.CLOSE);
    }

    private static double closeMm(FlatDie from, ConvexShape shape) {
        double farMm = 0;
        for (Point corner : shape.corners()) {
            farMm = Math.max(
                    farMm,
                    Math.hypot(
                            corner.xMm() - from.pose().xMm(),
                            corner.yMm() - from.pose().yMm()));
        }
        return CLOSE_MM + CLOSE_PER_MM * farMm;
    }
}
