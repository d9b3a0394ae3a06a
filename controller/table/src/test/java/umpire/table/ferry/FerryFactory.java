package umpire.table.ferry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogrechess.OgreChessFactory;
import umpire.table.games.GameCatalogue;

/** Opens the second game for tests. */
public record FerryFactory() implements GameFactory {
    /** A catalogue of two playable games. */
    public static final GameCatalogue BOTH = new GameCatalogue(List.of(new OgreChessFactory(), new FerryFactory()));

    private static final GameOption CROSSINGS =
            new GameOption("crossings", List.of("4", "2"), "How often the boat goes.");

    @Override
    public GameId id() {
        return new GameId("ferry");
    }

    @Override
    public String title() {
        return "Ferry";
    }

    @Override
    public List<GameOption> options() {
        return List.of(CROSSINGS);
    }

    @Override
    public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
        Optional<Map.Entry<String, String>> wrong = setting.answers().entrySet().stream()
                .filter(answer -> !answer.getKey().equals(CROSSINGS.key())
                        || !CROSSINGS.allowed().contains(answer.getValue()))
                .findFirst();
        return wrong.isPresent()
                ? Parsed.bad("Ferry has crossings=4 or crossings=2, not " + wrong.get())
                : Parsed.good(new Ferry(
                        Integer.parseInt(setting.answers().getOrDefault(CROSSINGS.key(), CROSSINGS.byDefault()))));
    }
}
