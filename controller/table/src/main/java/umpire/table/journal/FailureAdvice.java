package umpire.table.journal;

import java.nio.file.Path;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;

/** Turns what went wrong with the file into what people can do about it. */
final class FailureAdvice {
    private FailureAdvice() {}

    /** Returns whether it is the file's content that is bad, so that setting it aside helps. */
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
            case SQLITE_FULL -> "The disk is full: make room, then the table goes on.";
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN ->
                "Make the file and its folder writable, or choose another folder with --data.";
            case SQLITE_BUSY, SQLITE_LOCKED -> "Another program holds it open: close that program.";
            case SQLITE_IOERR -> "The medium reports errors: check the disk or card.";
            default -> "Check the disk and the folder's permissions.";
        };
    }

    /** Extended codes carry the primary one in their lowest byte. */
    private static SQLiteErrorCode primary(SQLException e) {
        return SQLiteErrorCode.getErrorCode(e.getErrorCode() & 0xff);
    }
}
