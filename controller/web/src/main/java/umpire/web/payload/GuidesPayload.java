package umpire.web.payload;

import java.util.List;

/** What each game is about, for whoever chooses one. */
public record GuidesPayload(List<GuideLead> guides) {
    public GuidesPayload {
        guides = List.copyOf(guides);
    }

    /**
     * One game.
     *
     * @param facts how many play, how long, from which age
     * @param cover where its picture is
     */
    public record GuideLead(String game, String facts, String lead, String cover) {}
}
