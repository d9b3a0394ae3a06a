package umpire.drawing.aid;

import java.util.ArrayList;
import java.util.List;

/**
 * A summary of a game's rules from the game's {@code player-aid.md}: a title, facts, a lead, and sections.
 *
 * @param facts the number of players, the duration and the age
 * @param lead the subject of the game, in a few sentences
 */
public record PlayerAid(String title, String facts, String lead, List<AidSection> sections) {
    private static final String PIECE_END = "] ";

    public PlayerAid {
        sections = List.copyOf(sections);
    }

    /** A heading and its lines. */
    public record AidSection(String title, List<AidLine> lines) {
        public AidSection {
            lines = List.copyOf(lines);
        }
    }

    /**
     * One line.
     *
     * @param token the piece pictured beside it; empty for none
     * @param bullet the number or dash before it; empty for none
     */
    public record AidLine(String token, String bullet, String text) {}

    /**
     * Parses an aid: {@code # Title}, a line of facts, the lead; {@code ## Section} and its lines, each of which may begin with {@code
     * [token]}, {@code - } or {@code 1. }.
     *
     * @throws IllegalArgumentException if the text is not an aid
     */
    public static PlayerAid parse(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (lines.size() < 4
                || !lines.getFirst().startsWith("# ")
                || !lines.get(3).startsWith("## ")) {
            throw new IllegalArgumentException(
                    "a player aid begins with '# Title', a line of facts, a lead in one line and '## ' of its first section");
        }
        List<AidSection> sections = new ArrayList<>();
        List<AidLine> under = new ArrayList<>();
        String heading = "";
        for (String line : lines.subList(3, lines.size())) {
            if (line.startsWith("## ")) {
                add(sections, heading, under);
                under = new ArrayList<>();
                heading = line.substring(3);
            } else {
                under.add(line(line));
            }
        }
        add(sections, heading, under);
        return new PlayerAid(lines.getFirst().substring(2), lines.get(1), lines.get(2), sections);
    }

    private static void add(List<AidSection> sections, String heading, List<AidLine> under) {
        if (!heading.isEmpty()) {
            sections.add(new AidSection(heading, under));
        }
    }

    private static AidLine line(String line) {
        int end = line.indexOf(PIECE_END);
        if (line.startsWith("[") && end > 0) {
            return new AidLine(line.substring(1, end), "", line.substring(end + PIECE_END.length()));
        }
        int blank = line.indexOf(' ');
        String first = line.substring(0, Math.max(0, blank));
        return first.matches("-|\\d+\\.")
                ? new AidLine("", first, line.substring(blank + 1))
                : new AidLine("", "", line);
    }
}
