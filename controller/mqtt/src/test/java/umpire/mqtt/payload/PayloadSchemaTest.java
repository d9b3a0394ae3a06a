package umpire.mqtt.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.mqtt.Contract;
import umpire.mqtt.RecordSchema;
import umpire.mqtt.Schemas;
import umpire.mqtt.json.BadFieldException;
import umpire.mqtt.json.ContractGson;
import umpire.rules.kernel.Seat;

/** The records match the published schemas, and the samples match the records. */
class PayloadSchemaTest {
    private final Contract contract;
    private final Schemas schemas;

    PayloadSchemaTest() throws IOException {
        contract = Contract.read();
        schemas = contract.schemas();
    }

    static Stream<Class<?>> messages() {
        return Arrays.stream(MessagePayload.class.getPermittedSubclasses());
    }

    private static String topic(Class<?> message) {
        return message.getSimpleName().replaceFirst("Payload$", "").toLowerCase(Locale.ROOT);
    }

    @Test
    void eachTopicHasARecordAndEachRecordATopic() {
        // One record may go to several topics: a reply goes to a token's owner, or to an unknown client.
        assertThat(contract.channels("send").values().stream()
                        .map(Contract.Channel::schema)
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(
                        messages().map(PayloadSchemaTest::topic).toList());
    }

    @ParameterizedTest
    @MethodSource("messages")
    void aMessageIsDocumentedAsItIsWritten(Class<?> message) {
        assertThat(RecordSchema.differences(schemas, topic(message), message, StampPayload.class))
                .isEmpty();
    }

    static List<String> samples() throws IOException {
        try (Stream<Path> files = Files.list(Contract.folder().resolve("samples"))) {
            return files.map(file -> file.getFileName().toString().replace(".json", ""))
                    .filter(name -> !name.startsWith("command-"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSampleIsReadIntoItsRecordsAndWrittenAsItWas(String sample) throws IOException {
        JsonObject given = Contract.sample(sample);
        Class<?> message = messages()
                .filter(each -> topic(each).equals(sample.replaceFirst("-.*", "")))
                .findFirst()
                .orElseThrow();
        assertThat(RecordSchema.again(given, message, StampPayload.class)).isEqualTo(given);
    }

    /** The check detects deliberate differences. */
    @Test
    void aDifferenceBetweenRecordAndSchemaIsFound() {
        assertThat(RecordSchema.differences(schemas, "score", PlantedScore.class))
                .containsExactlyInAnyOrder(
                        "score has the fields [at, drawOffer, omitted, outcome, run, scores, seq] in the document and [at, drawOffer, outcome, run, scores, seqs] in the record",
                        "score requires [at, run, scores, seq] in the document and [at, outcome, run, scores, seqs] in the record",
                        "score.at is [string] in the document and [integer] in the record",
                        "score.scores[] is [object] in the document and [string] in the record",
                        "score.outcome is [object] in the document and [array] in the record",
                        "score.drawOffer.by is one of [] in the document and [notice, trouble] in the record");
    }

    private record PlantedScore(
            List<Seat> scores,
            List<String> outcome,
            Optional<PlantedOffer> drawOffer,
            long seqs,
            String run,
            long at) {}

    private record PlantedOffer(AlertSeverity by, List<Seat> asked) {}

    @Test
    void missingNullAndUnknownValuesAreNamed() {
        assertThatThrownBy(() -> read("{\"id\":\"x\",\"says\":\"y\"}"))
                .isInstanceOf(BadFieldException.class)
                .hasMessageContaining("\"severity\"");
        assertThatThrownBy(() -> read("{\"id\":null,\"severity\":\"notice\",\"says\":\"y\"}"))
                .hasMessage("The field \"id\" must not be missing.");
        assertThatThrownBy(() -> read("{\"id\":\"x\",\"severity\":\"loud\",\"says\":\"y\"}"))
                .hasMessage("The field \"severity\" must be one of notice, trouble.");
    }

    private static MessagePayload read(String alert) {
        return ContractGson.read(JsonParser.parseString(alert), AlertPayload.class);
    }
}
