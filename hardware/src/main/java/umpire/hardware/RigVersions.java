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
 * A rig file and what was in it before. Whenever it is written anew, the old one is kept beside it: {@code rig.yaml} becomes
 * {@code rig.v1.yaml}, the next time {@code rig.v2.yaml}. The file is whole at any moment, whatever happens. Where
 * its name is a link, the file it leads to is meant.
 */
public final class RigVersions {
    /**
     * What was in the file before.
     *
     * @param number counted from 1; some may be gone
     * @param path where it is kept
     */
    public record KeptVersion(int number, Path path) {}

    private static final Set<PosixFilePermission> READING = PosixFilePermissions.fromString("rw-r--r--");

    private final Path file;
    private final String stem;
    private final String ending;
    private final Pattern numbered;

    /** Looks after one rig file, which need not be there yet. */
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

    /** Returns the versions kept, the oldest first. */
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
     * Writes the file anew.
     *
     * @return where the old one was kept, if there was one
     * @throws IOException when it cannot be written; the old one is then as it was
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

    /** Whoever may read the file goes on doing so; a new one in a folder that is closed to others is closed to them as well. */
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
     * Goes back to a version that was kept. What the file says now is kept as a version of its own, so that nothing is lost by it.
     *
     * @param number of the version
     * @return the text that the file has now
     * @throws IOException when there is no such version, or it cannot be read or written
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

    /** Has a file, or the names in a folder, outlive a power cut. */
    private static void force(Path path) throws IOException {
        try (FileChannel written = FileChannel.open(path, StandardOpenOption.READ)) {
            written.force(true);
        }
    }

    private Path version(int number) {
        return file.resolveSibling(stem + ".v" + number + ending);
    }
}
