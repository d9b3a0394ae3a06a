package umpire.hardware;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A rig file with its versions. Each write keeps the old file beside it: {@code rig.yaml} becomes {@code rig.v1.yaml}, the next time {@code
 * rig.v2.yaml}. Writes are atomic, so the file is always complete. A link is resolved to its target.
 */
public final class RigVersions {
    /**
     * An old version of the file.
     *
     * @param number counted from 1; some may be missing
     * @param path of its file
     */
    public record KeptVersion(int number, Path path) {}

    private static final Set<PosixFilePermission> READING = PosixFilePermissions.fromString("rw-r--r--");

    private final Path file;
    private final String stem;
    private final String ending;
    private final Pattern numbered;

    /** Manages one rig file, which may not exist yet. */
    public RigVersions(Path file) {
        this.file = behindLinks(file);
        String name = String.valueOf(this.file.getFileName());
        int dot = name.lastIndexOf('.');
        this.stem = dot > 0 ? name.substring(0, dot) : name;
        this.ending = dot > 0 ? name.substring(dot) : "";
        this.numbered = Pattern.compile(Pattern.quote(stem + ".v") + "([1-9][0-9]{0,7})" + Pattern.quote(ending));
    }

    private static Path behindLinks(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException notThereYet) {
            return file.toAbsolutePath();
        }
    }

    /** Returns the versions, the oldest first. */
    public List<KeptVersion> kept() throws IOException {
        Path folder = file.resolveSibling(".");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> beside = Files.list(folder)) {
            return beside.map(path -> numbered.matcher(String.valueOf(path.getFileName())))
                    .filter(Matcher::matches)
                    .map(match -> Integer.parseInt(match.group(1)))
                    .sorted()
                    .map(number -> new KeptVersion(number, version(number)))
                    .toList();
        }
    }

    private int next() throws IOException {
        List<KeptVersion> kept = kept();
        return kept.isEmpty() ? 1 : kept.getLast().number() + 1;
    }

    /**
     * Writes a new version.
     *
     * @return the file of the old version, if there was one
     * @throws IOException if it cannot be written; the old one is then unchanged
     */
    public Optional<Path> write(String text) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        Files.createFile(fresh, asOpenAsItWas());
        try {
            try (FileChannel out =
                    FileChannel.open(fresh, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
                out.force(true);
            }
            Optional<Path> kept = Optional.empty();
            if (Files.exists(file)) {
                kept = Optional.of(version(next()));
                Files.copy(file, kept.get(), StandardCopyOption.COPY_ATTRIBUTES);
                force(kept.get());
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            force(file.resolveSibling("."));
            return kept;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Returns the permissions of a new version: those of the old version, or of the folder if it is the first version. */
    private FileAttribute<?>[] asOpenAsItWas() throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return new FileAttribute<?>[0];
        }
        Set<PosixFilePermission> permissions =
                EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        permissions.addAll(Files.getPosixFilePermissions(Files.exists(file) ? file : file.resolveSibling(".")));
        permissions.retainAll(READING);
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
    }

    /**
     * Restores an old version. The current text is kept as a version of its own.
     *
     * @param number of the version
     * @return the new text of the file
     * @throws IOException if there is no such version, or it cannot be read or written
     */
    public String revert(int number) throws IOException {
        List<Integer> numbers = kept().stream().map(KeptVersion::number).toList();
        if (!numbers.contains(number)) {
            throw new IOException("there is no version " + number + " of " + file + "; there are " + numbers);
        }
        String text = Files.readString(version(number));
        write(text);
        return text;
    }

    /** Syncs a file, or a folder's entries, to disk. */
    private static void force(Path path) throws IOException {
        try (FileChannel written = FileChannel.open(path, StandardOpenOption.READ)) {
            written.force(true);
        }
    }

    private Path version(int number) {
        return file.resolveSibling(stem + ".v" + number + ending);
    }
}
