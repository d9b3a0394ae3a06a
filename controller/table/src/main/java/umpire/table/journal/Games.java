package umpire.table.journal;

import java.util.ArrayList;
import java.util.List;
import umpire.referee.sitting.Entry;

/** Cuts rows into games: a set-up starts a new one. */
final class Games {
    private Games() {}

    static List<RecordedGame> split(List<Row> rows) {
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

    private static boolean startsGame(Row row) {
        return row.entry().kind() == Entry.Kind.SET_UP;
    }

    private static RecordedGame game(List<Row> rows) {
        return new RecordedGame(
                rows.getLast().header(), rows.stream().map(Row::entry).toList());
    }
}
