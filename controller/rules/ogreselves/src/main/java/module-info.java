/** Ogres & Elves: its state, actions, rules and notation. */
module umpire.rules.ogreselves {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.ogreselves;
    exports umpire.rules.ogreselves.kingdom;
    exports umpire.rules.ogreselves.rulings;
}
