package umpire.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** The reason why a file could not be read or written. The most common exceptions have only the file's name as message. */
final class FileTrouble {
    private FileTrouble() {}

    /** Returns the reason in a few words. */
    static String why(IOException trouble) {
        return switch (trouble) {
            case AccessDeniedException denied -> "permission denied";
            case NoSuchFileException missing -> "there is no such file or folder";
            case FileAlreadyExistsException taken -> "there is a file of that name";
            case FileSystemException other ->
                Optional.ofNullable(other.getReason()).orElse("the reason is unknown");
            default -> String.valueOf(trouble.getMessage());
        };
    }
}
