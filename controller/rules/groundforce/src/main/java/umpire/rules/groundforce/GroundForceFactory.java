package umpire.rules.groundforce;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Ground Force. */
public final class GroundForceFactory implements GameFactory {
    public GroundForceFactory() {}

    @Override
    public GameId id() {
        return new GameId("ground-force");
    }

    @Override
    public String title() {
        return "Ground Force";
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
