package umpire.table.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.setup.GameFactory;

/** Games by name, for pages; each is opened once. Thread-safe. */
public final class GamesAtHand {
    private final GameCatalogue games;
    private final Supplier<? extends Game<?, ?>> inPlay;
    private final Map<String, Game<?, ?>> usual = new ConcurrentHashMap<>();

    /** Creates the cache for a catalogue. */
    public GamesAtHand(GameCatalogue games, Supplier<? extends Game<?, ?>> inPlay) {
        this.games = games;
        this.inPlay = inPlay;
    }

    /** Returns all games, in display order. */
    public List<GameFactory> all() {
        return games.playable();
    }

    /** Returns the current game. */
    public Game<?, ?> inPlay() {
        return inPlay.get();
    }

    /** Returns a game with its current options, or with default ones if it is not being played; empty for an unknown name. */
    public Optional<Game<?, ?>> named(String id) {
        Game<?, ?> played = inPlay.get();
        return played.id().name().equals(id) ? Optional.of(played) : usual(id);
    }

    /** Returns a game with default options, even while it is played with other options. */
    public Optional<Game<?, ?>> usual(String id) {
        if (!usual.containsKey(id)) {
            games.open(GameChoice.of(id)).toOptional().ifPresent(game -> usual.put(id, game));
        }
        return Optional.ofNullable(usual.get(id));
    }
}
