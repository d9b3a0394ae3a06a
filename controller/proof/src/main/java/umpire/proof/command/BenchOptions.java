package umpire.proof.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.console.InterruptHook;
import umpire.command.console.Progress;
import umpire.command.console.ResultSoFar;
import umpire.command.options.GameOptions;
import umpire.proof.bench.BenchReport;
import umpire.proof.bench.BenchedGame;

/** The options that all benchmarks share: the game, the number and length of rounds, and the output format. */
final class BenchOptions {
    private static final double SECOND_MS = 1e3;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description =
                    "number of rounds, after two warm-up rounds that are five times as long (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "seconds for each measurement of a round (default: ${DEFAULT-VALUE})")
    private double seconds;

    @Option(names = "--json", description = "print one JSON object instead of words")
    private boolean json;

    /** Runs a benchmark, and reports the result so far after each round. */
    @FunctionalInterface
    interface Benchmark<R> {
        R timed(BenchedGame game, int rounds, Duration slice, Consumer<Optional<R>> ended);
    }

    /** Returns whether there is at least one round with a positive length. */
    boolean takeTime() {
        return rounds >= 1 && seconds > 0;
    }

    /**
     * Runs a benchmark and prints its result.
     *
     * @param words prints it for people
     */
    <R> int run(Benchmark<R> benchmark, BiConsumer<R, PrintWriter> words) {
        // Opens the game here only to reject an unknown one as bad usage; the benchmark opens it again.
        BenchedGame benched = game();
        tell(followed(benched, benchmark, words), words);
        return 0;
    }

    /** Returns the chosen game. */
    BenchedGame game() {
        game.open();
        return new BenchedGame(game.choice());
    }

    /** Prints the result of a benchmark. */
    <R> void tell(R report, BiConsumer<R, PrintWriter> words) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(BenchLines.json(report));
        } else {
            words.accept(report, out);
        }
        out.flush();
    }

    private <R> R followed(BenchedGame benched, Benchmark<R> benchmark, BiConsumer<R, PrintWriter> words) {
        PrintWriter out = spec.commandLine().getOut();
        ResultSoFar<Optional<R>> resultSoFar = new ResultSoFar<>(Optional.empty());
        int all = rounds + BenchReport.WARM_UPS;
        Duration slice = Duration.ofMillis(Math.max(1, Math.round(seconds * SECOND_MS)));
        try (Progress progress = new Progress(spec.commandLine().getErr(), "rounds", all);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> lines(resultSoFar.get(), words))) {
            interrupted.watch();
            progress.note("");
            return benchmark.timed(benched, rounds, slice, soFar -> {
                resultSoFar.set(soFar);
                progress.step();
            });
        }
    }

    private static <R> List<String> lines(Optional<R> reached, BiConsumer<R, PrintWriter> words) {
        StringWriter text = new StringWriter();
        PrintWriter into = new PrintWriter(text);
        reached.ifPresentOrElse(report -> words.accept(report, into), () -> into.println("no measured round yet"));
        return text.toString().lines().toList();
    }
}
