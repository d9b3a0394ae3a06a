package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.ArrowRange;

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

    /** Returns whether nothing that is seen is closer. */
    public boolean closest(SightedEnemy enemy) {
        return enemy.gapMm() <= closestMm() + TIE_MM;
    }

    /** Returns whether a seen enemy may be hit: a dodging one is not seen unless it is the closest. */
    public boolean hits(SightedEnemy enemy) {
        return enemy.seen() == SightedEnemy.Seen.YES
                && (closest(enemy) || (range != ArrowRange.SHORT && !enemy.dodging()));
    }

    /** Returns all that may be hit, the closest first. */
    public List<SightedEnemy> hit() {
        return enemies.stream().filter(this::hits).toList();
    }

    /** Returns the enemy whose line must be asked about before this target is hit: the target itself, or a closer one that may hide it. */
    public Optional<SightedEnemy> undecided(SightedEnemy target) {
        boolean closestCounts = range == ArrowRange.SHORT || target.dodging();
        return enemies.stream()
                .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                .filter(enemy -> enemy.equals(target) || (closestCounts && enemy.gapMm() <= target.gapMm() + TIE_MM))
                .findFirst();
    }

    /** Returns the enemy whose line must be asked about before all are hit. */
    public Optional<SightedEnemy> undecided() {
        return enemies.stream()
                .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                .findFirst();
    }
}
