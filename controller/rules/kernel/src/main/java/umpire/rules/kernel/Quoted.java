package umpire.rules.kernel;

/** Quotes foreign text in error messages: in quotes, on one line, and truncated. */
public final class Quoted {
    private static final int LONGEST = 60;
    private static final int NON_JOINER = 0x200c;
    private static final int JOINER = 0x200d;

    private Quoted() {}

    /** Returns a text in quotes, truncated to 60 characters. */
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
     * Returns whether a character may be displayed. It must be visible and change neither the line nor the reading
     * direction of its neighbours. Joiners, which some scripts and pictograms need, are allowed.
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
