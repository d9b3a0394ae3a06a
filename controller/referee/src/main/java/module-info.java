/** Reads the table and runs the game on it, for any game: it sees the kernel's Game and never a concrete one. */
module umpire.referee {
    requires transitive umpire.rules.kernel;

    exports umpire.referee.observation;
    exports umpire.referee.session;
    exports umpire.referee.session.board;
    exports umpire.referee.session.input;
    exports umpire.referee.session.record;
    exports umpire.referee.announcement;
}
