package umpire.command;

import com.google.gson.Gson;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.proof.bench.BenchReport;

/** Times the rules of a game. */
@Command(
        name = "bench",
        description = {
            "Time the rules of a game: random play-outs, and counts of action sequences from the opening.",
            "Figures are by the second of processor time, medians of the rounds. A yardstick runs in every round, and",
            "only the ratios to it may be compared between machines or days."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ./umpire bench", "  ./umpire bench --game ogre-chess --rounds 9 --json"})
public final class BenchCommand implements Callable<Integer> {
    private static final double MILLION = 1e6;

    @Spec
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
            description = "how many, after two that warm up (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "for each thing timed in a round (default: ${DEFAULT-VALUE})")
    private double seconds;

    @Option(names = "--json", description = "one JSON object instead of words")
    private boolean json;

    @Override
    public Integer call() {
        if (depth < 1 || rounds < 1 || !(seconds > 0)) {
            throw new ParameterException(
                    spec.commandLine(), "--depth and --rounds are at least 1, and --seconds is more than 0");
        }
        PrintWriter out = spec.commandLine().getOut();
        BenchReport report = timed(out);
        if (json) {
            out.println(new Gson().toJson(report));
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
            return BenchReport.of(game.open(), depth, rounds, Duration.ofMillis(Math.round(seconds * 1e3)), soFar -> {
                resultSoFar.set(soFar);
                progress.step();
            });
        }
    }

    private static List<String> lines(Optional<BenchReport> reached) {
        StringWriter words = new StringWriter();
        PrintWriter into = new PrintWriter(words);
        reached.ifPresentOrElse(report -> print(report, into), () -> into.println("no round that counts"));
        return words.toString().lines().toList();
    }

    private static void print(BenchReport report, PrintWriter out) {
        out.printf(
                "play-outs  %.0f a second, %.2f million plies; %.2f for each million queens%n",
                report.playOuts(), report.plies() / MILLION, report.playOutsRatio());
        out.printf("sequences  %d of %d actions from the opening%n", report.sequences(), report.depth());
        out.printf(
                "judged     %.2f million a second; %.2f for each thousand queens%n",
                report.judged() / MILLION, report.judgedRatio());
        out.printf(
                "listed     %.2f million a second; %.2f for each thousand queens%n",
                report.listed() / MILLION, report.listedRatio());
        out.printf("yardstick  %.1f million queens placed a second%n", report.queens() / MILLION);
        out.printf(
                "on         Java %s, %s, %d processors%n",
                Runtime.version(),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
    }
}
