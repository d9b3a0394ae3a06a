package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import umpire.command.console.CommandFailure;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Parsed;

/** The output file, the paper and the rig. */
final class PrintOptions {
    @Option(
            names = "--paper",
            paramLabel = "PAPER",
            defaultValue = "A4",
            description = "A4, A3 or Letter (default: ${DEFAULT-VALUE}).")
    private String paper = "";

    @Option(names = "--out", paramLabel = "FILE", description = "The PDF file to write.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--rig",
            paramLabel = "FILE",
            description = "The rig file, for its tags and sizes (default: the standard table).")
    private Optional<Path> rig = Optional.empty();

    /** Returns the rig to print for. */
    Rig rig() {
        return rig.map(path -> switch (TextFile.read(path).then(text -> RigFile.read(text, path.toString()))) {
                    case Parsed.Good<Rig> good -> good.value();
                    case Parsed.Bad<Rig> bad -> throw new CommandFailure(bad.why());
                })
                .orElseGet(Rig::standard);
    }

    Paper paper(CommandLine command) {
        return Paper.named(paper)
                .orElseThrow(() -> new ParameterException(command, "--paper is A4, A3 or Letter, not '" + paper + "'"));
    }

    /** Returns whether an output file was named. */
    boolean named() {
        return out.isPresent();
    }

    int write(CommandLine command, String usual, byte[] pdf, String says) {
        Path file = out.orElse(Path.of(usual));
        try {
            Files.write(file, pdf);
        } catch (IOException e) {
            throw new CommandFailure(file + " could not be written (" + FileTrouble.why(e)
                    + "); name a file in a folder that can be written with --out");
        }
        PrintWriter writer = command.getOut();
        writer.println("Written to " + file + ": " + says);
        writer.println("Print it at 100 %, never fitted to the page, and measure its ruler.");
        writer.flush();
        return 0;
    }
}
