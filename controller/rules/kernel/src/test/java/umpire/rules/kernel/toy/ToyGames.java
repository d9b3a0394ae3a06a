package umpire.rules.kernel.toy;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.toy.frogpond.FrogPond;

/**
 * All toy games, in the order of their subjects: throws, cards, stacks, three seats, two rollers, uncountable rolls,
 * secrets, poses.
 */
public final class ToyGames {
    public static final List<Game<?, ?>> ALL = List.of(
            new Quoits(),
            new FrogPond(),
            new Discs(),
            new Carousel(),
            new Skirmish(),
            new Hail(),
            new Morra(),
            new Regatta());

    private ToyGames() {}

    /** Returns a toy by its name. */
    public static Game<?, ?> named(String name) {
        return ALL.stream()
                .filter(game -> game.id().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no toy is called " + name));
    }

    /** Returns the factories of all toy games. */
    public static List<GameFactory> factories() {
        return ALL.stream().map(game -> (GameFactory) new Opened(game)).toList();
    }

    private record Opened(Game<?, ?> game) implements GameFactory {
        @Override
        public GameId id() {
            return game.id();
        }

        @Override
        public String title() {
            return game.title();
        }

        @Override
        public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
            return setting.answers().isEmpty()
                    ? Parsed.good(game)
                    : Parsed.bad(game.title() + " has nothing to choose, not " + setting.answers());
        }
    }
}
