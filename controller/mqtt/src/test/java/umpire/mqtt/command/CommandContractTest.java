package umpire.mqtt.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.mqtt.Contract;
import umpire.mqtt.RecordSchema;
import umpire.mqtt.Samples;
import umpire.mqtt.Schemas;

/** Compares the commands in docs/mqtt with what the table accepts. */
class CommandContractTest {
    private final Contract contract;
    private final Schemas schemas;

    CommandContractTest() throws IOException {
        contract = Contract.read();
        schemas = contract.schemas();
    }

    private JsonObject schema(Verb verb) {
        return schemas.of("command-" + verb.word());
    }

    private static JsonObject sample(Verb verb) {
        return Contract.command(verb.word(), Samples.TOKENS.operator());
    }

    /** Returns the reason of the refusal, or an empty text when the command was passed on. */
    private static String reason(Verb verb, JsonObject command) {
        return CommandReceiverTest.reasonOf(verb.word(), command.toString().getBytes(StandardCharsets.UTF_8), false);
    }

    @Test
    void exactlyTheDocumentedCommandsAreAccepted() {
        assertThat(contract.channels("receive").keySet())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Verb.values())
                        .map(verb -> "command-" + verb.word())
                        .toList());
        assertThat(contract.channels("receive").values()).noneMatch(Contract.Channel::retained);
    }

    @ParameterizedTest
    @EnumSource
    void aCommandIsDocumentedAsItIsRead(Verb verb) {
        CommandForm form = verb.form();
        assertThat(RecordSchema.differences(
                        schemas,
                        "command-" + verb.word(),
                        form.usual().keySet(),
                        form.settled().keySet(),
                        CommandHead.class,
                        form.type()))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aSampleHasEveryDocumentedFieldAndIsPassedOn(Verb verb) {
        JsonObject sample = sample(verb);
        assertThat(sample.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        schema(verb).getAsJsonObject("properties").keySet());
        assertThat(schemas.faults("command-" + verb.word(), sample)).isEmpty();
        assertThat(reason(verb, sample)).isEmpty();
    }

    /** A sample's fields, and the value its name fixes, all appear in the request. */
    @ParameterizedTest
    @EnumSource
    void everyFieldOfASampleReachesWhatIsAskedFor(Verb verb) {
        JsonObject sample = sample(verb);
        CommandBinding binding =
                new CommandBinding(List.copyOf(Samples.TOKENS.seats().keySet()));
        JsonObject written = binding.tree(asked(binding.read(verb, sample).orThrow()));
        List.of("id", "client", "token").forEach(sample::remove);
        verb.form().settled().asMap().forEach((field, value) -> {
            if (!value.isJsonNull()) {
                sample.add(field, value);
            }
        });
        assertThat(written).isEqualTo(sample);
    }

    private static Object asked(CommandRequest request) {
        return request instanceof CommandRequest.Order order ? order.command() : request;
    }

    /** The document requires a field if and only if the table refuses a command without it. */
    @ParameterizedTest
    @EnumSource
    void aRequiredFieldIsOneTheTableRefusesToDoWithout(Verb verb) {
        Set<String> required = new HashSet<>();
        schema(verb).getAsJsonArray("required").forEach(key -> required.add(key.getAsString()));
        for (String key : sample(verb).keySet()) {
            JsonObject without = sample(verb);
            without.remove(key);
            assertThat(reason(verb, without))
                    .describedAs("without " + key)
                    .isEqualTo(required.contains(key) ? "bad-field" : "");
        }
    }
}
