package umpire.proof.club;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.GamesPayload;
import umpire.mqtt.payload.Topics;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.setup.GameFactory;
import umpire.table.games.GameCatalogue;

/** Lets many tables play over one broker, with a display at each and a lobby for all, and measures what arrives when. */
public final class SimulatedClub {
    private static final int THREADS = 2;
    private static final long TICK_MS = 1_000;
    private static final long LOOK_MS = 100;
    /** The health, with the numbers of all last messages, comes every five seconds. */
    private static final long QUIET_MS = 12_000;

    private static final long CONNECT_MS = 60_000;
    private static final int BYTES_PER_KB = 1024;
    private static final double MS_PER_S = 1_000;

    private final ClubPlan plan;
    private final String uri;
    private final Function<String, MqttSettings> settings;
    private final Consumer<String> tell;
    private final List<Game<?, ?>> kinds = new ArrayList<>();
    private final Delays toDisplay = new Delays();
    private final Delays toLobby = new Delays();
    private final Map<String, ReaderOfTable> lobby = new HashMap<>();
    private final Map<String, ReaderOfTable> displays = new HashMap<>();
    private final List<ClubTable> tables = new ArrayList<>();
    private final List<ClubReader> readers = new ArrayList<>();

    /**
     * Prepares a club.
     *
     * @param uri the broker's address for readers, who connect without a name
     * @param settings returns the settings of a table by its name
     * @param tell receives a line about the progress, every minute
     */
    public SimulatedClub(ClubPlan plan, String uri, Function<String, MqttSettings> settings, Consumer<String> tell) {
        this.plan = plan;
        this.uri = uri;
        this.settings = settings;
        this.tell = tell;
        GameCatalogue.all().stream().map(SimulatedClub::opened).forEach(kinds::add);
    }

    private static Game<?, ?> opened(GameFactory factory) {
        return GameCatalogue.open(factory.id().name(), Map.of()).orThrow();
    }

    /** Returns the name of a table, by its number from 1. */
    private static String name(int number) {
        return "club-" + number;
    }

    /** Plays, and returns the result. */
    public ClubResult run() throws InterruptedException {
        BrokerOutages outages = new BrokerOutages(uri, this::isTrueUntil);
        try {
            openReaders();
            openTables();
            long beganNanos = System.nanoTime();
            long before = heard(ReaderOfTable::messages);
            long bytesBefore = heard(ReaderOfTable::bytes);
            outages.start();
            play();
            double seconds = (System.nanoTime() - beganNanos) / (double) TimeUnit.SECONDS.toNanos(1);
            long messages = heard(ReaderOfTable::messages) - before;
            long bytes = heard(ReaderOfTable::bytes) - bytesBefore;
            settle();
            return new ClubResult(
                    seconds,
                    tables.stream().mapToLong(ClubTable::actions).sum(),
                    tables.stream().mapToInt(ClubTable::finished).sum(),
                    messages,
                    bytes,
                    ClubResult.DelaySummary.of(toDisplay),
                    ClubResult.DelaySummary.of(toLobby),
                    events(HeardEvents::missed),
                    events(HeardEvents::lost),
                    (int) all().filter(reader -> !reader.behind().isEmpty()).count(),
                    ClubResult.DelaySummary.of(outages.recoveries()),
                    heapKb());
        } finally {
            outages.stop();
            close();
        }
    }

    private void openReaders() throws InterruptedException {
        for (int number = 1; number <= plan.tables(); number++) {
            String root = Topics.root(name(number)) + "/";
            ReaderOfTable display = new ReaderOfTable(toDisplay);
            displays.put(name(number), display);
            lobby.put(name(number), new ReaderOfTable(toLobby));
            readers.add(new ClubReader(
                    uri,
                    List.of(root + "#"),
                    heard -> display.heard(heard.topic().substring(root.length()), heard)));
        }
        List<String> filters = Stream.of("event", "recent", "status", "summary")
                .map(each -> "umpire/1/+/" + each)
                .toList();
        readers.add(new ClubReader(uri, filters, this::hearInLobby));
        readers.forEach(ClubReader::start);
        await("the broker at " + uri, () -> readers.stream().allMatch(ClubReader::connected));
    }

    private void hearInLobby(ClubReader.Heard heard) {
        String[] levels = heard.topic().split("/", 4);
        ReaderOfTable table = lobby.get(levels[2]);
        if (table != null) {
            table.heard(levels[3], heard);
        }
    }

