package umpire.proof.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.InterruptHook;
import umpire.command.console.Progress;
import umpire.command.console.ResultSoFar;
import umpire.command.options.GameOptions;
import umpire.mqtt.json.RecordGson;
import umpire.proof.tournament.Contender;
import umpire.proof.tournament.Tournament;
import umpire.proof.tournament.TournamentScore;
import umpire.rules.kernel.Game;

/** Lets two players play against each other. */
@Command(
        name = "tournament",
        description = {
            "Let two computer players play against each other, and say which one is better.",
            "A player is a level from 1 (weakest) to 5, or one of: 'random' takes any legal action; 'greedy' takes the action",
            "with the best position after it; 'tree' searches with the rules alone.",
            "The players swap seats after each game. In a game that all play together, each plays alone, and their scores are compared.",
            "Prints the share of points and the Elo difference, each with its 95 %% confidence interval (Wilson)."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire tournament --game ogre-chess --first 1 --second random --games 20",
            "  ./umpire tournament --game die-men --first 2 --second 1 --seed 7"
        })
public final class TournamentCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--first",
            paramLabel = "PLAYER",
            required = true,
            description = "random, greedy, tree, 1, 2, 3, 4 or 5")
    private String first = "";

    @Option(names = "--second", paramLabel = "PLAYER", required = true, description = "the opponent")
    private String second = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "10",
            description = "number of games, an even number (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "the random seed of the first two games; each further pair takes the next seed (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "2000",
            description = "end a game as drawn after this many actions (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--decide",
            paramLabel = "SHARE",
            description = "stop when the whole interval is above or below this share, such as 0.65")
    private Optional<Double> decide = Optional.empty();

    @Option(names = "--json", description = "print one JSON object instead of words")
    private boolean json;

    @Override
    public Integer call() {
        if (games < 2
                || games % 2 != 0
                || maxPlies < 1
                || decide.filter(share -> share <= 0 || share >= 1).isPresent()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--games is an even number from 2 on, --max-plies at least 1, and --decide between 0 and 1");
        }
        Tournament tournament =
                new Tournament(contender("--first", first), contender("--second", second), games, seed, maxPlies);
        Game<?, ?> opened = game.open();
        if (!opened.playedTogether() && opened.seats().size() < 2) {
            throw new ParameterException(
                    spec.commandLine(),
                    "name a variant with opposed seats: in this one of " + opened.title()
                            + " no seat wins against another");
        }
        tell(tournament, played(tournament, opened));
        return 0;
    }

    private Contender contender(String option, String word) {
        return Contender.of(word)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        option + " is " + String.join(", ", Contender.WORDS) + "; not '" + word + "'"));
    }

    private TournamentScore played(Tournament tournament, Game<?, ?> opened) {
        ResultSoFar<TournamentScore> reached = new ResultSoFar<>(TournamentScore.NONE);
        AtomicInteger plies = new AtomicInteger();
        try (Progress progress = new Progress(spec.commandLine().getErr(), "games", games);
                InterruptHook interrupted = new InterruptHook(
                        progress, spec.commandLine().getOut(), () -> lines(tournament, reached.get()))) {
            interrupted.watch();
            return tournament.play(
                    opened,
                    score -> {
                        reached.set(score);
                        progress.step();
                    },
                    score -> decide.filter(score::decides).isPresent(),
                    () -> progress.note(plies.incrementAndGet() + " plies"));
        }
    }

    private void tell(Tournament tournament, TournamentScore score) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(RecordGson.line(TournamentLine.of(tournament, score)));
        } else {
            lines(tournament, score).forEach(out::println);
        }
        out.flush();
    }

    private static List<String> lines(Tournament tournament, TournamentScore score) {
        return List.of(
                String.format("players    %s against %s", tournament.first(), tournament.second()),
                String.format(
                        Locale.ROOT,
                        "games      %d (%.1f plies each)",
                        score.games(),
                        (double) score.plies() / Math.max(1, score.games())),
                String.format(
                        "first      won %d, drew %d, lost %d, given up %d",
                        score.won(), score.drawn(), score.lost(), score.givenUp()),
                String.format("seats      the first won %d", score.firstSeat()),
                String.format(
                        Locale.ROOT, "share      %.3f (%.3f to %.3f)", score.share(), score.lowest(), score.highest()),
                String.format(
                        "rating     %s (%s to %s)",
                        TournamentScore.said(TournamentScore.elo(score.share())),
                        TournamentScore.said(TournamentScore.elo(score.lowest())),
                        TournamentScore.said(TournamentScore.elo(score.highest()))));
    }

    /** Leaves out the difference of ratings: it follows from the share, and JSON has no infinity. */
    private record TournamentLine(
            String first,
            String second,
            int games,
            long plies,
            int won,
            int drawn,
            int lost,
            int givenUp,
            int firstSeat,
            double share,
            double lowest,
            double highest) {
        static TournamentLine of(Tournament tournament, TournamentScore score) {
            return new TournamentLine(
                    tournament.first().toString(),
                    tournament.second().toString(),
                    score.games(),
                    score.plies(),
                    score.won(),
                    score.drawn(),
                    score.lost(),
                    score.givenUp(),
                    score.firstSeat(),
                    score.share(),
                    score.lowest(),
                    score.highest());
        }
    }
}
