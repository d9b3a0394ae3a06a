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
import umpire.command.console.Progress;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.RigVersions;
import umpire.rules.kernel.Parsed;
import umpire.vision.calibrate.Calibrator;
import umpire.vision.calibrate.board.BoardRequest;
import umpire.vision.calibrate.draw.CalibrationCharts;
import umpire.vision.calibrate.review.CalibrationReport;

/** Calibrates a camera's lens from pictures of a board. */
@Command(
        name = "calibrate",
        description = {
            "Find the lens parameters of a camera, so that the table can measure with it.",
            "",
            "Print a board (./umpire print calibration-board), glue it onto something stiff and flat, and take 15 to 25",
            "pictures of it with the table's camera: near enough to fill a third of the picture, in the middle and in every",
            "corner, tilted by 30 to 45 degrees to all sides, always still and sharp. Lock focus and zoom first.",
            "",
            "A picture that does not fit the others is left out and named. If the pictures are not good enough, the command says",
            "why, writes nothing, and exits with 1. It reads JPEG, PNG, TIFF, BMP, WebP and motion-JPEG AVI. Of a video it uses",
            "the frames in which the board is still."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire calibrate pictures/ --rig rig.yaml                   the board is recognised from the pictures",
            "  ./umpire calibrate pictures/ --board charuco:8x6:30:22:DICT_5X5_100 --rig rig.yaml --maps maps/",
            "  ./umpire calibrate left*.jpg --board chessboard:9x6:25 --json",
            "  ./umpire calibrate waving.avi --board charuco",
            "",
            "Boards:",
            "  charuco:COLSxROWS:SQUAREMM:MARKERMM:DICT   squares in a row x rows of squares, side of a square and of a tag",
            "  chessboard:COLSxROWS:SQUAREMM              inner corners in a row x rows of inner corners",
            "  The last parts may be left out or empty: the command finds them in the pictures. Only millimetres are required."
        })
