package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks the notation on a page of docs, under the heading of its notation. Each line of an indented block is a
 * position. Each code word in a column headed {@code written} is an action. The judge reads all of them, so that
 * readers can copy them.
 *
 * @param page the file
 * @param heading a whole line of the page: {@code ## How it is written down}
 */
public record DocumentedPositions(Path page, String heading) {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final String INDENT = "    ";
    private static final String WRITTEN = "written";

    private List<String> section() throws IOException {
        List<String> lines = Files.readAllLines(page);
        int first = lines.indexOf(heading);
        assertThat(first).as("%s has a line '%s'", page, heading).isNotNegative();
        List<String> section = new ArrayList<>();
        for (String line : lines.subList(first + 1, lines.size())) {
            if (line.startsWith("## ")) {
                break;
            }
            section.add(line);
        }
        return section;
    }

    /** Reads each position of the page and requires the judge to write it alike. Returns them in order. */
    public List<String> positionsAreRead(Game<?, ?> game) throws IOException {
        List<String> positions = new ArrayList<>();
        String before = "";
        for (String line : section()) {
            boolean begins = before.isBlank() || before.startsWith(INDENT);
            if (line.startsWith(INDENT) && begins) {
                positions.add(line.strip());
            }
            before = line;
        }
        positions.forEach(position -> positionIsRead(game, position));
        return positions;
    }

    private static <S> void positionIsRead(Game<S, ?> game, String position) {
        switch (game.readPosition(position)) {
            case Parsed.Bad<S> bad -> throw new AssertionError("'" + position + "' is refused: " + bad.why());
            case Parsed.Good<S> good ->
                assertThat(game.writePosition(good.value()))
                        .as("the judge writes the position of the page as it is there")
                        .isEqualTo(position);
        }
    }

    /** Reads each action of the page. Returns them in order. */
    public List<String> actionsAreRead(Game<?, ?> game) throws IOException {
        List<String> actions = new ArrayList<>();
        List<Integer> columns = List.of();
        for (String line : section()) {
            List<String> cells = line.startsWith("|") ? List.of(line.split("\\|", -1)) : List.of();
            if (cells.stream().anyMatch(cell -> cell.strip().equals(WRITTEN))) {
                columns = columns(cells);
            }
            columns.stream()
                    .filter(column -> column < cells.size())
                    .forEach(column -> code(cells.get(column), actions));
            columns = cells.isEmpty() ? List.of() : columns;
        }
        actions.forEach(action -> actionIsRead(game, action));
        return actions;
    }

    private static List<Integer> columns(List<String> cells) {
        List<Integer> columns = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if (cells.get(i).strip().equals(WRITTEN)) {
                columns.add(i);
            }
        }
        return columns;
    }

    private static void code(String cell, List<String> into) {
        Matcher matcher = CODE.matcher(cell);
        while (matcher.find()) {
            into.add(matcher.group(1));
        }
    }

    private static <S, A> void actionIsRead(Game<S, A> game, String action) {
        if (game.readAction(game.opening(), action) instanceof Parsed.Bad<A> bad) {
            throw new AssertionError("'" + action + "' is refused: " + bad.why());
        }
    }
}
