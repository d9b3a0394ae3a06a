package umpire.hardware;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes user, password and query from an address for messages, since any of them may be secret. */
public final class RedactedUri {
    private static final Pattern ADDRESS = Pattern.compile(
            "(?<scheme>[A-Za-z][A-Za-z0-9+.-]*:/+)?(?<credentials>.*@)?(?<rest>[^?#]*).*", Pattern.DOTALL);

    private static final Pattern CREDENTIALS = Pattern.compile("[^/\\s]+:[^/\\s]*@");

    private RedactedUri() {}

    /** Returns whether a text is an address without its scheme. As a file name it would appear in messages with its credentials. */
    static boolean beginsWithCredentials(String text) {
        return CREDENTIALS.matcher(text).lookingAt();
    }

    /** Returns the public part of an address. The last @ ends the credentials, since a password may contain an unescaped slash. */
    public static String of(String address) {
        Matcher parts = ADDRESS.matcher(address);
        if (!parts.matches()) {
            return "";
        }
        String scheme = parts.group("scheme");
        return (scheme == null ? "" : scheme) + parts.group("rest");
    }
}
