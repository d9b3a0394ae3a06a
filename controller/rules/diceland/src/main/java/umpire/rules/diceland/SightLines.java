package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.SightLines.ShotTargets.SightedEnemy;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
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

    /** Returns the distance between two upper faces. The upper face of an Ogre lies twice as high as others. */
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
                .map(Position.LineWord::seen)
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

    /**
     * The enemies that a shot may hit, by the range of its arrow.
     *
     * @param enemies all of them, seen or not, the closest first
     */
    record ShotTargets(ArrowRange range, List<SightedEnemy> enemies) {
        /** Distances that differ by no more than this, in millimetres, count as equal. */
        private static final double TIE_MM = 2;

        public ShotTargets {
            enemies = List.copyOf(enemies);
        }

        /** Returns an enemy by name. */
        public Optional<SightedEnemy> enemy(String name) {
            return enemies.stream().filter(enemy -> enemy.name().equals(name)).findFirst();
        }

        private double closestMm() {
            return enemies.stream()
                    .filter(enemy -> enemy.seen() == SightedEnemy.Seen.YES)
                    .mapToDouble(SightedEnemy::gapMm)
                    .min()
                    .orElse(Double.POSITIVE_INFINITY);
        }

        /** Returns whether no seen enemy is closer than this one. */
        public boolean closest(SightedEnemy enemy) {
            return enemy.gapMm() <= closestMm() + TIE_MM;
        }

        /** Returns whether a seen enemy may be hit: a dodging one is not seen unless it is the closest. */
        public boolean hits(SightedEnemy enemy) {
            return enemy.seen() == SightedEnemy.Seen.YES
                    && (closest(enemy) || (range != ArrowRange.SHORT && !enemy.dodging()));
        }

        /** Returns all enemies that may be hit, the closest first. */
        public List<SightedEnemy> hit() {
            return enemies.stream().filter(this::hits).toList();
        }

        /**
         * Returns the enemy whose line must be asked about before this target is hit: the target itself, or a closer one that may hide it.
         */
        public Optional<SightedEnemy> undecided(SightedEnemy target) {
            boolean closestCounts = range == ArrowRange.SHORT || target.dodging();
            return enemies.stream()
                    .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                    .filter(enemy ->
                            enemy.equals(target) || (closestCounts && enemy.gapMm() <= target.gapMm() + TIE_MM))
                    .findFirst();
        }

        /** Returns the enemy whose line must be asked about before an All-Range shot. */
        public Optional<SightedEnemy> undecided() {
            return enemies.stream()
                    .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                    .findFirst();
        }

        /**
         * An enemy that a weapon may see.
         *
         * @param name of a die or a Command Post
         * @param gapMm between the nearest points of both upper faces; infinite for a Command Post, which always counts as farthest
         * @param dodging whether it is seen only if nothing is closer
         */
        record SightedEnemy(String name, Seen seen, double gapMm, boolean dodging) {
            /** Whether an enemy lies beyond a baseline. */
            public enum Seen {
                /** The enemy clearly does, or the opponent has said so. */
                YES,
                /** The enemy lies so near the baseline, on either side, that the opponent is asked. */
                CLOSE,
                NO
            }

            /** Returns whether it is a Command Post. */
            public boolean post() {
                return Double.isInfinite(gapMm);
            }
        }
    }
}
