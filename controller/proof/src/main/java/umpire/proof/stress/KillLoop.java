package umpire.proof.stress;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.paho.mqttv5.client.IMqttMessageListener;
import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;

/**
 * Starts a table that plays itself, records its announcements as a display does, and kills it at a random moment. Then it checks that the
 * journal has all announced positions, and starts the table again on the same folder.
 */
public final class KillLoop {
    /** The timeout for the table's start, long enough for a busy machine. */
    private static final long READY_MS = 180_000;

    private static final double WHILE_STARTING = 0.15;
    private static final int LATEST_MS = 10_000;

    private final Path data;
    private final SplittableRandom random;
    private final List<String> launch;
    private final Consumer<String> out;
    private volatile Optional<Announced> lastAnnounced = Optional.empty();
    private volatile Optional<Announced> firstAnnounced = Optional.empty();
    private Optional<Announced> left = Optional.empty();
    private final AtomicLong announcements = new AtomicLong();
    private int lost;
    private int differing;
    private int silent;

    private record Announced(int actionsPlayed, String notation) {}

    /**
     * The result.
     *
     * @param kills how often the table was killed
     * @param announcements positions received before the kills
     * @param lost announced positions that were missing in the journal
     * @param differing how often a restarted table announced another position than the journal's
     * @param entries in the journal at the end
     * @param started whether the table started every time, and after the last kill
     */
    public record KillResult(int kills, long announcements, int lost, int differing, int entries, boolean started) {
        /** Returns whether nothing was lost and the table always started. */
        public boolean proven() {
            return lost == 0 && differing == 0 && started;
        }
    }

    /**
     * Prepares a loop.
     *
     * @param data an empty folder
     * @param launch the command line of this program, without arguments
     * @param out receives progress: a line beginning with "kill" for each kill
     */
    public KillLoop(Path data, long seed, List<String> launch, Consumer<String> out) {
        this.data = data;
        this.random = new SplittableRandom(seed);
        this.launch = List.copyOf(launch);
        this.out = out;
    }

    /** Kills the table a number of times. */
    public KillResult run(int kills) throws IOException, InterruptedException, JournalException {
        for (int i = 1; i <= kills; i++) {
            boolean starting = random.nextDouble() < WHILE_STARTING;
            long afterMs = random.nextInt(LATEST_MS);
            play(i, starting, afterMs);
            check();
            out.accept("kill " + i + ", " + afterMs + " ms after " + (starting ? "its start: " : "its first word: ")
                    + announcements.get() + " announcements heard, " + lost + " lost, " + entries() + " entries");
        }
        return new KillResult(kills, announcements.get(), lost, differing, entries(), silent == 0 && startsAgain());
    }

