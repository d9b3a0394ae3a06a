package umpire.proof.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures the speed of a game's rules (the default) or of frame processing. */
@Command(
        name = "bench",
        description = {
            "Time the rules of a game: random games, and counts of action sequences from the opening.",
            "'bench vision' times the vision pipeline on frames of the game instead.",
            "Figures are CPU times: medians of the rounds that JMH times. Each round also times a fixed task, the yardstick.",
            "To compare machines or days, compare only the ratios to the yardstick, within their errors (99.9 %%)."
        },
        mixinStandardHelpOptions = true,
        subcommands = {BenchRulesCommand.class, BenchVisionCommand.class},
        footer = {
            "",
            "Examples:",
            "  ./umpire bench",
            "  ./umpire bench --game ogre-chess --rounds 9 --json",
            "  ./umpire bench vision --frame 1280x720"
        })
public final class BenchCommand implements Callable<Integer> {
    @Mixin
    private RulesBench rules = new RulesBench();

    @Override
    public Integer call() {
        return rules.call();
    }
}
