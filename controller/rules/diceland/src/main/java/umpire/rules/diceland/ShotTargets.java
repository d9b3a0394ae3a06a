package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.ArrowRange;

/**
 * Whom a shot may hit, as its arrow says.
 *
 * @param enemies all of them, seen or not, the closest first
 */
record ShotTargets(ArrowRange range, List<SightedEnemy> enemies) {
    /** Two distances that differ by no more are alike. */
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

    /** Returns whose line has to be asked before this target is hit: its own, or one that may hide it by being closer. */
    public Optional<SightedEnemy> undecided(SightedEnemy target) {
        boolean closestCounts = range == ArrowRange.SHORT || target.dodging();
        return enemies.stream()
                .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                .filter(enemy -> enemy.equals(target) || (closestCounts && enemy.gapMm() <= target.gapMm() + TIE_MM))
                .findFirst();
    }

    /** Returns whose line has to be asked before all are hit. */
    public Optional<SightedEnemy> undecided() {
        return enemies.stream()
                .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                .findFirst();
    }
}