public final class CalibrateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "PICTURES", arity = "0..*", description = "Folders, pictures or videos.")
    private List<Path> pictures = new ArrayList<>();

    @Option(names = "--images", paramLabel = "DIR", description = "More folders, pictures or videos.")
    private List<Path> images = new ArrayList<>();

    @Option(names = "--board", paramLabel = "BOARD", description = "The kind of board; see below.")
    private Optional<String> board = Optional.empty();

    @Option(
            names = {"--rig", "--out"},
            paramLabel = "FILE",
            description =
                    "The rig file to write the lens into. The rest of it stays, and its old version is kept beside it.")
    private Optional<Path> rig = Optional.empty();

    @Option(
            names = "--maps",
            paramLabel = "DIR",
            description = "Draw coverage.png and table-error.png into this folder.")
    private Optional<Path> maps = Optional.empty();

    @Option(names = "--json", description = "Write all figures as one JSON object.")
    private boolean json;

    @Override
    public Integer call() {
        List<Path> named = new ArrayList<>(images);
        named.addAll(pictures);
        if (named.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "name the folder with your pictures, such as: ./umpire calibrate pictures/");
        }
        BoardRequest request = board.map(this::request).orElse(BoardRequest.UNKNOWN);
        RigText file = rigText();
        maps.ifPresent(CalibrateCommand::make);
        CalibrationReport report = report(named, request, file.rig());
        // Reports before writing, because the calibration took a while and should not be lost if writing fails.
        tell(report);
        if (report.accepted()) {
            rig.map(path -> write(path, report, file)).ifPresent(json ? this::note : this::say);
        }
        maps.ifPresent(folder -> draw(folder, report, file.rig()));
        return report.accepted() ? 0 : 1;
    }

    private void tell(CalibrationReport report) {
        if (json) {
            say(CalibrationJson.line(report));
        } else {
            CalibrationText.of(report, rig.isPresent()).forEach(this::say);
        }
        report.refusals().forEach(refusal -> note("umpire: " + refusal.says()));
    }

    private void say(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    private void note(String says) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(says);
        err.flush();
    }

    private BoardRequest request(String text) {
        return switch (BoardRequest.parse(text)) {
            case Parsed.Good<BoardRequest> good -> good.value();
            case Parsed.Bad<BoardRequest> bad ->
                throw new ParameterException(spec.commandLine(), "--board: " + bad.why());
        };
    }

    /**
     * A rig file before the calibration.
     *
     * @param text its text; empty without a file
     * @param rig its rig; the standard rig without a file
     */
    private record RigText(String text, Rig rig) {}

    private RigText rigText() {
        rig.map(Path::toAbsolutePath).map(Path::getParent).ifPresent(CalibrateCommand::checked);
        if (rig.isEmpty() || !Files.exists(rig.get())) {
            return new RigText("", Rig.standard());
        }
        Path path = rig.get();
        Parsed<RigText> read = TextFile.read(path)
                .then(text -> RigFile.read(text, path.toString()).then(good -> Parsed.good(new RigText(text, good))));
        return switch (read) {
            case Parsed.Good<RigText> good -> good.value();
            case Parsed.Bad<RigText> bad -> throw new CommandFailure(bad.why());
        };
    }

    /** Checks before the work that the file can be written. */
    private static void checked(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new CommandFailure(folder + ": there is no such folder to write the rig file into; make it first");
        }
        if (!Files.isWritable(folder)) {
            throw new CommandFailure(
                    folder + ": the rig file's folder cannot be written, and the old version of the file is"
                            + " kept there too; change the folder's permissions, or name another file");
        }
    }

    private CalibrationReport report(List<Path> named, BoardRequest request, Rig table) {
        try (Progress progress = new Progress(spec.commandLine().getErr(), "pictures", named.size())) {
            Calibrator calibrator = new Calibrator(request, table);
            Parsed<CalibrationReport> report =
                    calibrator.from(named, (done, all) -> progress.note(done + " of " + all + " files looked at"));
            return switch (report) {
                case Parsed.Good<CalibrationReport> good -> good.value();
                case Parsed.Bad<CalibrationReport> bad -> throw new CommandFailure(bad.why());
            };
        }
    }

    private static String write(Path path, CalibrationReport report, RigText before) {
        Camera camera = report.lens().orElseThrow().camera();
        String text = before.text().isEmpty()
                ? RigFile.write(before.rig().through(camera))
                : exchanged(path, before.text(), camera);
        try {
            Optional<Path> kept = new RigVersions(path).write(text);
            return "Written to " + path
                    + kept.map(old -> "; its old version is " + old.getFileName() + ".")
                            .orElse(": a new file with the standard table. Replace its values by your measurements.");
        } catch (IOException e) {
            throw new CommandFailure(path + " could not be written (" + FileTrouble.why(e)
                    + "); check the folder's permissions and its free space, or name another file");
        }
    }

    private static String exchanged(Path path, String text, Camera camera) {
        return switch (RigFile.withCamera(text, camera)) {
            case Parsed.Good<String> good -> good.value();
            case Parsed.Bad<String> bad -> throw new CommandFailure(path + ": " + bad.why());
        };
    }

    private static void make(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new CommandFailure("--maps " + folder + " could not be made (" + FileTrouble.why(e)
                    + "); name a folder that exists or can be created");
        }
    }

    private static void draw(Path folder, CalibrationReport report, Rig table) {
        try {
            if (report.coverage().isPresent()) {
                byte[] png = CalibrationCharts.coverage(report.coverage().get(), report.widthPx(), report.heightPx());
                Files.write(folder.resolve("coverage.png"), png);
            }
            if (report.lens().isPresent()) {
                byte[] png = CalibrationCharts.tableError(report.lens().get().table(), table.table());
                Files.write(folder.resolve("table-error.png"), png);
            }
        } catch (IOException e) {
            throw new CommandFailure("the maps could not be written to " + folder + " (" + FileTrouble.why(e)
                    + "); name a folder that can be written");
        }
    }
}
