package umpire.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.mqtt.access.TokenRegister;
import umpire.table.journal.PrivateFiles;
import umpire.table.wiring.DataFolder;

/** Makes a token for a program. */
@Command(
        name = "token",
        description = {
            "Make a token for a program and print it. The table stores only its hash, so write the token down.",
            "A running table accepts it at once. Watching needs no token.",
            "To take a token away, delete its line in token-hashes.txt of the data folder; the line has its day and its name."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire token operator --name \"Home Assistant\"",
            "  ./umpire token 1 --name \"my robot\"        the seat that has the first turn in every game"
        })
public final class TokenCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "WHO", description = "operator, or the number of a seat in turn order, from 1 on")
    private String holder = "";

    @Option(names = "--name", paramLabel = "NAME", description = "the program, for people (default: a program)")
    private String name = "a program";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "the table's data folder (default: umpire in $XDG_DATA_HOME)")
    private Optional<Path> data = Optional.empty();

    @Override
    public Integer call() {
        if (!holder.matches(TokenRegister.OPERATOR + "|[1-9]\\d?")) {
            throw new ParameterException(
                    spec.commandLine(), "WHO is operator, or the number of a seat such as 1, not '" + holder + "'");
        }
        Path folder = data.orElseGet(DataFolder::standard);
        try {
            PrivateFiles.folder(folder);
            String token = TokenRegister.of(folder, InstantSource.system()).issue(holder, name);
            spec.commandLine().getOut().println(token);
            spec.commandLine().getOut().flush();
            return 0;
        } catch (IOException e) {
            throw new CommandFailure("no token was made in " + folder + ": " + FileTrouble.why(e), e);
        }
    }
}
