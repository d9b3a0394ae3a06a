package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import umpire.recording.GameHeader;
import umpire.recording.InputJson;
import umpire.recording.Recorder;
import umpire.recording.Recording;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;
import umpire.table.games.GameCatalogue;

class RecordingTest {
    private static final GameHeader CHESS = new GameHeader(new GameId("ogre-chess"), Map.of());

    @TempDir
    private Path folder;

    @Test
    void everyKindOfInputReadsBackAsItWasWritten() {
        Observation observation = new Observation(
                3,
                400,
                true,
                false,
                true,
                List.of(
                        new Sighting.Empty(new Place("a1")),
                        new Sighting.Hidden(new Place("a2"), "hand"),
                        new Sighting.Holds(
                                new Place("a3"),
                                List.of(new SeenToken(new Token("white-INF"), 4, new Pose(1.5, 2.25, 90), 0.97)))),
                List.of(new SeenToken(new Token("black-GEV"), 40, new Pose(300, 0, 0), 1)),
                List.of(
                        new SeenDie("d6", Optional.of("5"), false, new Pose(1, 2, 3), 0.99),
                        new SeenDie("d6", Optional.empty(), true, new Pose(1, 2, 3), 0)),
                List.of("a tag is seen twice"));
        List<Input> inputs = List.of(
                new Input.Looked(observation, 401),
                new Input.Pressed(Optional.of(new Seat("White")), ButtonMeaning.NEXT, 5),
                new Input.Pressed(Optional.empty(), ButtonMeaning.HELP, 5),
                new Input.Ticked(6),
                new Input.Ordered(new Command.Act(Optional.of(new Seat("Black")), "e7-e6"), 7),
                new Input.Ordered(new Command.TakeBack(Optional.empty(), 2), 8),
                new Input.Ordered(new Command.Start(Optional.empty()), 9),
                new Input.Ordered(new Command.Pause(), 10));
        for (Input input : inputs) {
            assertThat(InputJson.read(InputJson.write(input))).isEqualTo(input);
        }
    }

    @Test
    void aRecordingReplaysToTheSameDecisions() throws IOException {
        Path file = record();
        Recording recording = Recording.read(file);
        assertThat(recording.torn()).isFalse();
        assertThat(recording.moments()).hasSize(3);
        assertThat(recording.replay(game())).isEmpty();
    }

