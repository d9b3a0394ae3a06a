package umpire.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes what is to be printed. */
@Command(
        name = "print",
        description = {
            "Write what a builder prints, as PDF to scale, with a ruler that shows whether the printer kept it.",
            "Print at 100 %, never fitted to the page."
        },
        mixinStandardHelpOptions = true,
        subcommands = {PrintBoardCommand.class, PrintCornerTagsCommand.class},
        footer = {
            "",
            "Examples:",
            "  ./umpire print calibration-board                    calibration-board.pdf for A4",
            "  ./umpire print calibration-board --paper A3 --out board.pdf",
            "  ./umpire print corner-tags --rig rig.yaml           corner-tags.pdf for that table"
        })
public final class PrintCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "say what to print: calibration-board or corner-tags");
    }
}
