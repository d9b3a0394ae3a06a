package umpire.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.proof.bench.BenchReport;
import umpire.proof.bench.BenchedGame;

/** Times the rules of a game: what {@code bench} does by itself, and {@code bench rules} by name. */
final class RulesBench {
    private static final double MILLION = 1e6;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "3",
            description = "count sequences of so many actions (default: ${DEFAULT-VALUE})")
    private int depth;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "how many, after two five times as long that warm up (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "for each thing timed in a round (default: ${DEFAULT-VALUE})")
    private double seconds;

    @Option(names = "--json", description = "one JSON object instead of words")
    private boolean json;

    Integer call() {
        if (depth < 1 || rounds < 1 || !(seconds > 0)) {
            throw new ParameterException(
                    spec.commandLine(), "--depth and --rounds are at least 1, and --seconds is more than 0");
        }
        // What is timed opens the game by itself; a game that there is not is bad usage before that.
        game.open();
        PrintWriter out = spec.commandLine().getOut();
        BenchReport report = timed(out);
        if (json) {
            out.println(BenchLines.json(report));
        } else {
            print(report, out);
        }
        out.flush();
        return 0;
    }

    private BenchReport timed(PrintWriter out) {
        ResultSoFar<Optional<BenchReport>> resultSoFar = new ResultSoFar<>(Optional.empty());
        int all = rounds + BenchReport.WARM_UPS;
        try (Progress progress = new Progress(spec.commandLine().getErr(), "rounds", all);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> lines(resultSoFar.get()))) {
            interrupted.watch();
            progress.note("");
            return BenchReport.of(new BenchedGame(game.choice()), depth, rounds, slice(), soFar -> {
                resultSoFar.set(soFar);
                progress.step();
            });
        }
    }

    private Duration slice() {
        return Duration.ofMillis(Math.max(1, Math.round(seconds * 1e3)));
    }

    private static List<String> lines(Optional<BenchReport> reached) {
        StringWriter words = new StringWriter();
        PrintWriter into = new PrintWriter(words);
        reached.ifPresentOrElse(report -> print(report, into), () -> into.println("no round that counts"));
        return words.toString().lines().toList();
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
