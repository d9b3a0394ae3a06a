package umpire.table.wiring;

import java.nio.file.Path;

/** The default data folder. */
public final class DataFolder {
    private DataFolder() {}

    /** Returns {@code umpire} in {@code XDG_DATA_HOME}, or in its standard place in the home folder. */
    public static Path standard() {
        String xdg = System.getenv("XDG_DATA_HOME");
        return xdg == null || xdg.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "share", "umpire")
                : Path.of(xdg, "umpire");
    }
}
