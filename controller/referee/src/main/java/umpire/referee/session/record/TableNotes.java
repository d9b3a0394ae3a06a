package umpire.referee.session.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.rules.kernel.Seat;

/**
 * The facts about the table that a game's entries note, and that no rule depends on. An entry reads {@code key=value}.
 * An empty value removes the fact.
 *
 * @param facts the values by key
 */
public record TableNotes(Map<String, String> facts) {
    /** No facts, as in games that an older Umpire recorded. */
    public static final TableNotes NONE = new TableNotes(Map.of());

    private static final String PLAYER = "player ";
    private static final String LEVEL = "level ";
    private static final String DICE = "dice";
    private static final String VIRTUAL = "virtual";
    private static final String REAL = "real";

    public TableNotes {
        facts = Collections.unmodifiableMap(new TreeMap<>(facts));
    }

    /** Returns the facts that entries note last. */
    public static TableNotes of(List<Entry> entries) {
        Map<String, String> facts = new TreeMap<>();
        for (Entry entry : entries) {
            String[] parts = entry.text().split("=", 2);
            if (entry.kind() == EntryKind.NOTED && parts.length == 2) {
                facts.put(parts[0], parts[1]);
            }
        }
        facts.values().removeIf(String::isEmpty);
        return new TableNotes(facts);
    }

    /** Returns these facts with a person's name. */
    public TableNotes naming(Seat seat, String name) {
        return with(PLAYER + seat.name(), name);
    }

    /** Returns these facts with a seat that the table plays, at a level from 1. */
    public TableNotes playedByTable(Seat seat, int level) {
        return with(LEVEL + seat.name(), Integer.toString(level));
    }

    /** Returns these facts with the kind of table: a virtual one throws no real dice. */
    public TableNotes throwing(boolean virtual) {
        return with(DICE, virtual ? VIRTUAL : REAL);
    }

    private TableNotes with(String key, String value) {
        Map<String, String> more = new TreeMap<>(facts);
        more.put(key, value);
        return new TableNotes(more);
    }

    /** Returns the name of the person who plays a seat; empty when unknown, or when the table plays it. */
    public Optional<String> name(Seat seat) {
        return level(seat).isPresent() ? Optional.empty() : fact(PLAYER + seat.name());
    }

    /** Returns the level at which the table plays a seat; empty when a person plays it. */
    public Optional<String> level(Seat seat) {
        return fact(LEVEL + seat.name());
    }

    /** Returns whether the dice are {@code virtual} or {@code real}; empty when unknown. */
    public Optional<String> dice() {
        return fact(DICE);
    }

    private Optional<String> fact(String key) {
        return Optional.ofNullable(facts.get(key));
    }

    /** Returns the entries after which these facts hold instead of earlier ones; empty when nothing changed. */
    public List<Entry> since(TableNotes before) {
        List<Entry> entries = new ArrayList<>();
        TreeSet<String> keys = new TreeSet<>(facts.keySet());
        keys.addAll(before.facts.keySet());
        for (String key : keys) {
            String value = fact(key).orElse("");
            if (!value.equals(before.fact(key).orElse(""))) {
                entries.add(new Entry(EntryKind.NOTED, key + "=" + value));
            }
        }
        return List.copyOf(entries);
    }
}
