package umpire.command;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;

/** Which game, with which house rulings. */
final class GameOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "ogre-chess",
            description = "the game (default: ${DEFAULT-VALUE})")
    private String name = "ogre-chess";

    @Option(
            names = "--ruling",
            paramLabel = "KEY=ANSWER",
            description = "a house ruling other than the default; may be repeated, see 'umpire games --rulings'")
    private Map<String, String> rulings = new LinkedHashMap<>();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    /** Opens the game; a game or a ruling that there is not is bad usage. */
    Game<?, ?> open() {
        return switch (GameCatalogue.open(name, rulings)) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new ParameterException(spec.commandLine(), bad.why());
        };
    }

    String name() {
        return name;
    }

    Map<String, String> rulings() {
        return Map.copyOf(rulings);
    }
}
