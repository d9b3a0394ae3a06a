package umpire.vision.frame;

import java.nio.file.Path;

/** The user's cache folder, for files that this program can make again. */
public final class UserCache {
    private UserCache() {}

    /** Returns a folder of that name among the user's caches; it may not exist yet. */
    public static Path folder(String name) {
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path home = xdg == null || xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        return home.resolve("umpire").resolve(name);
    }
}
