package umpire.web.payload;

import java.util.List;

/**
 * A game's player aid.
 *
 * @param game the game's id
 * @param facts the number of players, the duration and the minimum age
 * @param lead the subject of the game
 */
public record GuidePayload(String game, String title, String facts, String lead, List<GuideSection> sections) {
    public GuidePayload {
        sections = List.copyOf(sections);
    }

    /** A heading and the lines below it. */
    public record GuideSection(String title, List<GuideLine> lines) {
        public GuideSection {
            lines = List.copyOf(lines);
        }
    }

    /**
     * @param token the piece that is pictured beside the line; empty for none
     * @param bullet the number or dash before the text; empty for none
     */
    public record GuideLine(String token, String bullet, String text) {}
}
