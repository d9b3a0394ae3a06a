package umpire.table.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;

/** Makes files survive a power cut. A file's content is durable after it is forced (fsync), its name after its folder is forced. */
public interface FileSync {
    FileSync REAL = new FileSync() {
        @Override
        public void force(Path file) throws IOException {
            forced(file, StandardOpenOption.WRITE);
        }

        @Override
        public void forceNamesIn(Path folder) throws IOException {
            forced(folder, StandardOpenOption.READ);
        }

        private static void forced(Path path, StandardOpenOption option) throws IOException {
            try (FileChannel channel = FileChannel.open(path, option)) {
                channel.force(true);
            }
        }
    };

    void force(Path file) throws IOException;

    void forceNamesIn(Path folder) throws IOException;

    /** Renames a complete file atomically, so that half a file never appears under the name, even after a power cut. */
    default void name(Path fresh, Path file) throws IOException {
        force(fresh);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        forceNamesIn(around(file));
    }

    /** Creates a folder that only its owner may read, and its parents. */
    default void folder(Path wanted) throws IOException {
        Deque<Path> missing = new ArrayDeque<>();
        for (Path each = wanted; !Files.exists(each); each = around(each)) {
            missing.push(each);
        }
        PrivateFiles.folder(wanted);
        for (Path each : missing) {
            forceNamesIn(around(each));
        }
    }

    private static Path around(Path path) {
        return path.toAbsolutePath().resolveSibling(".").normalize();
    }
}
