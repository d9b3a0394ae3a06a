package umpire.proof.club;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import umpire.mqtt.MqttLink;
import umpire.mqtt.access.AccessTokens;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.GamesPayload;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.PlayersPayload;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Game;

/**
 * A simulated table: it plays one game after the other and publishes them over the link of a real table. It has no camera, no strip and no
 * journal, so it publishes neither {@code sight} nor {@code light}.
 */
final class ClubTable implements AutoCloseable {
    /** A simulated table takes no commands, so its token does not matter. */
    private static final AccessTokens TOKENS = AccessTokens.of("", Map.of());

    private static final List<Health.Part> PARTS = Stream.of("camera", "leds", "buttons", "journal")
            .map(part -> new Health.Part(part, Health.HealthState.OFF, "simulated"))
            .toList();

    private final List<Game<?, ?>> kinds;
    private final SplittableRandom random;
    private final MqttLink link;
    private final List<ReaderOfTable> readers;
    private ClubGame<?, ?> game;
    private int begun;
    private int finished;
    private long actions;
    /** The number of actions of the last message. A secret declaration does not change it, and no reader sees it. */
    private int shownActions = -1;

    /**
     * Opens a table, which begins its first game at once.
     *
     * @param first the index of its first game among the kinds; the others follow in their order
     * @param readers of this table
     */
    ClubTable(MqttSettings settings, List<Game<?, ?>> kinds, int first, long seed, List<ReaderOfTable> readers) {
        this.kinds = List.copyOf(kinds);
        this.random = new SplittableRandom(seed);
        this.readers = List.copyOf(readers);
        this.link = MqttLink.open(settings, TOKENS, InstantSource.system(), ClubTable::nowMs, List.of(), command -> {});
        this.begun = first;
        this.game = begin();
    }

    private static long nowMs() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    /** Publishes the games that the table offers. */
    void offer(GamesPayload games) {
        link.games(games);
    }

    /** Plays one action, or begins the next game after the last action of one. */
    synchronized void act() {
        if (game.over()) {
            finished++;
            game = begin();
            return;
        }
        game.act(random::nextInt, nowMs());
        actions++;
        announce();
    }

    private ClubGame<?, ?> begin() {
        Game<?, ?> next = kinds.get(begun++ % kinds.size());
        game = new ClubGame<>(next, nowMs());
        shownActions = -1;
        link.game(GamePayload.of(next, Map.of(), Map.of()), List.of());
        List<PlayersPayload.PlayerPayload> names = next.seats().stream()
                .map(seat -> new PlayersPayload.PlayerPayload(seat, "Player of " + seat.name()))
                .toList();
        link.players(new PlayersPayload(names, List.of(), List.of()));
        announce();
        return game;
    }

    private void announce() {
        long acceptedNanos = System.nanoTime();
        TableSnapshot now = game.snapshot();
        List<GameLogEntry> told = game.takeTold();
        boolean shows = now.actionsPlayed() != shownActions;
        shownActions = now.actionsPlayed();
        for (ReaderOfTable reader : readers) {
            if (shows) {
                reader.states().accepted(now.actionsPlayed(), acceptedNanos);
            }
            told.forEach(line -> reader.events().published(line.says()));
        }
        link.announce(now, told);
    }

    /** Publishes the health when it is due. */
    void tick() {
        link.health(new Health(OptionalLong.empty(), List.of(), PARTS, List.of()));
    }

    synchronized int finished() {
        return finished;
    }

    synchronized long actions() {
        return actions;
    }

    boolean connected() {
        return link.state().up();
    }

    @Override
    public void close() {
        link.close();
    }
}
