package umpire.rules.diemen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;

/**
 * One line of the cases: a table, the actions played on it, and the result.
 *
 * @param line in the file
 * @param heading of the sheet
 * @param answers of a house other than by default, which stand first in what both sides have
 * @param before what both sides have: {@code red hold 3,3,3 blue seize:c3 2,2+4,4}
 * @param squads where troops stand
 * @param actions the actions played; the last may break a rule
 * @param after the resulting table; {@code no} where the last action is refused
 */
record DieMenCase(
        int line,
        String heading,
        Map<String, String> answers,
        String before,
        String squads,
        List<String> actions,
        String after) {
    static DieMenCase parse(int line, String text) {
        String[] parts = text.split("\\s*\\|\\s*", -1);
        if (parts.length != 5) {
            throw new IllegalArgumentException("line " + line + " has " + parts.length + " parts: " + text);
        }
        List<String> actions = Arrays.asList(parts[3].split("\\s*;\\s*"));
        Map<String, String> answers = new LinkedHashMap<>();
        List<String> before = new ArrayList<>(Arrays.asList(parts[1].strip().split("\\s+")));
        while (before.get(0).contains("=")) {
            String[] answer = before.remove(0).split("=");
            answers.put(answer[0], answer[1]);
        }
        return new DieMenCase(
                line, parts[0].strip(), answers, String.join(" ", before), parts[2], actions, parts[4].strip());
    }

    boolean refused() {
        return after.equals("no");
    }

    Map<String, String> expected() {
        Map<String, String> expected = new LinkedHashMap<>();
        for (String entry : after.split("\\s+")) {
            String[] halves = entry.split("=", 2);
            expected.put(halves[0], halves[1]);
        }
        return expected;
    }

    /** Returns the table before, as a position is written. */
    String position() {
        String[] words = before.split("\\s+");
        String phase = words[0].matches("red|blue") ? "" : words[0];
        List<String> rest = new ArrayList<>(Arrays.asList(words).subList(phase.isEmpty() ? 0 : 1, words.length));
        String round = "1";
        if (!rest.isEmpty() && rest.get(0).startsWith("round")) {
            round = rest.remove(0).substring("round".length());
        }
        String red = side(rest, "red");
        String blue = side(rest, "blue");
        return String.join(" | ", round + " " + (phase.isEmpty() ? spending(rest) : phase(phase)), red, blue, squads)
                + " | - | - | -";
    }

    private String phase(String phase) {
        return switch (phase) {
            case "declaring" -> "declaring - -";
            case "marching-red" -> "marching red " + squads + " -";
            case "marching-blue" -> "marching blue " + squads + " -";
            default -> phase;
        };
    }

    private static String side(List<String> rest, String side) {
        int at = rest.indexOf(side);
        if (at < 0) {
            return "- - - open 0";
        }
        boolean rolled = rest.size() > at + 2 && !rest.get(at + 2).equals("blue");
        String[] dice = (rolled ? rest.get(at + 2) : "-").split("\\+");
        String gobble = dice.length > 1 ? dice[1] : "-";
        return rest.get(at + 1) + " " + dice[0] + " " + gobble + (dice.length > 1 ? " guarding 0" : " open 0");
    }

    /** Returns the side whose set is first. */
    private String spending(List<String> rest) {
        Optional<DiceSet> red = first(rest, "red");
        Optional<DiceSet> blue = first(rest, "blue");
        if (red.isPresent() && red.equals(blue)) {
            boolean secret = answers.getOrDefault("equalSetsNamed", "IN_TURN").equals("SECRET");
            return "naming " + red.get() + (secret ? " secretly - -" : " red -");
        }
        boolean redFirst = blue.isEmpty() || (red.isPresent() && red.get().compareTo(blue.get()) < 0);
        return "spending " + (redFirst ? "red " + red.orElseThrow() : "blue " + blue.orElseThrow()) + " -";
    }

    private static Optional<DiceSet> first(List<String> rest, String side) {
        String dice = side(rest, side).split(" ")[1];
        return dice.equals("-")
                ? Optional.empty()
                : DicePool.of(Arrays.stream(dice.split(","))
                                .map(Integer::valueOf)
                                .toList())
                        .first();
    }

    /** Returns what a table says to each of the questions asked here. */
    static String told(Game<Position, Action> game, Position state, String asked) {
        return switch (asked) {
            case "red" -> sets(state, BattleSide.RED);
            case "blue" -> sets(state, BattleSide.BLUE);
            case "red+" -> faces(state.red().gobble());
            case "blue+" -> faces(state.blue().gobble());
            case "next" -> next(state);
            case "asked" ->
                game.awaited(state) instanceof Awaited.Choice choice
                        ? choice.seat().name()
                        : "nobody";
            case "phase" -> game.writePosition(state).split(" ")[1];
            case "round" -> String.valueOf(state.round());
            case "dice" -> dice(game, state);
            case "won" -> won(game, state);
            default ->
                state.field()
                        .at(BattleHex.named(asked).orElseThrow())
                        .map(DieMenCase::squad)
                        .orElse("-");
        };
    }

    private static String squad(BattleSquad squad) {
        return squad.side().word() + ":" + squad.troops() + (squad.tired() > 0 ? "/" + squad.tired() : "");
    }

    private static String sets(Position state, BattleSide side) {
        List<String> sets =
                state.side(side).dice().sets().stream().map(DiceSet::toString).toList();
        return sets.isEmpty() ? "-" : String.join(",", sets);
    }

    private static String faces(DicePool pool) {
        List<String> faces = pool.faces().stream().map(String::valueOf).toList();
        return faces.isEmpty() ? "-" : String.join(",", faces);
    }

    private static String next(Position state) {
        return state.phase() instanceof Phase.SpendingSet spending
                ? spending.side().word() + ":" + spending.set()
                : "-";
    }

    private static String dice(Game<Position, Action> game, Position state) {
        return game.awaited(state) instanceof Awaited.Roll roll
                ? roll.throwers().get(0).dice().get(0).count() + "/"
                        + roll.throwers().get(1).dice().get(0).count()
                : "-";
    }

    private static String won(Game<Position, Action> game, Position state) {
        if (!(game.awaited(state) instanceof Awaited.Nothing over)) {
            return "-";
        }
        Outcome outcome = over.outcome();
        return outcome.kind()
                + (outcome.winners().isEmpty() ? "" : ":" + outcome.winners().get(0));
    }
}
