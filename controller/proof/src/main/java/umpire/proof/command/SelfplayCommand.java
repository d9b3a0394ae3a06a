package umpire.proof.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.command.console.InterruptHook;
import umpire.command.console.Progress;
import umpire.command.console.ResultSoFar;
import umpire.command.options.FrameSize;
import umpire.command.options.GameOptions;
import umpire.hardware.Rig;
import umpire.mqtt.json.RecordGson;
import umpire.proof.selfplay.CameraReport;
import umpire.proof.selfplay.CameraRun;
import umpire.proof.selfplay.PlayPlan;
import umpire.proof.selfplay.SelfplayReport;
import umpire.robot.LawBroken;
import umpire.robot.PlayStyle;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Plays random games, in memory or through the camera. */
@Command(
        name = "selfplay",
        description = {
            "Play random games and check every action against the laws of play.",
            "Players choose a random kind of action, then a random action of that kind. In every fourth game they choose among all actions.",
            "In some games, every third match begins at a rare position, to try its rules.",
            "Prints how often each seat won and how, how long the games were, and the rules that no event or refusal named.",
            "Also tries actions that may be illegal, such as actions of the game's other variants.",
            "With --through-camera, every action is played on the virtual table, rendered, read by the camera's pipeline, and refereed."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire selfplay --game ogre-chess --games 1000 --seed 1",
            "  ./umpire selfplay --game ogre-chess --games 5 --seed 7 --through-camera",
            "  ./umpire selfplay --game ground-force --games 3 --eager --through-camera"
        })
public final class SelfplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "10",
            description = "number of games (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "the random seed of the first game; each further game takes the next seed (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "20000",
            description = "give up a game after this many actions (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(names = "--eager", description = "players who can win at once do so; all other choices stay random")
    private boolean eager;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "the position in which each game begins, as 'umpire judge' prints it")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--through-camera",
            description = "play every action on the virtual table and read it from rendered pictures")
    private boolean throughCamera;

    @Option(
            names = "--frame",
            paramLabel = "WIDTHxHEIGHT",
            description = "size of the virtual camera's frames (default: the reference camera's 2028x1520)")
    private Optional<String> frame = Optional.empty();

    @Option(names = "--json", description = "print one JSON object instead of words")
    private boolean json;

    @Override
    public Integer call() {
        if (games < 1 || maxPlies < 1) {
            throw new ParameterException(spec.commandLine(), "--games and --max-plies are at least 1");
        }
        try {
            return throughCamera ? throughCamera() : inMemory();
        } catch (LawBroken broken) {
            throw new CommandFailure("a law is broken: " + broken.getMessage(), broken);
        }
    }

    private PlayPlan plan(Game<?, ?> opened) {
        position.map(opened::readPosition).ifPresent(read -> {
            if (read instanceof Parsed.Bad<?> bad) {
                throw new ParameterException(spec.commandLine(), "--position: " + bad.why());
            }
        });
        return new PlayPlan(games, seed, maxPlies, eager ? PlayStyle.EAGER : PlayStyle.VARIED, position);
    }

    private int inMemory() {
        PrintWriter out = spec.commandLine().getOut();
        Game<?, ?> opened = game.open();
        ResultSoFar<SelfplayReport> resultSoFar = new ResultSoFar<>(SelfplayReport.NONE);
        try (Progress progress = new Progress(spec.commandLine().getErr(), "games", games);
                InterruptHook interrupted = new InterruptHook(progress, out, () -> lines(resultSoFar.get()))) {
            interrupted.watch();
            resultSoFar.set(SelfplayReport.of(opened, game.otherForms(), plan(opened), soFar -> {
                resultSoFar.set(soFar);
                progress.step();
            }));
        }
        if (json) {
            out.println(RecordGson.line(SelfplayLine.of(resultSoFar.get())));
        } else {
            lines(resultSoFar.get()).forEach(out::println);
        }
        out.flush();
        return 0;
    }

    private static List<String> lines(SelfplayReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format("games      %d", report.games()));
        double each = (double) report.plies() / Math.max(1, report.games());
        lines.add(String.format("plies      %d (%.1f a game)", report.plies(), each));
        lines.addAll(report.endings().lines());
        lines.add(String.format("positions  %.0f a second, each with every law checked", report.positionsPerSecond()));
        lines.add("laws       none broken");
        int spoken =
                report.rules() - report.unspoken().size() - report.elsewhere().size();
        lines.add(String.format("rules      %d of %d named by an event or a refusal", spoken, report.rules()));
        if (!report.elsewhere().isEmpty()) {
            lines.add("elsewhere  " + String.join(", ", report.elsewhere()) + " (only with other options)");
        }
        if (!report.unspoken().isEmpty()) {
            lines.add("unspoken   " + String.join(", ", report.unspoken()));
        }
        return lines;
    }

    private int throughCamera() {
        Rig rig = frame.map(size -> FrameSize.of(spec.commandLine(), size).of(Rig.standard()))
                .orElseGet(Rig::standard);
        PrintWriter out = spec.commandLine().getOut();
        Game<?, ?> opened = game.open();
        CameraRun run = new CameraRun(opened, rig, plan(opened));
        CameraReport report;
        try (Progress progress = new Progress(spec.commandLine().getErr(), "games", games);
                InterruptHook interrupted =
                        new InterruptHook(progress, out, () -> run.reached().lines())) {
            interrupted.watch();
            report = run.play(following(progress));
        }
        if (json) {
            out.println(RecordGson.line(report));
        } else {
            report.lines().forEach(out::println);
        }
        out.flush();
        return report.misread() == 0 ? 0 : 1;
    }

    private static CameraRun.Follower following(Progress progress) {
        AtomicInteger plies = new AtomicInteger();
        return new CameraRun.Follower() {
            @Override
            public void ply() {
                progress.note(plies.incrementAndGet() + " plies");
            }

            @Override
            public void ended(String line) {
                progress.say(line);
                progress.step();
            }
        };
    }

    /** A broken law ends the command with a failure, so this line counts none. */
    private record SelfplayLine(
            int games,
            long plies,
            Map<String, Integer> results,
            Map<String, ? extends Map<String, Integer>> won,
            int medianPlies,
            int longestPlies,
            long positionsPerSecond,
            int lawsBroken,
            List<String> rulesSpokenElsewhere,
            List<String> rulesUnspoken) {
        static SelfplayLine of(SelfplayReport report) {
            return new SelfplayLine(
                    report.games(),
                    report.plies(),
                    report.results(),
                    report.endings().won(),
                    report.endings().medianPlies(),
                    report.endings().longestPlies(),
                    Math.round(report.positionsPerSecond()),
                    0,
                    report.elsewhere(),
                    report.unspoken());
        }
    }
}
