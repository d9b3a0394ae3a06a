package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.recording.GameHeader;
import umpire.recording.GameRecord;
import umpire.recording.GameRecord.RecordedStep;
import umpire.recording.GameRecord.TimedEntry;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.session.record.TableNotes;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/** The history of a game in play and after its end. */
@Timeout(300)
class HistoryPagesTest {
    private final List<PastStep> steps = new ArrayList<>();
    private WebServer web;
    private PageRequests pages;

    private final class SampleHistory implements HistoryDesk {
        @Override
        public PastGame game() {
            GameHeader header = new GameHeader(new GameId("crossing"), Map.of("wind", "west"));
            TableNotes notes = TableNotes.NONE.naming(new Seat("White"), "Ada");
            return new PastGame(new GameRecord(header, "Crossing", notes, recorded()), steps);
        }
    }

    /** Returns the steps with their notation. The last of several steps is secret. */
    private List<RecordedStep> recorded() {
        return steps.stream()
                .map(step -> new RecordedStep(
                        step.number(),
                        step.number() < 2
                                ? List.of(new TimedEntry(1_000, new Entry(EntryKind.PLAYED, "go " + step.number())))
                                : List.of(),
                        step.lines().stream().map(GameLogEntry::says).toList()))
                .toList();
    }

    @BeforeEach
    void open() throws Exception {
        web = new WebServer(
                        PagesPort.bind(WebAddress.local(0)),
                        DisplayLink.embedded("home", 9001),
                        new SampleAccess(Map.of()),
                        Optional.empty())
                .recalling(new SampleHistory());
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    private static PastStep step(int number, String place, String... says) {
        List<GameLogEntry> lines = List.of(says).stream()
                .map(line -> new GameLogEntry("event", line, Optional.empty(), Optional.empty(), List.of()))
                .toList();
        Placement picture = new Placement(List.of(Standing.on(new Place(place), new Token("tank"))));
        return new PastStep(
                number,
                lines,
                number == 1,
                new View(picture, List.of(), List.of()),
                List.of(),
                List.of(new Place(place)),
                List.of(new Score(new Seat("White"), number, "points")),
                List.of(0.12345, 0.87655));
    }

    @Test
    void everyStepIsListedWithItsPosition() throws Exception {
        steps.addAll(
                List.of(step(0, "a1"), step(1, "b1", "The tank moves.", "It is near."), step(2, "c1", "It wins.")));
        assertThat(pages.get("/history.json", "").body())
                .contains(
                        "\"game\":\"crossing\"",
                        "\"lastedMs\":0",
                        "\"rulings\":{\"wind\":\"west\"}",
                        "\"notes\":{\"player White\":\"Ada\"},\"length\":2,",
                        "\n{\"number\":1,\"entries\":[{\"at\":\"1970-01-01T00:00:01Z\",\"kind\":\"PLAYED\",\"text\":\"go 1\"}],",
                        "\n{\"number\":2,\"entries\":[],\"lines\":",
                        "\"setUp\":false,\"points\":[2]",
                        "\"setUp\":true,\"points\":[1]",
                        "\"chances\":[0.123,0.877]",
                        "\"says\":\"It is near.\"");
        assertThat(pages.get("/history/1.json", "").body())
                .contains("\"place\":\"b1\"", "\"actionsPlayed\":1", "\"lastPlaces\":[\"b1\"]");
        assertThat(pages.get("/history.txt", "").body()).matches("""
                        Crossing

                        @ umpireGame 1 crossing 2 [0-9a-f]{8}
                        @ option wind=west
                        @ note player White=Ada

                        0\\.
                           @ 1970-01-01T00:00:01Z PLAYED go 0 #[0-9a-f]{8}
                        1\\. The tank moves\\.
                           It is near\\.
                           @ 1970-01-01T00:00:01Z PLAYED go 1 #[0-9a-f]{8}
                        2\\. It wins\\.
                        """);
    }

    @Test
    void anUnknownStepIsRefusedWithASentence() throws Exception {
        steps.add(step(0, "a1"));
        for (String none :
                List.of("/history/1.json", "/history/x.json", "/history/", "/history/-1.json", "/history/0")) {
            assertThat(pages.get(none, "").statusCode()).as(none).isEqualTo(404);
        }
        assertThat(pages.get("/history/7.json", "").body()).contains("The game has 1 steps, from /history/0.json on.");
    }

    @Test
    void thereIsNoHistoryBeforeAGame() throws Exception {
        assertThat(pages.get("/history.txt", "").body())
                .startsWith("Crossing\n\n@ umpireGame 1 crossing 0 ")
                .endsWith("\n\nNothing was played yet.\n");
        assertThat(pages.get("/history.json", "").body()).contains("\"steps\":[]");
    }
}
