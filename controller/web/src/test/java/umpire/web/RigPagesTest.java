package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Parsed;
import umpire.web.payload.OwnTokenPayload;

/** The requests of the calibration page, and their permissions. */
@Timeout(300)
class RigPagesTest {
    private final List<RigRequest> asked = new ArrayList<>();
    private final HttpClient client = HttpClient.newHttpClient();
    private WebServer web;
    private PageRequests pages;

    private final class SampleDesk implements RigDesk {
        @Override
        public Map<String, Record> parts() {
            return Map.of("run", new OwnTokenPayload(Optional.of("sample")));
        }

        @Override
        public Optional<byte[]> picture() {
            return Optional.of(new byte[] {1, 2, 3});
        }

        @Override
        public Parsed<String> take(RigRequest request) {
            asked.add(request);
            return request instanceof RigRequest.AcceptLens ? Parsed.bad("There is no lens.") : Parsed.good("Well.");
        }
    }

    @BeforeEach
    void open() throws Exception {
        web = new WebServer(
                PagesPort.bind(WebAddress.local(0)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(Map.of()),
                Optional.empty(),
                Optional.of(new SampleDesk()),
                Optional.empty());
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    private HttpResponse<String> act(String json, String token) throws Exception {
        return pages.send(pages.request("/rig/act", token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json)));
    }

    @ParameterizedTest
    @CsvSource({"/rig/live", "/rig/picture.jpg"})
    void onlyTheOperatorGetsTheParts(String path) throws Exception {
        assertThat(pages.get(path, "").statusCode()).isEqualTo(403);
        HttpResponse<String> seat = pages.get(path, "pawn");
        assertThat(seat.statusCode()).isEqualTo(403);
        assertThat(seat.body()).contains("You are not the operator.");
    }

    @Test
    void onlyTheOperatorsRequestsAreAccepted() throws Exception {
        assertThat(act("{\"verb\": \"end\"}", "").statusCode()).isEqualTo(403);
        assertThat(act("{\"verb\": \"end\"}", "pawn").statusCode()).isEqualTo(403);
        assertThat(asked).isEmpty();
        HttpResponse<String> done = act("{\"verb\": \"end\"}", "master");
        assertThat(done.statusCode()).isEqualTo(200);
        assertThat(done.body()).isEqualTo("{\"done\":true,\"says\":\"Well.\"}");
        assertThat(asked).containsExactly(new RigRequest.EndCalibration());
    }

    @Test
    void theTokenIsNotGivenToAClientJustForBeingOnThisMachine() throws Exception {
        HttpResponse<String> asked = pages.get("/rig/operator.json", "");
        assertThat(asked.statusCode()).isEqualTo(403);
        assertThat(asked.body()).doesNotContain("master");
    }

    @Test
    void thePageGetsThePartsAndThenHeartbeats() throws Exception {
        HttpResponse<InputStream> live =
                client.send(pages.request("/rig/live", "master").build(), BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(live.body(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo("data: {\"set\":{\"run\":{\"token\":\"sample\"}},\"gone\":[]}");
            assertThat(lines.readLine()).isEmpty();
            assertThat(lines.readLine()).isEqualTo("event: beat");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "400 | there is no verb 'fly'                | {\"verb\": \"fly\"}",
                "400 | not JSON                              | {verb",
                "400 | send a JSON object                    | 7",
                "400 | field \\\"version\\\" must be a whole number | {\"verb\": \"revert\"}",
                "400 | \\\"tiltXDeg\\\" must lie between -70 and 70 | {\"verb\": \"wave\", \"across\": 0, \"down\": 0, \"size\": 1, \"tiltXDeg\": 90}",
                "400 | \\\"step\\\" must be a text | {\"verb\": \"step\", \"step\": [1]}",
                "409 | There is no lens.                     | {\"verb\": \"accept\"}",
            })
    void anImpossibleRequestIsRefusedWithTheReason(int status, String why, String json) throws Exception {
        HttpResponse<String> answer = act(json, "master");
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).contains(why);
    }

    @Test
    void everyVerbOfThePageIsRead() throws Exception {
        for (String json : List.of(
                "{\"verb\": \"begin\", \"board\": \"charuco:8x6:30:22:DICT_5X5_100\"}",
                "{\"verb\": \"step\", \"step\": \"wave\"}",
                "{\"verb\": \"forget\", \"all\": true}",
                "{\"verb\": \"check\", \"thickMm\": 3.5}",
                "{\"verb\": \"revert\", \"version\": 2}",
                "{\"verb\": \"wave\", \"across\": 0.5, \"down\": 0.25, \"size\": 0.5, \"tiltXDeg\": 9, \"tiltYDeg\": -9, \"rollDeg\": 90}",
                "{\"verb\": \"lie\", \"xMm\": 10, \"yMm\": -20, \"headingDeg\": 30}",
                "{\"verb\": \"away\"}",
                "{\"verb\": \"lens\", \"defocusPx\": 2}",
                "{\"verb\": \"lamp\", \"level\": 0.5}")) {
            assertThat(act(json, "master").statusCode()).as(json).isEqualTo(200);
        }
        assertThat(asked)
                .containsExactly(
                        new RigRequest.BeginCalibration("charuco:8x6:30:22:DICT_5X5_100"),
                        new RigRequest.GoToStep("wave"),
                        new RigRequest.ForgetPictures(true),
                        new RigRequest.CheckDistance(3.5),
                        new RigRequest.RevertLens(2),
                        new RigRequest.WaveBoard(0.5, 0.25, 0.5, 9, -9, 90),
                        new RigRequest.LieBoardDown(10, -20, 30),
                        new RigRequest.PutBoardAway(),
                        new RigRequest.TurnLens(2),
                        new RigRequest.DimLamp(0.5));
    }
}
