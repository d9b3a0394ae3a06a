package umpire.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.TypeConversionException;
import umpire.command.console.CommandFailure;

/** The command line. It exits with 0 on success, 2 on bad usage and 1 on failure. */
@Command(
        name = "umpire",
        description = "A table that referees board games.",
        mixinStandardHelpOptions = true,
        version = "umpire 0.1.0 ${sys:umpire.commit:-}",
        subcommands = {
            RunCommand.class,
            SeeCommand.class,
            CalibrateCommand.class,
            TeachCommand.class,
            PrintCommand.class,
            PictureCommand.class,
            JudgeCommand.class,
            ReplayCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            StatisticsCommand.class,
            GamesCommand.class,
            DoctorCommand.class,
            TokenCommand.class,
            HardwareCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  ./umpire run                     start the virtual table; open the printed address",
            "  ./umpire games                   list the games",
            "  ./umpire selfplay --game ogre-chess --games 100 --seed 1",
            "  echo '{\"game\":\"ogre-chess\",\"actions\":[\"e2-e3\"]}' | ./umpire judge",
            "  ./umpire see vision/twin/src/test/resources/golden/dice.jpg     read the dice on a picture",
            "  ./umpire calibrate pictures/ --rig rig.yaml     find the lens from pictures of a board",
            "  ./umpire teach house-dice.yaml 1.jpg 2.jpg     teach it dice of your own",
            "  ./umpire print calibration-board                the board for these pictures as PDF, to scale",
            "  ./umpire print ogre-chess        the box of a game as PDF: board, pieces, dice",
            "  ./umpire doctor --rig rig.yaml   check a table and say what to repair",
            "  ./umpire hardware --rig rig.yaml the plan of a table: parts, wiring, power, camera mount",
            "  ./umpire test                    build and prove everything",
            "  ./umpire mutants [MODULE...]     put faults into rules and referee, and count those that tests miss"
        })
public final class Umpire {
    /** The width of the help in characters. It keeps each example in one line for copying. */
    private static final int HELP_WIDTH = 130;

    private Umpire() {}

    /** Runs one command and exits with its code. Sets the locale to English for texts and numbers. */
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.exit(commandLine().execute(args));
    }

    /** Returns the command line with the error handling of {@code main}. */
    public static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Umpire());
        ServiceLoader.load(CommandProvider.class)
                .forEach(provider -> provider.commands().forEach(line::addSubcommand));
        line.addSubcommand(new HelpCommand());
        line.setUsageHelpWidth(HELP_WIDTH);
        line.registerConverter(int.class, text -> number(text, Integer::valueOf));
        line.registerConverter(Integer.class, text -> number(text, Integer::valueOf));
        line.registerConverter(long.class, text -> number(text, Long::valueOf));
        line.registerConverter(Long.class, text -> number(text, Long::valueOf));
        line.registerConverter(Path.class, FileName::path);
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof CommandFailure commandFailure) {
                command.getErr().println("umpire: " + commandFailure.getMessage());
                return 1;
            }
            return stumbled(command, failure);
        });
        line.setParameterExceptionHandler((failure, arguments) -> {
            CommandLine command = failure.getCommandLine();
            PrintWriter err = command.getErr();
            err.println("umpire: " + FileName.complaint(failure));
            CommandLine.UnmatchedArgumentException.printSuggestions(failure, err);
            err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
            return 2;
        });
        return line;
    }

    /** Reports a bug in one line, and prints the stack trace if UMPIRE_TRACE is set. */
    private static int stumbled(CommandLine command, Exception bug) {
        PrintWriter err = command.getErr();
        err.println("umpire: a bug: " + bug
                + ". Please report it with what you did; UMPIRE_TRACE=1 prints the stack trace.");
        if (System.getenv("UMPIRE_TRACE") != null) {
            bug.printStackTrace(err);
        }
        return 1;
    }

    private static <N> N number(String text, Function<String, N> read) {
        try {
            return read.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number, or too large");
        }
    }
}
