package umpire.table.wiring;

import java.util.List;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TwinDie;

/** Puts a game's box on a virtual table. */
public final class BoxOnTable {
    private static final Pose DICE_AT = new Pose(370, -210, 20);

    private BoxOnTable() {}

    /**
     * Returns a virtual table with the pieces laid out, and beside the board dice of the rig's sizes.
     *
     * @param laid the placement of the pieces
     * @param seed the seed of small random offsets, as if a hand had laid the pieces
     * @param deckSeed the seed of the order of cards in their decks
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
