package umpire.proof.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.command.console.Progress;
import umpire.command.options.FrameSize;
import umpire.proof.bench.MemoryReport;
import umpire.proof.bench.VisionReport;

/** Measures the speed of processing a game's frames. */
@Command(
        name = "vision",
        description = {
            "Time the vision pipeline on rendered frames of a game. Each frame differs from the one before.",
            "Its stages: find tags and dice (detect), locate table and board sheet (rectify), decide which piece stands on which",
            "place (observe), and all together (look).",
            "The yardstick blurs a fixed picture and divides it into light and dark.",
            "Then it times a rendered video of the opening with ten dice, over which a hand comes and goes: the first frame (cold),",
            "a still table (steady), the first still frames after a movement (settling), frames with the hand (hand), and",
            "OpenCV's own detector on the same whole frames (detector).",
            "With --memory the command times nothing. It processes that many frames of the video, and prints the memory of the",
            "process after each tenth of them."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire bench vision",
            "  ./umpire bench vision --game die-men                 thirty pieces and ten dice, all with tags",
            "  ./umpire bench vision --game ogre-chess --frame 1280x720 --json",
            "  ./umpire bench vision --game die-men --memory 100000"
        })
final class BenchVisionCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private BenchOptions bench = new BenchOptions();

    @Option(
            names = "--frame",
            paramLabel = "WIDTHxHEIGHT",
            defaultValue = "2028x1520",
            description = "size of the frames (default: ${DEFAULT-VALUE})")
    private String frame = "";

    @Option(
            names = "--memory",
            paramLabel = "FRAMES",
            description = "process this many frames, at least 10, instead of timing")
    private Optional<Integer> memory = Optional.empty();

    @Override
    public Integer call() {
        if (memory.isPresent() && memory.get() < MemoryReport.POINTS) {
            throw new ParameterException(spec.commandLine(), "--memory: name at least 10 frames to look at");
        }
        if (!bench.takeTime()) {
            throw new ParameterException(spec.commandLine(), "--rounds is at least 1, and --seconds is more than 0");
        }
        FrameSize size = FrameSize.of(spec.commandLine(), frame);
        return memory.isPresent() ? remember(size, memory.get()) : time(size);
    }

    private int remember(FrameSize size, int frames) {
        PrintWriter err = spec.commandLine().getErr();
        try (Progress progress = new Progress(err, "tenths of the frames", MemoryReport.POINTS)) {
            bench.tell(
                    MemoryReport.of(bench.game(), size.widthPx(), size.heightPx(), frames, looked -> progress.step()),
                    BenchVisionCommand::printMemory);
            return 0;
        } catch (IOException e) {
            throw new CommandFailure("this machine does not report the memory of a process: " + e.getMessage(), e);
        }
    }

    private static void printMemory(MemoryReport report, PrintWriter out) {
        for (MemoryReport.MemoryPoint point : report.points()) {
            out.printf("memory     %.0f MB after %,d frames%n", point.residentMb(), point.frames());
        }
        out.printf("grown by   %.0f MB since the first tenth%n", report.grownMb());
        out.printf("frames     %d x %d%n", report.widthPx(), report.heightPx());
        out.println(BenchLines.machine());
    }

    private int time(FrameSize size) {
        return bench.run(
                (game, rounds, slice, ended) ->
                        VisionReport.of(game, size.widthPx(), size.heightPx(), rounds, slice, ended),
                BenchVisionCommand::print);
    }

    private static void print(VisionReport report, PrintWriter out) {
        printStage("detect", report.detect(), out);
        printStage("rectify", report.rectify(), out);
        printStage("observe", report.observe(), out);
        printStage("look", report.look(), out);
        out.printf("detector   %.2f ms a whole frame%n", report.detectorMs());
        printFilm("cold", report.cold(), out);
        printFilm("steady", report.steady(), out);
        printFilm("settling", report.settling(), out);
        printFilm("hand", report.hand(), out);
        out.printf("yardstick  %.2f ms an operation%n", report.yardstickMs());
        out.printf("frames     %d x %d%n", report.widthPx(), report.heightPx());
        out.println(BenchLines.machine());
    }

    private static void printFilm(String kind, VisionReport.StageRatio time, PrintWriter out) {
        out.printf(
                "%-10s %.2f ms; %s of the detector%n", kind, time.ms(), BenchLines.ratio(time.ratio(), time.error()));
    }

    private static void printStage(String stage, VisionReport.StageRatio time, PrintWriter out) {
        out.printf("%-10s %.2f ms; %s yardsticks%n", stage, time.ms(), BenchLines.ratio(time.ratio(), time.error()));
    }
}
