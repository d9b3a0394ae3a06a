package umpire.command;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import umpire.command.console.CommandFailure;
import umpire.command.options.FrameSize;
import umpire.hardware.CameraSource;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.taught.CustomDieFile;
import umpire.mqtt.payload.Topics;
import umpire.rules.kernel.Parsed;
import umpire.table.wiring.DataFolder;

/** Options of a table: its rig file, its camera and its data folder. */
public final class TableOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "the folder for the journal, tokens and other stored files; other users cannot read it (default: umpire in $XDG_DATA_HOME)")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--rig",
            paramLabel = "FILE",
            description =
                    "the rig file (default: the standard table, with the lens that was last accepted on the page /rig)")
    private Optional<Path> rig = Optional.empty();

    @Option(
            names = "--frame",
            paramLabel = "WIDTHxHEIGHT",
            description = "size of the camera's frames (default: as the rig's camera)")
    private Optional<String> frame = Optional.empty();

    @Option(
            names = "--camera",
            paramLabel = "SOURCE",
            description =
                    "virtual, rpicam, a camera's number or /dev/v4l/by-id/NAME, a stream's address, a video file or a folder of pictures (default: as the rig file says, else virtual)")
    private Optional<String> camera = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    /** Checks before any work that the table's name is valid in topics. */
    static void checkName(CommandLine line, String table) {
        try {
            Topics.root(table);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(line, "--table: " + e.getMessage(), e);
        }
    }

    /** Checks the options before any work. */
    void check() {
        if (data.isPresent() && data.get().toString().isBlank()) {
            throw usage("--data is a folder, such as /tmp/evening");
        }
        try {
            camera.ifPresent(FileName::path);
        } catch (TypeConversionException e) {
            throw usage("--camera: " + e.getMessage());
        }
    }

    Path data() {
        return data.orElseGet(DataFolder::standard);
    }

    /** Returns the rig file; empty when none was named. */
    Optional<Path> rigFile() {
        return rig;
    }

    /** Returns the rig with its camera and its custom dice. */
    Rig rig() {
        Rig read = rig.map(TableOptions::read).orElseGet(Rig::standard);
        Rig sized = frame.map(size -> FrameSize.of(spec.commandLine(), size).of(read))
                .orElse(read);
        return camera.map(source -> switch (CameraSource.parse(source)) {
                    case Parsed.Good<CameraSource> good -> sized.seeing(good.value());
                    case Parsed.Bad<CameraSource> bad -> throw usage("--camera: " + bad.why());
                })
                .orElse(sized);
    }

    /** Reads a rig file and its custom dice. */
    static Rig read(Path file) {
        return switch (TextFile.read(file)
                .then(text -> RigFile.read(text, file.toString(), CustomDieFile.beside(file)))) {
            case Parsed.Good<Rig> good -> good.value();
            case Parsed.Bad<Rig> bad -> throw new CommandFailure(bad.why());
        };
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
