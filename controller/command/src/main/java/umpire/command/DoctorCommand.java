package umpire.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.options.GameOptions;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.json.RecordGson;
import umpire.table.doctor.Doctor;
import umpire.table.finding.Finding;
import umpire.table.rig.RigInUse;

/** Checks a table's parts. */
@Command(
        name = "doctor",
        description = {
            "Check a table part by part: camera, light, focus, corner tags, strip, buttons, sensors, broker, disk, clock, temperature, power.",
            "Each finding says what is wrong, how to repair it, and how to check the repair. The strip lights up part by part, and the camera checks it.",
            "Stop a running table first: only one program can use the camera. The exit code is 1 if a part is bad."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire doctor --rig rig.yaml",
            "  ./umpire doctor --camera 0",
            "  ./umpire doctor --rig rig.yaml --json",
            "  ./umpire doctor --broker mqtt://192.168.1.5:1883 --broker-user umpire --broker-password-file mqtt.txt"
        })
public final class DoctorCommand implements Callable<Integer> {
    private static final long LIT_MS = 2_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Mixin
    private TableOptions place = new TableOptions();

    @Mixin
    private BrokerOptions broker = new BrokerOptions();

    @Option(
            names = "--table",
            paramLabel = "NAME",
            defaultValue = "home",
            description = "the table's name in MQTT topics, for an outside broker (default: home)")
    private String table = "home";

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        place.check();
        TableOptions.checkName(spec.commandLine(), table);
        long origin = System.nanoTime();
        Rig rig = new RigInUse(place.rig(), place.rigFile(), place.data()).now();
        Doctor doctor = new Doctor(rig, place.data(), broker(), () -> (System.nanoTime() - origin) / 1_000_000);
        String again = GivenCommand.words(spec.commandLine().getParseResult().originalArgs());
        List<Finding> findings = doctor.findings(game.open(), LIT_MS).stream()
                .map(finding -> finding.provedBy(again))
                .toList();
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

    private Optional<MqttSettings> broker() {
        return broker.outside().map(outside -> outside.mqtt(table));
    }

    private static void print(PrintWriter out, Finding finding) {
        String state = finding.state().name().toLowerCase(Locale.ROOT);
        out.printf(Locale.ROOT, "%-9s %-8s %s%n", state, finding.part(), finding.says());
        if (!finding.mend().isEmpty()) {
            out.printf(Locale.ROOT, "%18s Do:    %s%n", "", finding.mend());
            out.printf(Locale.ROOT, "%18s Check: %s%n", "", finding.proof());
        }
    }
}
