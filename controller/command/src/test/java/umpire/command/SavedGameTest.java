package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import umpire.recording.GameFile;
import umpire.recording.GameFileReader;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.MeasuredPoses;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Verdict;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;
import umpire.table.journal.Journal;
import umpire.table.journal.JournalException;
import umpire.table.journal.RecordedGame;

/** A game that is saved as a file is judged again from that file. */
class SavedGameTest {
    private static final int ACTIONS = 40;
    private static final byte[] OTHERS = {' ', '\n', '"', '0', 'a', '@', '}', 0, (byte) 0x80, (byte) 0xff, '9'};
    private static final String OPENING = "7c/8/8/3g4/4I(2)3/8/8/7C w";

    @TempDir
    private Path folder;

    private record Result(int code, List<String> out, String err) {}

    private Result umpire(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        int code = line.execute(args);
        return new Result(code, out.toString().lines().toList(), err.toString());
    }

    private void record(String game, Map<String, String> rulings, List<Entry> entries) throws JournalException {
        long[] atMs = {Instant.parse("2026-10-02T18:30:00Z").toEpochMilli()};
        InstantSource clock = () -> Instant.ofEpochMilli(atMs[0] += 1_234);
        try (Journal journal = Journal.open(folder.resolve("data"), clock).journal()) {
            journal.append(new GameHeader(new GameId(game), rulings), entries);
        }
    }

    private Path save(String name) {
        Path file = folder.resolve(name);
        Result saved = umpire("replay", "--data", folder.resolve("data").toString(), "--export", file.toString());
        assertThat(saved.code()).as(saved.err()).isZero();
        return file;
    }

    /** Returns a random game in which each fifth action is taken back, and one lying piece is measured after each third. */
    private static <S, A> List<Entry> random(Game<S, A> game, long seed) {
        Random random = new Random(seed);
        S state = game.opening();
        List<Entry> entries = new ArrayList<>(List.of(new Entry(EntryKind.SET_UP, game.writePosition(state))));
        for (int i = 1; i <= ACTIONS || game.awaited(state) instanceof Awaited.Declarations; i++) {
            if (game.awaited(state) instanceof Awaited.Nothing) {
                break;
            }
            A action = RandomAction.of(game, state, random::nextInt);
            entries.add(new Entry(EntryKind.PLAYED, game.write(action)));
            if (i % 5 == 0) {
                entries.add(new Entry(EntryKind.TAKEN_BACK, "1"));
            } else {
                state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
            }
            String measured = measured(game.show(state));
            if (i % 3 == 0 && !measured.isEmpty()) {
                entries.add(new Entry(EntryKind.MEASURED, measured));
                state = game.measured(state, MeasuredPoses.read(measured, game.show(state)));
            }
        }
        entries.add(new Entry(EntryKind.NOTED, "player " + game.seats().getFirst() + "=Ada, \"the\" #first=1"));
        return entries;
    }

    /** Returns the first lying piece, a millimetre beside its pose; empty where none lies. */
    private static String measured(Placement placement) {
        List<Standing> moved = new ArrayList<>();
        for (Standing standing : placement.standings()) {
            if (moved.isEmpty() && standing.spot() instanceof Spot.Lying lying) {
                Pose pose = lying.pose();
                moved.add(standing.at(new Pose(pose.xMm() + 1, pose.yMm(), pose.headingDeg())));
            }
        }
        return MeasuredPoses.write(moved);
    }

