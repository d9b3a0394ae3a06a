package umpire.table.journal;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Backups of a data folder, as zip archives. A backup has the journal with all games, the players' names and levels, the rig's
 * lens with its versions, and the taught dice that the rig names. It has no tokens: a restored table makes new ones.
 */
public final class Backup {
    /** The beginning of an archive's comment. A checksum of the names follows, because the archive itself has none. */
    private static final String COMMENT = "Umpire backup 1 ";

    private static final String JOURNAL = "journal.db";
    private static final String RIG = "rig.yaml";
    private static final String FILES = "players\\.txt|opponents\\.txt|opponents-left\\.txt|rig(\\.v\\d+)?\\.yaml";
    private static final String DICE = "[A-Za-z0-9][\\w-]{0,39}\\.yaml";
    private static final String NAME = "journal\\.db|" + FILES + "|" + DICE;
    private static final long MOST_BYTES = 1L << 30;

    private Backup() {}

    /**
     * Writes a backup, also while a table uses the folder.
     *
     * @return the number of games in it
     * @throws JournalException when there is no readable journal, or the backup cannot be written; nothing is left
     */
    public static int write(Path folder, Path file) throws JournalException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new JournalException("The file " + file + " exists already. Choose another name.");
        }
        try (TemporaryFolder copy = TemporaryFolder.create()) {
            Path journal = copy.path().resolve(JOURNAL);
            Journal.copy(folder, journal);
            int games = checked(copy.path(), "The journal of " + folder).size();
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(fresh);
            PrivateFiles.file(fresh);
            try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(fresh))) {
                List<ZipEntry> entries = new ArrayList<>(List.of(add(zip, journal)));
                for (Path each : extras(folder)) {
                    entries.add(add(zip, each));
                }
                zip.setComment(comment(entries));
            }
            FileSync.REAL.name(fresh, file);
            return games;
        } catch (IOException e) {
            throw new JournalException(
                    "The backup " + file + " cannot be written (" + e
                            + "). Choose a file in a folder that can be written.",
                    e);
        }
    }

    private static ZipEntry add(ZipOutputStream zip, Path file) throws IOException {
        ZipEntry entry = new ZipEntry(String.valueOf(file.getFileName()));
        zip.putNextEntry(entry);
        Files.copy(file, zip);
        zip.closeEntry();
        return entry;
    }

    /** Returns the comment of an archive with these files. */
    static String comment(List<? extends ZipEntry> entries) {
        CRC32 crc = new CRC32();
        entries.forEach(entry -> crc.update((entry.getName() + " " + entry.getSize() + " " + entry.getCrc() + "\n")
                .getBytes(StandardCharsets.UTF_8)));
        return COMMENT + Long.toHexString(crc.getValue());
    }

    /** Returns the folder's files beside the journal. Of other YAML files only those that the rig names are the table's. */
    private static List<Path> extras(Path folder) throws IOException {
        Path rig = folder.resolve(RIG);
        String named = Files.isRegularFile(rig) ? Files.readString(rig) : "";
        List<Path> extras = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Files::isRegularFile)) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName());
                if (name.matches(FILES) || (name.matches(DICE) && named.contains(name))) {
                    extras.add(file);
                }
            }
        }
        return extras.stream().sorted().toList();
    }

    /** Returns the games of a journal; throws where it is not readable to its end. */
    private static List<RecordedGame> checked(Path folder, String what) throws JournalException {
        Journal.Contents contents = Journal.read(folder);
        if (!contents.fault().isEmpty()) {
            throw new JournalException(what + " cannot be read to its end: " + contents.fault()
                    + ". 'umpire run' sets such a file aside and keeps its readable part; back up after that.");
        }
        return contents.games();
    }

    /**
     * A restored folder.
     *
     * @param games the number of games in it now
     * @param aside the folder with the files that were there before; itself missing if there were none
     */
    public record Restored(int games, Path aside) {}

    /**
     * Restores a backup into a folder that no table uses. The backup is checked as a whole before anything is changed.
     *
     * @param replace whether to set games aside that the folder has already
     * @throws JournalException when the backup is damaged, a table uses the folder, or it has games; the message says what to do
     */
    public static Restored restore(Path file, Path folder, boolean replace) throws JournalException {
        try (TemporaryFolder copy = TemporaryFolder.create()) {
            List<Path> files = extracted(file, copy.path());
            int games = checked(copy.path(), "The journal in " + file).size();
            FolderLock lock = FolderLock.take(folder, FileSync.REAL);
            try {
                if (!replace && hasGames(folder)) {
                    throw new JournalException(
                            "The folder " + folder
                                    + " has games already. Choose another folder with --data, or add --replace to set them aside.");
                }
                return new Restored(games, exchanged(folder, files));
            } finally {
                lock.close();
            }
        } catch (IOException e) {
            throw new JournalException(
                    "The backup " + file + " cannot be restored to " + folder + " (" + e
                            + "). Check the disk and the folder's permissions, then restore again.",
                    e);
        }
    }

    private static boolean hasGames(Path folder) {
        try {
            return Files.exists(folder.resolve(JOURNAL), LinkOption.NOFOLLOW_LINKS)
                    && !Journal.read(folder).games().isEmpty();
        } catch (JournalException unreadable) {
            return true;
        }
    }

    /** Puts the files into the folder. Every file is on the disk before the first old one is moved. */
    private static Path exchanged(Path folder, List<Path> files) throws IOException {
        List<Path> fresh = new ArrayList<>();
        for (Path file : files) {
            Path staged = folder.resolve(file.getFileName() + ".restored");
            Files.deleteIfExists(staged);
            PrivateFiles.write(staged, Files.readAllBytes(file));
            FileSync.REAL.force(staged);
            fresh.add(staged);
        }
        Path aside = setAside(folder);
        for (Path staged : fresh) {
            String name = String.valueOf(staged.getFileName());
            FileSync.REAL.name(staged, folder.resolve(name.substring(0, name.lastIndexOf('.'))));
        }
        return aside;
    }

    private static Path setAside(Path folder) throws IOException {
        int n = 1;
        while (Files.exists(folder.resolve("before-restore-" + n), LinkOption.NOFOLLOW_LINKS)) {
            n++;
        }
        Path aside = folder.resolve("before-restore-" + n);
        List<Path> old = new ArrayList<>(extras(folder));
        for (String suffix : List.of("", "-wal", "-shm")) {
            old.add(folder.resolve(JOURNAL + suffix));
        }
        for (Path each : old) {
            if (Files.exists(each, LinkOption.NOFOLLOW_LINKS)) {
                PrivateFiles.folder(aside);
                Files.move(each, aside.resolve(each.getFileName()));
            }
        }
        return aside;
    }

    /** Extracts a backup. Returns its files, the journal last. */
    private static List<Path> extracted(Path file, Path to) throws JournalException, IOException {
        if (!Files.isRegularFile(file)) {
            throw new JournalException("There is no file " + file + ". Give one that 'umpire backup' wrote.");
        }
        try (ZipFile zip = new ZipFile(file.toFile())) {
            List<? extends ZipEntry> entries = zip.stream().toList();
            if (!comment(entries).equals(zip.getComment())) {
                throw new ZipException("it is no backup of this version, or its list of files was changed");
            }
            Set<String> names = new TreeSet<>();
            long bytes = 0;
            for (ZipEntry entry : entries) {
                bytes += entry.getSize();
                if (!entry.getName().matches(NAME)
                        || !names.add(entry.getName())
                        || entry.getSize() < 0
                        || bytes > MOST_BYTES) {
                    throw new ZipException("it has a file that no backup has");
                }
                extract(zip, entry, to.resolve(entry.getName()));
            }
            if (!names.remove(JOURNAL)) {
                throw new ZipException("it has no journal");
            }
            return Stream.concat(names.stream(), Stream.of(JOURNAL))
                    .map(to::resolve)
                    .toList();
        } catch (ZipException | EOFException | IllegalArgumentException e) {
            String why = e instanceof EOFException ? "it is cut off" : e.getMessage();
            throw new JournalException(
                    "The file " + file + " is damaged or no backup (" + why
                            + "). Nothing was changed. Give another backup.",
                    e);
        }
    }

    private static void extract(ZipFile zip, ZipEntry entry, Path to) throws IOException {
        CRC32 crc = new CRC32();
        long left = entry.getSize();
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(to)) {
            byte[] part = new byte[1 << 14];
            for (int read = in.read(part); read >= 0 && left >= 0; read = in.read(part)) {
                crc.update(part, 0, read);
                out.write(part, 0, read);
                left -= read;
            }
        }
        if (left != 0 || crc.getValue() != entry.getCrc()) {
            throw new ZipException("the checksum of " + entry.getName() + " is another one");
        }
    }

    /** A private folder that is deleted with its files. */
    private record TemporaryFolder(Path path) implements AutoCloseable {
        static TemporaryFolder create() throws IOException {
            return new TemporaryFolder(Files.createTempDirectory("umpire-backup"));
        }

        @Override
        public void close() throws IOException {
            Set<Path> files = new HashSet<>();
            try (DirectoryStream<Path> found = Files.newDirectoryStream(path)) {
                found.forEach(files::add);
            }
            for (Path file : files) {
                Files.delete(file);
            }
            Files.delete(path);
        }
    }
}
