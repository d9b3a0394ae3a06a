package umpire.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.hardware.CameraSource;
import umpire.hardware.Devices;
import umpire.hardware.Rig;
import umpire.hardware.WireSource;
import umpire.hardware.plan.BuilderSheet;
import umpire.hardware.plan.WiringDrawing;

/** Prints the parts to buy, the wiring and the mounting for a rig. */
@Command(
        name = "hardware",
        description = {
            "Print the plan of a table, computed from its rig file: parts with prices, wiring, power, and where the camera hangs.",
            "After a change of the rig file, run the command again."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire hardware --rig rig.yaml                 the whole plan as text",
            "  ./umpire hardware --rig rig.yaml --out plan      plan/rig.md and the wiring as plan/rig.svg"
        })
public final class HardwareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--rig",
            paramLabel = "FILE",
            description = "the rig file (default: the standard table, on the pins of a Raspberry Pi)")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", description = "write the plan and the wiring diagram into this folder")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        Rig rig = file.map(TableOptions::read).orElseGet(HardwareCommand::wired);
        String name = file.map(named -> named.getFileName().toString()).orElse("standard.yaml");
        String plain = name.replaceFirst("\\.ya?ml$", "");
        String sheet = BuilderSheet.of(rig, name, plain + ".svg");
        if (out.isEmpty()) {
            spec.commandLine().getOut().print(sheet);
            spec.commandLine().getOut().flush();
            return 0;
        }
        write(out.orElseThrow(), plain + ".md", sheet);
        write(out.orElseThrow(), plain + ".svg", WiringDrawing.of(rig, name));
        return 0;
    }

    /** Returns the standard rig of a Raspberry Pi, with its camera, and strip and buttons on its pins. */
    private static Rig wired() {
        Rig standard = Rig.standard();
        Devices devices =
                new Devices(new CameraSource.RaspberryPi(0), new WireSource.HeaderPins(), new WireSource.HeaderPins());
        return new Rig(
                standard.camera(), standard.table(), standard.leds(), standard.buttons(), standard.dice(), devices);
    }

    private void write(Path folder, String name, String text) {
        Path written = folder.resolve(name);
        try {
            Files.createDirectories(folder);
            Files.writeString(written, text);
        } catch (IOException e) {
            throw new CommandFailure(
                    written + " could not be written (" + FileTrouble.why(e)
                            + "); name a folder that can be written with --out",
                    e);
        }
        spec.commandLine().getOut().println(written);
        spec.commandLine().getOut().flush();
    }
}
