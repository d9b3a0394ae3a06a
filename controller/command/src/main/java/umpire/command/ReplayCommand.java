package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.console.CommandFailure;
import umpire.mqtt.json.RecordGson;
import umpire.player.PlayingLevel;
import umpire.recording.Recording;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.games.ToldActions;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;
import umpire.table.wiring.DataFolder;

/** Replays a game from the journal or from a recording. */
@Command(
        name = "replay",
        description = {
            "Replay a game from the journal: print every entry, its events with their rules, and the position at the end.",
            "With FILE, feed a recording of 'umpire run --record FILE' to the referee again. Exits with 1 if a decision differs.",
            "With --analysis, evaluate every choice of a game: each seat's chance of winning turn by turn, the turning points, better moves,",
            "and the luck of the dice. This takes about as long as the computer player needs for the same game."
        },
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  ./umpire replay",
            "  ./umpire replay --data /tmp/evening --list",
            "  ./umpire replay --number 1 --json",
            "  ./umpire replay --analysis            analyse the last game",
            "  ./umpire replay evening.jsonl.gz      compare the recording of './umpire run --record evening.jsonl.gz'"
        })
public final class ReplayCommand implements Callable<Integer> {
    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "a recording")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--data", paramLabel = "DIR", description = "the data folder (default: as 'umpire run')")
    private Optional<Path> data = Optional.empty();

    @Option(names = "--list", description = "list the recorded games, the oldest first")
    private boolean list;

    @Option(
            names = "--number",
            paramLabel = "N",
            description = "the number of the game in the list (default: the last)")
    private Optional<Integer> number = Optional.empty();

    @Option(names = "--json", description = "print one JSON object a line")
    private boolean json;

    @Option(names = "--analysis", description = "show each seat's chances through the game, and better moves")
    private boolean analysis;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            defaultValue = "3",
            description = "the playing strength of the analysis, from 1 to 5 (default: 3)")
    private int level;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            return file.isPresent() ? again(file.get(), out) : told(out);
        } catch (IOException | JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        } finally {
            out.flush();
        }
    }

    /** Prints the readable part. An unreadable part is reported and is a failure. */
    private int told(PrintWriter out) throws JournalException {
        Journal.Contents journal = Journal.read(data.orElseGet(DataFolder::standard));
        if (!journal.fault().isEmpty()) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("umpire: the journal cannot be read to its end: " + journal.fault()
                    + "; 'umpire run' sets such a file aside and continues with its readable part");
            err.flush();
        }
        if (journal.games().isEmpty()) {
            if (journal.fault().isEmpty()) {
                throw new CommandFailure("nothing has been played yet; start with 'umpire run'");
            }
            return 1;
        }
        tell(journal.games(), out);
        return journal.fault().isEmpty() ? 0 : 1;
    }

    private void tell(List<RecordedGame> games, PrintWriter out) {
        if (list) {
            for (int i = 0; i < games.size(); i++) {
                out.printf("%3d  %s%n", i + 1, headline(games.get(i)));
            }
            return;
        }
        int which = number.orElse(games.size());
        if (which < 1 || which > games.size()) {
            throw new CommandFailure(
                    "there is no game " + which + "; 'umpire replay --list' shows 1 to " + games.size());
        }
        tell(games.get(which - 1), out);
    }

    private void lookBack(RecordedGame recorded, Game<?, ?> game, PrintWriter out) {
        PlayingLevel of = PlayingLevel.of(level)
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "--level is from 1 to 5, not " + level));
        LookBackReport report = LookBackReport.of(
                game, recorded.entries(), of, spec.commandLine().getErr());
        if (json) {
            out.println(RecordGson.line(report));
            return;
        }
        out.println(headline(recorded));
        report.lines().forEach(out::println);
    }

    private void tell(RecordedGame recorded, PrintWriter out) {
        if (analysis) {
            lookBack(recorded, open(GameChoice.of(recorded.header())), out);
            return;
        }
        Transcript<?, ?> transcript = new Transcript<>(open(GameChoice.of(recorded.header())), recorded.entries());
        if (json) {
            transcript.lines().forEach(line -> out.println(RecordGson.line(line.payload())));
            out.println(RecordGson.line(transcript.end()));
            return;
        }
        out.println(headline(recorded));
        transcript.lines().stream()
                .filter(line -> line.entry().kind() != Entry.EntryKind.CHOSEN)
                .forEach(line -> out.println(line.words()));
        out.println("Position: " + transcript.position().orElse("not told while declarations are secret"));
    }

    /** Returns the title line: {@code Ogre Chess, begun 2026-11-20 19:30, 42 actions}. */
    private static String headline(RecordedGame recorded) {
        Instant begun = Instant.ofEpochMilli(recorded.begunMs());
        String options = recorded.header().rulings().entrySet().stream()
                .map(answer -> ", " + answer.getKey() + "=" + answer.getValue())
                .collect(Collectors.joining());
        int played = ToldActions.count(GameCatalogue.STANDARD, GameChoice.of(recorded.header()), recorded.entries());
        return GameCatalogue.STANDARD.title(recorded.header().game()) + options + ", begun "
                + MINUTES.format(begun.atZone(ZoneId.systemDefault())) + ", "
                + played + (played == 1 ? " action" : " actions");
    }

    private static Game<?, ?> open(GameChoice choice) {
        return switch (GameCatalogue.STANDARD.open(choice)) {
            case Parsed.Good<? extends Game<?, ?>> good -> good.value();
            case Parsed.Bad<? extends Game<?, ?>> bad -> throw new CommandFailure(bad.why());
        };
    }

    private static int again(Path recordingFile, PrintWriter out) throws IOException {
        Recording recording = Recording.read(recordingFile);
        List<Recording.Difference> differences = replayed(recordingFile, recording);
        out.printf(
                "%d inputs of %s replayed%s%n",
                recording.moments().size(),
                recording.game().game().name(),
                recording.torn() ? "; the recording's end is missing" : "");
        for (Recording.Difference difference : differences) {
            out.printf("  at input %d: then %s, now %s%n", difference.moment(), difference.then(), difference.now());
        }
        out.println(differences.isEmpty() ? "the referee decides the same" : differences.size() + " decisions differ");
        return differences.isEmpty() ? 0 : 1;
    }

    private static List<Recording.Difference> replayed(Path recordingFile, Recording recording) {
        try {
            return recording.replay(open(GameChoice.of(recording.game())));
        } catch (IllegalArgumentException doesNotFold) {
            throw new CommandFailure(
                    recordingFile + " cannot be replayed (" + doesNotFold.getMessage()
                            + "): the file is damaged or from another version",
                    doesNotFold);
        }
    }
}
