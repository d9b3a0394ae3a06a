package umpire.drawing.sheet;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A range of pages of a document, as in a printer dialog: {@code 3}, {@code 2-5}.
 *
 * @param first counted from one
 * @param last limited to the last page of the document
 */
public record PageRange(int first, int last) {
    /** All pages. */
    public static final PageRange ALL = new PageRange(1, Integer.MAX_VALUE);

    private static final Pattern WRITTEN = Pattern.compile("([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?");

    /** Parses a range; returns empty if it is invalid. */
    public static Optional<PageRange> parse(String written) {
        Matcher matcher = WRITTEN.matcher(written.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
        return last < first ? Optional.empty() : Optional.of(new PageRange(first, last));
    }

    /**
     * Returns those pages.
     *
     * @throws IllegalArgumentException if the document has none of these pages
     */
    <T> List<T> of(List<T> pages) {
        if (first > pages.size()) {
            throw new IllegalArgumentException("there are " + pages.size() + " pages, and no page " + first);
        }
        return pages.subList(first - 1, Math.min(last, pages.size()));
    }
}
