package umpire.rules.kernel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** A file of test cases, one a line; blank lines and lines that begin with {@code #} are comments. */
public final class CaseFile {
    private CaseFile() {}

    /** Returns the cases in order, each made from its line number, from 1, and its line. */
    public static <T> List<T> read(Path file, BiFunction<Integer, String, T> parse) throws IOException {
        List<T> cases = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                cases.add(parse.apply(i + 1, lines.get(i)));
            }
        }
        return cases;
    }
}
