package umpire.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** File names on the command line. */
final class FileName {
    /** The character that replaces bytes that are not UTF-8. The original bytes are lost, and another file may have the resulting name. */
    private static final char LOST = '\ufffd';

    private FileName() {}

    /**
     * Returns the file.
     *
     * @throws TypeConversionException when its name is not valid UTF-8; the message says what to do
     */
    static Path path(String name) {
        if (name.indexOf(LOST) >= 0) {
            throw unreadable(name);
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw unreadable(name);
        }
    }

    /** Returns the error message for a command line. For a list of files picocli drops the reason, so this restores it. */
    static String complaint(ParameterException failure) {
        return failure instanceof UnmatchedArgumentException unmatched
                ? unmatched.getUnmatched().stream()
                        .filter(name -> name.indexOf(LOST) >= 0)
                        .findFirst()
                        .map(FileName::says)
                        .orElse(String.valueOf(failure.getMessage()))
                : String.valueOf(failure.getMessage());
    }

    private static TypeConversionException unreadable(String name) {
        return new TypeConversionException(says(name));
    }

    private static String says(String name) {
        return "rename the file '" + name + "': its name is not valid UTF-8";
    }
}
