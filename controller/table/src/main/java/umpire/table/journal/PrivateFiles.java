package umpire.table.journal;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Creates files and folders that only their owner may read, because the journal, recordings and doubtful frames contain players' secrets in
 * plain text. On a file system without permissions nothing is set.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    /** The names of a table's files in its folder. */
    private static final String OURS =
            "journal\\.(db|lock).*|tokens\\.txt.*|token-hashes\\.txt|players\\.txt.*|opponents\\.txt.*|rig\\..*|doubts|tls|before-restore-.*";

    private static final int STICKY = 01000;

    private PrivateFiles() {}

    /** Creates a new, empty file. */
    public static void file(Path file) throws IOException {
        Files.createFile(file, attributes(file, FILE));
    }

    /** Writes a new file. */
    public static void write(Path file, byte[] content) throws IOException {
        file(file);
        Files.write(file, content);
    }

    /** Creates a folder and its parents; only the folder itself is private. */
    public static void folder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            Files.createDirectories(folder.toAbsolutePath().resolveSibling(".").normalize());
            Files.createDirectory(folder, attributes(folder, FOLDER));
        }
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        return posix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }

    /**
     * Asks the file system and not the file's store, which Java does not find in a chroot, where the mounts are not
     * listed.
     */
    private static boolean posix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Removes other users' access to an existing data folder and the table's files in it.
     *
     * @return why access could not be removed, for the owner. Usually empty
     */
    public static List<String> close(Path folder) {
        if (!posix(folder) || !Files.isDirectory(folder)) {
            return List.of();
        }
        try {
            boolean shared = isShared(folder);
            close(folder, shared);
            return shared
                    ? List.of(
                            "The folder " + folder
                                    + " also holds other files, so other users can still read it. The table's own files in it are closed to them. Choose a folder for the table alone with --data.")
                    : List.of();
        } catch (IOException e) {
            return List.of("Others on this machine can read the folder " + folder
                    + ", which holds players' secrets, and it cannot be" + " closed to them (" + e.getMessage()
                    + "). Choose a folder of yours with --data.");
        }
    }

    /** Returns whether the folder is not the table's own: one for everybody, a home, or one with other users' folders. */
    private static boolean isShared(Path folder) throws IOException {
        Path real = folder.toRealPath();
        boolean sticky = ((int) Files.getAttribute(real, "unix:mode") & STICKY) != 0;
        boolean home = real.getParent() == null || real.equals(Path.of(System.getProperty("user.home")));
        if (sticky || home) {
            return true;
        }
        for (Path each : in(folder)) {
            if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS) && !isOurs(each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOurs(Path path) {
        return String.valueOf(path.getFileName()).matches(OURS);
    }

    private static void close(Path folder, boolean oursOnly) throws IOException {
        if (!oursOnly) {
            set(folder, FOLDER);
        }
        for (Path each : in(folder)) {
            if (oursOnly && !isOurs(each)) {
                continue;
            }
            if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
                close(each, false);
            } else if (Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)) {
                set(each, FILE);
            }
        }
    }

    private static List<Path> in(Path folder) throws IOException {
        List<Path> all = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder)) {
            found.forEach(all::add);
        }
        return all;
    }

    private static void set(Path path, Set<PosixFilePermission> permissions) throws IOException {
        Optional<Set<PosixFilePermission>> wrong =
                Optional.of(Files.getPosixFilePermissions(path)).filter(now -> !now.equals(permissions));
        if (wrong.isPresent()) {
            Files.setPosixFilePermissions(path, permissions);
        }
    }
}
