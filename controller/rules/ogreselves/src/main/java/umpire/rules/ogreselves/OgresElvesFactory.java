package umpire.rules.ogreselves;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Ogres & Elves. */
public final class OgresElvesFactory implements GameFactory {
    public OgresElvesFactory() {}

    @Override
    public GameId id() {
        return new GameId("ogres-and-elves");
    }

    @Override
    public String title() {
        return "Ogres & Elves";
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
