/** Reads the table and runs a game on it. Depends on the kernel's Game and on no concrete game. */
module umpire.referee {
    requires transitive umpire.rules.kernel;

    exports umpire.referee.observation;
    exports umpire.referee.session;
    exports umpire.referee.session.board;
    exports umpire.referee.session.input;
    exports umpire.referee.session.record;
    exports umpire.referee.announcement;
}
