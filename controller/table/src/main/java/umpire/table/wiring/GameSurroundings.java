package umpire.table.wiring;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.hardware.Rig;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Board;
import umpire.table.journal.Journal;
import umpire.table.loop.AnnouncementListener;
import umpire.vision.observe.EyeLook;

/**
 * What stays while games change.
 *
 * @param kept the games that may be chosen instead
 * @param said hears what is announced
 * @param looked hears each look besides the table
 * @param felt puts what sensors feel beside a look, where there are sensors
 * @param rig by which the table looks now; how it truly is, where it is virtual, the settings say
 * @param camera how it is
 * @param opponents the seats that the table plays itself
 * @param virtual where the table is a virtual one
 */
record GameSurroundings(
        RunSettings settings,
        Journal journal,
        KeptGames kept,
        LongSupplier clockMs,
        AnnouncementListener said,
        Consumer<EyeLook> looked,
        FeltBeside felt,
        Supplier<Rig> rig,
        Supplier<CameraState> camera,
        OpponentSeats opponents,
        Optional<VirtualSide> virtual) {
    /** Puts what sensors feel beside a look at a board. */
    @FunctionalInterface
    interface FeltBeside {
        EyeLook with(EyeLook look, Board board);
    }
}
