package umpire.table.journal;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.CRC32;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.GameId;

/**
 * One row of the file.
 *
 * @param number from 1, without gaps
 * @param atMs wall time in milliseconds since 1970
 * @param header which game it belongs to
 * @param entry what happened
 * @param cause the command that asked for it, or an empty text
 * @param check checksum over the row before it and this one, so that a changed or a missing row is noticed
 */
record JournalRow(long number, long atMs, GameHeader header, Entry entry, String cause, long check) {
    /** Stands before the first row. */
    static final JournalRow NONE = new JournalRow(
            0, 0, new GameHeader(new GameId("none"), Map.of()), new Entry(Entry.EntryKind.PAUSED, ""), "", 0);

    /** Makes the row that follows this one. */
    JournalRow next(long atMs, GameHeader header, Entry entry, String cause) {
        return new JournalRow(
                number + 1, atMs, header, entry, cause, check(check, number + 1, atMs, header, entry, cause));
    }

    boolean follows(JournalRow before) {
        return equals(before.next(atMs, header, entry, cause));
    }

    /** Data stands with each entry that begins its game; the others only say which it is. */
    private static String lines(GameHeader header, Entry entry) {
        return header.lines(entry.kind() == Entry.EntryKind.SET_UP || entry.kind() == Entry.EntryKind.CHOSEN);
    }

    /** Returns the header as this row has it. */
    String headerLines() {
        return lines(header, entry);
    }

    private static long check(long before, long number, long atMs, GameHeader header, Entry entry, String cause) {
        // A separator that occurs in none of the parts keeps "ab","c" and "a","bc" apart.
        String text = String.join(
                "\0",
                Long.toString(before),
                Long.toString(number),
                Long.toString(atMs),
                header.game().name(),
                lines(header, entry),
                entry.kind().name(),
                entry.text(),
                cause);
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return crc.getValue();
    }
}
