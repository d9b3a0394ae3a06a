package umpire.web.payload;

import java.util.List;

/**
 * The content of a print.
 *
 * @param pages the heading of each page
 * @param things the material to buy or cut
 * @param pieces the names of the pieces, for printing one alone
 */
public record PrintedBoxPayload(List<String> pages, List<String> things, List<String> pieces) {
    public PrintedBoxPayload {
        pages = List.copyOf(pages);
        things = List.copyOf(things);
        pieces = List.copyOf(pieces);
    }
}
