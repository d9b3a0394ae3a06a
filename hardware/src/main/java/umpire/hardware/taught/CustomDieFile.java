package umpire.hardware.taught;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.hardware.yaml.Fields;
import umpire.hardware.yaml.Yaml;
import umpire.rules.kernel.Parsed;

/** Reads and writes the file of a taught die, in YAML. The comments at its start are for people. */
public final class CustomDieFile {
    /** The version of the written format; others cannot be read. */
    private static final int VERSION = 1;

    private static final int MOST_VERSION = 1_000_000;
    private static final String RETEACH =
            "Delete this line, or restore an old version of the file: it is kept beside it, with .v1 and so on in its name.";

    private CustomDieFile() {}

    /**
     * Parses a file.
     *
     * @param fileName the name of the file; if the file is invalid, each line of the answer begins with it
     * @return the die, or one line for each line of the file that has a problem: where it is, what is wrong, and what to do
     */
    public static Parsed<CustomDie> read(String text, String fileName) {
        return Yaml.read(text, fileName, CustomDieFile::die);
    }

    /** Reads a file from disk. */
    public static Parsed<CustomDie> read(Path file) {
        try {
            return read(Files.readString(file), file.toString());
        } catch (CharacterCodingException e) {
            return Parsed.bad(file + ": is not a text file; name the one that './umpire teach' has written.");
        } catch (IOException e) {
            return Parsed.bad(
                    Files.exists(file)
                            ? file
                                    + ": cannot be read; name the file that './umpire teach' has written, and see that it may be read."
                            : file + ": there is no such file. Make it with './umpire teach " + file
                                    + " PICTURE…', or take 'taught' out of the rig file.");
        }
    }

    /** Returns a function that reads the taught dice named in a rig file; they are beside it unless their path is absolute. */
    public static Function<String, Parsed<CustomDie>> beside(Path rigFile) {
        return name -> {
            try {
                return read(rigFile.resolveSibling(name));
            } catch (InvalidPathException e) {
                return Parsed.bad("\"" + name + "\" is not a name of a file.");
            }
        };
    }

    private static CustomDie die(Fields file) {
        file.require("taughtDice", "kind", "body", "views");
        int version = file.whole("taughtDice", 1, MOST_VERSION, VERSION);
        if (version != VERSION) {
            file.problem(
                    "taughtDice",
                    "use a newer Umpire, or teach the die again into another file: this file has version " + version
                            + " of the format, and this Umpire reads version " + VERSION);
        }
        String kind = file.word("kind", CustomDie.KINDS, "d6");
        String body = file.word("body", CustomDie.BODIES, "cube");
        List<CustomDieView> views = file.each("views", view -> view(view, kind), List.of());
        return new CustomDie(kind, body, views);
    }

    private static CustomDieView view(Fields fields, String kind) {
        fields.require("face", "levels");
        String face = fields.word("face", CustomDie.faces(kind), "1");
        String from = fields.text("from", "?");
        String levels = fields.text("levels", "");
        if (CustomDieView.isWhole(levels)) {
            return new CustomDieView(face, from, levels);
        }
        if (fields.has("levels")) {
            fields.problem("levels", "these levels are damaged. " + RETEACH);
        }
        return CustomDieView.of(face, from, new byte[CustomDieView.SIDE * CustomDieView.SIDE]);
    }

    /** Returns the text of a die, which reads back as the same die. */
    public static String write(CustomDie die, String fileName) {
        StringBuilder text = new StringBuilder();
        text.append("# Dice of this house, as their table has learnt to read them. './umpire teach ")
                .append(fileName)
                .append(
                        " PICTURE…' teaches more.\n# The rig file names it, with the length of an edge:\n#   dice:\n#     - {kind: ")
                .append(die.kind())
                .append(", edgeMm: 16, taught: ")
                .append(fileName)
                .append("}\n#\n# face   seen\n");
        for (String face : CustomDie.faces(die.kind())) {
            List<CustomDieView> views = die.of(face);
            if (!views.isEmpty() || !face.equals(CustomDie.NO_FACE)) {
                text.append(String.format(Locale.ROOT, "# %-6s %s\n", face, seen(views)));
            }
        }
        text.append("#\n# To forget a view, delete its line.\n")
                .append("taughtDice: ")
                .append(VERSION)
                .append("\nkind: ")
                .append(die.kind())
                .append("\nbody: ")
                .append(die.body())
                .append(die.views().isEmpty() ? "\nviews: []\n" : "\nviews:\n");
        for (CustomDieView view : die.views()) {
            text.append("  - {face: '")
                    .append(view.face())
                    .append("', from: ")
                    .append(quoted(view.from()))
                    .append(", levels: ")
                    .append(view.levels())
                    .append("}\n");
        }
        return text.toString();
    }

    private static String seen(List<CustomDieView> views) {
        return views.isEmpty()
                ? "not yet"
                : views.size()
                        + (views.size() == 1 ? " time, in " : " times, in ")
                        + views.stream()
                                .map(view -> oneLine(view.from()))
                                .distinct()
                                .collect(Collectors.joining(", "));
    }

    private static String quoted(String text) {
        return "'" + oneLine(text).replace("'", "''") + "'";
    }

    /** Returns a text without line breaks. A picture's name may contain them, but a comment must stay on one line. */
    private static String oneLine(String text) {
        String line = text.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}\\x{85}\\p{Cs}\\x{FEFF}]", " ")
                .strip();
        return line.isEmpty() ? "?" : line;
    }
}
