package umpire.table.wiring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.hardware.Rig;
import umpire.mqtt.payload.PlayersPayload.PlayerPayload;
import umpire.player.PlayingLevel;
import umpire.referee.observation.CameraState;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Seat;
import umpire.table.journal.Journal;
import umpire.table.loop.AnnouncementListener;
import umpire.vision.observe.FrameResult;

/**
 * The parts that outlive games.
 *
 * @param kept the games that can be chosen
 * @param said receives announcements
 * @param looked receives each observation in addition to the table
 * @param felt adds sensor values to observations, if there are sensors
 * @param rig the rig in use; the true rig of a virtual table is in the settings
 * @param camera returns the camera's state
 * @param opponents the seats that the table plays itself
 * @param players the names of players
 * @param virtual the virtual table; empty for a real one
 */
record GameSurroundings(
        RunSettings settings,
        Journal journal,
        KeptGames kept,
        LongSupplier clockMs,
        AnnouncementListener said,
        Consumer<FrameResult> looked,
        FeltBeside felt,
        Supplier<Rig> rig,
        Supplier<CameraState> camera,
        OpponentSeats opponents,
        PlayerNames players,
        Optional<VirtualSide> virtual) {
    /** Returns the notes about a game that is played now. */
    TableNotes notes(List<Seat> seats) {
        TableNotes notes = TableNotes.NONE.throwing(virtual.isPresent());
        if (settings.play().robotSeed().isPresent()) {
            return notes;
        }
        for (PlayerPayload player : players.payload(seats)) {
            notes = notes.naming(player.seat(), player.name());
        }
        for (Map.Entry<Seat, PlayingLevel> each : opponents.of(seats).entrySet()) {
            notes = notes.playedByTable(each.getKey(), each.getValue().number());
        }
        return notes;
    }

    /** Adds sensor values to an observation of a board. */
    @FunctionalInterface
    interface FeltBeside {
        FrameResult with(FrameResult look, Board board);
    }
}
