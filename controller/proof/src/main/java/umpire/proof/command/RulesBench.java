package umpire.proof.command;

import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.proof.bench.BenchReport;

/** The benchmark behind {@code bench} and {@code bench rules}. */
final class RulesBench {
    private static final double MILLION = 1e6;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private BenchOptions bench = new BenchOptions();

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "3",
            description = "the length of the counted sequences of actions (default: ${DEFAULT-VALUE})")
    private int depth;

    Integer call() {
        if (depth < 1 || !bench.takeTime()) {
            throw new ParameterException(
                    spec.commandLine(), "--depth and --rounds are at least 1, and --seconds is more than 0");
        }
        return bench.run(
                (game, rounds, slice, ended) -> BenchReport.of(game, depth, rounds, slice, ended), RulesBench::print);
    }

    private static void print(BenchReport report, PrintWriter out) {
        out.printf(
                "play-outs  %.0f a second, %.2f million plies; %s for each million queens%n",
                report.playOuts(),
                report.plies() / MILLION,
                BenchLines.ratio(report.playOutsRatio(), report.playOutsError()));
        out.printf("sequences  %d of %d actions from the opening%n", report.sequences(), report.depth());
        out.printf(
                "judged     %.2f million a second; %s for each thousand queens%n",
                report.judged() / MILLION, BenchLines.ratio(report.judgedRatio(), report.judgedError()));
        out.printf(
                "listed     %.2f million a second; %s for each thousand queens%n",
                report.listed() / MILLION, BenchLines.ratio(report.listedRatio(), report.listedError()));
        out.printf("yardstick  %.1f million queens placed a second%n", report.queens() / MILLION);
        out.println(BenchLines.machine());
    }
}
