package umpire.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.hardware.Table;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Parsed;
import umpire.vision.sheet.CornerTagSheet;

/** Writes the table's corner tags. */
@Command(
        name = "corner-tags",
        description = {
            "Write the tags that are glued to the corners of the table, by which the camera knows where it looks. Each has a",
            "strip with its number and its place, which lies towards seat South."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ./umpire print corner-tags --rig rig.yaml --paper Letter"})
final class PrintCornerTagsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PrintOptions options = new PrintOptions();

    @Option(names = "--rig", paramLabel = "FILE", description = "The rig file; without it the standard table's tags.")
    private Optional<Path> rig = Optional.empty();

    @Override
    public Integer call() {
        Paper paper = options.paper(spec.commandLine());
        Table table = table();
        if (!CornerTagSheet.fits(table, paper)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "corner tags of " + table.cornerTagMm() + " mm do not fit on " + paper + "; name a larger --paper");
        }
        return options.write(
                spec.commandLine(),
                "corner-tags.pdf",
                CornerTagSheet.pdf(table, paper),
                table.corners().size() + " corner tags of " + table.dictionary() + " for " + paper + ".");
    }

    private Table table() {
        return rig.map(path -> switch (TextFile.read(path).then(text -> RigFile.read(text, path.toString()))) {
                    case Parsed.Good<Rig> good -> good.value();
                    case Parsed.Bad<Rig> bad -> throw new CommandFailure(bad.why());
                })
                .orElseGet(Rig::standard)
                .table();
    }
}
