package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.RigVersions;
import umpire.hardware.taught.CustomDie;
import umpire.hardware.taught.CustomDieFile;
import umpire.rules.kernel.Parsed;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.Photograph;
import umpire.vision.teach.DieTeacher;
import umpire.vision.teach.TeachingProgress;

/** Teaches a table custom dice. */
@Command(
        name = "teach",
        description = {
            "Teach the table your own dice: with a logo for a one, symbols, other numerals or odd pips, or an octahedron that replaces a lost die.",
            "",
            "DIE is the file that stores the die. The command creates or extends it. Without pictures it prints the faces that the file knows.",
            "Begin the name of a picture or of its folder with the face that is up: 6.jpg, six-b.jpg, 6/a.jpg. Or use --face.",
            "A picture may hold several dice if all show that face. Call a face none if it does not count and the die is thrown again.",
            "Two pictures of each face are enough, with the die turned and moved between them. Pictures of the table's own camera, with --rig,",
            "are best. Take others from straight above, with the die large on a plain background of another colour.",
            "A picture that cannot be used is named on standard error. The others are still used, and the exit code is 1.",
            "When the file changes, its old version is kept beside it."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire teach house-dice.yaml 1.jpg 2.jpg 3.jpg 4.jpg 5.jpg 6.jpg",
            "  ./umpire teach house-dice.yaml --rig rig.yaml --face 6 tonight-1.jpg tonight-2.jpg",
            "  ./umpire teach house-dice.yaml                               list known and missing faces",
            "  ./umpire teach house-dice.yaml --forget 6                    forget a face, to teach it again",
            "  ./umpire teach d8.yaml --body octahedron 1.jpg none-7.jpg    an octahedron that replaces a lost die",
            "",
            "Then name the file in the rig file:",
            "  dice:",
            "    - {kind: d6, edgeMm: 16, taught: house-dice.yaml}"
        })
