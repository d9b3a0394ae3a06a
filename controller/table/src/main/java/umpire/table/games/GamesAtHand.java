package umpire.table.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.setup.GameFactory;

/** Games that a page asks about by name, each opened once. Safe from any thread. */
public final class GamesAtHand {
    private final GameCatalogue games;
    private final Supplier<? extends Game<?, ?>> inPlay;
    private final Map<String, Game<?, ?>> usual = new ConcurrentHashMap<>();

    /** Opens games of a catalogue. */
    public GamesAtHand(GameCatalogue games, Supplier<? extends Game<?, ?>> inPlay) {
        this.games = games;
        this.inPlay = inPlay;
    }

    /** Returns all games, in the order they are shown. */
    public List<GameFactory> all() {
        return games.playable();
    }

    /** Returns the game that is played now. */
    public Game<?, ?> inPlay() {
        return inPlay.get();
    }

    /** Returns a game in the form it is played in now, or in its usual one; nothing where there is no such game. */
    public Optional<Game<?, ?>> named(String id) {
        Game<?, ?> played = inPlay.get();
        return played.id().name().equals(id) ? Optional.of(played) : usual(id);
    }

    /** Returns a game in its usual form, also while another form of it is played. */
    public Optional<Game<?, ?>> usual(String id) {
        if (!usual.containsKey(id)) {
            games.open(GameChoice.of(id)).toOptional().ifPresent(game -> usual.put(id, game));
        }
        return Optional.ofNullable(usual.get(id));
    }
}
