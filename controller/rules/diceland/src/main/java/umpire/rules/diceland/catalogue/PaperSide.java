package umpire.rules.diceland.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;

/**
 * A side of a die as it is printed.
 *
 * @param word its number, behind the letter of its row where the die has two: {@code 6}, {@code A4}
 * @param block the number in the shield; none on a side 1
 * @param green the tread line of the green dot at each corner x, y and z; 0 for a dot of an ordinary die, -1 where there is no dot
 * @param red the corner with the red dot; none on a side 1
 */
public record PaperSide(
        Octant face,
        String word,
        List<SideWeapon> weapons,
        Optional<Integer> block,
        UnitEffect effect,
        List<Integer> green,
        Optional<TopCorner> red) {
    /** No dot is at the corner. */
    public static final int NO_DOT = -1;

    public PaperSide {
        weapons = List.copyOf(weapons);
        green = List.copyOf(green);
    }

    /** Returns the tread line of a corner's green dot, as in {@link #green}. */
    public int green(TopCorner corner) {
        return green.get(corner.index());
    }

    /**
     * Returns the corners with a green dot.
     *
     * @param card the tracking card of an Ogre. Its destroyed tread lines have no dots
     */
    public List<TopCorner> greens(Optional<TrackingCard> card) {
        return Stream.of(TopCorner.values())
                .filter(corner -> green(corner) != NO_DOT)
                .filter(corner -> card.map(has -> has.rolls(green(corner))).orElse(true))
                .toList();
    }

    /**
     * Returns its weapons.
     *
     * @param card the tracking card of an Ogre. Its destroyed weapons are left out
     */
    public List<SideWeapon> armed(Optional<TrackingCard> card) {
        return weapons.stream()
                .filter(weapon -> card.map(has -> has.left(weapon.weapon()) > 0).orElse(true))
                .toList();
    }

    /** Returns the weapon of a kind; empty if the side has none. */
    public Optional<SideWeapon> weapon(Weapon kind) {
        return weapons.stream().filter(weapon -> weapon.weapon() == kind).findFirst();
    }

    /** Returns its number: 1 is the weakest. */
    public int number() {
        return word.charAt(word.length() - 1) - '0';
    }

    /** Returns the letter of its row, or nothing where there is one row. */
    String row() {
        return word.substring(0, word.length() - 1);
    }

    /** The shape of a sight arrow. It says which of the seen enemies a shot hits. */
    public enum ArrowRange {
        /** The closest. */
        SHORT,
        /** Any single one. */
        LONG,
        /** All of them, the closest first. */
        ALL
    }

    /**
     * A weapon as a side shows it.
     *
     * @param arrows the corners with a sight arrow of it; all of one colour are a single shot
     * @param colour its colour, to which a target may be immune
     */
    public record SideWeapon(
            Weapon weapon, List<TopCorner> arrows, PaperSide.ArrowRange range, int attack, String colour) {
        public SideWeapon {
            arrows = List.copyOf(arrows);
        }
    }

    /** The special effect of a side. */
    public sealed interface UnitEffect {
        /** None. */
        record Plain() implements UnitEffect {}

        /**
         * Throws another die from the hand.
         *
         * @param unitClass the class of that die
         */
        record Call(String unitClass) implements UnitEffect {}

        /** Throws the die itself again. */
        record Jump() implements UnitEffect {}

        /** Is seen by enemies only from close by. */
        record Dodge() implements UnitEffect {}
    }
}