public final class TeachCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "DIE", description = "The file that stores the die.")
    private Path file = Path.of("");

    @Parameters(index = "1..*", paramLabel = "PICTURE", description = "Pictures of the die.")
    private List<Path> pictures = new ArrayList<>();

    @Option(names = "--face", paramLabel = "FACE", description = "The face that every die in these pictures shows.")
    private Optional<String> face = Optional.empty();

    @Option(
            names = "--rig",
            paramLabel = "FILE",
            description = "The rig file, for pictures of the table's own camera with its corner tags in view.")
    private Optional<Path> rig = Optional.empty();

    @Option(
            names = "--edge",
            paramLabel = "MM",
            description = "The length of the die's edge. Needed if the rig file does not name DIE yet.")
    private Optional<Double> edgeMm = Optional.empty();

    @Option(
            names = "--body",
            paramLabel = "SHAPE",
            description = "The body of a new DIE: cube or octahedron (default: cube).")
    private Optional<String> body = Optional.empty();

    @Option(names = "--forget", paramLabel = "FACE", description = "Forget this face first.")
    private Optional<String> forget = Optional.empty();

    @Override
    public Integer call() {
        CustomDie before = before();
        String named = forget.map(word -> faceMeant(before, word)).orElse("");
        CustomDie die = named.isEmpty() ? before : before.without(named);
        Optional<String> meant = face.map(word -> faceMeant(before, word));
        Optional<DieTeacher.KnownTable> table = rig.map(this::table);
        int bad = 0;
        if (!pictures.isEmpty()) {
            DieTeacher teacher = new DieTeacher(die.body(), table, CustomDieThresholds.standard());
            for (Path picture : pictures) {
                Parsed<DieTeacher.FaceLesson> lesson = lesson(teacher, die, picture, meant);
                bad += lesson instanceof Parsed.Bad ? 1 : 0;
                die = told(picture, lesson, die);
            }
        }
        if (!die.equals(before)) {
            write(die);
        }
        tell(die);
        return bad == 0 ? 0 : 1;
    }

    private CustomDie before() {
        body.filter(shape -> !CustomDie.BODIES.contains(shape)).ifPresent(shape -> {
            throw usage("--body is " + String.join(" or ", CustomDie.BODIES) + ", not '" + shape + "'");
        });
        if (!Files.exists(file)) {
            if (pictures.isEmpty()) {
                throw usage(file + ": there is no such file yet; name pictures of the die after it");
            }
            checkName();
            return CustomDie.untaught("d6", body.orElse("cube"));
        }
        CustomDie kept = switch (CustomDieFile.read(file)) {
            case Parsed.Good<CustomDie> good -> good.value();
            case Parsed.Bad<CustomDie> bad -> throw new CommandFailure(bad.why());
        };
        if (body.isPresent() && !body.get().equals(kept.body())) {
            throw usage(
                    file + " is of a die whose shape is " + kept.body() + "; leave out --body, or name another file");
        }
        return kept;
    }

    /** Rejects a picture as the output file, so that a forgotten file name does not overwrite a picture. */
    private void checkName() {
        String name = String.valueOf(file.getFileName());
        if (!name.endsWith(".yaml") && !name.endsWith(".yml")) {
            throw usage("name the file that keeps the die first, such as house-dice.yaml, not '" + file + "'");
        }
    }

    private String faceMeant(CustomDie die, String word) {
        return PictureFace.meant(word, die.kind())
                .orElseThrow(() -> usage("'" + word + "' is not a face of a " + die.kind() + ". There are: "
                        + String.join(", ", CustomDie.faces(die.kind()))));
    }

    private DieTeacher.KnownTable table(Path path) {
        Rig read = switch (TextFile.read(path).then(text -> RigFile.read(text, path.toString()))) {
            case Parsed.Good<Rig> good -> good.value();
            case Parsed.Bad<Rig> bad -> throw new CommandFailure(bad.why());
        };
        return new DieTeacher.KnownTable(read, edgeMm.orElseGet(() -> edgeMm(read, path)));
    }

    private double edgeMm(Rig read, Path path) {
        Path own = file.toAbsolutePath().normalize();
        return read.dice().stream()
                .filter(size -> size.taught()
                        .map(look -> path.toAbsolutePath()
                                .resolveSibling(look.file())
                                .normalize())
                        .filter(own::equals)
                        .isPresent())
                .map(DieSize::edgeMm)
                .findFirst()
                .orElseThrow(() -> usage("the size of the die is unknown: give --edge 16, or write into " + path
                        + " under dice: - {kind: d6, edgeMm: 16, taught: " + file.getFileName() + "}"));
    }

    private Parsed<DieTeacher.FaceLesson> lesson(
            DieTeacher teacher, CustomDie die, Path picture, Optional<String> meant) {
        Optional<String> shown = meant.or(() -> PictureFace.of(picture, die.kind()));
        if (shown.isEmpty()) {
            return Parsed.bad("its name does not say which face is up. Call it 6.jpg or six-b.jpg, or say --face 6");
        }
        Optional<String> absence = Photograph.absence(picture);
        if (absence.isPresent()) {
            return Parsed.bad(absence.get());
        }
        return Photograph.open(picture).then(bgr -> {
            try (MatScope scope = new MatScope()) {
                return teacher.learn(die, shown.get(), String.valueOf(picture.getFileName()), scope.keep(bgr));
            }
        });
    }

    private CustomDie told(Path picture, Parsed<DieTeacher.FaceLesson> lesson, CustomDie die) {
        switch (lesson) {
            case Parsed.Good<DieTeacher.FaceLesson> good -> {
                return good.value().die();
            }
            case Parsed.Bad<DieTeacher.FaceLesson> bad -> {
                PrintWriter err = spec.commandLine().getErr();
                err.println("umpire: " + picture + ": " + bad.why() + ".");
                err.flush();
                return die;
            }
        }
    }

    private void write(CustomDie die) {
        try {
            new RigVersions(file).write(CustomDieFile.write(die, String.valueOf(file.getFileName())));
        } catch (IOException e) {
            throw new CommandFailure(file + ": could not be written (" + FileTrouble.why(e)
                    + "). Name a file in a folder where you may write; the old file did not change");
        }
    }

    private void tell(CustomDie die) {
        PrintWriter out = spec.commandLine().getOut();
        TeachingProgress progress = TeachingProgress.of(die, CustomDieThresholds.standard());
        String shape = die.body().equals("cube") ? "a cube" : "an " + die.body();
        out.println(file + ": " + shape + " that stands for a " + die.kind());
        for (TeachingProgress.FaceProgress one : progress.faces()) {
            out.printf("  %-5s seen %2d times   %s%n", one.face(), one.views(), one.says());
        }
        out.println(progress.next());
        out.flush();
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
