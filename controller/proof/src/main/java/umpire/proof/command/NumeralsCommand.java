package umpire.proof.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.twin.numerals.DieExport;
import umpire.vision.twin.numerals.NumeralScene;
import umpire.vision.twin.numerals.NumeralTraining;
import umpire.vision.twin.numerals.NumeralTrial;

/** Trains or tests the neural nets that read numerals on dice. */
@Command(
        name = "numerals",
        description = {
            "Measure how well numerals on dice are read, on rendered pictures with typefaces that were not used for training. Prints a line for each light.",
            "With --train, render pictures, train all neural nets and write them into a file. With --train and --nets, keep the nets that find",
            "and read numerals from that file, and train only the net that tells whether a die leans. The program's own nets are in",
            "vision/src/main/resources/umpire/vision/detect/numerals/numerals.net."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire numerals                                       test the program's own nets",
            "  ./umpire numerals --pictures 1 --nets own.net           test other nets, on fewer pictures",
            "  ./umpire numerals --train own.net                       train: half an hour, with UMPIRE_JAVA_OPTIONS=-Xmx4g"
        })
public final class NumeralsCommand implements Callable<Integer> {
    private static final long TRIED_SEED = 900_000;
    private static final int EXPORTED = 40;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--train", paramLabel = "FILE", description = "train, and write the nets into this file")
    private Optional<Path> train = Optional.empty();

    @Option(
            names = "--export",
            paramLabel = "DIR",
            description =
                    "write pictures and the places of their dice into this directory (see vision/training/README.md)")
    private Optional<Path> export = Optional.empty();

    @Option(
            names = "--nets",
            paramLabel = "FILE",
            description = "the file of the nets to test, or to keep with --train (default: the program's own)")
    private Optional<Path> nets = Optional.empty();

    @Option(
            names = "--pictures",
            paramLabel = "N",
            description = "number of rendered pictures: for each light to try (default: 2), or to train (default: 230)")
    private Optional<Integer> pictures = Optional.empty();

    @Option(names = "--fresh", description = "use typefaces that were not used to choose thresholds either")
    private boolean fresh;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "the random seed (default: 1)")
    private long seed;

    @Override
    public Integer call() {
        if (pictures.filter(count -> count < 1).isPresent()) {
            throw new ParameterException(spec.commandLine(), "--pictures is at least 1");
        }
        try {
            if (export.isPresent()) {
                new DieExport(pictures.orElse(EXPORTED), seed, fresh).write(Files.createDirectories(export.get()));
                return 0;
            }
            return train.isPresent() ? train(train.get()) : tried();
        } catch (IOException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private int train(Path file) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        NumeralTraining standard = NumeralTraining.standard();
        NumeralTraining training = new NumeralTraining(
                pictures.orElse(standard.pictures()),
                standard.rounds(),
                standard.bodyNeurons(),
                standard.numeralNeurons(),
                seed);
        Consumer<String> told = line -> {
            out.println(line);
            out.flush();
        };
        NumeralNets made = nets.isEmpty() ? training.train(told) : training.train(opened(), told);
        try (OutputStream to = Files.newOutputStream(file)) {
            made.write(to);
        }
        out.println(file + " has " + Files.size(file) + " bytes");
        out.flush();
        return 0;
    }

    private int tried() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        NumeralTrial trial = new NumeralTrial(opened(), NumeralThresholds.standard());
        List<String> complaints = new ArrayList<>();
        out.printf(
                "%-24s%7s%7s%7s%7s%8s%9s%7s%8s%6s%8s%n",
                "", "dice", "right", "open", "wrong", "missed", "leaning", "taken", "strays", "sure", "ms");
        for (NumeralScene.PictureCondition condition : NumeralScene.PictureCondition.ALL) {
            int count = pictures.orElse(2);
            NumeralTrial.Tally tally = trial.tried(condition, count, TRIED_SEED + 1000 * seed, fresh, complaints);
            out.printf(
                    "%-24s%7d%7d%7d%7d%8d%9d%7d%8d%6d%8d%n",
                    condition.name(),
                    tally.dice(),
                    tally.right(),
                    tally.open(),
                    tally.wrong(),
                    tally.missed(),
                    tally.leaning(),
                    tally.taken(),
                    tally.strays(),
                    tally.sureStrays(),
                    tally.millis() / count);
            out.flush();
        }
        complaints.forEach(out::println);
        out.flush();
        return 0;
    }

    private NumeralNets opened() throws IOException {
        if (nets.isEmpty()) {
            return NumeralNets.standard();
        }
        try (var in = Files.newInputStream(nets.get())) {
            return NumeralNets.read(in);
        }
    }
}
