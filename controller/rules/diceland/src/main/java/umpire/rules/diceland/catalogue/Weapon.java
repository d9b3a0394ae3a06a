package umpire.rules.diceland.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** A weapon of a die. An ordinary die has one weapon. An Ogre has four and fires one at a time. */
public enum Weapon {
    GUN("Weapon"),
    MAIN("Main Battery"),
    SECONDARY("Secondary Batteries"),
    MISSILES("Missiles"),
    AP("Antipersonnel");

    private static final Lookup<String, Weapon> BY_WORD = Lookup.of(values(), Weapon::word);

    private static final List<Weapon> OF_OGRE = List.of(MAIN, SECONDARY, MISSILES, AP);

    private final String title;

    Weapon(String title) {
        this.title = title;
    }

    /** Returns the weapons of an Ogre, in the order of its tracking card. */
    public static List<Weapon> ofOgre() {
        return OF_OGRE;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return title;
    }

    public static Optional<Weapon> named(String word) {
        return BY_WORD.find(word);
    }
}
