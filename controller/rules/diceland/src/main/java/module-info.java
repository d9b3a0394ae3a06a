/** Diceland: Ogre: its state, actions, rules and notation. */
module umpire.rules.diceland {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.diceland;
}
