package umpire.table;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import umpire.table.command.GamesCommand;
import umpire.table.command.JudgeCommand;
import umpire.table.command.ProveCommand;
import umpire.table.command.ReplayCommand;
import umpire.table.command.RunCommand;
import umpire.table.command.SeeCommand;
import umpire.table.command.SelfplayCommand;
import umpire.table.command.Trouble;

/** The command line. Exit 0 on success, 2 on bad usage, 1 on failure. */
@Command(
        name = "umpire",
        description = "A table that referees board games.",
        mixinStandardHelpOptions = true,
        version = "umpire 0.1.0",
        subcommands = {
            RunCommand.class,
            SeeCommand.class,
            SelfplayCommand.class,
            JudgeCommand.class,
            ReplayCommand.class,
            ProveCommand.class,
            GamesCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  umpire run                     start the virtual table; open the printed address",
            "  umpire games                   list the games",
            "  umpire selfplay --game ogre-chess --games 100 --seed 1",
            "  echo '{\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"]}' | umpire judge",
            "  umpire see photo.jpg --json    what is on a photograph",
            "  umpire test                    build and prove everything"
        })
public final class Umpire {
    private Umpire() {}

    /** Runs one command and exits with its code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** Returns the command line with its error handling, as {@code main} uses it. */
    public static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Umpire());
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof Trouble trouble) {
                command.getErr().println("umpire: " + trouble.getMessage());
                return 1;
            }
            throw failure;
        });
        line.setParameterExceptionHandler((failure, arguments) -> {
            CommandLine command = failure.getCommandLine();
            PrintWriter err = command.getErr();
            err.println("umpire: " + failure.getMessage());
            CommandLine.UnmatchedArgumentException.printSuggestions(failure, err);
            err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
            return 2;
        });
        return line;
    }
}
