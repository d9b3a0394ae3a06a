package umpire.mqtt.homeassistant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import umpire.mqtt.Contract;
import umpire.mqtt.Samples;
import umpire.mqtt.payload.Topics;
import umpire.mqtt.publishing.HomeAssistantDevice;

/** The discovery message keeps Home Assistant's rules. */
class HomeAssistantDeviceTest {
    private static final Pattern ENTITY =
            Pattern.compile("\\b((?:sensor|binary_sensor|event|switch|button)\\.umpire_home_\\w+)");
    private static final Pattern YAML = Pattern.compile("(?ms)^```yaml$(.*?)^```");

    private static JsonObject message(boolean controlled) {
        byte[] payload = new HomeAssistantDevice("home", List.of(Samples.WHITE, Samples.FIRST_ELF)).payload(controlled);
        return JsonParser.parseString(new String(payload, StandardCharsets.UTF_8))
                .getAsJsonObject();
    }

    private static Map<String, JsonObject> entities(JsonObject message) {
        return message.getAsJsonObject("components").entrySet().stream()
                .filter(entry -> entry.getValue().getAsJsonObject().size() > 1)
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().getAsJsonObject()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theMessageKeepsTheRules(boolean controlled) {
        assertThat(DiscoveryRules.faults(Topics.discovery("home"), message(controlled)))
                .isEmpty();
        assertThat(DiscoveryRules.faults(Topics.discovery("the-second-table-2"), message(controlled)))
                .isEmpty();
    }

    @Test
    void aSeatHasAScoreAndASeatThatIsMissingHasNone() {
        assertThat(entities(message(false)))
                .containsOnlyKeys(
                        "game", "state", "turn", "leader", "round", "last", "asks", "score_1", "score_2", "throw",
                        "refusal", "end", "camera", "table", "problem");
        assertThat(message(false)
                        .getAsJsonObject("components")
                        .getAsJsonObject("score_3")
                        .keySet())
                .containsExactly("platform");
    }

    @Test
    void onlyTheOperatorsConsentShowsControls() {
        assertThat(entities(message(true))).containsKeys("pause", "new_game", "take_back");
        assertThat(message(false).toString()).doesNotContain("command_topic").doesNotContain("token");
    }

    /** Tokens have 32 hexadecimal digits. */
    @Test
    void noSecretIsInTheMessage() {
        assertThat(message(true).toString()).doesNotContainPattern("[0-9a-f]{32}");
    }

    /** The guide is for a table called home. */
    @Test
    void theGuideNamesTheEntitiesThatAreThere() throws IOException {
        String guide = Files.readString(Contract.folder().resolveSibling("home-assistant.md"));
        Set<String> ids = entities(message(true)).values().stream()
                .map(entity -> entity.get("default_entity_id").getAsString())
                .collect(Collectors.toSet());
        List<String> named = found(ENTITY, guide);
        assertThat(named).hasSizeGreaterThan(15);
        assertThat(ids).containsAll(named);
        assertThat(message(true).toString()).contains("states('input_text.umpire_home_token')");
        assertThat(guide).contains("umpire_home_token:");
        List<String> examples = found(YAML, guide);
        assertThat(examples).hasSize(3);
        Load load = new Load(LoadSettings.builder().build());
        examples.forEach(example ->
                assertThat(load.loadFromString(example.replace("!secret ", ""))).isInstanceOf(Map.class));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /** The check finds deliberate mistakes. */
    @Test
    void aBrokenRuleIsFound() {
        assertThat(after(message -> message.addProperty("seq", 1)))
                .containsExactly("the message has the unknown key seq");
        assertThat(after(message -> message.getAsJsonObject("origin").remove("name")))
                .containsExactly("the origin lacks name");
        assertThat(after(message -> component(message, "turn").remove("unique_id")))
                .contains("turn lacks unique_id");
        assertThat(after(message -> component(message, "turn").addProperty("unique_id", "umpire_home_game")))
                .containsExactly("turn has the unique_id of another");
        assertThat(after(message -> component(message, "end").remove("event_types")))
                .containsExactly("end lacks event_types");
        assertThat(after(message -> component(message, "camera").addProperty("entity_category", "config")))
                .containsExactly("camera may only be diagnostic");
        assertThat(after(message -> component(message, "state").remove("options")))
                .containsExactly("state has options exactly as an enum");
    }

    private static JsonObject component(JsonObject message, String key) {
        return message.getAsJsonObject("components").getAsJsonObject(key);
    }

    private static List<String> after(Consumer<JsonObject> mistake) {
        JsonObject message = message(true);
        mistake.accept(message);
        return DiscoveryRules.faults(Topics.discovery("home"), message);
    }
}
