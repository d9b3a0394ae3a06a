/** Ground Force: its state, actions, rules and notation. */
module umpire.rules.groundforce {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.groundforce;
    exports umpire.rules.groundforce.battlefield;
    exports umpire.rules.groundforce.rulings;
}
