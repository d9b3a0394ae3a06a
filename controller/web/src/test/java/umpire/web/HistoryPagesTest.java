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
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
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
        public String game() {
            return "crossing";
        }

        @Override
        public String title() {
            return "Crossing";
        }

        @Override
        public List<PastStep> steps() {
            return steps;
        }
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
                        "\"number\":2",
                        "\"setUp\":false,\"points\":[2]",
                        "\"setUp\":true,\"points\":[1]",
                        "\"chances\":[0.123,0.877]",
                        "\"says\":\"It is near.\"");
        assertThat(pages.get("/history/1.json", "").body())
                .contains("\"place\":\"b1\"", "\"actionsPlayed\":1", "\"lastPlaces\":[\"b1\"]");
        assertThat(pages.get("/history.txt", "").body())
                .isEqualTo("Crossing\n\n1. The tank moves.\n   It is near.\n2. It wins.\n");
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
        assertThat(pages.get("/history.txt", "").body()).isEqualTo("Crossing\n\nNothing was played yet.\n");
        assertThat(pages.get("/history.json", "").body()).contains("\"steps\":[]");
    }
}
