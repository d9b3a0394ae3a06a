package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;

/**
 * The state of a game.
 *
 * @param active the player whose turn it is
 * @param fighters every die of the box, in its order
 * @param armor of Red's and Blue's Command Post; 0 where it is destroyed or not played
 * @param trophies the losses for which Red and Blue scored points
 * @param flags the dice that still have to follow a Command, in order
 * @param passes the number of passes in a row, up to {@link #MOST_PASSES}
 * @param lines the answers about close sight lines
 */
public record Position(
        Commander active,
        List<Fighter> fighters,
        OfBoth<Integer> armor,
        OfBoth<List<Trophy>> trophies,
        List<String> flags,
        int passes,
        List<LineWord> lines,
        Phase phase) {
    /** The highest count of passes. Passes beyond it are not counted, because passes never end when neither player can act. */
    public static final int MOST_PASSES = 99;

    public Position {
        fighters = List.copyOf(fighters);
        trophies = new OfBoth<>(List.copyOf(trophies.red()), List.copyOf(trophies.blue()));
        flags = List.copyOf(flags);
        lines = List.copyOf(lines);
    }

    /** Returns the player whose choice is awaited. Fouls and close lines are the opponent's to answer. */
    public Commander acting() {
        return phase instanceof Phase.FoulWatching || phase instanceof Phase.LineCalling ? active.other() : active;
    }

    /** Returns a die of the box, if there is one of this name. */
    public Optional<Fighter> find(String name) {
        return fighters.stream().filter(fighter -> fighter.name().equals(name)).findFirst();
    }

    public Fighter fighter(String name) {
        return find(name).orElseThrow();
    }

    /** Returns the dice on the table, in the order of the box. */
    public Stream<Fighter> inPlay() {
        return fighters.stream().filter(Fighter::inPlay);
    }

    public Stream<Fighter> of(Commander commander) {
        return fighters.stream().filter(fighter -> fighter.of(commander));
    }

    public int armor(Commander commander) {
        return armor.of(commander);
    }

    public List<Trophy> trophies(Commander commander) {
        return trophies.of(commander);
    }

    /** Returns whether a weapon of the enemy's Ogre is destroyed, so that a shot is better aimed at another part. */
    boolean destroyed(OgreSystem system) {
        return system != OgreSystem.TREADS
                && of(active.other()).flatMap(enemy -> enemy.card().stream()).anyMatch(card -> card.left(system) == 0);
    }

    /** Returns whether the turn has no action yet. */
    boolean beginning() {
        return phase instanceof Phase.Choosing
                || (phase instanceof Phase.LineCalling line && line.back().isEmpty());
    }

    public boolean over() {
        return phase instanceof Phase.DuelOver;
    }

    public Position with(Phase next) {
        return new Position(active, fighters, armor, trophies, flags, passes, lines, next);
    }

    public Position with(Commander turn) {
        return new Position(turn, fighters, armor, trophies, flags, passes, lines, phase);
    }

    public Position with(Fighter fighter) {
        List<Fighter> changed = fighters.stream()
                .map(each -> each.name().equals(fighter.name()) ? fighter : each)
                .toList();
        return new Position(active, changed, armor, trophies, flags, passes, lines, phase);
    }

    /** Returns this position with another armor of a Command Post. */
    public Position with(Commander commander, int left) {
        return new Position(active, fighters, armor.with(commander, left), trophies, flags, passes, lines, phase);
    }

    /** Returns this position with one more trophy of a player. */
    public Position with(Commander commander, Trophy.How how, String unit) {
        OfBoth<List<Trophy>> changed = trophies.with(commander, Trophy.with(trophies(commander), how, unit));
        return new Position(active, fighters, armor, changed, flags, passes, lines, phase);
    }

    public Position withFlags(List<String> commanded) {
        return new Position(active, fighters, armor, trophies, commanded, passes, lines, phase);
    }

    public Position withPasses(int inARow) {
        return new Position(active, fighters, armor, trophies, flags, inARow, lines, phase);
    }

    public Position withLines(List<LineWord> said) {
        return new Position(active, fighters, armor, trophies, flags, passes, said, phase);
    }

    /**
     * A pair of values, one for each player.
     *
     * @param <T> an immutable type
     */
    public record OfBoth<T>(T red, T blue) {
        /** Returns the value of a player. */
        public T of(Commander commander) {
            return commander == Commander.RED ? red : blue;
        }

        /** Returns this pair with another value for one player. */
        public OfBoth<T> with(Commander commander, T other) {
            return commander == Commander.RED ? new OfBoth<>(other, blue) : new OfBoth<>(red, other);
        }
    }

    /**
     * An answer about a close sight line. It counts until something moves.
     *
     * @param target the name of a die or of a Command Post
     */
    public record LineWord(String shooter, Weapon weapon, String target, boolean seen) {
        /** Returns whether it is about this line. */
        public boolean about(String die, Weapon with, String at) {
            return shooter.equals(die) && weapon == with && target.equals(at);
        }
    }
}
