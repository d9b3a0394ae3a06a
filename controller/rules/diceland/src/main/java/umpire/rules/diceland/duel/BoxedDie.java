package umpire.rules.diceland.duel;

import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.geometry.FlatDie;

/**
 * A die of the box, whoever plays it.
 *
 * @param name one word: {@code heavy-tank-2}, {@code ogre-blue}
 * @param number from 0, by which its tags are counted
 */
public record BoxedDie(String name, PaperUnit unit, int number) {
    /** Returns the side that is on top as it lies. */
    public PaperSide side(FlatDie lying) {
        return unit.side(lying.top());
    }

    /** Returns its name as people say it: {@code Heavy Tank 2}. */
    public String title() {
        String last = name.substring(name.lastIndexOf('-') + 1);
        return unit.title() + " " + Character.toUpperCase(last.charAt(0)) + last.substring(1);
    }
}
