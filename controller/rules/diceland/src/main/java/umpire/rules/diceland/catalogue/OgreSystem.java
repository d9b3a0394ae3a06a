package umpire.rules.diceland.catalogue;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

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