    private void openTables() throws InterruptedException {
        GamesPayload games = new GamesPayload(
                GameCatalogue.all().stream()
                        .map(factory -> GamesPayload.ChoicePayload.of(
                                factory, opened(factory).rulings()))
                        .toList(),
                List.of());
        for (int number = 1; number <= plan.tables(); number++) {
            ClubTable table = new ClubTable(
                    settings.apply(name(number)),
                    kinds,
                    number - 1,
                    plan.seed() * 1_000_003 + number,
                    List.of(displays.get(name(number)), lobby.get(name(number))));
            table.offer(games);
            tables.add(table);
        }
        await("a connection of every table", () -> tables.stream().allMatch(ClubTable::connected));
    }

    private interface Condition {
        boolean holds();
    }

    private static void await(String what, Condition condition) throws InterruptedException {
        long untilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CONNECT_MS);
        while (!condition.holds()) {
            if (System.nanoTime() > untilNanos) {
                throw new IllegalStateException(what + " did not come within " + CONNECT_MS / MS_PER_S + " s");
            }
            Thread.sleep(LOOK_MS);
        }
    }

    private void play() throws InterruptedException {
        ScheduledExecutorService turns = Executors.newScheduledThreadPool(THREADS);
        List<Future<?>> playing = new ArrayList<>();
        try {
            for (int i = 0; i < tables.size(); i++) {
                ClubTable table = tables.get(i);
                long afterMs = plan.pauseMs() * i / tables.size();
                playing.add(turns.scheduleAtFixedRate(table::act, afterMs, plan.pauseMs(), TimeUnit.MILLISECONDS));
                playing.add(turns.scheduleAtFixedRate(table::tick, afterMs, TICK_MS, TimeUnit.MILLISECONDS));
            }
            long untilNanos = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(plan.durationMs());
            for (long leftMs = plan.durationMs(); leftMs > 0; ) {
                Thread.sleep(Math.min(leftMs, TimeUnit.MINUTES.toMillis(1)));
                leftMs = TimeUnit.NANOSECONDS.toMillis(untilNanos - System.nanoTime());
                tell.accept(progress());
            }
        } finally {
            turns.shutdown();
            turns.awaitTermination(CONNECT_MS, TimeUnit.MILLISECONDS);
        }
        playing.stream()
                .filter(turn -> turn.state() == Future.State.FAILED)
                .findFirst()
                .ifPresent(failed -> {
                    throw new IllegalStateException(
                            "a simulated table stood still: " + failed.exceptionNow(), failed.exceptionNow());
                });
    }

    private String progress() {
        return String.format(
                Locale.ROOT,
                "%d actions, %d messages, p99 %.1f ms",
                tables.stream().mapToLong(ClubTable::actions).sum(),
                heard(ReaderOfTable::messages),
                ClubResult.DelaySummary.of(toDisplay).p99Ms());
    }

    /** Waits until every display has compared its topics with a health after the last action. */
    private void settle() throws InterruptedException {
        Map<ReaderOfTable, Long> before = new HashMap<>();
        displays.values().forEach(display -> before.put(display, display.compared()));
        long endNanos = System.nanoTime();
        long untilNanos = endNanos + TimeUnit.MILLISECONDS.toNanos(QUIET_MS);
        while (System.nanoTime() < untilNanos && !isSettled(before, endNanos)) {
            tables.forEach(ClubTable::tick);
            Thread.sleep(LOOK_MS);
        }
    }

    /** Waits for two comparisons, because the first health may have left before the last action. */
    private boolean isSettled(Map<ReaderOfTable, Long> before, long endNanos) {
        return isTrueUntil(endNanos)
                && before.entrySet().stream()
                        .allMatch(display -> display.getKey().compared() >= display.getValue() + 2);
    }

    private boolean isTrueUntil(long nanos) {
        return readers.stream().allMatch(ClubReader::connected)
                && all().allMatch(reader -> reader.states().shownUntil(nanos));
    }

    private Stream<ReaderOfTable> all() {
        return Stream.concat(displays.values().stream(), lobby.values().stream());
    }

    private long heard(Function<ReaderOfTable, Long> figure) {
        return displays.values().stream().mapToLong(figure::apply).sum();
    }

    private long events(Function<HeardEvents, Long> figure) {
        return all().mapToLong(reader -> figure.apply(reader.events())).sum();
    }

    /** Closes the readers, then the tables, and returns the difference that the tables make, for each. */
    private long heapKb() throws InterruptedException {
        for (ClubReader reader : readers) {
            reader.stop();
        }
        readers.clear();
        displays.clear();
        lobby.clear();
        long with = usedBytes();
        int count = tables.size();
        close();
        return (with - usedBytes()) / BYTES_PER_KB / count;
    }

    private static long usedBytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private void close() throws InterruptedException {
        for (ClubReader reader : readers) {
            reader.stop();
        }
        readers.clear();
        tables.forEach(ClubTable::close);
        tables.clear();
    }
}
