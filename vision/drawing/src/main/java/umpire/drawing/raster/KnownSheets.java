package umpire.drawing.raster;

import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.vision.observe.Eye;
import umpire.vision.observe.places.PrintedSheet;

/** Eyes that know what is printed on the board that they look at. */
public final class KnownSheets {
    private KnownSheets() {}

    /** Returns an eye for a game's things as they are drawn. */
    public static Eye eye(Rig rig, Game<?, ?> game) {
        return knowing(new Eye(rig, game.board(), game.pieces(), game.dice()), rig, game);
    }

    /** Tells an eye what is printed on a game's board. */
    public static Eye knowing(Eye eye, Rig rig, Game<?, ?> game) {
        return eye.knowing(printed(rig, game));
    }

    /** Draws what is printed on a game's board: worth keeping where many eyes are opened. */
    public static PrintedSheet printed(Rig rig, Game<?, ?> game) {
        return Raster.printed(GameDrawings.of(game, rig.table().dictionary()).board(game.board()));
    }
}
