package umpire.rules.kernel;

/** What somebody wrote, as an error repeats it: in quotes, on one line, and cut where it is long. */
public final class Quoted {
    private static final int LONGEST = 60;

    private Quoted() {}

    /** Returns a text in quotes, 60 characters of it at most. */
    public static String of(String text) {
        String line = text.codePoints()
                .limit(LONGEST + 1L)
                .map(letter -> Character.isISOControl(letter) ? ' ' : letter)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        boolean whole = line.codePointCount(0, line.length()) <= LONGEST;
        return "'" + (whole ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…") + "'";
    }
}
