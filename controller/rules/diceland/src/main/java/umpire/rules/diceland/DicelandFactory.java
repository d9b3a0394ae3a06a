package umpire.rules.diceland;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Diceland: Ogre. */
public final class DicelandFactory implements GameFactory {
    public DicelandFactory() {}

    @Override
    public GameId id() {
        return new GameId("diceland-ogre");
    }

    @Override
    public String title() {
        return "Diceland: Ogre";
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
