package umpire.command;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.table.journal.Backup;
import umpire.table.journal.JournalException;
import umpire.table.wiring.DataFolder;

/** Restores a backup into a data folder. */
@Command(
        name = "restore",
        description = {
            "Restore a backup of 'umpire backup' into the data folder. Stop the table first.",
            "The backup is checked as a whole before anything is changed. A folder with games is left as it is, unless you give --replace:",
            "then its old files go to the folder before-restore-1 inside it. Tokens stay as they are; a new folder gets new ones."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire restore evening.zip",
            "  ./umpire restore evening.zip --data /tmp/evening",
            "  ./umpire restore evening.zip --replace"
        })
public final class RestoreCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "a backup")
    private Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR", description = "the data folder (default: as 'umpire run')")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--replace", description = "set games aside that the folder has already")
    private boolean replace;

    @Override
    public Integer call() {
        Path folder = data.orElseGet(DataFolder::standard);
        try {
            Backup.Restored restored = Backup.restore(file, folder, replace);
            PrintWriter out = spec.commandLine().getOut();
            int games = restored.games();
            out.println(folder + " has the " + games + (games == 1 ? " game" : " games") + " of " + file + " now.");
            if (Files.exists(restored.aside())) {
                out.println("Its old files are in " + restored.aside() + ".");
            }
            return 0;
        } catch (JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }
}
