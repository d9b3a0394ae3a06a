package umpire.rules.kernel;

/** What somebody wrote, as an error repeats it: in quotes, on one line, and cut where it is long. */
public final class Quoted {
    private static final int LONGEST = 60;
    private static final int NON_JOINER = 0x200c;
    private static final int JOINER = 0x200d;

    private Quoted() {}

    /** Returns a text in quotes, 60 characters of it at most. */
    public static String of(String text) {
        String line = text.codePoints()
                .limit(LONGEST + 1L)
                .map(letter -> isPlain(letter) ? letter : ' ')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        boolean whole = line.codePointCount(0, line.length()) <= LONGEST;
        return "'" + (whole ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…") + "'";
    }

    /**
     * Returns whether a character may be shown to others: it can be seen, and changes neither the line nor the direction in which its
     * neighbours are read. Joiners, which some scripts and pictograms need, are such.
     */
    public static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                false;
            case Character.FORMAT -> codePoint == NON_JOINER || codePoint == JOINER;
            default -> true;
        };
    }
}
