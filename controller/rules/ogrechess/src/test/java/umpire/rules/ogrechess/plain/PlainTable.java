package umpire.rules.ogrechess.plain;

import java.util.Set;

/** A position as text has it, without its past. Squares are numbered a1, b1 … h8. */
final class PlainTable {
    final PlainUnit[] at = new PlainUnit[64];
    boolean white;
    String phase = "";

    /** The house rulings that are not the default, as {@code key=ANSWER}. */
    Set<String> house = Set.of();

    static PlainTable read(String text, Set<String> house) {
        PlainTable table = read(text);
        table.house = house;
        return table;
    }

    static PlainTable read(String text) {
        PlainTable table = new PlainTable();
        String[] fields = text.split(" ");
        int square = 56;
        String board = fields[0];
        for (int i = 0; i < board.length(); i++) {
            char letter = board.charAt(i);
            if (letter == '/') {
                square -= 16;
            } else if (Character.isDigit(letter)) {
                square += letter - '0';
            } else {
                int end = i + 1 < board.length() && board.charAt(i + 1) == '(' ? board.indexOf(')', i) : i;
                table.at[square++] = PlainUnit.read(board.substring(i, end + 1));
                i = end;
            }
        }
        table.white = fields[1].equals("w");
        for (String field : fields) {
            if (field.startsWith("phase=")) {
                table.phase = field.substring(6);
            }
        }
        return table;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                PlainUnit unit = at[8 * rank + file];
                if (unit == null) {
                    gap++;
                    continue;
                }
                text.append(gap > 0 ? String.valueOf(gap) : "").append(unit.text());
                gap = 0;
            }
            text.append(gap > 0 ? String.valueOf(gap) : "").append(rank > 0 ? "/" : "");
        }
        return text + (white ? " w" : " b") + (phase.isEmpty() ? "" : " phase=" + phase);
    }

    PlainTable copy() {
        PlainTable copy = new PlainTable();
        System.arraycopy(at, 0, copy.at, 0, 64);
        copy.white = white;
        copy.phase = phase;
        copy.house = house;
        return copy;
    }

    /** Begins the other side's turn. Its disabled units come a turn nearer to recovery. */
    PlainTable passOn() {
        white = !white;
        phase = "";
        for (int i = 0; i < 64; i++) {
            if (at[i] != null && at[i].white() == white && at[i].disabled() > 0) {
                at[i] = at[i].stopped(at[i].disabled() - 1);
            }
        }
        return this;
    }

    PlainTable awaits(String word, Object... details) {
        StringBuilder text = new StringBuilder(word).append('(');
        for (int i = 0; i < details.length; i++) {
            text.append(i > 0 ? ";" : "").append(details[i]);
        }
        phase = text.append(')').toString();
        return this;
    }

    /** Returns the word of the phase; "move" when none is written. */
    String word() {
        return phase.isEmpty() ? "move" : phase.substring(0, phase.indexOf('('));
    }

    /** Returns the details of the phase. */
    String[] details() {
        return phase.substring(phase.indexOf('(') + 1, phase.length() - 1).split(";");
    }

    int post(boolean ofWhite) {
        for (int i = 0; i < 64; i++) {
            if (at[i] != null && at[i].kind() == 'C' && at[i].white() == ofWhite) {
                return i;
            }
        }
        return -1;
    }

    boolean enemy(int square, boolean ofWhite) {
        return at[square] != null && at[square].white() != ofWhite;
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    static int square(String name) {
        return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
    }

    static int files(int from, int to) {
        return to % 8 - from % 8;
    }

    static int ranks(int from, int to) {
        return to / 8 - from / 8;
    }

    /** The range chart of 4.01. */
    static int range(int from, int to) {
        return Math.abs(files(from, to)) + Math.abs(ranks(from, to));
    }

    /** Returns the square some way off, or -1 beyond the board. */
    static int step(int from, int files, int ranks) {
        int file = from % 8 + files;
        int rank = from / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : file + 8 * rank;
    }
}
