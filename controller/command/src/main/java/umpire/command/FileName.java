package umpire.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Names of files as they are given on the command line. */
final class FileName {
    /** Stands in a name for bytes that are no UTF-8: what they were is lost, and another file may have the name that is left. */
    private static final char LOST = '\ufffd';

    private FileName() {}

    /**
     * Returns the file meant.
     *
     * @throws TypeConversionException when its name did not arrive whole; the message says what to do
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

    /** Returns what is wrong with a command line: a list of files takes none whose name did not arrive whole, without a reason. */
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
        return "the file's name '" + name
                + "' is no UTF-8, so it cannot be told which file is meant; give the file another name";
    }
}
