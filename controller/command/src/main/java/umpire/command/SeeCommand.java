package umpire.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.InterruptHook;
import umpire.command.console.Progress;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.taught.CustomDieFile;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.vision.see.DiceAsked;
import umpire.vision.see.PictureReader;
import umpire.vision.see.PictureReport;
import umpire.vision.see.PieceList;

/** Reads photographs. */
@Command(
        name = "see",
        description = {
            "Read dice and tagged pieces on photographs, or on the still frames of a video.",
            "",
            "Reads JPEG, PNG, TIFF, BMP, WebP and motion-JPEG AVI. Boxes are in the file's own pixels, from the top left.",
            "With --rig, and the table's corner tags in view, positions are also in millimetres of the table frame.",
            "An unreadable face is null, or '?', with the reason. The same holds for an unread object that looks like a die.",
            "A table asks the players about a face with a confidence below 0.9.",
            "A file that cannot be read is named on standard error. The others are still read, and the exit code is 1."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire see vision/twin/src/test/resources/golden/dice.jpg",
            "  ./umpire see --rig hardware/rig/standard.yaml --json vision/twin/src/test/resources/golden/plain.jpg",
            "  ./umpire see --rig rig.yaml --dice 16,19 evening.jpg               with dice of two sizes",
            "  ./umpire see --rig rig.yaml --dice d10=16 throw.jpg                ten-sided dice with numerals",
            "  ./umpire see --tags DICT_APRILTAG_36h11 vision/twin/src/test/resources/golden/dice.jpg",
            "  ./umpire see --explain why.png vision/twin/src/test/resources/golden/dice.jpg",
            "  ./umpire see --rig rig.yaml --game ogre-chess laid.jpg             list missing pieces",
            "  ./umpire see --rig rig.yaml --pieces pieces.yaml evening/*.jpg     with files of your own",
            "",
            "pieces.yaml:",
            "  pieces: [{tag: 0, name: red infantry, tagMm: 20, heightMm: 3}]",
            "  octahedra: [{name: Heavy Tank, edgeMm: 50, tagMm: 18, tags: [100, 101, 102, 103, 104, 105, 106, 107]}]"
        })
