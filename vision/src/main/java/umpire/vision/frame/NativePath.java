package umpire.vision.frame;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file path that can be passed to a native library. For names with emoji or invalid UTF-8, Java passes wrong bytes. For such a name this
 * class makes a temporary link with a plain name, which is deleted when this object is closed.
 */
public final class NativePath implements AutoCloseable {
    private final String path;
    private final Optional<Path> link;

    private NativePath(String path, Optional<Path> link) {
        this.path = path;
        this.link = link;
    }

    /**
     * Makes the path for a file.
     *
     * @throws IOException if no link can be made
     */
    public static NativePath of(Path file) throws IOException {
        if (isPlain(file)) {
            return new NativePath(file.toString(), Optional.empty());
        }
        Path link = linked(file, ending(file));
        return new NativePath(link.toString(), Optional.of(link));
    }

    /** Makes the path for numbered pictures such as {@code frames/%04d.jpg}, which are opened one after another. */
    static NativePath numbered(Path pattern) throws IOException {
        Path folder = pattern.toAbsolutePath().getParent();
        if (folder == null || isPlain(pattern)) {
            return new NativePath(pattern.toString(), Optional.empty());
        }
        Path link = linked(folder, "");
        return new NativePath(link + "/" + pattern.getFileName(), Optional.of(link));
    }

    private static boolean isPlain(Path file) {
        return StandardCharsets.US_ASCII.newEncoder().canEncode(file.toString());
    }

    private static Path linked(Path to, String ending) throws IOException {
        Path link = Files.createTempDirectory("umpire-link").resolve("file" + ending);
        return Files.createSymbolicLink(link, to.toAbsolutePath());
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        String ending = name.substring(Math.max(0, name.lastIndexOf('.')));
        return ending.matches("\\.[A-Za-z0-9]+") ? ending : "";
    }

    @Override
    public String toString() {
        return path;
    }

    @Override
    public void close() {
        link.ifPresent(made -> {
            try {
                Files.deleteIfExists(made);
                Files.deleteIfExists(made.toAbsolutePath().getParent());
            } catch (IOException e) {
                // A link that cannot be deleted stays in the system's temporary folder.
            }
        });
    }
}
