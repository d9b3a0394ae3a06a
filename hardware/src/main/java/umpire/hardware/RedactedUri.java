package umpire.hardware;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Addresses as they may be said: without user, password and query, in any of which people write what nobody else may read. */
public final class RedactedUri {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?<scheme>[A-Za-z][A-Za-z0-9+.-]*:/+)?(?<credentials>.*@)?(?<rest>[^?#]*).*", Pattern.DOTALL);

    private static final Pattern CREDENTIALS = Pattern.compile("[^/\\s]+:[^/\\s]*@");

    private RedactedUri() {}

    /** Returns whether a text is an address whose scheme was forgotten: taken for a file's name, it would be told everywhere. */
    static boolean beginsWithCredentials(String text) {
        return CREDENTIALS.matcher(text).lookingAt();
    }

    /**
     * Returns what may be said of an address. An @ ends the credentials wherever it stands, for a password may hold a slash that ought to
     * have been written otherwise.
     */
    public static String of(String address) {
        Matcher parts = ADDRESS.matcher(address);
        if (!parts.matches()) {
            return "";
        }
        String scheme = parts.group("scheme");
        return (scheme == null ? "" : scheme) + parts.group("rest");
    }
}
