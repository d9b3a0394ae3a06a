/** Reads the table and runs the game on it, for any game: it sees the kernel's Game and never a concrete one. */
module umpire.referee {
    requires transitive umpire.rules.kernel;

    exports umpire.referee.observation;
    exports umpire.referee.settling;
    exports umpire.referee.reading;
    exports umpire.referee.session;
    exports umpire.referee.announcement;
}
