package umpire.rules.diemen;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Die, Men!. */
public final class DieMenFactory implements GameFactory {
    public DieMenFactory() {}

    @Override
    public GameId id() {
        return new GameId("die-men");
    }

    @Override
    public String title() {
        return "Die, Men!";
    }

    @Override
    public boolean playable() {
        return false;
    }

    @Override
    public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
        return Parsed.bad(title() + " cannot be played at this table yet");
    }
}
