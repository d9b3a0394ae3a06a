package umpire.table.journal;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import umpire.vision.frame.NativeCache;

/**
 * Loads SQLite's native library from the user's cache, where it is unpacked once. By default SQLite unpacks a temporary copy at each start,
 * which is left over when the process is killed.
 */
final class SqliteLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteLibrary.class);
    private static final String FOLDER = "org.sqlite.lib.path";
    private static boolean loaded;

    private SqliteLibrary() {}

    /** Loads the library once for the process. If this fails, SQLite loads it in its default way. */
    static synchronized void load() {
        if (!loaded && System.getProperty(FOLDER) == null) {
            String name = LibraryLoaderUtil.getNativeLibName();
            String packedIn = LibraryLoaderUtil.getNativeLibResourcePath();
            Optional.ofNullable(SQLiteJDBCLoader.class.getResource(packedIn + "/" + name))
                    .ifPresent(packed -> load(name, packed, cache(packedIn)));
        }
        loaded = true;
    }

    private static NativeCache cache(String packedIn) {
        String machine = packedIn.substring(packedIn.indexOf("native/") + "native/".length());
        return NativeCache.ofUser("sqlite-" + SQLiteJDBCLoader.getVersion() + "-" + machine.replace('/', '-'));
    }

    private static void load(String name, URL packed, NativeCache cache) {
        cache.library(name, packed).ifPresentOrElse(SqliteLibrary::initialize, () -> loadOnce(name, packed));
    }

    private static void loadOnce(String name, URL packed) {
        try {
            NativeCache.once(name, packed, SqliteLibrary::initialize);
        } catch (IOException e) {
            LOG.warn("SQLite is unpacked into the folder for temporary files: {}", e.getMessage());
        }
    }

    private static void initialize(Path library) {
        System.setProperty(FOLDER, String.valueOf(library.toAbsolutePath().getParent()));
        try {
            SQLiteJDBCLoader.initialize();
        } catch (Exception e) {
            LOG.warn("SQLite cannot be loaded from {}: {}", library, e.getMessage());
        } finally {
            System.clearProperty(FOLDER);
        }
    }
}
