package umpire.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.HouseRuling;
import umpire.table.games.GameCatalogue;
import umpire.table.games.KnownGame;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games this table can referee.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ./umpire games", "  ./umpire games --rulings", "  ./umpire games --json"})
public final class GamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--rulings", description = "with the questions each rulebook leaves open, and their answers here")
    private boolean rulings;

    @Option(names = "--json", description = "one JSON object a line")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (KnownGame known : GameCatalogue.all()) {
            Game<?, ?> game = known.open().apply(Map.of()).orThrow();
            if (json) {
                out.println(json(game));
            } else {
                print(out, game);
            }
        }
        out.flush();
        return 0;
    }

    private void print(PrintWriter out, Game<?, ?> game) {
        out.printf(
                "%-14s %s, %d seats, %d rules%n",
                game.id(), game.title(), game.seats().size(), game.rules().size());
        if (rulings) {
            for (HouseRuling ruling : game.rulings()) {
                out.printf("  %s = %s  [%s]%n", ruling.key(), String.join(" | ", ruling.allowed()), ruling.section());
                out.printf("      %s%n", ruling.says());
            }
        }
    }

    private static JsonObject json(Game<?, ?> game) {
        JsonObject object = new JsonObject();
        object.addProperty("game", game.id().name());
        object.addProperty("title", game.title());
        JsonArray seats = new JsonArray();
        game.seats().forEach(seat -> seats.add(seat.name()));
        object.add("seats", seats);
        JsonArray rulings = new JsonArray();
        for (HouseRuling ruling : game.rulings()) {
            JsonObject one = new JsonObject();
            one.addProperty("key", ruling.key());
            one.addProperty("default", ruling.byDefault());
            JsonArray allowed = new JsonArray();
            ruling.allowed().forEach(allowed::add);
            one.add("allowed", allowed);
            one.addProperty("section", ruling.section());
            one.addProperty("says", ruling.says());
            rulings.add(one);
        }
        object.add("rulings", rulings);
        return object;
    }
}
