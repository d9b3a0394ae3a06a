package umpire.rules.diemen;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.rules.diemen.field.ScenarioReader;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameSetting;

/** Opens battles by the scenario that comes with the room, by a skirmish in the open, or by any other. */
final class Battles {
    /** A map with a bit of everything; armies with units of all types, so many that any squad may stand anywhere. */
    static final String PROVING_GROUND = """
            rounds: 4
            objective: e4
            breaksBelow: 1
            stackLimit: 9
            map:
              5: ". . . . . . ."
              4: ". H M F R V ."
              3: ". H M F R V X"
              2: ". . . . . . ."
              1: ". . . . . . ."
            red:
              a1: 9I
              b1: 6I3A
              c1: 5A4C
              d1: 4C5H
              e1: 3H6D
              f1: 2D7F
              g1: 1F8S
            blue:
              a5: 9I
              b5: 6I3A
              c5: 5A4C
              d5: 4C5H
              e5: 3H6D
              f5: 2D7F
              g5: 1F8S
            """;

    /** A small battle that is fought out soon. */
    static final String SKIRMISH = """
            rounds: 3
            objective: b3
            breaksBelow: 3
            stackLimit: 4
            map:
              4: ". H ."
              3: "F . M"
              2: "V . R"
              1: ". . ."
            red:
              a1: 1I1D1C
              b1: 1F1A
              c1: 1H1S
            blue:
              a4: 1I1D1C
              b4: 1F1A
              c4: 1I1S
            """;

    /** Both armies stand next to each other on broken ground. */
    static final String MELEE = """
            rounds: 3
            objective: b2
            breaksBelow: 1
            stackLimit: 6
            map:
              4: ". H F M"
              3: "M . H ."
              2: "F H . V"
              1: ". R . X"
            red:
              a1: 1A1S
              c1: 1H1C
              a2: 2I1D
              b2: 1I1C1D
              c2: 1A1F1I
            blue:
              a3: 2I1D
              b3: 1C1H1I
              c3: 1F1D1A
              d3: 1S1I
              c4: 2F
            """;

    /** Red stands in the middle of Blue, with hardly a space to go to. */
    static final String CAULDRON = """
            rounds: 2
            objective: c3
            breaksBelow: 1
            stackLimit: 4
            map:
              5: ". . . . ."
              4: ". F H . ."
              3: ". X . M ."
              2: ". R . V ."
              1: ". . . . ."
            red:
              c2: 1F1A
              c3: 2I1D
              d3: 1C1S
            blue:
              c1: 1I
              d1: 1I
              b2: 1C1D
              d2: 1F
              e3: 1H1I
              b4: 1I1A
              c4: 2I
              d4: 1I
            """;

    private Battles() {}

    static String standard() {
        try (InputStream in = Battles.class.getResourceAsStream("/" + ScenarioReader.FILE.resource())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the little of the format that the file needs: keys, and keys below them. */
    static Datum datum(String text) {
        Map<String, Datum> top = new LinkedHashMap<>();
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].isBlank() || lines[i].startsWith("#") || lines[i].startsWith("  ")) {
                continue;
            }
            String[] halves = lines[i].split(":", 2);
            Map<String, Datum> below = new LinkedHashMap<>();
            for (int next = i + 1; next < lines.length && lines[next].startsWith("  "); next++) {
                String[] entry = lines[next].split(":", 2);
                below.put(entry[0].strip(), new Datum.Text(entry[1].strip().replace("\"", ""), next + 1));
            }
            boolean keys = halves[1].isBlank();
            top.put(halves[0], keys ? new Datum.Keys(below, i + 2) : new Datum.Text(halves[1].strip(), i + 1));
        }
        return new Datum.Keys(top, 1);
    }

    static Parsed<Game<Position, Action>> open(String scenario, Map<String, String> answers) {
        return new DieMenFactory().open(new GameSetting(answers, Map.of(ScenarioReader.FILE.name(), datum(scenario))));
    }

    static Game<Position, Action> game(String scenario) {
        return open(scenario, Map.of()).orThrow();
    }

    /** The number of retries after a random action that does not fight. */
    private static final int AGAIN = 2;

    /** Returns the states of a battle with much fighting: uniform chance would mostly deploy. */
    static List<Position> fought(Game<Position, Action> game, long seed) {
        Random random = new Random(seed);
        List<Position> states = new ArrayList<>(List.of(game.opening()));
        while (!(game.awaited(states.getLast()) instanceof Awaited.Nothing)) {
            states.add(next(game, states.getLast(), warlike(game, states.getLast(), random)));
        }
        return states;
    }

    /**
     * Draws an action with more fighting than uniform chance: each kind of action is equally likely, and an action without fighting is
     * drawn again.
     */
    static Action warlike(Game<Position, Action> game, Position position, Random random) {
        if (game.awaited(position) instanceof Awaited.Roll) {
            return RandomAction.of(game, position, random::nextInt);
        }
        Map<String, List<Action>> kinds = game.actions(position).stream()
                .collect(Collectors.groupingBy(
                        action -> game.write(action).replaceAll("\\S*[0-9]\\S*", "#"),
                        TreeMap::new,
                        Collectors.toList()));
        List<List<Action>> all = List.copyOf(kinds.values());
        Action action = any(any(all, random), random);
        for (int i = 0; i < AGAIN && !fights(action); i++) {
            action = any(any(all, random), random);
        }
        return action;
    }

    private static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    private static boolean fights(Action action) {
        return switch (action) {
            case Action.DeclareOrders declare -> declare.orders().strategy() != BattleStrategy.DEPLOY;
            case Action.PassSet pass -> false;
            default -> true;
        };
    }

    /** Returns what an accepted action leads to. */
    static Position next(Game<Position, Action> game, Position position, Action action) {
        return switch (game.judge(position, action)) {
            case Verdict.Accepted<Position, Action> accepted -> accepted.next();
            case Verdict.Refused<Position, Action> refused ->
                throw new AssertionError(
                        game.write(action) + " is refused in " + game.writePosition(position) + ": " + refused.why());
        };
    }
}
