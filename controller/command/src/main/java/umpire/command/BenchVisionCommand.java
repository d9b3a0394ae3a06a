package umpire.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.proof.bench.VisionReport;

/** Times the eye at a game's frames. */
@Command(
        name = "vision",
        description = {
            "Time the eye at rendered frames of a game, none of which is like the one before.",
            "Its stages are finding tags and dice (detect), placing the frame and the sheet (rectify), judging what stands",
            "where (observe), and the whole look.",
            "The yardstick blurs a picture that is always the same and divides it into light and dark.",
            "Then a film of the opening with ten dice at most, over which a hand comes and goes: a first look (cold),",
            "one at a table at rest (steady), one of the first when it comes to rest (settling), one with the hand, and",
            "OpenCV's own detector on the same whole frames (detector)."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire bench vision",
            "  ./umpire bench vision --game die-men                 thirty pieces and ten dice, all with tags",
            "  ./umpire bench vision --game ogre-chess --frame 1280x720 --json"
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

    @Override
    public Integer call() {
        if (!bench.takeTime()) {
            throw new ParameterException(spec.commandLine(), "--rounds is at least 1, and --seconds is more than 0");
        }
        FrameSize size = FrameSize.of(spec.commandLine(), frame);
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
        out.printf("yardstick  %.2f ms a measure%n", report.yardstickMs());
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
