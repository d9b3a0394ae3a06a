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
 * Files and folders that their owner alone may read: journal, recordings and doubtful frames hold what players keep from each other, in
 * clear. Where a file system knows no permissions, none are set.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    /** What a table lays into its folder. */
    private static final String OURS =
            "journal\\.(db|lock).*|tokens\\.txt.*|players\\.txt.*|opponents\\.txt.*|rig\\..*|doubts";

    private static final int STICKY = 01000;

    private PrivateFiles() {}

    /** Makes a file that is not there yet, without content. */
    public static void file(Path file) throws IOException {
        Files.createFile(file, attributes(file, FILE));
    }

    /** Writes a new file. */
    public static void write(Path file, byte[] content) throws IOException {
        file(file);
        Files.write(file, content);
    }

    /** Makes a folder with all that it lies in; only itself is private. */
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

    /** In a chroot the mounts are not listed, so that a file's store cannot be asked. */
    private static boolean posix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Closes a data folder that is there already, and all in it, to everybody else.
     *
     * @return what the owner should know: why it could not be closed. Usually empty
     */
    public static List<String> close(Path folder) {
        if (!posix(folder) || !Files.isDirectory(folder)) {
            return List.of();
        }
        try {
            boolean shared = isShared(folder);
            close(folder, shared);
            return shared
                    ? List.of("The folder " + folder
                            + " holds other things too and was left open to others; what is the table's in it is"
                            + " closed to them. Give it a folder of its own with --data.")
                    : List.of();
        } catch (IOException e) {
            return List.of("Others on this machine can read the folder " + folder
                    + ", which holds players' secrets, and it cannot be" + " closed to them (" + e.getMessage()
                    + "). Choose a folder of yours with --data.");
        }
    }

    /** A folder for everybody, a home, or one in which others' folders lie is not a table's own. */
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
