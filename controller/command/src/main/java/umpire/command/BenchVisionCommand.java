package umpire.command;

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
import umpire.proof.bench.BenchedGame;
import umpire.proof.bench.VisionReport;

/** Times the eye at a game's frames. */
@Command(
        name = "vision",
        description = {
            "Time the eye at rendered frames of a game, none of which is like the one before: finding tags and dice (detect),",
            "placing the frame and the sheet (rectify), judging what stands where (observe), and the whole look.",
            "The yardstick blurs a picture that is always the same and divides it into light and dark."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire bench vision",
            "  ./umpire bench vision --game ogre-chess --frame 1280x720 --json"
        })
final class BenchVisionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--frame",
            paramLabel = "WIDTHxHEIGHT",
            defaultValue = "2028x1520",
            description = "size of the frames (default: ${DEFAULT-VALUE})")
    private String frame = "";

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

    @Override
    public Integer call() {
        if (rounds < 1 || !(seconds > 0)) {
            throw new ParameterException(spec.commandLine(), "--rounds is at least 1, and --seconds is more than 0");
        }
        FrameSize size = FrameSize.of(spec.commandLine(), frame);
        // What is timed opens the game by itself; a game that there is not is bad usage before that.
        game.open();
        PrintWriter out = spec.commandLine().getOut();
        VisionReport report = timed(size, out);
        if (json) {
            out.println(BenchLines.json(report));
        } else {
            print(report, out);
        }
        out.flush();
        return 0;
    }

    private VisionReport timed(FrameSize size, PrintWriter out) {
        ResultSoFar<Optional<VisionReport>> resultSoFar = new ResultSoFar<>(Optional.empty());
        int all = rounds + BenchReport.WARM_UPS;
        Duration slice = Duration.ofMillis(Math.max(1, Math.round(seconds * 1e3)));
        try (Progress progress = new Progress(spec.commandLine().getErr(), "rounds", all);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> lines(resultSoFar.get()))) {
            interrupted.watch();
            progress.note("");
            return VisionReport.of(
                    new BenchedGame(game.choice()), size.widthPx(), size.heightPx(), rounds, slice, soFar -> {
                        resultSoFar.set(soFar);
                        progress.step();
                    });
        }
    }

    private static List<String> lines(Optional<VisionReport> reached) {
        StringWriter words = new StringWriter();
        PrintWriter into = new PrintWriter(words);
        reached.ifPresentOrElse(report -> print(report, into), () -> into.println("no round that counts"));
        return words.toString().lines().toList();
    }

    private static void print(VisionReport report, PrintWriter out) {
        print("detect", report.detect(), out);
        print("rectify", report.rectify(), out);
        print("observe", report.observe(), out);
        print("look", report.look(), out);
        out.printf("yardstick  %.2f ms a measure%n", report.yardstickMs());
        out.printf("frames     %d x %d%n", report.widthPx(), report.heightPx());
        out.println(BenchLines.machine());
    }

    private static void print(String stage, VisionReport.StageRatio time, PrintWriter out) {
        out.printf("%-10s %.2f ms; %s yardsticks%n", stage, time.ms(), BenchLines.ratio(time.ratio(), time.error()));
    }
}
