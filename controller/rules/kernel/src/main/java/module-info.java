/** The types that all games share. Depends only on java.base, so that rules stay pure. */
module umpire.rules.kernel {
    exports umpire.rules.kernel;
    exports umpire.rules.kernel.data;
    exports umpire.rules.kernel.move;
    exports umpire.rules.kernel.setup;
    exports umpire.rules.kernel.text;
}