public final class SeeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "IMAGE", arity = "1..*", description = "Pictures or videos.")
    private List<Path> images = new ArrayList<>();

    @Option(names = "--rig", paramLabel = "FILE", description = "The rig file: lens and table.")
    private Optional<Path> rig = Optional.empty();

    @Option(names = "--pieces", paramLabel = "FILE", description = "Names and heights of tagged pieces, in YAML.")
    private Optional<Path> pieces = Optional.empty();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "Name the pieces of a game, and list those of its box that are not on the picture.")
    private Optional<String> game = Optional.empty();

    @Option(
            names = "--tags",
            paramLabel = "DICT",
            description = "Another tag dictionary of OpenCV. Each of its tags then counts as a piece.")
    private Optional<String> tags = Optional.empty();

    @Option(
            names = "--dice",
            paramLabel = "DICE",
            split = ",",
            description = {
                "The dice to look for: d6 for dice with pips, d10 for ten-sided dice with numerals; both without this option.",
                "A size in millimetres, such as d6=16 or just 16, replaces the sizes of the rig file. With --rig, d10=16 does so too.",
                "Without sizes, the command estimates them from the picture, and cannot tell whether a die with pips leans.",
                "It takes all ten-sided dice of a picture to be of one size."
            })
    private List<String> dice = new ArrayList<>();

    @Option(
            names = "--explain",
            paramLabel = "OUT.png",
            description = {
                "Draw every stage on the picture into this file: what was found, what was rejected, and why.",
                "The second picture goes into OUT-2.png, and so on. Existing files are overwritten."
            })
    private Optional<Path> explain = Optional.empty();

    @Option(names = "--json", description = "Write one JSON object a line.")
    private boolean json;

    @Override
    public Integer call() {
        dice();
        explain.flatMap(first -> ExplainedLooks.fault(first, images)).ifPresent(fault -> {
            throw new ParameterException(spec.commandLine(), fault);
        });
        if (game.isPresent() && (pieces.isPresent() || tags.isPresent())) {
            throw new ParameterException(
                    spec.commandLine(), "--game names pieces and tags itself: leave out --pieces and --tags.");
        }
        return switch (sight()) {
            case Parsed.Good<PictureReader> sight -> look(sight.value());
            case Parsed.Bad<PictureReader> bad -> {
                complain(bad.why());
                yield 1;
            }
        };
    }

    private DiceAsked dice() {
        DiceAsked asked = switch (DiceAsked.parse(dice)) {
            case Parsed.Good<DiceAsked> good -> good.value();
            case Parsed.Bad<DiceAsked> bad ->
                throw new ParameterException(spec.commandLine(), "--dice: " + bad.why() + ".");
        };
        if (!asked.numeralsMm().isEmpty() && rig.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--dice with a size needs --rig: only a rig file tells how large a millimetre looks.");
        }
        return asked;
    }

    private int look(PictureReader pictureReader) {
        PrintWriter out = spec.commandLine().getOut();
        int bad = 0;
        AtomicInteger done = new AtomicInteger();
        PrintWriter err = spec.commandLine().getErr();
        try (Progress progress = new Progress(err, "files", images.size());
                InterruptHook interrupted =
                        new InterruptHook(progress, err, () -> List.of(done + " of " + images.size() + " files"))) {
            interrupted.watch();
            for (Path image : images) {
                progress.note(String.valueOf(image.getFileName()));
                bad += look(pictureReader, image, out, progress) ? 0 : 1;
                done.incrementAndGet();
                progress.step();
            }
        }
        return bad == 0 ? 0 : 1;
    }

    private boolean look(PictureReader pictureReader, Path image, PrintWriter out, Progress progress) {
        return switch (pictureReader.look(image)) {
            case Parsed.Good<List<PictureReport>> good -> {
                progress.clear();
                good.value().forEach(pictureReport -> tell(pictureReport, out));
                out.flush();
                yield true;
            }
            case Parsed.Bad<List<PictureReport>> bad -> {
                progress.say("umpire: " + image + ": " + bad.why());
                yield false;
            }
        };
    }

    private void tell(PictureReport report, PrintWriter out) {
        out.println(json ? ReportJson.line(report) : ReportText.of(report));
        if (!json) {
            box().ifPresent(box -> out.println(box.check(report)));
        }
    }

    private Optional<BoxOnPicture> box() {
        return game.map(name -> switch (GameCatalogue.open(name, Map.of())) {
            case Parsed.Good<? extends Game<?, ?>> good -> new BoxOnPicture(good.value());
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new ParameterException(spec.commandLine(), bad.why());
        });
    }

    private void complain(String says) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("umpire: " + says);
        err.flush();
    }

    private Parsed<PictureReader> sight() {
        Parsed<Optional<Rig>> table =
                optional(rig, (text, name) -> RigFile.read(text, name, CustomDieFile.beside(Path.of(name))));
        Parsed<Optional<PieceList>> list = optional(pieces, PieceList::read);
        Optional<PieceList> ofGame = box().map(BoxOnPicture::list);
        return table.then(r ->
                list.then(p -> Parsed.good(sight(r, ofGame.or(() -> p).orElse(PieceList.NONE)))));
    }

    private PictureReader sight(Optional<Rig> table, PieceList list) {
        try {
            return new PictureReader(table, list, tags, dice(), explain.map(ExplainedLooks::new));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--tags: " + e.getMessage(), e);
        }
    }

    private static <T> Parsed<Optional<T>> optional(Optional<Path> file, BiFunction<String, String, Parsed<T>> parse) {
        return file.map(path -> TextFile.read(path)
                        .then(text -> parse.apply(text, path.toString()))
                        .then(value -> Parsed.good(Optional.of(value))))
                .orElseGet(() -> Parsed.good(Optional.empty()));
    }
}
