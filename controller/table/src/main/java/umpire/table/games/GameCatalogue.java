package umpire.table.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.hardware.yaml.Yaml;
import umpire.rules.diceland.DicelandFactory;
import umpire.rules.diemen.DieMenFactory;
import umpire.rules.groundforce.GroundForceFactory;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogrechess.OgreChessFactory;
import umpire.rules.ogreselves.OgresElvesFactory;

/**
 * The games a table can referee.
 *
 * @param games in display order, including unfinished ones
 */
public record GameCatalogue(List<GameFactory> games) {
    /** All games. */
    public static final GameCatalogue STANDARD = new GameCatalogue(List.of(
            new OgreChessFactory(),
            new OgresElvesFactory(),
            new GroundForceFactory(),
            new DicelandFactory(),
            new DieMenFactory()));

    /** Caches games with default options, because a game is immutable and its data take long to read. */
    private static final Map<GameFactory, Parsed<? extends Game<?, ?>>> AS_THEY_COME = new ConcurrentHashMap<>();

    public GameCatalogue {
        games = List.copyOf(games);
    }

    /** Returns the playable games, in display order. */
    public List<GameFactory> playable() {
        return games.stream().filter(GameFactory::playable).toList();
    }

    /** Returns all playable games, in display order. */
    public static List<GameFactory> all() {
        return STANDARD.playable();
    }

    /** Returns the title of a game, or its id for an unknown one. */
    public String title(GameId id) {
        return playable().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .map(GameFactory::title)
                .orElse(id.name());
    }

    /** Opens a game by name, with house rulings and its own data. */
    public static Parsed<? extends Game<?, ?>> open(String name, Map<String, String> answers) {
        return open(name, answers, Map.of());
    }

    /**
     * Opens a game by name.
     *
     * @param answers to house rulings and options, by key
     * @param replaced texts of data files that replace the game's own, by name
     */
    public static Parsed<? extends Game<?, ?>> open(
            String name, Map<String, String> answers, Map<String, String> replaced) {
        return STANDARD.open(new GameChoice(name, answers, replaced));
    }

    /** Returns the known boards by their games' names, including boards of games that cannot be played yet. */
    public Map<String, Board> boards() {
        Map<String, Board> boards = new LinkedHashMap<>();
        for (GameFactory game : games) {
            if (opened(game, GameChoice.of(game.id().name())) instanceof Parsed.Good<? extends Game<?, ?>> good) {
                boards.put(game.id().name(), good.value().board());
            }
        }
        return boards;
    }

    private static Parsed<? extends Game<?, ?>> opened(GameFactory game, GameChoice choice) {
        return choice.equals(GameChoice.of(game.id().name()))
                ? AS_THEY_COME.computeIfAbsent(game, one -> read(one, choice))
                : read(game, choice);
    }

    private static Parsed<? extends Game<?, ?>> read(GameFactory game, GameChoice choice) {
        return switch (data(game, choice.data())) {
            case Parsed.Bad<Map<String, Datum>> bad -> Parsed.bad(bad.why());
            case Parsed.Good<Map<String, Datum>> good -> game.open(new GameSetting(choice.answers(), good.value()));
        };
    }

    /** Opens a game. Returns an error for an unknown game, key or answer, or a bad line in a data file. */
    public Parsed<? extends Game<?, ?>> open(GameChoice choice) {
        for (GameFactory game : playable()) {
            if (game.id().name().equals(choice.name())) {
                return opened(game, choice);
            }
        }
        String names = playable().stream().map(game -> game.id().name()).collect(Collectors.joining(", "));
        return Parsed.bad("there is no game " + Quoted.of(choice.name()) + "; the games are: " + names);
    }

    /**
     * Returns the game with one option changed, once for each other value of each option, and with all options changed.
     * Impossible combinations are left out.
     */
    public List<Game<?, ?>> otherForms(GameChoice choice) {
        List<GameOption> options = playable().stream()
                .filter(game -> game.id().name().equals(choice.name()))
                .flatMap(game -> game.options().stream())
                .toList();
        Stream<GameChoice> one = options.stream()
                .flatMap(option -> option.others(choice.answers()).map(value -> choice.with(option.key(), value)));
        return Stream.concat(one, allOtherwise(choice, options))
                .distinct()
                .map(this::open)
                .filter(Parsed.Good.class::isInstance)
                .<Game<?, ?>>map(Parsed::orThrow)
                .toList();
    }

    /** Returns the choice with all options changed, because some rules apply only to a combination of options. */
    private static Stream<GameChoice> allOtherwise(GameChoice choice, List<GameOption> options) {
        GameChoice all = choice;
        for (GameOption option : options) {
            List<String> others = option.others(choice.answers()).toList();
            all = others.isEmpty() ? all : all.with(option.key(), others.getLast());
        }
        return all.equals(choice) ? Stream.of() : Stream.of(all);
    }

    private static Parsed<Map<String, Datum>> data(GameFactory game, Map<String, String> replaced) {
        List<String> names = game.data().stream().map(GameData::name).toList();
        for (String name : replaced.keySet()) {
            if (!names.contains(name)) {
                String known = names.isEmpty() ? "it has none" : "its data files are: " + String.join(", ", names);
                return Parsed.bad(game.title() + " has no data file " + Quoted.of(name) + "; " + known);
            }
        }
        Map<String, Datum> data = new TreeMap<>();
        for (GameData file : game.data()) {
            Parsed<Datum> read = replaced.containsKey(file.name())
                    ? Yaml.tree(replaced.get(file.name()), file.name())
                    : Yaml.tree(own(game, file), file.resource());
            switch (read) {
                case Parsed.Bad<Datum> bad -> {
                    return Parsed.bad(bad.why());
                }
                case Parsed.Good<Datum> good -> data.put(file.name(), good.value());
            }
        }
        return Parsed.good(data);
    }

    /** Reads a game's own data file, which is part of the build. */
    private static String own(GameFactory game, GameData file) {
        try (InputStream in = game.getClass().getResourceAsStream("/" + file.resource())) {
            if (in == null) {
                throw new IllegalStateException(game.id() + " lacks its own " + file.resource());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
