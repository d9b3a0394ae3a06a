package umpire.command;

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

/** Writes a backup of a data folder. */
@Command(
        name = "backup",
        description = {
            "Back up a table's data folder into one file, also while the table runs.",
            "The file has every game, the players' names, the levels of the table's own seats, the lens that was accepted on the page /rig,",
            "and taught dice. It has no tokens: after a restore on another machine, scan the QR codes of /start again.",
            "The file may hold secrets of unfinished games, so only you may read it."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire backup evening.zip",
            "  ./umpire backup --data /var/lib/umpire /mnt/usb/umpire.zip"
        })
public final class BackupCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "a new file")
    private Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR", description = "the data folder (default: as 'umpire run')")
    private Optional<Path> data = Optional.empty();

    @Override
    public Integer call() {
        Path folder = data.orElseGet(DataFolder::standard);
        try {
            int games = Backup.write(folder, file);
            spec.commandLine()
                    .getOut()
                    .println(file + " has the " + games + (games == 1 ? " game" : " games") + " of " + folder
                            + ". Restore it with './umpire restore " + file + "'.");
            return 0;
        } catch (JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }
}