    /** Newer versions replay the recordings of older ones. */
    @Test
    void theFormatOfRecordingsIsUnchanged() throws IOException {
        Path file = folder.resolve("bytes.gz");
        GameHeader game = new GameHeader(
                new GameId("ogre-chess"),
                Map.of("quietTurnsDraw", "50", "mayTurn", "<GEV>"),
                new SessionSettings(true));
        List<Entry> begins =
                List.of(new Entry(Entry.EntryKind.SET_UP, "7c/8 'w' <&>="), new Entry(Entry.EntryKind.TAKEN_BACK, "1"));
        try (Recorder recorder = new Recorder(file, game, begins)) {
            recorder.took(new Input.Ticked(20), List.of(new Entry(Entry.EntryKind.PLAYED, "d4=d5 3+1")));
            recorder.took(new Input.Ticked(30), List.of());
        }
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactly(
                            "{\"recording\":1,\"game\":\"ogre-chess\",\"rulings\":{\"mayTurn\":\"<GEV>\",\"quietTurnsDraw\":\"50\"},"
                                    + "\"settings\":{\"askBeforeWaiving\":true},"
                                    + "\"begins\":[{\"kind\":\"SET_UP\",\"text\":\"7c/8 'w' <&>=\"},{\"kind\":\"TAKEN_BACK\",\"text\":\"1\"}]}",
                            "{\"nowMs\":20,\"is\":\"Ticked\"}",
                            "{\"entries\":[{\"kind\":\"PLAYED\",\"text\":\"d4=d5 3+1\"}]}",
                            "{\"nowMs\":30,\"is\":\"Ticked\"}");
        }
    }

    @Test
    void aDifferentDecisionIsReported() throws IOException {
        Recording recording = Recording.read(record());
        List<Recording.Moment> forged = recording.moments().stream()
                .map(moment -> new Recording.Moment(moment.input(), List.<Entry>of()))
                .toList();
        assertThat(new Recording(recording.game(), recording.begins(), forged, false).replay(game()))
                .hasSize(2);
    }

    @Test
    void aTruncatedEndIsSkippedAndReported() throws IOException {
        Path file = record();
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 12));
        Recording recording = Recording.read(file);
        assertThat(recording.torn()).isTrue();
        assertThat(recording.moments()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "rubbish",
                "[]",
                "{\"recording\":\"x\"}",
                "{\"recording\":1}",
                "{\"recording\":1,\"game\":\"ogre-chess\",\"begins\":[{\"kind\":\"NONE\"}]}",
                "{\"recording\":1,\"game\":\"ogre-chess\",\"begins\":[]}\nnull\nnull",
                "{\"recording\":1,\"game\":\"ogre-chess\",\"begins\":[]}\n{\"entries\":[]}"
            })
    void rubbishThatIsPackedIsNoRecording(String text) throws IOException {
        Path file = folder.resolve("rubbish.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        assertThatThrownBy(() -> Recording.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("rubbish.gz");
    }

    @Test
    void aRecordingIsNeverOverwritten() throws IOException {
        Path file = record();
        assertThatThrownBy(() -> new Recorder(file, CHESS, List.of()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("exists already");
    }

    @Test
    void aRecordingReplaysWithItsOwnRulings() throws IOException {
        GameHeader byPassing = new GameHeader(new GameId("ogre-chess"), Map.of("passAllowed", "true"));
        Path file = folder.resolve("evening.jsonl.gz");
        try (Recorder recorder = new Recorder(file, byPassing, List.of())) {
            play(
                    GameCatalogue.open("ogre-chess", byPassing.rulings()).orThrow(),
                    byPassing.settings(),
                    List.of(
                            new Input.Ordered(new Command.Start(Optional.empty()), 10),
                            new Input.Ordered(new Command.Act(Optional.empty(), "hold"), 20)),
                    recorder);
        }
        Recording recording = Recording.read(file);
        assertThat(recording.game()).isEqualTo(byPassing);
        assertThat(recording.moments().getLast().entries())
                .describedAs("the pass")
                .isNotEmpty();
        StringWriter out = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setOut(new PrintWriter(out, true));
        assertThat(line.execute("replay", file.toString()))
                .describedAs(out.toString())
                .isZero();
        assertThat(recording.replay(game())).describedAs("by the usual ruling").isNotEmpty();
    }

    @Test
    void aRecordingReplaysWithItsOwnSettings() throws IOException {
        GameHeader asking = CHESS.with(new SessionSettings(true));
        Path file = folder.resolve("evening.jsonl.gz");
        List<Input> inputs = new ArrayList<>(List.of(
                new Input.Ordered(new Command.Start(Optional.of("7c/4m3/8/8/3G4/8/8/7C w")), 10),
                new Input.Ordered(new Command.Act(Optional.empty(), "d4-e5"), 20)));
        inputs.addAll(looks("7c/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5)", 1_000));
        inputs.addAll(looks("8/4m2c/8/4G3/8/8/8/7C b", 3_000));
        try (Recorder recorder = new Recorder(file, asking, List.of())) {
            play(game(), asking.settings(), inputs, recorder);
        }
        Recording recording = Recording.read(file);
        assertThat(recording.game()).isEqualTo(asking);
        assertThat(played(recording)).containsExactly("d4-e5");
        assertThat(recording.replay(game())).isEmpty();
        assertThat(new Recording(CHESS, recording.begins(), recording.moments(), false).replay(game()))
                .describedAs("on a table that is not set to ask")
                .hasSize(1);
    }

    private static List<String> played(Recording recording) {
        return recording.moments().stream()
                .flatMap(moment -> moment.entries().stream())
                .filter(entry -> entry.kind() == Entry.EntryKind.PLAYED)
                .map(Entry::text)
                .toList();
    }

    /** Returns two seconds of observations of a table at rest, with the pieces of a position. */
    private static List<Input> looks(String position, long fromMs) {
        List<Sighting> seen = sightings(game(), position);
        return IntStream.range(0, 30)
                .mapToObj(i ->
                        new Observation(i, fromMs + i * 66L, true, false, false, seen, List.of(), List.of(), List.of()))
                .<Input>map(look -> new Input.Looked(look, look.takenMs()))
                .toList();
    }

    private static <S, A> List<Sighting> sightings(Game<S, A> game, String position) {
        Map<Place, List<Token>> tokens =
                game.show(game.readPosition(position).orThrow()).visibleByPlace();
        return game.board().areas().stream()
                .map(area -> sighting(area.place(), tokens.getOrDefault(area.place(), List.of())))
                .toList();
    }

    private static Sighting sighting(Place place, List<Token> tokens) {
        return tokens.isEmpty()
                ? new Sighting.Empty(place)
                : new Sighting.Holds(
                        place,
                        tokens.stream()
                                .map(token -> new SeenToken(token, 1, new Pose(0, 0, 90), 0.97))
                                .toList());
    }

    private Path record() throws IOException {
        Path file = folder.resolve("evening.jsonl.gz");
        List<Input> inputs = List.of(
                new Input.Ordered(new Command.Start(Optional.empty()), 10),
                new Input.Ticked(20),
                new Input.Ordered(new Command.Act(Optional.empty(), "e2-e3"), 30));
        try (Recorder recorder = new Recorder(file, CHESS, List.of())) {
            play(game(), CHESS.settings(), inputs, recorder);
        }
        return file;
    }

    private static <S, A> void play(Game<S, A> game, SessionSettings settings, List<Input> inputs, Recorder recorder) {
        GameSession<S, A> session = GameSession.open(game, settings);
        for (Input input : inputs) {
            StepResult<S, A> stepResult = session.step(input);
            recorder.took(input, stepResult.entries());
            session = stepResult.next();
        }
    }

    private static Game<?, ?> game() {
        return GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    }
}
