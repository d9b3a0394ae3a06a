package umpire.web.payload;

import java.util.List;

/** A summary of each game, for choosing one. */
public record GuidesPayload(List<GuideLead> guides) {
    public GuidesPayload {
        guides = List.copyOf(guides);
    }

    /**
     * @param facts the number of players, the duration and the minimum age
     * @param cover the path of its picture
     */
    public record GuideLead(String game, String facts, String lead, String cover) {}
}
