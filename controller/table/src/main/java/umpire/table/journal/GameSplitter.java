package umpire.table.journal;

import java.util.ArrayList;
import java.util.List;
import umpire.referee.session.record.Entry;

/** Cuts rows into games: a set-up starts a new one. */
final class GameSplitter {
    private GameSplitter() {}

    static List<RecordedGame> split(List<JournalRow> rows) {
        List<RecordedGame> games = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= rows.size(); i++) {
            if (i == rows.size() || startsGame(rows.get(i))) {
                games.add(game(rows.subList(start, i)));
                start = i;
            }
        }
        return games;
    }

    private static boolean startsGame(JournalRow journalRow) {
        return journalRow.entry().kind() == Entry.EntryKind.SET_UP;
    }

    private static RecordedGame game(List<JournalRow> rows) {
        return new RecordedGame(
                rows.getLast().header(), rows.stream().map(JournalRow::entry).toList());
    }
}
