package umpire.browser;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.wiring.RunSettings;
import umpire.table.wiring.RunningTable;

/** A virtual table with the real service: the rendered camera, the referee, the journal, the broker. */
final class RealTable {
    static final Camera COARSE = Camera.reference().scaledTo(960, 720);

    private RealTable() {}

    /** Starts a game that is stored in a folder, on any free ports. */
    static RunningTable of(String game, Path folder) throws RunningTable.CannotStart {
        return started(game, folder, Camera.reference().scaledTo(1280, 960));
    }

    /** Starts the same with a camera of fewer pixels, enough for pieces. */
    static RunningTable coarse(String game, Path folder) throws RunningTable.CannotStart {
        return started(game, folder, COARSE);
    }

    /** Starts the same with a camera picture too small to read, for pages without play. */
    static RunningTable blind(String game, Path folder) throws RunningTable.CannotStart {
        return started(game, folder, Camera.reference().scaledTo(160, 120));
    }

    private static RunningTable started(String game, Path folder, Camera camera) throws RunningTable.CannotStart {
        return RunningTable.start(new RunSettings(
                "home",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of(game))),
                Rig.standard().through(camera),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback()));
    }

    /** Returns a page's address with the operator's key. */
    static String operators(RunningTable table, String page) {
        return table.addresses().operators(page);
    }

    static String page(RunningTable table, String path) {
        return URI.create(table.address()).resolve(path).toString();
    }
}
