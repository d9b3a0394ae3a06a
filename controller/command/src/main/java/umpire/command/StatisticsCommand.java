package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.mqtt.json.RecordGson;
import umpire.table.games.GameCatalogue;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.statistics.DicePlot;
import umpire.table.statistics.DieCount;
import umpire.table.statistics.GameRatings;
import umpire.table.statistics.JournalStatistics;
import umpire.table.wiring.DataFolder;

/** Prints the statistics of all recorded games. */
@Command(
        name = "statistics",
        description = {
            "Print how often each face of each die came up, and the ratings of the players, from all games of the journal.",
            "Dice: throws that were taken back and lessons do not count. A chi-square test compares each die with a fair one.",
            "Ratings: Glicko-2 for each game, from finished games in which every player has a name. A level of the table's own seats is a player",
            "too. Games that are played together have no rating, but the share that was won."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire statistics",
            "  ./umpire statistics --plot dice.svg",
            "  ./umpire statistics --data /tmp/evening --json"
        })
public final class StatisticsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--data", paramLabel = "DIR", description = "the data folder (default: as 'umpire run')")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--plot", paramLabel = "FILE", description = "also draw the dice as SVG into this file")
    private Optional<Path> plot = Optional.empty();

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    /** A die in the JSON output. */
    record DieCountLine(DieCount die, int thrown, double chiSquare, int freedom, Optional<Double> p, String verdict) {}

    /** The JSON output. */
    record StatisticsLine(
            List<DieCountLine> dice,
            int untold,
            List<GameRatings> ratings,
            int unnamed,
            int unreadable,
            String fault) {}

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Journal.Contents journal = Journal.read(data.orElseGet(DataFolder::standard));
            JournalStatistics statistics = JournalStatistics.of(GameCatalogue.STANDARD, journal.games());
            if (plot.isPresent()) {
                Files.writeString(plot.get(), DicePlot.svg(statistics.dice(), statistics.verdicts()));
            }
            if (json) {
                out.println(RecordGson.line(line(statistics, journal.fault())));
            } else {
                dice(statistics, out);
                ratings(statistics, out);
                if (!journal.fault().isEmpty()) {
                    out.println("The journal cannot be read to its end: " + journal.fault() + ".");
                }
            }
            out.flush();
            return journal.fault().isEmpty() ? 0 : 1;
        } catch (IOException e) {
            throw new CommandFailure(
                    "the drawing cannot be written (" + FileTrouble.why(e) + "); choose another file", e);
        } catch (JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static StatisticsLine line(JournalStatistics statistics, String fault) {
        List<DieCountLine> dice = IntStream.range(0, statistics.dice().size())
                .mapToObj(i ->
                        line(statistics.dice().get(i), statistics.verdicts().get(i)))
                .toList();
        return new StatisticsLine(
                dice, statistics.untold(), statistics.ratings(), statistics.unnamed(), statistics.unreadable(), fault);
    }

    private static DieCountLine line(DieCount die, String verdict) {
        Optional<Double> p = die.testable() ? Optional.of(die.probability()) : Optional.empty();
        return new DieCountLine(die, die.thrown(), die.chiSquare(), die.freedom(), p, verdict);
    }

    private static void dice(JournalStatistics statistics, PrintWriter out) {
        List<String> verdicts = statistics.verdicts();
        for (int i = 0; i < statistics.dice().size(); i++) {
            DieCount die = statistics.dice().get(i);
            out.println(die.title() + ": " + die.thrown() + (die.thrown() == 1 ? " throw" : " throws"));
            die.counts()
                    .forEach((face, count) -> out.printf(
                            Locale.ROOT, "  %-12s %5d  of a fair die: %.1f%n", face, count, die.expected(face)));
            out.println("  " + verdicts.get(i));
        }
        if (statistics.dice().isEmpty()) {
            out.println("No dice were thrown yet.");
        } else {
            out.println(
                    "A test finds only large deviations in few throws. It cannot tell a loaded die from a bad throw or a misread face.");
            if (statistics.dice().size() > 1) {
                out.println("Several kinds of dice are tested, so a single odd one is no proof.");
            }
        }
        if (statistics.untold() > 0) {
            out.println(
                    "Left out: " + statistics.untold() + " throws whose action does not tell the faces of all dice.");
        }
    }

    private static void ratings(JournalStatistics statistics, PrintWriter out) {
        for (GameRatings game : statistics.ratings()) {
            out.println();
            out.println(game.title() + (game.together() ? ", played together:" : ", rating ± two deviations:"));
            for (GameRatings.RatedPlayer each : game.players()) {
                String rated = game.together()
                        ? String.format(Locale.ROOT, "%3d %% won", Math.round(100.0 * each.won() / each.games()))
                        : String.format(
                                Locale.ROOT,
                                "%4.0f ± %.0f",
                                each.rating().rating(),
                                2 * each.rating().deviation());
                out.printf(
                        Locale.ROOT,
                        "  %-24s %-12s %d won, %d drawn, %d lost%n",
                        each.player(),
                        rated,
                        each.won(),
                        each.drawn(),
                        each.lost());
            }
        }
        out.println();
        if (statistics.ratings().isEmpty()) {
            out.println("No ratings yet: finish a game in which every player has a name.");
        }
        if (statistics.unnamed() > 0) {
            out.println("Not rated: " + statistics.unnamed() + " finished games in which a player has no name.");
        }
        if (statistics.unreadable() > 0) {
            out.println("Left out: " + statistics.unreadable() + " games that the rules of this version refuse.");
        }
    }
}
