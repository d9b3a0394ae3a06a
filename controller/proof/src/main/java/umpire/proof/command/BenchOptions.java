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

/** What every benchmark is asked for alike: which game, how many rounds and how long, and how what came of it is told. */
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

    /** Times a game, and tells after each round what came of those that count. */
    @FunctionalInterface
    interface Benchmark<R> {
        R timed(BenchedGame game, int rounds, Duration slice, Consumer<Optional<R>> ended);
    }

    /** Returns whether there are rounds, and they take some time. */
    boolean takeTime() {
        return rounds >= 1 && seconds > 0;
    }

    /**
     * Runs a benchmark, and tells what came of it.
     *
     * @param words tells it to people
     */
    <R> int run(Benchmark<R> benchmark, BiConsumer<R, PrintWriter> words) {
        // What is timed opens the game by itself; a game that there is not is bad usage before that.
        BenchedGame benched = game();
        tell(followed(benched, benchmark, words), words);
        return 0;
    }

    /** Returns which game is asked for. */
    BenchedGame game() {
        game.open();
        return new BenchedGame(game.choice());
    }

    /** Tells what came of a benchmark. */
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
        reached.ifPresentOrElse(report -> words.accept(report, into), () -> into.println("no round that counts"));
        return text.toString().lines().toList();
    }
}
