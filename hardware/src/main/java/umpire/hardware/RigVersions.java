package umpire.hardware;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rig file and what was in it before. Whenever it is written anew, the old one is kept beside it: {@code rig.yaml} becomes
 * {@code rig.v1.yaml}, the next time {@code rig.v2.yaml}. The file is whole at any moment, whatever happens.
 */
public final class RigVersions {
    private static final int MOST = 10_000;

    private final Path file;

    /** Looks after one rig file, which need not be there yet. */
    public RigVersions(Path file) {
        this.file = file.toAbsolutePath();
    }

    /** Returns the versions kept, the oldest first. */
    public List<Path> kept() {
        List<Path> kept = new ArrayList<>();
        for (int number = 1; number < MOST && Files.exists(version(number)); number++) {
            kept.add(version(number));
        }
        return List.copyOf(kept);
    }

    /**
     * Writes the file anew.
     *
     * @return where the old one was kept, if there was one
     * @throws IOException when it cannot be written; the old one is then as it was
     */
    public Optional<Path> write(String text) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            try (FileChannel out = FileChannel.open(
                    fresh, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
                out.force(true);
            }
            Optional<Path> kept = Optional.empty();
            if (Files.exists(file)) {
                kept = Optional.of(version(kept().size() + 1));
                Files.copy(file, kept.get(), StandardCopyOption.COPY_ATTRIBUTES);
            }
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return kept;
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /**
     * Goes back to a version that was kept. What the file says now is kept as a version of its own, so that nothing is lost by it.
     *
     * @param number counted from 1
     * @return the text that the file has now
     * @throws IOException when there is no such version, or it cannot be read or written
     */
    public String revert(int number) throws IOException {
        if (number < 1 || number > kept().size()) {
            throw new IOException("there is no version " + number + " of " + file + "; there are " + kept().size());
        }
        String text = Files.readString(version(number));
        write(text);
        return text;
    }

    private Path version(int number) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String versioned =
                dot > 0 ? name.substring(0, dot) + ".v" + number + name.substring(dot) : name + ".v" + number;
        return file.resolveSibling(versioned);
    }
}