    private static Stream<String> games() {
        return GameCatalogue.all().stream().map(factory -> factory.id().name());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsTheSameFromItsFile(String name) throws Exception {
        record(name, Map.of(), random(GameCatalogue.open(name, Map.of()).orThrow(), 5));
        Result played = umpire("replay", "--data", folder.resolve("data").toString());
        for (String file : List.of("game.json", "game.txt")) {
            Result again = umpire("replay", save(file).toString());
            assertThat(again.err()).as(file).isEmpty();
            assertThat(again.code()).isZero();
            assertThat(again.out().getFirst()).isEqualTo(played.out().getFirst());
            assertThat(again.out().getLast()).isEqualTo(played.out().getLast()).startsWith("Position: ");
            assertThat(again.out()).noneMatch(line -> line.contains("taken_back"));
            assertThat(again.out().stream().anyMatch(line -> line.contains("measured  ")))
                    .as("poses matter in Diceland")
                    .isEqualTo(name.equals("diceland-ogre"));
            assertThat(again.out()).anyMatch(line -> line.contains("=Ada, \"the\" #first=1"));
        }
    }

    @Test
    void aFileOfAFileIsTheSameFile() throws Exception {
        record(
                "ogre-chess",
                Map.of("passAllowed", "true"),
                random(
                        GameCatalogue.open("ogre-chess", Map.of("passAllowed", "true"))
                                .orThrow(),
                        6));
        Path json = save("game.json");
        Path text = folder.resolve("again.txt");
        Path back = folder.resolve("back.json");
        assertThat(umpire("replay", json.toString(), "--export", text.toString())
                        .code())
                .isZero();
        assertThat(umpire("replay", text.toString(), "--export", back.toString())
                        .code())
                .isZero();
        assertThat(back).hasSameTextualContentAs(json);
    }

    private Path saved(String name) throws JournalException {
        record(
                "ogre-chess",
                Map.of("passAllowed", "true"),
                List.of(
                        new Entry(EntryKind.SET_UP, OPENING),
                        new Entry(EntryKind.PLAYED, "e4xd5"),
                        new Entry(EntryKind.PLAYED, "roll 5"),
                        new Entry(EntryKind.PLAYED, "h8-g8"),
                        new Entry(EntryKind.NOTED, "player White=Ada")));
        return save(name);
    }

    private Result after(String name, UnaryOperator<String> change) throws Exception {
        Path file = saved(name);
        String before = Files.readString(file);
        String changed = change.apply(before);
        assertThat(changed).isNotEqualTo(before);
        Files.writeString(file, changed);
        Result result = umpire("replay", file.toString());
        assertThat(Files.readString(file)).as("the file itself").isEqualTo(changed);
        return result;
    }

    private static Arguments row(String file, String from, String to, String says) {
        return Arguments.of(file, from, to, says);
    }

    private static Stream<Arguments> changes() {
        return Stream.of(
                row("g.txt", "e4xd5", "e4-e5", "line 9, step 1: this step was changed"),
                row("g.txt", " roll 5 #", " roll 6 #", "line 11, step 2: this step was changed"),
                row("g.txt", "T18:30:02", "T18:30:03", "line 9, step 1: this step was changed"),
                row("g.txt", "1. ", "1. Ha! ", "line 9, step 1: this step was changed"),
                row("g.txt", "=Ada", "=Bob", "line 3: the game, its options, its players"),
                row("g.txt", "passAllowed=true", "passAllowed=false", "line 3: the game, its options, its players"),
                row("g.txt", "passAllowed=true", "passAllowed=perhaps", "line 3: "),
                row("g.txt", "passAllowed=true", "flying=true", "line 3: "),
                row("g.txt", "umpireGame 1 ogre-chess", "umpireGame 1 diceland", "line 3: "),
                row("g.txt", "umpireGame 1 ogre-chess", "umpireGame 1 chess", "line 3: there is no game 'chess'"),
                row("g.txt", "umpireGame 1", "umpireGame 2", "line 3: version 2 of this format is not known"),
                row("g.txt", "ogre-chess 4", "ogre-chess 5", "line 14: the file ends here, after 4 of 5 steps"),
                row("g.txt", "ogre-chess 4", "ogre-chess 3", "line 14: this step is one more than the 3"),
                row("g.txt", "PLAYED", "SMUGGLED", "line 10: there is no entry 'SMUGGLED'"),
                row("g.txt", "2026-10", "2026-13", "line 8: '2026-13-02T18:30:01.234Z' is no time"),
                row("g.txt", "   @", "   !", "line 7: the notation of this step is missing"),
                row("g.txt", "2. ", "\n2. ", ""),
                row("g.txt", "0.\n", "zero\n", "line 7: this is no line of an exported game"),
                row("g.json", "e4xd5", "e4-e5", "line 3, step 1: this step was changed"),
                row("g.json", "\"length\":4", "\"length\":3", "line 5: this step is one more than the 3"),
                row("g.json", "\"length\":4", "\"length\":9", "line 5: the file ends here, after 4 of 9 steps"),
                row("g.json", "\"length\":4", "\"length\":\"x\"", "this is not how an exported game reads"),
                row("g.json", "\"length\":4", "\"length\":4,\"length\":4", "line 1: 'length' is given twice"),
                row("g.json", "\"umpireGame\":1", "\"umpireGame\":7", "line 1: version 7"),
                row("g.json", "\"umpireGame\":1", "\"someGame\":1", "line 1: this is not how an exported game begins"),
                row("g.json", "Ada", "Eve", "line 1: the game, its options"),
                row("g.json", "]}\n", "]}\n{}", "line 6: this is no JSON"),
                row("g.json", "\"kind\":\"PLAYED\"", "\"kind\":3", "line 3: there is no entry '3'"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aChangeIsFoundOnItsLine(String file, String from, String to, String says) throws Exception {
        Result result = after(file, text -> text.replaceFirst(Pattern.quote(from), to));
        assertThat(result.err()).contains(says);
        assertThat(result.code()).isEqualTo(says.isEmpty() ? 0 : 1);
        assertThat(result.err()).doesNotContain("bug");
    }

    /** The part before the change is shown. */
    @Test
    void theGameIsShownUpToTheChange() throws Exception {
        Result result = after("g.json", text -> text.replace("roll 5", "roll 6"));
        assertThat(result.out()).anyMatch(line -> line.contains("e4xd5"));
        assertThat(result.out()).noneMatch(line -> line.contains("roll"));
        assertThat(result.err()).contains("step 2", "The game up to there is shown");
    }

    @ParameterizedTest
    @ValueSource(strings = {"g.json", "g.txt"})
    void movedDoubledMissingAndLostLinesAreFound(String name) throws Exception {
        for (UnaryOperator<List<String>> change : List.<UnaryOperator<List<String>>>of(
                lines -> {
                    Collections.swap(lines, lines.size() - 2, lines.size() - 1);
                    return lines;
                },
                lines -> {
                    lines.add(lines.getLast());
                    return lines;
                },
                lines -> {
                    lines.remove(lines.size() - 2);
                    return lines;
                },
                lines -> lines.subList(0, lines.size() - 1))) {
            Result result = after(
                    name,
                    text -> String.join(
                            "\n", change.apply(new ArrayList<>(text.lines().toList()))));
            assertThat(result.code()).isEqualTo(1);
            assertThat(result.err()).contains("line ").doesNotContain("bug");
            Files.delete(folder.resolve(name));
        }
    }

    /** Returns the entries of a file; fails for a file that cannot be read, or that has a fault. */
    private static List<Entry> judged(Path file) throws IOException {
        GameFile read = GameFileReader.read(file);
        Game<?, ?> game = GameCatalogue.STANDARD
                .open(GameChoice.of(read.record().header()))
                .orThrow();
        GameFile.JudgedGame judged = read.judged(game);
        judged.fault().or(judged::wording).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        return judged.entries();
    }

    @ParameterizedTest
    @ValueSource(strings = {"g.json", "g.txt"})
    void aFileThatIsCutOffAnywhereIsRefused(String name) throws Exception {
        Path file = saved(name);
        String whole = Files.readString(file).stripTrailing();
        for (int end = 0; end < whole.length(); end++) {
            Files.writeString(file, whole.substring(0, end));
            assertThatThrownBy(() -> judged(file)).as("%d", end).hasMessageContaining("line ");
        }
    }

    /** Every byte, replaced by bytes of several classes in turn. */
    @ParameterizedTest
    @ValueSource(strings = {"g.json", "g.txt"})
    void aChangedByteNeverChangesTheGameUnnoticed(String name) throws Exception {
        Path file = saved(name);
        byte[] whole = Files.readAllBytes(file);
        List<Entry> entries = judged(file);
        int refused = 0;
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] = OTHERS[at % OTHERS.length];
            Files.write(file, changed);
            try {
                assertThat(judged(file)).as("byte %d", at).isEqualTo(entries);
            } catch (IOException | IllegalArgumentException says) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(whole.length / 4);
    }

    /** Changes a file and gives it the checksums of its new content. */
    private static void forge(Path file, String from, String to) throws IOException {
        String forged = Files.readString(file).replaceFirst(Pattern.quote(from), to);
        Files.writeString(file, forged);
        GameFile read = GameFileReader.read(file);
        for (int i = 0; i < read.checks().size(); i++) {
            forged = forged.replace(read.checks().get(i), read.record().checks().get(i));
        }
        Files.writeString(file, forged);
    }

    @Test
    void aForgedGameIsRefusedByTheRules() throws Exception {
        Path honest = saved("g.txt");
        forge(honest, "PLAYED roll 5", "PLAYED h8-g8");
        Result result = umpire("replay", honest.toString());
        assertThat(result.err()).contains("line 11, step 2: the rules refuse this: ");
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void forgedSentencesAreNamedAndTheRulesAreShown() throws Exception {
        Path honest = saved("g.txt");
        forge(honest, "1. ", "1. Black gives up. ");
        Result result = umpire("replay", honest.toString());
        assertThat(result.err()).contains("line 9, step 1: the file says 'Black gives up.", "the rules say '");
        assertThat(result.out()).noneMatch(line -> line.contains("gives up")).anyMatch(line -> line.contains("h8-g8"));
        assertThat(result.code()).isEqualTo(1);
    }

    @Test
    void anotherFileIsNoSavedGame() throws Exception {
        Path file = folder.resolve("other");
        for (byte[] content : List.of(
                new byte[0],
                "hello".getBytes(StandardCharsets.UTF_8),
                "{}".getBytes(StandardCharsets.UTF_8),
                "[]".getBytes(StandardCharsets.UTF_8),
                "{\"umpireGame\":null}".getBytes(StandardCharsets.UTF_8),
                ("{\"a\":" + "[".repeat(1_000_000)).getBytes(StandardCharsets.UTF_8),
                ("{\"steps\":" + "[".repeat(1_000_000)).getBytes(StandardCharsets.UTF_8),
                "{\"umpireGame\":1}".getBytes(StandardCharsets.UTF_16),
                new byte[] {(byte) 0xff, (byte) 0xfe, 1},
                new byte[16_000_001])) {
            Files.write(file, content);
            Result result = umpire("replay", file.toString());
            assertThat(result.code()).isEqualTo(1);
            assertThat(result.err()).contains("other").doesNotContain("bug");
        }
        assertThat(umpire("replay", folder.resolve("none").toString()).err()).contains("there is no such file");
        assertThat(umpire("replay", folder.toString()).err()).doesNotContain("bug");
    }

    @Test
    void aSavedFileIsNeverOverwritten() throws IOException, JournalException {
        Path file = saved("g.txt");
        String before = Files.readString(file);
        Result again = umpire("replay", "--data", folder.resolve("data").toString(), "--export", file.toString());
        assertThat(again.err()).contains("exists already");
        assertThat(again.code()).isEqualTo(1);
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    /** The display steps through a copy, and the table's own journal stays as it is. */
    @Test
    void theDisplayShowsACopy() throws Exception {
        saved("g.json");
        RecordedGame recorded = Journal.read(folder.resolve("data")).games().getLast();
        Path copy;
        try (ShownGame shown = ShownGame.open(
                        recorded, GameCatalogue.open("ogre-chess", Map.of()).orThrow(), 0);
                HttpClient browser = HttpClient.newHttpClient()) {
            copy = shown.folder();
            String history = page(browser, shown.address().replace("display", "history.json"));
            assertThat(history).isEqualTo(Files.readString(folder.resolve("g.json")));
            assertThat(page(browser, shown.address())).contains("step-back");
            assertThat(Files.readString(copy.resolve("players.txt"))).isEqualTo("Ada\n");
        }
        assertThat(copy).doesNotExist();
        assertThat(Journal.read(folder.resolve("data")).games()).containsExactly(recorded);
    }

    private static String page(HttpClient browser, String address) throws IOException, InterruptedException {
        return browser.send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    /** A file with a byte order mark, Windows line ends or another layout of the JSON is the same game. */
    @Test
    void editorsMayChangeTheLayout() throws Exception {
        assertThat(after("g.txt", text -> "\ufeff" + text.replace("\n", "\r\n")).code())
                .isZero();
        assertThat(after("g.json", text -> text.replace("{", "{\n  ")).code()).isZero();
    }
}
