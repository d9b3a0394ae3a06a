package umpire.vision.frame;

import java.nio.file.Path;

/** The folder of what this program may lose and make anew. */
public final class UserCache {
    private UserCache() {}

    /** Returns a folder of that name among the user's caches, which may not be there yet. */
    public static Path folder(String name) {
        String xdg = System.getenv("XDG_CACHE_HOME");
        Path home = xdg == null || xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(xdg);
        return home.resolve("umpire").resolve(name);
    }
}
