package umpire.web.payload;

import java.util.List;

/**
 * A game's player aid.
 *
 * @param game its id
 * @param facts how many play, how long, from which age
 * @param lead what the game is about
 */
public record GuidePayload(String game, String title, String facts, String lead, List<GuideSection> sections) {
    public GuidePayload {
        sections = List.copyOf(sections);
    }

    /** A heading and what stands below it. */
    public record GuideSection(String title, List<GuideLine> lines) {
        public GuideSection {
            lines = List.copyOf(lines);
        }
    }

    /**
     * One line.
     *
     * @param token what piece is pictured beside it; empty for none
     * @param bullet what stands before it: a number or a dash; empty for none
     */
    public record GuideLine(String token, String bullet, String text) {}
}
