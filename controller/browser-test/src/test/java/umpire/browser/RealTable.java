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

/** A virtual table with all that is behind it: the rendered camera, the referee, the journal, the broker. */
final class RealTable {
    static final Camera COARSE = Camera.reference().scaledTo(960, 720);

    private RealTable() {}

    /** Starts a game that is kept in a folder, on any free ports. */
    static RunningTable of(String game, Path folder) throws RunningTable.CannotStart {
        return started(game, folder, Camera.reference().scaledTo(1280, 960));
    }

    /** The same, seen with fewer pixels: enough for pieces. */
    static RunningTable coarse(String game, Path folder) throws RunningTable.CannotStart {
        return started(game, folder, COARSE);
    }

    /** The same, but its camera makes so small a picture that nothing is read in it: for pages where nothing is played. */
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

    /** Returns one of the pages as the operator opens it. */
    static String operators(RunningTable table, String page) {
        return table.addresses().operators(page);
    }

    static String page(RunningTable table, String path) {
        return URI.create(table.address()).resolve(path).toString();
    }
}
