package umpire.table.ferry;

import java.util.List;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.kernel.toy.Muster;
import umpire.table.games.GameCatalogue;

/** Opens a game for tests whose dice the camera cannot read. */
public record MusterFactory() implements GameFactory {
    /** A catalogue of this game only. */
    public static final GameCatalogue ONLY = new GameCatalogue(List.of(new MusterFactory()));

    @Override
    public GameId id() {
        return new GameId("muster");
    }

    @Override
    public String title() {
        return "Muster";
    }

    @Override
    public List<GameOption> options() {
        return List.of();
    }

    @Override
    public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
        return Parsed.good(new Muster());
    }
}
