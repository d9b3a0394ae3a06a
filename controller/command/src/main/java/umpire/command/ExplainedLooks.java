package umpire.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.command.console.CommandFailure;

/** The files for drawings of frames: {@code why.png}, then {@code why-2.png}, and so on. */
final class ExplainedLooks implements Consumer<byte[]> {
    private static final String ENDING = ".png";

    private final Path first;
    private int looks;

    ExplainedLooks(Path first) {
        this.first = first;
    }

    /** Returns why a file cannot be used for the first drawing; empty if it can. */
    static Optional<String> fault(Path first, Iterable<Path> images) {
        if (!String.valueOf(first.getFileName()).toLowerCase(Locale.ROOT).endsWith(ENDING)) {
            return Optional.of(
                    "--explain: name a file to write that ends in .png, before the pictures; not " + first + ".");
        }
        for (Path image : images) {
            if (image.toAbsolutePath().normalize().equals(first.toAbsolutePath().normalize())) {
                return Optional.of(
                        "--explain: " + first + " is one of the pictures to read; name another file to write.");
            }
        }
        return Optional.empty();
    }

    @Override
    public void accept(byte[] png) {
        looks++;
        Path file = looks == 1 ? first : first.resolveSibling(numbered());
        try {
            Files.write(file, png);
        } catch (IOException e) {
            throw new CommandFailure("--explain " + file + " could not be written (" + FileTrouble.why(e)
                    + "); name a file in a folder that can be written");
        }
    }

    private String numbered() {
        String name = String.valueOf(first.getFileName());
        int dot = name.length() - ENDING.length();
        return name.substring(0, dot) + "-" + looks + name.substring(dot);
    }
}
