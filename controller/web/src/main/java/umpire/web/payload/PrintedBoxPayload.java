package umpire.web.payload;

import java.util.List;

/**
 * What would be printed.
 *
 * @param pages what stands at the head of each page
 * @param things what has to be bought or cut to make it
 * @param pieces what its pieces are called, to print one of them alone
 */
public record PrintedBoxPayload(List<String> pages, List<String> things, List<String> pieces) {
    public PrintedBoxPayload {
        pages = List.copyOf(pages);
        things = List.copyOf(things);
        pieces = List.copyOf(pieces);
    }
}
