package umpire.table.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.referee.session.record.Entry;

/**
 * Splits rows into games. A set-up starts a new game, and so does a choice, except the choice to continue an earlier
 * game.
 */
final class GameSplitter {
    private final Map<Long, List<JournalRow>> games = new LinkedHashMap<>();
    private final Set<Long> left = new TreeSet<>();
    private long current;

    private GameSplitter() {}

    /** Returns the games, the last one begun or continued last; that one is on the table. */
    static List<RecordedGame> split(List<JournalRow> rows) {
        GameSplitter splitter = new GameSplitter();
        rows.forEach(splitter::take);
        return splitter.games();
    }

    private void take(JournalRow journalRow) {
        long before = current;
        switch (journalRow.entry().kind()) {
            case CHOSEN -> choose(before, chosen(journalRow));
            case SET_UP -> current = begun(before) ? journalRow.number() : before;
            default -> current = games.containsKey(before) ? before : journalRow.number();
        }
        games.computeIfAbsent(current, begins -> new ArrayList<>()).add(journalRow);
    }

    /** Returns whether the chosen game has begun. A set-up right after a choice belongs to the same game. */
    private boolean begun(long number) {
        return games.getOrDefault(number, List.of()).stream()
                        .anyMatch(row -> row.entry().kind() != Entry.EntryKind.CHOSEN)
                || !games.containsKey(number);
    }

    private long chosen(JournalRow journalRow) {
        String text = journalRow.entry().text();
        return games.keySet().stream()
                .filter(row -> text.equals(Long.toString(row)))
                .findFirst()
                .orElse(journalRow.number());
    }

    private void choose(long before, long next) {
        if (begun(before)) {
            left.add(before);
        } else {
            games.remove(before);
        }
        left.remove(next);
        current = next;
        List<JournalRow> earlier = games.remove(next);
        if (earlier != null) {
            games.put(next, earlier);
        }
    }

    private List<RecordedGame> games() {
        return games.entrySet().stream()
                .map(game -> game(game.getKey(), game.getValue()))
                .toList();
    }

    private RecordedGame game(long row, List<JournalRow> rows) {
        return new RecordedGame(
                row,
                rows.getLast().header(),
                rows.stream().map(JournalRow::entry).toList(),
                rows.stream().map(JournalRow::atMs).toList(),
                left.contains(row));
    }
}
