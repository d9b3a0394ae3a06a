package umpire.rules.ogrechess;

import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameSetting;

/** Opens Ogre Chess. Only house rulings can be chosen. */
public final class OgreChessFactory implements GameFactory {
    public OgreChessFactory() {}

    @Override
    public GameId id() {
        return OgreChess.ID;
    }

    @Override
    public String title() {
        return OgreChess.TITLE;
    }

    @Override
    public Parsed<? extends Game<?, ?>> open(GameSetting setting) {
        return OgreChess.game(setting.answers());
    }
}
