package umpire.rules.diceland;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;

/**
 * A die of the box, in either player's army or in none.
 *
 * @param name one word: {@code heavy-tank-2}, {@code ogre-blue}
 * @param number the index of the die, from 0; it determines the numbers of its tags
 */
record BoxedDie(String name, PaperUnit unit, int number) {
    private static final int MOST_LETTERS = 3;

    /** Returns the side that is on top as it lies. */
    public PaperSide side(FlatDie lying) {
        return unit.side(lying.top());
    }

    /**
     * Returns the letters drawn on it: the first letters of its name, and its number among dice of the same name. Examples are
     * {@code GEV2}, {@code HT1} and {@code INF4}.
     */
    public String letters() {
        List<String> words = Arrays.stream(unit.title().toUpperCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        String initials = words.stream().map(word -> word.substring(0, 1)).collect(Collectors.joining());
        String letters = words.size() > 1 ? initials : words.getFirst();
        return letters.substring(0, Math.min(MOST_LETTERS, letters.length())) + (unit.ogre() ? "" : which());
    }

    /** Returns its name as people say it: {@code Heavy Tank 2}. */
    public String title() {
        String which = which();
        String end = Character.toUpperCase(which.charAt(0)) + which.substring(1);
        return unit.ogre() ? end + "'s " + unit.title() : unit.title() + " " + end;
    }

    /** Returns the highest attack and block of its sides in words. */
    public String strength() {
        int attack = unit.sides().stream()
                .flatMap(side -> side.weapons().stream())
                .mapToInt(PaperSide.SideWeapon::attack)
                .max()
                .orElse(0);
        int block = unit.sides().stream()
                .flatMap(side -> side.block().stream())
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        return (attack == 0 ? "no attack" : "best attack " + attack) + ", block " + block;
    }

    private String which() {
        return name.substring(name.lastIndexOf('-') + 1);
    }
}
