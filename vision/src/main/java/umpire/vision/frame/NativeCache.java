package umpire.vision.frame;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * A folder for an unpacked native library. A user with write access to it could run code in this program, so only the current user may
 * write there.
 */
public final class NativeCache {
    private static final Set<PosixFilePermission> OURS = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> OF_OTHERS =
            EnumSet.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private final Path folder;

    NativeCache(Path folder) {
        this.folder = folder;
    }

    /**
     * Returns a folder among the user's caches.
     *
     * @param library its name, version and machine
     */
    public static NativeCache ofUser(String library) {
        return new NativeCache(UserCache.folder(library));
    }

    /** Returns the unpacked library; empty if the folder cannot be written, or is writable by other users. */
    public Optional<Path> library(String name, URL packed) {
        try {
            if (!own()) {
                return Optional.empty();
            }
            Path library = folder.resolve(name);
            if (!whole(library, packed)) {
                unpack(packed, library);
            }
            return Optional.of(library);
        } catch (IOException e) {
            // A home without write access must not stop the program, so the caller falls back.
            return Optional.empty();
        }
    }

    /**
     * Creates the folder if needed. If the folder was writable by other users, its permissions are mended, but the files in it are not
     * trusted.
     */
    private boolean own() throws IOException {
        if (Files.notExists(folder, LinkOption.NOFOLLOW_LINKS)) {
            Files.createDirectories(folder.toAbsolutePath().resolveSibling(".").normalize());
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OURS));
        }
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) || !mine(folder)) {
            return false;
        }
        boolean open = Files.getPosixFilePermissions(folder).stream().anyMatch(OF_OTHERS::contains);
        Files.setPosixFilePermissions(folder, OURS);
        if (open) {
            empty();
        }
        return true;
    }

    private void empty() throws IOException {
        try (var found = Files.newDirectoryStream(folder)) {
            for (Path each : found) {
                Files.delete(each);
            }
        }
    }

    private static boolean mine(Path path) throws IOException {
        Object me = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        return me.equals(Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS));
    }

    /**
     * Returns whether the unpacked library is complete, by its size alone. Its content was compared when it was unpacked, and no other user
     * can have changed it since.
     */
    private static boolean whole(Path library, URL packed) throws IOException {
        return Files.isRegularFile(library, LinkOption.NOFOLLOW_LINKS)
                && mine(library)
                && Files.size(library) == packed.openConnection().getContentLengthLong();
    }

    /** Loads a library from a temporary folder with an unpredictable name, and deletes the folder right after that. */
    public static void once(String name, URL packed, Consumer<Path> load) throws IOException {
        Path folder = Files.createTempDirectory("umpire-native");
        Path library = folder.resolve(name);
        try {
            unpack(packed, library);
            load.accept(library);
        } finally {
            Files.deleteIfExists(library);
            Files.delete(folder);
        }
    }

    /** Unpacks a library. It gets its final name only when it is complete and synced to disk. */
    private static void unpack(URL packed, Path library) throws IOException {
        Path part = Files.createTempFile(library.toAbsolutePath().resolveSibling("."), "unpacked", ".part");
        try {
            long sum = copy(packed, part);
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            if (sum != sum(part)) {
                throw new IOException("the library unpacked into " + part + " differs from the packed one");
            }
            Files.move(part, library, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static long copy(URL packed, Path part) throws IOException {
        try (CheckedInputStream in = new CheckedInputStream(packed.openStream(), new CRC32())) {
            Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
            return in.getChecksum().getValue();
        }
    }

    private static long sum(Path part) throws IOException {
        try (InputStream in = Files.newInputStream(part);
                CheckedInputStream checked = new CheckedInputStream(in, new CRC32())) {
            checked.transferTo(OutputStream.nullOutputStream());
            return checked.getChecksum().getValue();
        }
    }
}
