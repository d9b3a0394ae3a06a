package umpire.table.command;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.Games;

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

    Game<?, ?> open() {
        return switch (Games.open(name, rulings)) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new Trouble(bad.why());
        };
    }

    String name() {
        return name;
    }

    Map<String, String> rulings() {
        return Map.copyOf(rulings);
    }
}
