package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import umpire.web.payload.FindingsPayload;
import umpire.web.payload.FindingsPayload.FoundPart;

/** The requests of the doctor page, and their permissions. */
@Timeout(300)
class DoctorPagesTest {
    private WebServer web;
    private PageRequests pages;

    @BeforeEach
    void open() throws Exception {
        FoundPart broker = new FoundPart("broker", "BAD", "No broker answers.", "Start it.", "./umpire doctor");
        web = new WebServer(
                        PagesPort.bind(WebAddress.local(0)),
                        DisplayLink.embedded("home", 9001),
                        new SampleAccess(Map.of()),
                        Optional.empty())
                .examining(() -> new FindingsPayload(List.of(broker)));
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    @Test
    void onlyTheOperatorGetsTheFindings() throws Exception {
        assertThat(pages.get("/doctor/findings.json", "").statusCode()).isEqualTo(403);
        assertThat(pages.get("/doctor/findings.json", "pawn").body()).contains("You are not the operator.");
    }

    @Test
    void findingsAreListedPerPart() throws Exception {
        assertThat(pages.get("/doctor/findings.json", "master").body())
                .isEqualTo("{\"findings\":[{\"part\":\"broker\",\"state\":\"BAD\",\"says\":\"No broker answers.\","
                        + "\"mend\":\"Start it.\",\"proof\":\"./umpire doctor\"}]}");
    }

    @Test
    void thePageIsServed() throws Exception {
        assertThat(pages.get("/doctor", "").body()).contains("The table's parts");
    }
}
