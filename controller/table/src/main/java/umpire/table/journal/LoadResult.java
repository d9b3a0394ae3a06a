package umpire.table.journal;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/**
 * The result of opening a file.
 *
 * @param rows the valid rows, from the first on
 * @param fault why the file cannot be used, as one phrase; empty when it can
 */
record LoadResult(List<JournalRow> rows, String fault) {
    LoadResult {
        rows = List.copyOf(rows);
    }

    /**
     * Reads a file.
     *
     * @throws SQLException when the problem is not the file's content: a full disk, missing permission
     * @throws JournalException when a newer Umpire wrote it; only that version may continue it
     */
    static LoadResult from(Path file) throws SQLException, JournalException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return new LoadResult(List.of(), Files.isDirectory(file) ? "it is a folder" : "it is not a plain file");
        }
        try (JournalFile journal = JournalFile.open(file)) {
            if (!journal.isJournal(file)) {
                // If only the version number is damaged, by which a journal is recognised, all rows are still readable.
                return new LoadResult(journal.read().rows(), "it is a database, but no journal");
            }
            JournalFile.Rows read = journal.read();
            return new LoadResult(read.rows(), read.fault().isEmpty() ? journal.damage() : read.fault());
        } catch (SQLException e) {
            if (FailureAdvice.isDamage(e)) {
                return new LoadResult(List.of(), "it is damaged or no journal (" + e.getMessage() + ")");
            }
            throw e;
        }
    }
}
