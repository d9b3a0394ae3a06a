package umpire.proof.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures the speed of a game's rules. */
@Command(
        name = "rules",
        description = {
            "Time the rules of a game: random games, and counts of action sequences from the opening.",
            "The yardstick places queens on a chessboard."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire bench rules",
            "  ./umpire bench rules --game ogre-chess --depth 2 --rounds 9"
        })
final class BenchRulesCommand implements Callable<Integer> {
    @Mixin
    private RulesBench rules = new RulesBench();

    @Override
    public Integer call() {
        return rules.call();
    }
}
