package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.drawing.aid.PlayerAid;
import umpire.drawing.svg.DrawnThing;

/** The requests for the guides of the games. */
@Timeout(300)
class GuidePagesTest {
    private WebServer web;
    private PageRequests pages;

    private static final class SampleGuides implements GuideDesk {
        @Override
        public List<String> games() {
            return List.of("crossing", "silent");
        }

        @Override
        public String inPlay() {
            return "crossing";
        }

        @Override
        public Optional<PlayerAid> aid(String game) {
            return game.equals("crossing")
                    ? Optional.of(PlayerAid.parse("# Crossing\n2 players.\nCross it.\n## Turn\n1. Move.\n[tank] Tank."))
                    : Optional.empty();
        }

        @Override
        public Optional<DrawnThing> cover(String game) {
            return Optional.of(new DrawnThing("<rect id=\"" + game + "\"/>", 0, 0, 10, 10));
        }
    }

    @BeforeEach
    void open() throws Exception {
        web = new WebServer(
                        PagesPort.bind(WebAddress.local(0)),
                        DisplayLink.embedded("home", 9001),
                        new SampleAccess(Map.of()),
                        Optional.empty())
                .guiding(new SampleGuides());
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    @Test
    void theGuideIsOfTheGameInPlayByDefault() throws Exception {
        String guide = pages.get("/guide.json", "").body();
        assertThat(guide)
                .contains("\"game\":\"crossing\"")
                .contains("\"title\":\"Turn\"")
                .contains("\"bullet\":\"1.\"")
                .contains("\"token\":\"tank\"");
        assertThat(pages.get("/guide.json?game=crossing", "").body()).isEqualTo(guide);
        assertThat(pages.get("/guide.json?game=halma", "").statusCode()).isEqualTo(404);
    }

    @Test
    void gamesWithAGuideAreListedWithSummaryAndPicture() throws Exception {
        assertThat(pages.get("/guides.json", "").body())
                .contains("\"lead\":\"Cross it.\"")
                .contains("\"cover\":\"/guide/crossing.svg\"")
                .doesNotContain("silent");
        assertThat(pages.get("/guide/crossing.svg", "").body()).contains("id=\"crossing\"");
        for (String none : List.of("/guide/halma.svg", "/guide/crossing", "/guide/")) {
            assertThat(pages.get(none, "").statusCode()).isEqualTo(404);
        }
    }
}
