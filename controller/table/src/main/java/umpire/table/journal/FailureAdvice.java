package umpire.table.journal;

import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/** Turns a failure of the journal's file into advice for people. */
final class FailureAdvice {
    private FailureAdvice() {}

    /** Returns whether the file's content is damaged, so that setting it aside helps. */
    static boolean isDamage(SQLException e) {
        return switch (primary(e)) {
            case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_SCHEMA, SQLITE_MISMATCH -> true;
            default -> false;
        };
    }

    static JournalException on(Path file, Exception e) {
        String what = e instanceof SQLException sql ? advice(sql) : "Check that its folder can be written.";
        return new JournalException(
                "The journal " + file + " cannot be written. " + what + " (" + e.getMessage() + ")", e);
    }

    private static String advice(SQLException e) {
        return switch (primary(e)) {
            case SQLITE_FULL -> "The disk is full: free some space, then the table goes on.";
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN ->
                "Make the file and its folder writable, or choose another folder with --data.";
            case SQLITE_BUSY, SQLITE_LOCKED -> "Another program holds it open: close that program.";
            case SQLITE_IOERR -> "The medium reports errors: check the disk or card.";
            default -> "Check the disk and the folder's permissions.";
        };
    }

    /** Returns the primary error code, which is the lowest byte of an extended one. */
    private static SQLiteErrorCode primary(SQLException e) {
        return SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xff);
    }
}
