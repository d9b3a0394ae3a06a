package umpire.proof.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.json.RecordGson;
import umpire.proof.club.ClubPlan;
import umpire.proof.club.ClubResult;
import umpire.proof.club.SimulatedClub;

/** Measures what many tables on one broker need. */
@Command(
        name = "simulate-club",
        description = {
            "Play whole games at many simulated tables over one MQTT broker, and measure what arrives.",
            "The tables play all games in turn, with random players, and publish as a real table does, but without camera and lights.",
            "Each table has a display, and one lobby reads all tables. Prints messages and bytes a second, the delay from an accepted action",
            "to the last message about it, and the heap of a table. If the broker is stopped and started again meanwhile, it also prints how",
            "long it took until every reader was up to date.",
            "Exits with 1 if a reader missed something that it could not read later."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire simulate-club --tables 40 --broker tcp://127.0.0.1:1883 --minutes 15",
            "  ./umpire simulate-club --tables 4 --broker tcp://127.0.0.1:1883 --pause-ms 200 --json"
        })
public final class SimulateClubCommand implements Callable<Integer> {
    private static final long MS_PER_MINUTE = 60_000;
    private static final int MOST_TABLES = 1_000;
    private static final double BYTES_PER_KB = 1_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--broker",
            paramLabel = "URI",
            required = true,
            description = "an MQTT 5 broker that accepts clients without a name: tcp://HOST:1883")
    private String broker = "";

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "40",
            description = "number of tables (default: ${DEFAULT-VALUE})")
    private int tables;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            defaultValue = "1",
            description = "how long they play (default: ${DEFAULT-VALUE})")
    private double minutes;

    @Option(
            names = "--pause-ms",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "time between two actions of a table (default: ${DEFAULT-VALUE})")
    private long pauseMs;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "the random seed of all games (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(names = "--json", description = "print one JSON object instead of words")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (tables < 1 || tables > MOST_TABLES || minutes <= 0 || pauseMs < 1) {
            throw usage("--tables is from 1 to " + MOST_TABLES + ", --minutes above 0, and --pause-ms at least 1");
        }
        if (!MqttSettings.isBroker(broker)) {
            throw usage("--broker takes an address such as tcp://127.0.0.1:1883, not '" + broker + "'");
        }
        ClubPlan plan = new ClubPlan(tables, seed, pauseMs, Math.round(minutes * MS_PER_MINUTE));
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            ClubResult result = new SimulatedClub(
                            plan, broker, table -> new MqttSettings(broker, "", "", table, false), err::println)
                    .run();
            if (json) {
                out.println(RecordGson.line(result));
            } else {
                lines(result).forEach(out::println);
            }
            out.flush();
            return result.complete() ? 0 : 1;
        } catch (IllegalStateException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private ParameterException usage(String says) {
        return new ParameterException(spec.commandLine(), says);
    }

    private List<String> lines(ClubResult result) {
        double messages = result.messages() / result.seconds();
        double kilobytes = result.bytes() / result.seconds() / BYTES_PER_KB;
        Locale point = Locale.ROOT;
        return List.of(
                String.format(point, "tables     %d for %.0f s, seed %d", tables, result.seconds(), seed),
                String.format(point, "games      %d finished, %d actions", result.games(), result.actions()),
                String.format(point, "messages   %.1f a second, %.2f at a table", messages, messages / tables),
                String.format(point, "bytes      %.1f kB a second, %.2f at a table", kilobytes, kilobytes / tables),
                "display    " + said(result.display()),
                "lobby      " + said(result.lobby()),
                String.format(
                        point, "events     %d missed without a connection, %d lost", result.missed(), result.lost()),
                String.format(point, "retained   %d displays behind at the end", result.behind()),
                "broker     " + (result.recovered().count() == 0 ? "never away" : said(result.recovered())),
                String.format(point, "memory     %d KB of heap a table", result.heapKb()));
    }

    private static String said(ClubResult.DelaySummary delays) {
        return String.format(
                Locale.ROOT,
                "%d times, median %.1f ms, p99 %.1f ms, longest %.1f ms",
                delays.count(),
                delays.medianMs(),
                delays.p99Ms(),
                delays.longestMs());
    }
}
