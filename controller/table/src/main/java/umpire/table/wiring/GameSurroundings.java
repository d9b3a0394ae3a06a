package umpire.table.wiring;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.hardware.Rig;
import umpire.referee.observation.CameraState;
import umpire.table.journal.Journal;
import umpire.table.loop.AnnouncementListener;
import umpire.vision.observe.EyeLook;

/**
 * What stays while games change.
 *
 * @param said hears what is announced
 * @param looked hears each look besides the table
 * @param rig by which the table looks now; how it truly is, where it is virtual, the settings say
 * @param camera how it is
 * @param virtual where the table is a virtual one
 */
record GameSurroundings(
        RunSettings settings,
        Journal journal,
        LongSupplier clockMs,
        AnnouncementListener said,
        Consumer<EyeLook> looked,
        Supplier<Rig> rig,
        Supplier<CameraState> camera,
        Optional<VirtualSide> virtual) {}
