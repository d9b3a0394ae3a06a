package umpire.table.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Locks a folder for one table. The system releases the lock when the process ends in any way. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    static FolderLock take(Path folder, FileSync fileSync) throws JournalException {
        FileChannel channel = channel(folder, fileSync);
        try {
            if (lock(channel).isPresent()) {
                return new FolderLock(channel);
            }
            channel.close();
        } catch (IOException e) {
            throw new JournalException("The folder " + folder + " cannot be locked: " + e + ".", e);
        }
        throw new JournalException("Another Umpire already uses the folder " + folder
                + ". Stop it, or choose another folder with --data.");
    }

    private static FileChannel channel(Path folder, FileSync fileSync) throws JournalException {
        try {
            fileSync.folder(folder);
            Path file = folder.resolve("journal.lock");
            if (Files.notExists(file)) {
                PrivateFiles.file(file);
            }
            return FileChannel.open(file, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new JournalException(
                    "The folder " + folder + " cannot be written (" + e
                            + "). Make it writable, or choose another folder with --data.",
                    e);
        }
    }

    private static Optional<FileLock> lock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // The lock ends with the process at the latest.
        }
    }
}
