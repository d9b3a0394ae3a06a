package umpire.rules.diceland;

import umpire.rules.diceland.catalogue.Weapon;

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
