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
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameFactory;
import umpire.rules.kernel.setup.GameOption;
import umpire.table.games.GameCatalogue;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games this table can referee.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ./umpire games", "  ./umpire games --rulings", "  ./umpire games --json"})
public final class GamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--rulings", description = "also list the options, data files and house rulings of each game")
    private boolean rulings;

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        for (GameFactory known : GameCatalogue.all()) {
            Game<?, ?> game = GameCatalogue.open(known.id().name(), Map.of()).orThrow();
            if (json) {
                out.println(RecordGson.line(GameLine.of(known, game)));
            } else {
                print(out, known, game);
            }
        }
        out.flush();
        return 0;
    }

    private void print(PrintWriter out, GameFactory known, Game<?, ?> game) {
        out.printf(
                "%-14s %s, %d seats, %d rules%n",
                game.id(), game.title(), game.seats().size(), game.rules().size());
        if (rulings) {
            for (GameOption option : known.options()) {
                out.printf("  --option %s=%s%n", option.key(), String.join(" | ", option.allowed()));
                out.printf("      %s%n", option.says());
            }
            for (GameData data : known.data()) {
                out.printf("  --game-data %s=FILE%n", data.name());
                out.printf("      %s%n", data.says());
            }
            for (HouseRuling ruling : game.rulings()) {
                out.printf("  %s = %s  [%s]%n", ruling.key(), String.join(" | ", ruling.allowed()), ruling.section());
                out.printf("      %s%n", ruling.says());
            }
        }
    }

    private record GameLine(
            GameId game,
            String title,
            List<Seat> seats,
            List<RulingLine> rulings,
            List<GameOption> options,
            List<GameData> data) {
        static GameLine of(GameFactory known, Game<?, ?> game) {
            return new GameLine(
                    game.id(),
                    game.title(),
                    game.seats(),
                    game.rulings().stream().map(RulingLine::of).toList(),
                    known.options(),
                    known.data());
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
