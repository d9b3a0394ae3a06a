package umpire.table.wiring;

import java.util.List;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/** The virtual table with a game's box on it. */
public final class BoxOnTable {
    private static final Pose DICE_AT = new Pose(370, -210, 20);

    private BoxOnTable() {}

    /**
     * Lays everything out, dice of the sizes that the rig names beside the board.
     *
     * @param laid how the pieces stand
     * @param seed of the small offsets of what hands lay down
     * @param deckSeed of the order of cards in their decks
     */
    public static VirtualTable of(Rig rig, Game<?, ?> game, Placement laid, long seed, long deckSeed, long nowMs) {
        List<TwinDie> dice = TwinDie.all(game.dice(), DICE_AT).stream()
                .map(die -> die.sized(rig.edgesMm(die.type()).getFirst()))
                .toList();
        VirtualTable virtual = new VirtualTable(rig.table(), game.board(), game.pieces(), dice, deckSeed);
        virtual.arrange(laid, seed, nowMs);
        return virtual;
    }
}
