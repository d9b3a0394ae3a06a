package umpire.command;

import com.google.gson.annotations.SerializedName;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Seat;
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
                out.println(RecordGson.line(GameLine.of(game)));
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

    private record GameLine(GameId game, String title, List<Seat> seats, List<RulingLine> rulings) {
        static GameLine of(Game<?, ?> game) {
            return new GameLine(
                    game.id(),
                    game.title(),
                    game.seats(),
                    game.rulings().stream().map(RulingLine::of).toList());
        }
    }

    private record RulingLine(
            String key,
            @SerializedName("default") String byDefault,
            List<String> allowed,
            String section,
            String says) {
        static RulingLine of(HouseRuling ruling) {
            return new RulingLine(ruling.key(), ruling.byDefault(), ruling.allowed(), ruling.section(), ruling.says());
        }
    }
}
