/** Ogre Chess: its state, actions, rules and notation. */
module umpire.rules.ogrechess {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.ogrechess;
    exports umpire.rules.ogrechess.board;
}
