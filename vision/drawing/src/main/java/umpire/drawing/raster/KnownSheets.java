package umpire.drawing.raster;

import umpire.drawing.svg.GameDrawings;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.observe.places.PrintedSheet;

/** Makes eyes that know the print on their board. */
public final class KnownSheets {
    private KnownSheets() {}

    /** Returns an eye for a game's pieces and board as they are drawn. */
    public static VisionPipeline eye(Rig rig, Game<?, ?> game) {
        return knowing(new VisionPipeline(rig, game.board(), game.pieces(), game.dice()), rig, game);
    }

    /** Gives an eye the print of a game's board. */
    public static VisionPipeline knowing(VisionPipeline eye, Rig rig, Game<?, ?> game) {
        return eye.knowing(printed(rig, game));
    }

    /** Returns the print of a game's board. Callers that open many eyes should keep it. */
    public static PrintedSheet printed(Rig rig, Game<?, ?> game) {
        return Raster.printed(GameDrawings.of(game, rig.table().dictionary()).board(game.board()));
    }
}
