package umpire.mqtt.homeassistant;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.ToNumberPolicy;
import com.hubspot.jinjava.Jinjava;
import com.hubspot.jinjava.interpret.RenderResult;
import com.hubspot.jinjava.lib.fn.ELFunctionDefinition;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.broker.RawClient;

/**
 * Does with a discovery message what Home Assistant does: subscribes to the topics of each entity and evaluates its template for each
 * message, with a real Jinja engine. A client of a broker without code of the table.
 */
final class HomeAssistantTwin implements AutoCloseable {
    private static final String ANY = "homeassistant/device/+/config";
    private static final Gson GSON = new GsonBuilder()
            .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
            .create();
    private static final Jinjava JINJA = new Jinjava();
    private static String token = "";

    static {
        JINJA.getGlobalContext()
                .registerFunction(
                        new ELFunctionDefinition("", "states", HomeAssistantTwin.class, "states", String.class));
        JINJA.getGlobalContext().registerFunction(new ELFunctionDefinition("", "now", HomeAssistantTwin.class, "now"));
    }

    private final RawClient client;
    private final Map<String, JsonObject> entities = new TreeMap<>();
    private final Map<String, String> states = new HashMap<>();
    private Optional<String> discovery = Optional.empty();
    private String availability = "";

    HomeAssistantTwin(RawClient client) throws Exception {
        this.client = client;
        client.subscribeAsPublished(ANY);
    }

    /** The state of an entity in Home Assistant, here of the text field with the operator's token. */
    public static String states(String entity) {
        return entity.equals("input_text.umpire_home_token") ? token : "unknown";
    }

    /** A moment in Home Assistant. */
    public static final class Moment {
        /** Returns a number that is different each time. */
        public double timestamp() {
            return System.nanoTime() / 1e9;
        }
    }

    /** Returns the present moment. */
    public static Moment now() {
        return new Moment();
    }

    /** Writes the operator's token into the text field. */
    static void enter(String operator) {
        token = operator;
    }

    Map<String, String> states() {
        return states;
    }

    Map<String, JsonObject> entities() {
        return entities;
    }

    Optional<String> discovery() {
        return discovery;
    }

    String availability() {
        return availability;
    }

    /** Takes in the next message. */
    void take() throws Exception {
        RawClient.Received received = client.next();
        if (received.topic().startsWith("homeassistant/")) {
            discover(received.text());
        } else if (received.topic().endsWith("/availability")) {
            availability = received.text();
        } else {
            entities.forEach((key, entity) -> hear(key, entity, received));
        }
    }

    private void discover(String message) throws Exception {
        discovery = Optional.of(message);
        if (message.isEmpty()) {
            entities.clear();
            return;
        }
        JsonObject device = JsonParser.parseString(message).getAsJsonObject();
        client.subscribe(device.get("availability_topic").getAsString());
        for (Map.Entry<String, JsonElement> each :
                device.getAsJsonObject("components").entrySet()) {
            JsonObject entity = each.getValue().getAsJsonObject();
            if (entity.size() == 1) {
                entities.remove(each.getKey());
            } else {
                entities.put(each.getKey(), entity);
                if (entity.has("state_topic")) {
                    client.subscribe(entity.get("state_topic").getAsString());
                }
            }
        }
    }

    /** An event entity ignores retained messages, and empty results. */
    private void hear(String key, JsonObject entity, RawClient.Received received) {
        if (!entity.has("state_topic")
                || !received.topic().equals(entity.get("state_topic").getAsString())) {
            return;
        }
        boolean event = entity.get("platform").getAsString().equals("event");
        String state = rendered(entity.get("value_template").getAsString(), received.text());
        if (!event || !state.isBlank() && !received.retained()) {
            states.put(key, state);
        }
        if (entity.has("json_attributes_topic")) {
            String attributes = entity.has("json_attributes_template")
                    ? rendered(entity.get("json_attributes_template").getAsString(), received.text())
                    : received.text();
            states.put(key + " attributes", attributes);
        }
    }

    /** Evaluates a template for a message. */
    static String rendered(String template, String message) {
        return rendered(template, Map.of("value_json", GSON.fromJson(message, Map.class)));
    }

    private static String rendered(String template, Map<String, Object> bindings) {
        RenderResult result = JINJA.renderForResult(template, bindings);
        if (result.hasErrors()) {
            throw new AssertionError(template + ": " + result.getErrors());
        }
        return result.getOutput();
    }

    /** Turns a switch or presses a button. */
    void press(String key, String value) throws Exception {
        JsonObject entity = entities.get(key);
        client.publish(
                entity.get("command_topic").getAsString(),
                rendered(entity.get("command_template").getAsString(), Map.of("value", value)),
                false);
    }

    @Override
    public void close() {
        client.close();
    }
}
