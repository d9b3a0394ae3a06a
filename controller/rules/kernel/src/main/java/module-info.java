/** The few words all games share. Needs java.base and nothing else: that is what keeps rules pure. */
module umpire.rules.kernel {
    exports umpire.rules.kernel;
    exports umpire.rules.kernel.data;
    exports umpire.rules.kernel.move;
    exports umpire.rules.kernel.setup;
    exports umpire.rules.kernel.text;
}
