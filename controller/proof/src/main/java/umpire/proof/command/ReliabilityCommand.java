package umpire.proof.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
import umpire.proof.pictures.Reliability;
import umpire.proof.pictures.ReliabilityDiagram;
import umpire.proof.pictures.RenderedDice;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.see.PictureReader;
import umpire.vision.see.PictureReport;
import umpire.vision.thresholds.EyeThresholds;
import umpire.vision.twin.numerals.NumeralScene.PictureCondition;
import umpire.vision.twin.numerals.NumeralTrial;

/** Reports how often readings are right at each level of confidence. */
@Command(
        name = "reliability",
        description = {
            "Show how often dice are read correctly at each confidence, for each kind of die.",
            "",
            "PICTURES are marked as for 'umpire thresholds'. With --held-out, only pictures count that were not used to choose thresholds.",
            "Those are the pictures whose file name has an even SHA-1. With --renders, random rendered dice count too: dice with pips, and",
            "ten-sided dice with numerals in typefaces that were used neither for training nor for choosing thresholds."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire reliability vision/src/test/resources/golden/dice/wood.png",
            "  ./umpire reliability --renders 20 --seed 2",
            "  ./umpire reliability --held-out --renders 20 --draw docs/picture photos/felt photos/desk     with folders of your own"
        })
public final class ReliabilityCommand implements Callable<Integer> {
    /** The first seed of the test pictures; no net was trained with these seeds. */
    private static final long NUMERALS_FROM = 70_000_000;

    private static final long MOST_RENDERS = 10_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PICTURES", arity = "0..*", description = "Marked pictures, or folders of them.")
    private List<Path> named = new ArrayList<>();

    @Option(names = "--held-out", description = "Count only pictures that were not used to choose thresholds.")
    private boolean heldOut;

    @Option(
            names = "--renders",
            paramLabel = "COUNT",
            description = "Also count this many rendered tables of each kind of dice.")
    private int renders;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The random seed of the renders. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--draw", paramLabel = "FOLDER", description = "Draw reliability-KIND.svg into this folder.")
    private Optional<Path> draw = Optional.empty();

    @Override
    public Integer call() {
        if (named.isEmpty() && renders <= 0) {
            throw new ParameterException(spec.commandLine(), "name marked pictures, or ask for --renders");
        }
        try {
            List<MarkedPicture> pictures = new ArrayList<>();
            named.forEach(path -> marked(path).stream()
                    .filter(picture -> !heldOut || isHeldOut(picture.image()))
                    .forEach(pictures::add));
            Map<String, Reliability> byKind = withRenders(pictures);
            addNumerals(byKind);
            PrintWriter out = spec.commandLine().getOut();
            for (Map.Entry<String, Reliability> kind : byKind.entrySet()) {
                tell(kind.getKey(), kind.getValue(), out);
            }
            out.flush();
            return 0;
        } catch (IOException e) {
            throw new CommandFailure("the pictures or the drawing could not be written: " + e.getMessage());
        }
    }

    private Map<String, Reliability> withRenders(List<MarkedPicture> pictures) throws IOException {
        Path folder = Files.createTempDirectory("umpire-renders");
        try {
            pictures.addAll(RenderedDice.into(folder, renders, seed));
            return read(pictures);
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Renders each picture in another light. */
    private void addNumerals(Map<String, Reliability> byKind) throws IOException {
        if (renders <= 0) {
            return;
        }
        NumeralTrial trial = new NumeralTrial(NumeralNets.standard(), NumeralThresholds.standard());
        List<PictureCondition> lights = PictureCondition.ALL;
        Reliability reliability = new Reliability();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "looks at numerals", renders)) {
            for (int i = 0; i < renders; i++) {
                trial.judged(lights.get(i % lights.size()), NUMERALS_FROM + seed * MOST_RENDERS + i)
                        .forEach(judged -> reliability.add(judged.confidence(), judged.isRight()));
                progress.step();
            }
            progress.clear();
        }
        byKind.put(DieType.NUMERALS, reliability);
    }

    private Map<String, Reliability> read(List<MarkedPicture> pictures) {
        Map<String, Reliability> byKind = new TreeMap<>();
        PictureReader reader = new PictureReader(Optional.empty(), EyeThresholds.standard());
        try (Progress progress = new Progress(spec.commandLine().getErr(), "looks", pictures.size())) {
            for (MarkedPicture picture : pictures) {
                switch (reader.look(picture.image())) {
                    case Parsed.Good<List<PictureReport>> good ->
                        PictureScore.judged(picture, good.value().getFirst().dice())
                                .forEach((die, right) -> byKind.computeIfAbsent(die.kind(), kind -> new Reliability())
                                        .add(die.confidence(), right));
                    case Parsed.Bad<List<PictureReport>> bad ->
                        throw new CommandFailure(picture.image() + " " + bad.why());
                }
                progress.step();
            }
            progress.clear();
        }
        return byKind;
    }

    private void tell(String kind, Reliability reliability, PrintWriter out) throws IOException {
        out.printf("%s: %-12s%10s%10s%10s%n", kind, "said", "readings", "right", "share");
        for (Reliability.SureReadings level : reliability.levels()) {
            out.printf(
                    Locale.ROOT,
                    "    %-12.2f%10d%10d%10.3f   from %.3f to %.3f%n",
                    level.stated(),
                    level.readings(),
                    level.right(),
                    level.real(),
                    level.least(),
                    level.most());
        }
        if (draw.isPresent()) {
            Path file = draw.get().resolve("reliability-" + kind + ".svg");
            Files.writeString(file, ReliabilityDiagram.svg("Readings of " + kind, reliability.levels()));
        }
    }

    /** Splits the pictures by a hash of their file names, which say nothing about the contents. */
    private static boolean isHeldOut(Path image) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-1")
                    .digest(image.getFileName().toString().getBytes(StandardCharsets.UTF_8));
            return digest[digest.length - 1] % 2 == 0;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-1", e);
        }
    }

    private static List<MarkedPicture> marked(Path path) {
        return switch (MarkedPictures.at(path)) {
            case Parsed.Good<List<MarkedPicture>> good -> good.value();
            case Parsed.Bad<List<MarkedPicture>> bad -> throw new CommandFailure(path + " " + bad.why());
        };
    }
}
