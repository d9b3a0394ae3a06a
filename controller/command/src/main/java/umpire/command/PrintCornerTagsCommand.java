package umpire.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.hardware.Table;
import umpire.hardware.print.Paper;
import umpire.vision.sheet.CornerTagSheet;

/** Writes the table's corner tags. */
@Command(
        name = "corner-tags",
        description = {
            "Write the tags for the corners of the table as PDF. The camera finds the table by them.",
            "Each has a strip with its number and its corner. Lay it so that the strip is on the side of seat South."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ./umpire print corner-tags --rig rig.yaml --paper Letter"})
final class PrintCornerTagsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PrintOptions options = new PrintOptions();

    @Override
    public Integer call() {
        Paper paper = options.paper(spec.commandLine());
        Table table = options.rig().table();
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
}
