package umpire.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
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
import umpire.recording.GameFile;
import umpire.recording.GameFile.JudgedGame;
import umpire.recording.GameFileReader;
import umpire.recording.GameRecord;
import umpire.recording.GameRecordText;
import umpire.recording.Recording;
import umpire.referee.session.MainLine;
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
import umpire.web.payload.HistoryPayload;

/** Replays a game from the journal, from an exported file or from a recording. */
@Command(
        name = "replay",
        description = {
            "Replay a game from the journal: print every entry, its events with their rules, and the position at the end.",
            "With FILE, read a game that the display saved, or that --export wrote, and judge every action again. Exits with 1 at the first",
            "action that was changed or that the rules refuse, and says its line. The table's own games stay as they are.",
            "FILE may also be a recording of 'umpire run --record FILE': it is fed to the referee again. Exits with 1 if a decision differs.",
            "With --port, show the game on a page instead: the arrow keys step through it.",
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
            "  ./umpire replay --number 3 --export evening.json     save a game as a file; evening.txt saves it as text",
            "  ./umpire replay evening.json          judge and print a saved game",
            "  ./umpire replay evening.json --port 8090     show it on the display",
            "  ./umpire replay evening.jsonl.gz      compare the recording of './umpire run --record evening.jsonl.gz'"
        })
public final class ReplayCommand implements Callable<Integer> {
    private static final int LAST_PORT = 65_535;
    private static final DateTimeFormatter MINUTES = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "a saved game or a recording")
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

    @Option(
            names = "--export",
            paramLabel = "FILE",
            description = "write the game into a new file: as JSON if its name ends in .json, else as text")
    private Optional<Path> export = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "show the game on the display, at this port of this machine; 0 for any free port")
    private Optional<Integer> port = Optional.empty();

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
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (port.filter(number -> number < 0 || number > LAST_PORT).isPresent()) {
            throw new ParameterException(spec.commandLine(), "a port is 0 to 65535, not " + port.orElseThrow());
        }
        try {
            if (file.isEmpty()) {
                return told(out);
            }
            if (!Files.isRegularFile(file.get())) {
                throw new CommandFailure(file.get() + ": there is no such file; give a saved game or a recording");
            }
            return GameFileReader.isText(file.get()) ? saved(file.get(), out) : again(file.get(), out);
        } catch (IOException | JournalException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        } catch (IllegalArgumentException doesNotFold) {
            throw new CommandFailure(
                    "the rules of this version refuse the game: " + doesNotFold.getMessage()
                            + "; replay it with the version that recorded it",
                    doesNotFold);
        } finally {
            out.flush();
        }
    }

    /** Judges a saved game, and tells the part before its first fault. */
    private int saved(Path saved, PrintWriter out) throws IOException, JournalException, InterruptedException {
        GameFile read = GameFileReader.read(saved);
        GameChoice choice = GameChoice.of(read.record().header());
        if (GameCatalogue.STANDARD.open(choice) instanceof Parsed.Bad<? extends Game<?, ?>> bad) {
            throw new CommandFailure(saved + ", line " + read.lines().getFirst() + ": " + bad.why());
        }
        JudgedGame judged = read.judged(open(choice));
        PrintWriter err = spec.commandLine().getErr();
        judged.fault()
                .ifPresent(fault -> err.println("umpire: " + saved + ", " + fault
                        + ". The game up to there is shown; save it again for the rest"));
        judged.wording()
                .ifPresent(words -> err.println("umpire: " + saved + ", " + words
                        + ". Another version of Umpire wrote it, or it was changed; shown is what the rules say"));
        err.flush();
        if (!judged.entries().isEmpty()) {
            tell(new RecordedGame(0, read.record().header(), judged.entries(), judged.timesMs(), false), out);
        }
        return judged.fault().isEmpty() && judged.wording().isEmpty() ? 0 : 1;
    }

    /** Prints the readable part. An unreadable part is reported and is a failure. */
    private int told(PrintWriter out) throws IOException, JournalException, InterruptedException {
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

    private void tell(List<RecordedGame> games, PrintWriter out)
            throws IOException, JournalException, InterruptedException {
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

    private void tell(RecordedGame recorded, PrintWriter out)
            throws IOException, JournalException, InterruptedException {
        if (export.isPresent()) {
            export(recorded, export.get());
            out.println(export.get() + " has " + headline(recorded));
            return;
        }
        if (port.isPresent()) {
            show(recorded, port.get(), out);
            return;
        }
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

    private static void export(RecordedGame recorded, Path to) throws IOException {
        Game<?, ?> game = open(GameChoice.of(recorded.header()));
        MainLine line = MainLine.of(game, recorded.entries());
        GameRecord record =
                GameRecord.of(recorded.header(), game.title(), recorded.entries(), recorded.timesMs(), line);
        String text = to.toString().endsWith(".json")
                ? HistoryPayload.of(record, line.past()).text()
                : GameRecordText.write(record);
        try {
            Files.writeString(to, text, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw new CommandFailure(to + " exists already: choose another name", e);
        }
    }

    /** Shows the game on the pages until the process is stopped. */
    private static void show(RecordedGame recorded, int port, PrintWriter out)
            throws IOException, JournalException, InterruptedException {
        ShownGame shown = ShownGame.open(recorded, open(GameChoice.of(recorded.header())), port);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            shown.close();
            Runtime.getRuntime().halt(0);
        }));
        out.println(headline(recorded));
        out.println("Open " + shown.address()
                + "; the arrow keys step through the game. Ctrl-C ends it. The table's own games stay as they are.");
        out.flush();
        new CountDownLatch(1).await();
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
