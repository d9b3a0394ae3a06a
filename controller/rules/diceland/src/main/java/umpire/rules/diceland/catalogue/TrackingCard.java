package umpire.rules.diceland.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/**
 * The tracking card of an Ogre: its remaining circles and tread dots.
 *
 * @param circles of its weapons, in the order of {@link Weapon#ofOgre}
 * @param treads the dots of each tread line
 */
public record TrackingCard(List<Integer> circles, List<Integer> treads) {
    /** How many tread lines there are. */
    public static final int LINES = 3;

    public TrackingCard {
        circles = List.copyOf(circles);
        treads = List.copyOf(treads);
        if (circles.size() != Weapon.ofOgre().size() || treads.size() != LINES) {
            throw new IllegalArgumentException("a tracking card has four weapons and three lines of treads");
        }
    }

    /** Returns the circles of a weapon. */
    public int left(Weapon weapon) {
        return circles.get(Weapon.ofOgre().indexOf(weapon));
    }

    /** Returns the circles of a weapon, or the dots of the treads. */
    public int left(OgreSystem system) {
        return system == OgreSystem.TREADS ? dots() : left(Weapon.valueOf(system.name()));
    }

    /** Returns whether the movement dots of a tread line are left. They are lost once the whole line is scratched. */
    public boolean rolls(int line) {
        return line > 0 && treads.get(line - 1) > 0;
    }

    /** Returns this card with one circle of a weapon less, if there is one. */
    public TrackingCard without(Weapon weapon) {
        List<Integer> fewer = new ArrayList<>(circles);
        fewer.set(Weapon.ofOgre().indexOf(weapon), Math.max(0, left(weapon) - 1));
        return new TrackingCard(fewer, treads);
    }

    /** Returns this card with fewer tread dots. The dots of the first line are scratched first. */
    public TrackingCard scratched(int dots) {
        List<Integer> fewer = new ArrayList<>();
        int rest = dots;
        for (int line : treads) {
            int off = Math.min(line, rest);
            fewer.add(line - off);
            rest -= off;
        }
        return new TrackingCard(circles, fewer);
    }

    /** Returns the number of tread dots in all lines. */
    public int dots() {
        return treads.stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns whether no number on this card is higher than on another one. */
    public boolean within(TrackingCard other) {
        for (Weapon weapon : Weapon.ofOgre()) {
            if (left(weapon) > other.left(weapon)) {
                return false;
            }
        }
        for (int i = 0; i < LINES; i++) {
            if (treads.get(i) > other.treads.get(i)) {
                return false;
            }
        }
        return true;
    }

    /** The systems of an Ogre that an attacker may aim at. */
    public enum OgreSystem {
        MAIN("Main Battery"),
        SECONDARY("Secondary Batteries"),
        MISSILES("Missiles"),
        AP("Antipersonnel"),
        TREADS("Treads");

        private static final Lookup<String, OgreSystem> BY_WORD = Lookup.of(values(), OgreSystem::word);

        private final String title;

        OgreSystem(String title) {
            this.title = title;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public String title() {
            return title;
        }

        public static Optional<OgreSystem> named(String word) {
            return BY_WORD.find(word);
        }
    }
}
