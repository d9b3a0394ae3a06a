/** Diceland: Ogre: its state, actions, rules and notation. */
module umpire.rules.diceland {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.diceland;
    exports umpire.rules.diceland.catalogue;
    exports umpire.rules.diceland.geometry;
    exports umpire.rules.diceland.rulings;
}
