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
 * @param atMs time of day in milliseconds since 1970
 * @param header the game it belongs to
 * @param entry the entry
 * @param cause the id of the command that led to it; may be empty
 * @param check a checksum over this row and the checksum of the one before, so that changed and missing rows are detected
 */
record JournalRow(long number, long atMs, GameHeader header, Entry entry, String cause, long check) {
    /** The row before the first. */
    static final JournalRow NONE = new JournalRow(
            0, 0, new GameHeader(new GameId("none"), Map.of()), new Entry(Entry.EntryKind.PAUSED, ""), "", 0);

    /** Returns the row that follows this one. */
    JournalRow next(long atMs, GameHeader header, Entry entry, String cause) {
        return new JournalRow(
                number + 1, atMs, header, entry, cause, check(check, number + 1, atMs, header, entry, cause));
    }

    boolean follows(JournalRow before) {
        return equals(before.next(atMs, header, entry, cause));
    }

    /** Returns the header's lines: with the data texts for the entry that begins a game, otherwise with their digests. */
    private static String lines(GameHeader header, Entry entry) {
        return header.lines(entry.kind() == Entry.EntryKind.SET_UP || entry.kind() == Entry.EntryKind.CHOSEN);
    }

    /** Returns the header's lines in this row. */
    String headerLines() {
        return lines(header, entry);
    }

    private static long check(long before, long number, long atMs, GameHeader header, Entry entry, String cause) {
        // A separator that occurs in no part distinguishes "ab","c" from "a","bc".
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
