package umpire.proof.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.command.console.Progress;
import umpire.proof.pictures.MarkedPicture;
import umpire.proof.pictures.MarkedPictures;
import umpire.proof.pictures.PictureScore;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.ThresholdTable;
import umpire.vision.see.PictureReader;
import umpire.vision.see.PictureReport;
import umpire.vision.thresholds.EyeThresholds;

/** Lists the detection thresholds, and tests other values on labelled pictures. */
@Command(
        name = "thresholds",
        description = {
            "List the thresholds of the vision pipeline: what each measures, and what goes wrong when it is too low or too high.",
            "With NAME=VALUE and marked PICTURES, show how well the pictures are read before and after the change.",
            "",
            "A folder of pictures has a truth.json: [{\"image\", \"dice\": [{\"type\", \"value\", \"bbox\": [x, y, width, height]}],",
            "\"markers\": [{\"id\", \"corners\": [[x, y], ...]}]}]. A single picture has a .txt file of the same name beside it, with a",
            "line for each die: face, x and y. A reading is sure from a confidence of 0.9 on: the players are not asked.",
            "Nothing is saved: the table always uses the listed values."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire thresholds",
            "  ./umpire thresholds dice.faces.sureFewPipsShare=0.8 vision/src/test/resources/golden/dice/wood.png",
            "  ./umpire thresholds dice.pips.minContrastLevels=30 photos/felt photos/desk     with folders of your own"
        })
public final class ThresholdsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "NAME=VALUE|PICTURES", arity = "0..*", description = "Thresholds to change, and pictures.")
    private List<String> named = new ArrayList<>();

    @Option(names = "--tags", paramLabel = "DICT", description = "The dictionary of the tags on the pictures.")
    private Optional<String> tags = Optional.empty();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        EyeThresholds moved = EyeThresholds.standard();
        List<MarkedPicture> pictures = new ArrayList<>();
        for (String each : named) {
            if (each.contains("=")) {
                moved = moved(moved, each);
            } else {
                pictures.addAll(marked(Path.of(each)));
            }
        }
        boolean anyMoved = !moved.equals(EyeThresholds.standard());
        if (pictures.isEmpty() && anyMoved) {
            throw new ParameterException(
                    spec.commandLine(), "name marked pictures on which to try the changed threshold");
        }
        if (pictures.isEmpty()) {
            list(out);
        } else {
            compare(pictures, moved, anyMoved, out);
        }
        out.flush();
        return 0;
    }

    private EyeThresholds moved(EyeThresholds thresholds, String assignment) {
        int equals = assignment.indexOf('=');
        String value = assignment.substring(equals + 1);
        if (value.matches("[+-]?(NaN|Infinity)")) {
            throw new ParameterException(spec.commandLine(), "'" + value + "' is not a threshold");
        }
        try {
            return switch (ThresholdTable.moved(
                    thresholds, assignment.substring(0, equals), Double.parseDouble(value))) {
                case Parsed.Good<EyeThresholds> good -> good.value();
                case Parsed.Bad<EyeThresholds> bad -> throw new ParameterException(spec.commandLine(), bad.why());
            };
        } catch (NumberFormatException e) {
            throw new ParameterException(spec.commandLine(), "'" + value + "' is not a number", e);
        }
    }

    private static List<MarkedPicture> marked(Path path) {
        return switch (MarkedPictures.at(path)) {
            case Parsed.Good<List<MarkedPicture>> good -> good.value();
            case Parsed.Bad<List<MarkedPicture>> bad -> throw new CommandFailure(path + " " + bad.why());
        };
    }

    private static void list(PrintWriter out) {
        for (ThresholdTable.NamedThreshold one : ThresholdTable.all(EyeThresholds.standard())) {
            out.println(one.name() + " = " + one.value() + ", " + one.says().unit());
            out.println("    too low: " + one.says().tooLow());
            out.println("    too high: " + one.says().tooHigh());
            out.println("    measured on: " + one.says().measuredOn());
        }
    }

    private void compare(List<MarkedPicture> pictures, EyeThresholds moved, boolean anyMoved, PrintWriter out) {
        try (Progress progress =
                new Progress(spec.commandLine().getErr(), "looks", (anyMoved ? 2L : 1L) * pictures.size())) {
            Map<String, String> before = score(pictures, EyeThresholds.standard(), progress);
            Map<String, String> after = anyMoved ? score(pictures, moved, progress) : Map.of();
            progress.clear();
            out.printf("%-26s%-22s%s%n", "", anyMoved ? "before" : "", anyMoved ? "after" : "");
            Set<String> counted = new LinkedHashSet<>(before.keySet());
            counted.addAll(after.keySet());
            counted.forEach(what -> out.printf(
                    "%-26s%-22s%s%n",
                    what, before.getOrDefault(what, "none"), anyMoved ? after.getOrDefault(what, "none") : ""));
        }
    }

    private Map<String, String> score(List<MarkedPicture> pictures, EyeThresholds thresholds, Progress progress) {
        PictureReader reader = new PictureReader(tags, thresholds);
        PictureScore score = new PictureScore();
        for (MarkedPicture picture : pictures) {
            switch (reader.look(picture.image())) {
                case Parsed.Good<List<PictureReport>> good ->
                    score.add(picture, good.value().getFirst());
                case Parsed.Bad<List<PictureReport>> bad -> throw new CommandFailure(picture.image() + " " + bad.why());
            }
            progress.step();
        }
        return score.figures();
    }
}
