package umpire.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import umpire.command.console.CommandFailure;
import umpire.hardware.Rig;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.PrivateFiles;
import umpire.table.journal.RecordedGame;
import umpire.table.wiring.RunSettings;
import umpire.table.wiring.RunSettings.Network;
import umpire.table.wiring.RunningTable;
import umpire.web.TrustedNames;

/** A copy of a recorded game on the pages of a virtual table, for the display to step through. The copy ends with it. */
final class ShownGame implements AutoCloseable {
    private final Path folder;
    private final RunningTable table;

    private ShownGame(Path folder, RunningTable table) {
        this.folder = folder;
        this.table = table;
    }

    /**
     * Shows a game.
     *
     * @param port of the pages; 0 for any free one
     */
    static ShownGame open(RecordedGame recorded, Game<?, ?> game, int port) throws IOException, JournalException {
        Path folder = Files.createTempDirectory("umpire-replay");
        try {
            copy(recorded, folder);
            name(TableNotes.of(recorded.entries()), game, folder);
            return new ShownGame(folder, RunningTable.start(settings(folder, port)));
        } catch (RunningTable.CannotStart e) {
            delete(folder);
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static RunSettings settings(Path folder, int port) {
        return new RunSettings(
                "replay",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.empty()),
                Rig.standard(),
                RunSettings.Files.in(folder),
                new Network("127.0.0.1", port, 0, 0, Optional.empty(), TrustedNames.NONE, HomeAssistantAccess.NONE));
    }

    private static void copy(RecordedGame recorded, Path folder) throws JournalException {
        AtomicLong atMs = new AtomicLong();
        InstantSource clock = () -> Instant.ofEpochMilli(atMs.get());
        try (Journal journal = Journal.open(folder, clock).journal()) {
            for (int i = 0; i < recorded.entries().size(); i++) {
                atMs.set(recorded.timesMs().get(i));
                journal.append(recorded.header(), List.of(recorded.entries().get(i)));
            }
        }
    }

    private static void name(TableNotes notes, Game<?, ?> game, Path folder) throws IOException {
        List<String> names =
                game.seats().stream().map(seat -> notes.name(seat).orElse("")).toList();
        PrivateFiles.write(
                folder.resolve("players.txt"), String.join("\n", names).getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the address of the display. */
    String address() {
        return table.addresses().pages() + "display";
    }

    /** Returns the folder of the copy. */
    Path folder() {
        return folder;
    }

    @Override
    public void close() {
        table.close();
        delete(folder);
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                if (Files.isDirectory(file)) {
                    delete(file);
                } else {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        } catch (IOException e) {
            // The system empties its folder for temporary files.
        }
    }
}