    /** Runs one round. A table that is killed during its start may not have announced anything; any other must have. */
    private void play(int round, boolean starting, long afterMs) throws IOException, InterruptedException {
        int port = freePort();
        firstAnnounced = Optional.empty();
        long before = announcements.get();
        Process table = start(port, round);
        try (PositionSubscriber subscriber = new PositionSubscriber(port, this::heard)) {
            long giveUpMs = nowMs() + READY_MS;
            while (!starting && announcements.get() == before && table.isAlive() && nowMs() < giveUpMs) {
                subscriber.listen();
                Thread.sleep(20);
            }
            long endMs = nowMs() + afterMs;
            while (nowMs() < endMs) {
                subscriber.listen();
                Thread.sleep(20);
            }
            table.destroyForcibly().waitFor();
        }
        if (!starting && announcements.get() == before) {
            silent++;
            out.accept("SILENT: the table did not start; see kills.log beside the data folder");
        }
    }

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    private Process start(int port, int round) throws IOException {
        List<String> command = new ArrayList<>(launch);
        command.addAll(List.of(
                "run",
                "--data",
                data.toString(),
                "--port",
                "0",
                "--mqtt-port",
                String.valueOf(port),
                "--mqtt-ws-port",
                "0",
                "--robot",
                String.valueOf(round)));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        data.resolveSibling("kills.log").toFile()))
                .start();
    }

    private void heard(String payload) {
        JsonObject position = JsonParser.parseString(payload).getAsJsonObject();
        announcements.incrementAndGet();
        Announced now = new Announced(
                position.get("actionsPlayed").getAsInt(),
                position.get("notation").getAsString());
        firstAnnounced = firstAnnounced.or(() -> Optional.of(now));
        lastAnnounced = Optional.of(now);
    }

    private int entries() throws JournalException {
        return journal().map(game -> game.entries().size()).orElse(0);
    }

    private Optional<RecordedGame> journal() {
        try {
            List<RecordedGame> games = Journal.read(data).games();
            return games.isEmpty() ? Optional.empty() : Optional.of(games.getLast());
        } catch (JournalException notYet) {
            return Optional.empty();
        }
    }

    private void check() {
        firstAnnounced.ifPresent(this::compare);
        Optional<Announced> last = lastAnnounced;
        Optional<RecordedGame> recorded = journal();
        if (last.isPresent() && last.get().actionsPlayed() > 0) {
            boolean there =
                    recorded.isPresent() && has(recorded.get(), last.get().notation());
            if (!there) {
                lost++;
                out.accept("LOST: " + last.get());
            }
        }
        left = recorded.filter(game -> !game.entries().isEmpty())
                .map(game -> after(game, game.entries().size()));
    }

    /** Checks the first announcement after a restart: the end of the journal, unless the table has played on meanwhile. */
    private void compare(Announced first) {
        boolean same = left.filter(before -> before.actionsPlayed() == first.actionsPlayed() && !before.equals(first))
                .isEmpty();
        if (!same) {
            differing++;
            out.accept("DIFFERS: left " + left + ", began again with " + first);
        }
    }

    /** Returns the position after a number of entries. */
    private static Announced after(RecordedGame recorded, int count) {
        return after(
                GameCatalogue.STANDARD.open(GameChoice.of(recorded.header())).orThrow(),
                recorded.entries().subList(0, count));
    }

    private static <S, A> Announced after(Game<S, A> game, List<Entry> entries) {
        TableSnapshot tableSnapshot = GameSession.resume(game, entries).tableSnapshot();
        return new Announced(tableSnapshot.actionsPlayed(), tableSnapshot.position());
    }

    /** Searches from the end, because the last announcement is at most a few entries old. */
    private static boolean has(RecordedGame recorded, String notation) {
        for (int count = recorded.entries().size(); count > 0; count--) {
            if (after(recorded, count).notation().equals(notation)) {
                return true;
            }
        }
        return false;
    }

    private boolean startsAgain() throws IOException, InterruptedException {
        Process table = start(freePort(), 0);
        try (BufferedReader lines = table.inputReader(StandardCharsets.UTF_8)) {
            long endMs = nowMs() + READY_MS;
            while (nowMs() < endMs && table.isAlive()) {
                if (lines.ready() && String.valueOf(lines.readLine()).contains("ready")) {
                    return true;
                }
                Thread.sleep(50);
            }
            return false;
        } finally {
            table.destroy();
            if (!table.waitFor(10, TimeUnit.SECONDS)) {
                table.destroyForcibly().waitFor();
            }
        }
    }

    /** Returns a free port below the system's ephemeral range, so that no other program gets it before the table does. */
    private static int freePort() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 32_000);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException taken) {
                // Another port is tried.
            }
        }
    }

    /** A display that connects as soon as the broker runs, and receives every position. */
    private static final class PositionSubscriber implements AutoCloseable {
        private static final long ANSWER_MS = 10_000;

        private final String uri;
        private final Consumer<String> heard;
        private Optional<MqttClient> client = Optional.empty();

        PositionSubscriber(int port, Consumer<String> heard) {
            this.uri = "tcp://127.0.0.1:" + port;
            this.heard = heard;
        }

        void listen() {
            if (client.isEmpty()) {
                try {
                    MqttClient fresh = new MqttClient(uri, "ear-" + System.nanoTime(), new MemoryPersistence());
                    fresh.setTimeToWait(ANSWER_MS);
                    fresh.connect();
                    fresh.subscribe(
                            new MqttSubscription[] {new MqttSubscription("umpire/1/home/position", 1)},
                            new IMqttMessageListener[] {
                                (topic, message) ->
                                        heard.accept(new String(message.getPayload(), StandardCharsets.UTF_8))
                            });
                    client = Optional.of(fresh);
                } catch (MqttException notYet) {
                    // The table is still starting; the loop retries at once.
                }
            }
        }

        @Override
        public void close() {
            client.ifPresent(connected -> {
                try {
                    connected.disconnectForcibly(0, 100);
                    connected.close();
                } catch (MqttException gone) {
                    // The broker died with the table, as intended.
                }
            });
        }
    }
}
