package umpire.command;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints a command so that it can be pasted into a shell: with quotes where needed and without credentials. */
final class GivenCommand {
    private static final Pattern BARE = Pattern.compile("[\\w@%+=:,./-]+");
    private static final Pattern USER_OF_ADDRESS = Pattern.compile("://.*@");
    private static final Pattern SECRET_OF_QUERY = Pattern.compile(
            "([?&][^=&]*(?:user|login|pass|pwd|token|key|secret|auth)[^=&]*=)[^&]*", Pattern.CASE_INSENSITIVE);

    private GivenCommand() {}

    /** Returns the words in one line; credentials in an address are replaced by words in capitals. */
    static String words(List<String> args) {
        return args.stream()
                .map(GivenCommand::withoutCredentials)
                .map(GivenCommand::quoted)
                .collect(Collectors.joining(" ", "./umpire ", ""));
    }

    private static String withoutCredentials(String word) {
        String unnamed = USER_OF_ADDRESS.matcher(word).replaceAll("://USER:PASSWORD@");
        return SECRET_OF_QUERY.matcher(unnamed).replaceAll("$1SECRET");
    }

    private static String quoted(String word) {
        return BARE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
