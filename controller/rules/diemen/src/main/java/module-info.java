/** Die, Men!: its state, actions, rules and notation. */
module umpire.rules.diemen {
    requires transitive umpire.rules.kernel;

    exports umpire.rules.diemen;
    exports umpire.rules.diemen.field;
    exports umpire.rules.diemen.rulings;
}
