package umpire.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.command.options.GameOptions;
import umpire.hardware.CameraSource;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Parsed;
import umpire.table.doctor.Doctor;
import umpire.table.doctor.Finding;
import umpire.table.wiring.DataFolder;

/** Examines a table's parts. */
@Command(
        name = "doctor",
        description = {
            "Examine a table part by part: camera, light, focus, corner tags, strip, buttons, disk, clock, warmth, power.",
            "Each finding says what is wrong, what mends it, and how to see that it is mended. The strip shines white for a moment.",
            "Stop a table that runs: no two programs can have a camera. Exit 1 when something will not do."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire doctor --rig rig.yaml",
            "  ./umpire doctor --camera 0",
            "  ./umpire doctor --rig rig.yaml --json"
        })
public final class DoctorCommand implements Callable<Integer> {
    private static final long LIT_MS = 2_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--rig", paramLabel = "FILE", description = "the rig file (default: the standard table)")
    private Optional<Path> rig = Optional.empty();

    @Option(
            names = "--camera",
            paramLabel = "SOURCE",
            description = "another camera than the rig file's, see 'umpire run --help'")
    private Optional<String> camera = Optional.empty();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "the table's data folder (default: umpire in $XDG_DATA_HOME)")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--json", description = "one JSON object a line")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        long origin = System.nanoTime();
        Doctor doctor = new Doctor(
                wanted(), data.orElseGet(DataFolder::standard), () -> (System.nanoTime() - origin) / 1_000_000);
        List<Finding> findings = doctor.findings(game.open(), LIT_MS);
        PrintWriter out = spec.commandLine().getOut();
        for (Finding finding : findings) {
            if (json) {
                out.println(RecordGson.line(finding));
            } else {
                print(out, finding);
            }
        }
        out.flush();
        return findings.stream().anyMatch(finding -> finding.state() == Finding.FindingState.BAD) ? 1 : 0;
    }

    private static void print(PrintWriter out, Finding finding) {
        String state = finding.state().name().toLowerCase(Locale.ROOT);
        out.printf(Locale.ROOT, "%-9s %-8s %s%n", state, finding.part(), finding.says());
        if (!finding.mend().isEmpty()) {
            out.printf(Locale.ROOT, "%18s Do:    %s%n", "", finding.mend());
            out.printf(Locale.ROOT, "%18s Check: %s%n", "", finding.proof());
        }
    }

    private Rig wanted() {
        Rig read = rig.map(DoctorCommand::read).orElseGet(Rig::standard);
        return camera.map(source -> switch (CameraSource.parse(source)) {
                    case Parsed.Good<CameraSource> good -> read.seeing(good.value());
                    case Parsed.Bad<CameraSource> bad ->
                        throw new ParameterException(spec.commandLine(), "--camera: " + bad.why());
                })
                .orElse(read);
    }

    private static Rig read(Path file) {
        return switch (TextFile.read(file).then(text -> RigFile.read(text, file.toString()))) {
            case Parsed.Good<Rig> good -> good.value();
            case Parsed.Bad<Rig> bad -> throw new CommandFailure(bad.why());
        };
    }
}
