package umpire.proof.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.broker.BrokerException;
import umpire.command.console.CommandFailure;
import umpire.command.console.InterruptHook;
import umpire.command.console.Progress;
import umpire.command.console.ResultSoFar;
import umpire.proof.stress.KillLoop;
import umpire.proof.stress.ReaderLoop;
import umpire.proof.stress.ReaderProof;
import umpire.table.journal.JournalException;

/** Long-running proofs. */
@Command(
        name = "prove",
        description = {
            "Kill a running table with signal 9 (SIGKILL), and check that nothing it announced is lost.",
            "The table plays against itself and is killed at random moments. If its journal lacks an announced action, or the table",
            "does not start, the command exits with 1 and names the folder with the journals and logs.",
            "With --readers, MQTT clients subscribe at random moments while a table changes its retained messages as fast as it",
            "can. Exits with 1 unless each client received the latest state."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire prove --kills 20",
            "  ./umpire prove --kills 200 --seed 5",
            "  ./umpire prove --readers 10000"
        })
public final class ProveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--kills",
            paramLabel = "N",
            defaultValue = "20",
            description = "number of kills (default: ${DEFAULT-VALUE})")
    private int kills;

    @Option(names = "--readers", paramLabel = "N", description = "test the broker instead, with this many MQTT clients")
    private Optional<Integer> readers = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "the random seed (default: ${DEFAULT-VALUE})")
    private long seed;

    @Override
    public Integer call() throws InterruptedException {
        if (kills < 1) {
            throw new ParameterException(spec.commandLine(), "--kills is at least 1");
        }
        if (readers.isPresent()) {
            return readers(readers.get());
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            Path folder = Files.createTempDirectory("umpire-kills");
            out.println("folder " + folder + ", seed " + seed);
            KillLoop.KillResult result = killed(folder, out);
            out.printf(
                    "kills %d, announcements heard %d, lost %d, differing %d, entries %d, starts again: %s%n",
                    result.kills(),
                    result.announcements(),
                    result.lost(),
                    result.differing(),
                    result.entries(),
                    result.started() ? "yes" : "NO");
            out.flush();
            if (!result.proven()) {
                return 1;
            }
            delete(folder);
            return 0;
        } catch (IOException | JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private KillLoop.KillResult killed(Path folder, PrintWriter out)
            throws IOException, InterruptedException, JournalException {
        ResultSoFar<String> last = new ResultSoFar<>("no kill yet");
        try (Progress progress = new Progress(spec.commandLine().getErr(), "kills", kills);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> List.of(last.get()))) {
            interrupted.watch();
            progress.note("");
            return new KillLoop(folder.resolve("data"), seed, launch(), line -> {
                        progress.clear();
                        out.println(line);
                        out.flush();
                        if (line.startsWith("kill ")) {
                            last.set(line);
                            progress.step();
                        }
                    })
                    .run(kills);
        }
    }

    private int readers(int count) throws InterruptedException {
        if (count < 1) {
            throw new ParameterException(spec.commandLine(), "--readers is at least 1");
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            ReaderLoop.ReaderResult result = served(count, out);
            out.printf(
                    "readers %d, messages published meanwhile %d, readers without the latest state %d%n",
                    result.readers(), result.said(), result.lacking());
            out.flush();
            return result.proven() ? 0 : 1;
        } catch (BrokerException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private ReaderLoop.ReaderResult served(int count, PrintWriter out) throws InterruptedException, BrokerException {
        ResultSoFar<String> last = new ResultSoFar<>("no reader yet");
        try (Progress progress = new Progress(spec.commandLine().getErr(), "readers", count);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> List.of(last.get()))) {
            interrupted.watch();
            return ReaderProof.run(count, seed, new ReaderLoop.Audience() {
                @Override
                public void tell(String line) {
                    progress.clear();
                    out.println(line);
                    out.flush();
                }

                @Override
                public void served(int readers, int lacking) {
                    last.set(readers + " of " + count + " readers, " + lacking + " of them without the latest state");
                    progress.step();
                }
            });
        }
    }

    /** Deletes the folder when the proof found no failure; otherwise it is kept as evidence. */
    private static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> found = Files.walk(folder)) {
            all = found.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.delete(file);
        }
    }

    /** Returns the command line that started this program, without its arguments. */
    private List<String> launch() {
        List<String> launch = new ArrayList<>();
        launch.add(ProcessHandle.current().info().command().orElse("java"));
        launch.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        launch.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                spec.root().userObject().getClass().getName()));
        return launch;
    }
}
