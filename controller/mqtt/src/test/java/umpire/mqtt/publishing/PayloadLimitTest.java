package umpire.mqtt.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.mqtt.payload.HelpPayload;
import umpire.mqtt.payload.LegalPayload;
import umpire.mqtt.payload.MessagePayload;
import umpire.mqtt.payload.RecentPayload;
import umpire.mqtt.payload.ScorePayload;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;

/** Messages never exceed the limit, and what is left out is counted. */
class PayloadLimitTest {
    private static final Seat WHITE = new Seat("White");
    private static final String LONG = "\u00e4 longer sentence than anybody would want to read, ".repeat(5);

    private static JsonObject said(MessagePayload payload) {
        MessageStamp stamp = new MessageStamp(InstantSource.fixed(Instant.EPOCH));
        byte[] bytes = stamp.stamp(UnstampedMessage.state("topic", payload)).payload();
        assertThat(bytes.length).isLessThanOrEqualTo(65_535);
        return JsonParser.parseString(new String(bytes, StandardCharsets.UTF_8)).getAsJsonObject();
    }

    private static int omitted(JsonObject said, String list) {
        JsonArray omitted = said.getAsJsonArray("omitted");
        assertThat(omitted.size()).isEqualTo(1);
        assertThat(omitted.get(0).getAsJsonObject().get("list").getAsString()).isEqualTo(list);
        return omitted.get(0).getAsJsonObject().get("count").getAsInt();
    }

    private static LegalPayload legal(int count) {
        return LegalPayload.of(IntStream.range(0, count)
                .mapToObj(i -> new LegalAction(WHITE, "action-" + i, LONG, List.of(), List.of(new Place("a1"))))
                .toList());
    }

    @Test
    void aLongListOfActionsIsCutAtItsEndAndTheRestCounted() {
        JsonObject said = said(legal(400));
        JsonArray actions = said.getAsJsonArray("actions");
        assertThat(actions.size() + omitted(said, "actions")).isEqualTo(400);
        assertThat(actions.size()).isGreaterThan(150);
        assertThat(actions.get(0).getAsJsonObject().get("notation").getAsString())
                .isEqualTo("action-0");
        assertThat(said.get("seq").getAsInt()).isEqualTo(1);
    }

    @Test
    void aShortMessageIsNotCut() {
        JsonObject said = said(legal(180));
        assertThat(said.getAsJsonArray("actions").size()).isEqualTo(180);
        assertThat(said.has("omitted")).isFalse();
    }

    @Test
    void aLongGameLogKeepsTheNewestLines() {
        List<GameLogEntry> lines = IntStream.range(0, 30)
                .mapToObj(i ->
                        new GameLogEntry("event", LONG.repeat(20) + i, Optional.empty(), Optional.empty(), List.of()))
                .toList();
        JsonObject said = said(RecentPayload.of(new ArrayDeque<>(lines)));
        JsonArray left = said.getAsJsonArray("lines");
        assertThat(left.size() + omitted(said, "lines")).isEqualTo(30);
        assertThat(left.get(left.size() - 1).getAsJsonObject().get("says").getAsString())
                .endsWith(" 29");
    }

    @Test
    void everySeatKeepsItsScoreWhenPartsAreCut() {
        List<Score.Reason> parts = Collections.nCopies(200, new Score.Reason(1, LONG));
        Score score = new Score(WHITE, 200, "points", parts);
        JsonObject said = said(new ScorePayload(List.of(score, score), Optional.empty(), Optional.empty()));
        assertThat(said.getAsJsonArray("scores").size()).isEqualTo(2);
        assertThat(omitted(said, "parts")).isBetween(100, 300);
    }

    @Test
    void anOverlongTextIsCut() {
        JsonObject said = said(new HelpPayload(LONG.repeat(2_000)));
        assertThat(said.get("says").getAsString()).startsWith(LONG).endsWith("\u2026");
    }
}
