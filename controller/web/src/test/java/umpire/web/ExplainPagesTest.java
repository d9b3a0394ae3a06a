package umpire.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.web.payload.DoubtsPayload;

/** The requests of the explanation page, and their permissions. */
@Timeout(300)
class ExplainPagesTest {
    private Optional<byte[]> now = Optional.of(new byte[] {'n', 'o', 'w'});
    private WebServer web;
    private PageRequests pages;

    private final class SampleDesk implements ExplainDesk {
        @Override
        public Optional<byte[]> now() {
            return now;
        }

        @Override
        public DoubtsPayload doubts() {
            DoubtsPayload.DoubtPayload doubt =
                    new DoubtsPayload.DoubtPayload("20", "today", "Which?", List.of("frame-1.jpg"));
            return new DoubtsPayload("White: move.", "/data/doubts", List.of(doubt));
        }

        @Override
        public Optional<byte[]> picture(String doubt, String file) {
            return doubt.equals("20") ? Optional.of(file.getBytes(StandardCharsets.UTF_8)) : Optional.empty();
        }
    }

    @BeforeEach
    void open() throws Exception {
        web = new WebServer(
                PagesPort.bind(WebAddress.local(0)),
                DisplayLink.embedded("home", 9001),
                new SampleAccess(Map.of()),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new SampleDesk()));
        web.start();
        pages = new PageRequests(web);
    }

    @AfterEach
    void close() {
        web.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/why/now.jpg", "/why/doubts.json", "/why/20/why.jpg", "/why/20/frame-1.jpg"})
    void onlyTheOperatorGetsExplanations(String path) throws Exception {
        assertThat(pages.get(path, "").statusCode()).isEqualTo(403);
        assertThat(pages.get(path, "pawn").body()).contains("You are not the operator.");
        assertThat(pages.get(path, "master").statusCode()).isEqualTo(200);
    }

    @Test
    void theTokenIsNotGivenToAClientJustForBeingOnThisMachine() throws Exception {
        HttpResponse<String> asked = pages.get("/why/operator.json", "");
        assertThat(asked.statusCode()).isEqualTo(403);
        assertThat(asked.body()).doesNotContain("master");
    }

    @Test
    void doubtsAreListedWithTheirPictures() throws Exception {
        assertThat(pages.get("/why/doubts.json", "master").body())
                .isEqualTo(
                        "{\"says\":\"White: move.\",\"folder\":\"/data/doubts\",\"doubts\":[{\"id\":\"20\",\"at\":\"today\","
                                + "\"says\":\"Which?\",\"frames\":[\"frame-1.jpg\"]}]}");
        HttpResponse<String> picture = pages.get("/why/20/frame-1.jpg", "master");
        assertThat(picture.body()).isEqualTo("frame-1.jpg");
        assertThat(picture.headers().firstValue("Content-Type")).contains("image/jpeg");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/why/21/why.jpg", "/why/else", "/why/20/a/b", "/why/"})
    void missingPathsAreNotFound(String path) throws Exception {
        assertThat(pages.get(path, "master").statusCode()).isEqualTo(404);
    }

    @Test
    void withoutACameraTheAnswerSaysThatThereIsNoPicture() throws Exception {
        now = Optional.empty();
        HttpResponse<String> none = pages.get("/why/now.jpg", "master");
        assertThat(none.statusCode()).isEqualTo(404);
        assertThat(none.body()).contains("no picture yet");
    }

    @Test
    void postRequestsAreRefused() throws Exception {
        HttpResponse<String> sent =
                pages.send(pages.request("/why/now.jpg", "master").POST(BodyPublishers.ofString("{}")));
        assertThat(sent.statusCode()).isEqualTo(405);
    }

    @Test
    void thePageIsServed() throws Exception {
        assertThat(pages.get("/why", "").body()).contains("Why was it read so?");
    }
}
