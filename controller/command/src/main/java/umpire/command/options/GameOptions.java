package umpire.command.options;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** The game with its options, house rulings and data files. */
public final class GameOptions {
    private static final String USUAL = "ogre-chess";

    @Option(names = "--game", paramLabel = "GAME", description = "the game (default: " + USUAL + ")")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--option",
            paramLabel = "KEY=VALUE",
            description =
                    "a variant, a scenario or the number of players; may be repeated, see 'umpire games --rulings'")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--ruling",
            paramLabel = "KEY=ANSWER",
            description = "a house ruling other than the default; may be repeated, see 'umpire games --rulings'")
    private Map<String, String> rulings = new LinkedHashMap<>();

    @Option(
            names = "--game-data",
            paramLabel = "NAME=FILE",
            description = "your own data file, such as a map; may be repeated, see 'umpire games --rulings'")
    private Map<String, Path> data = new LinkedHashMap<>();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    /** Opens the game. An unknown game or ruling, or a bad line of a data file, is bad usage. */
    public Game<?, ?> open() {
        return switch (GameCatalogue.STANDARD.open(choice())) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new ParameterException(spec.commandLine(), bad.why());
        };
    }

    /** Returns the game with each other answer to each option, and with all options changed. */
    public List<Game<?, ?>> otherForms() {
        return GameCatalogue.STANDARD.otherForms(choice());
    }

    /** Returns the chosen game; empty when none was given. */
    public Optional<GameChoice> asked() {
        return name.isPresent() || !options.isEmpty() || !rulings.isEmpty() || !data.isEmpty()
                ? Optional.of(choice())
                : Optional.empty();
    }

    public GameChoice choice() {
        Map<String, String> answers = new LinkedHashMap<>(options);
        rulings.forEach((key, answer) -> {
            if (answers.put(key, answer) != null) {
                throw new ParameterException(spec.commandLine(), "'" + key + "' is given by --option and by --ruling");
            }
        });
        Map<String, String> texts = new LinkedHashMap<>();
        data.forEach((each, file) -> texts.put(each, text(file)));
        return new GameChoice(name.orElse(USUAL), answers, texts);
    }

    private String text(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "--game-data: there is no file " + file, e);
        } catch (CharacterCodingException e) {
            throw new ParameterException(
                    spec.commandLine(), "--game-data: " + file + " is not a text file in UTF-8", e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "--game-data: " + file + " cannot be read (" + e + ")", e);
        }
    }
}
