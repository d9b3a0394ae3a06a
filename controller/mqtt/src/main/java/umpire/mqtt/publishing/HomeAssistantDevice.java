package umpire.mqtt.publishing;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import umpire.mqtt.payload.Topics;
import umpire.rules.kernel.Seat;

/**
 * Describes the table to Home Assistant, by its rules for MQTT discovery of devices. Home Assistant reads the table's own topics. A command
 * takes the operator's token from a text field there, so no token is published.
 */
public final class HomeAssistantDevice {
    /** The greatest number of seats of any game. A seat that a game lacks is removed from Home Assistant. */
    private static final int MOST_SEATS = 8;

    /** The greatest length of a state in Home Assistant. */
    private static final String SHORT = "[:255]";

    private static final int HUNG_SECONDS = 30;
    private static final String SENSOR = "sensor";
    private static final String SUMMARY = "summary";
    /** Home Assistant shows this state as unknown. */
    private static final String UNKNOWN = " | default('None')";

    private static final String NOBODY = " | default('nobody') }}";
    private static final String PARTS = "value_json.parts | selectattr('state', 'eq', 'trouble')";

    private final String table;
    private final List<Seat> seats;
    private final JsonObject components = new JsonObject();

    /**
     * @param table the table's name in topics
     * @param seats the seats of the game
     */
    public HomeAssistantDevice(String table, List<Seat> seats) {
        this.table = table;
        this.seats = List.copyOf(seats);
    }

    /**
     * Returns the message of the topic {@link Topics#discovery}.
     *
     * @param controlled whether Home Assistant offers a switch and buttons. Without them it removes those it had
     */
    public byte[] payload(boolean controlled) {
        JsonObject device = new JsonObject();
        JsonArray identifiers = new JsonArray();
        identifiers.add(id(""));
        device.add("identifiers", identifiers);
        device.addProperty("name", "Umpire " + table);
        device.addProperty("manufacturer", "Umpire");
        device.addProperty("model", "Table that referees");
        JsonObject origin = new JsonObject();
        origin.addProperty("name", "Umpire");
        shown();
        events();
        troubles();
        controls(controlled);
        JsonObject message = new JsonObject();
        message.add("device", device);
        message.add("origin", origin);
        message.addProperty("availability_topic", topic(Topics.AVAILABILITY));
        message.addProperty("qos", 1);
        message.add("components", components);
        return message.toString().getBytes(StandardCharsets.UTF_8);
    }

    private String topic(String suffix) {
        return Topics.root(table) + "/" + suffix;
    }

    /** Returns an id that no other table has. */
    private String id(String component) {
        return "umpire_" + table.replace('-', '_') + (component.isEmpty() ? "" : "_" + component);
    }

    private JsonObject add(String platform, String key, String name) {
        JsonObject component = new JsonObject();
        component.addProperty("platform", platform);
        component.addProperty("unique_id", id(key));
        component.addProperty("default_entity_id", platform + "." + id(key));
        component.addProperty("name", name);
        components.add(key, component);
        return component;
    }

    private JsonObject reading(String platform, String key, String name, String suffix, String template) {
        JsonObject component = add(platform, key, name);
        component.addProperty("state_topic", topic(suffix));
        component.addProperty("value_template", template);
        return component;
    }

    private void shown() {
        reading(SENSOR, "game", "Game", SUMMARY, "{{ value_json.title }}");
        JsonObject state = reading(SENSOR, "state", "State", SUMMARY, "{{ value_json.state }}");
        state.addProperty("device_class", "enum");
        JsonArray options = new JsonArray();
        List.of("setup", "playing", "paused", "over").forEach(options::add);
        state.add("options", options);
        state.addProperty("json_attributes_topic", topic(SUMMARY));
        reading(SENSOR, "turn", "Turn", SUMMARY, "{{ value_json.turn" + NOBODY);
        reading(SENSOR, "leader", "Leader", SUMMARY, "{{ value_json.leader" + NOBODY);
        reading(
                SENSOR,
                "round",
                "Round",
                SUMMARY,
                "{{ value_json['values'] | selectattr('name', 'eq', 'round') | map(attribute='count') | first" + UNKNOWN
                        + " }}");
        reading(SENSOR, "last", "Last event", SUMMARY, "{{ (value_json.last" + UNKNOWN + ")" + SHORT + " }}");
        reading(SENSOR, "asks", "Next", "prompt", "{{ value_json.says" + SHORT + " }}");
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            String key = "score_" + (seat + 1);
            if (seat < seats.size()) {
                String of = "value_json.seats[" + seat + "]";
                JsonObject score =
                        reading(SENSOR, key, "Score of " + seats.get(seat), SUMMARY, "{{ " + of + ".points }}");
                score.addProperty("json_attributes_topic", topic(SUMMARY));
                score.addProperty("json_attributes_template", "{{ " + of + " | tojson }}");
            } else {
                remove(SENSOR, key);
            }
        }
    }

    /** Home Assistant removes a component of which only the platform is left. */
    private void remove(String platform, String key) {
        JsonObject component = new JsonObject();
        component.addProperty("platform", platform);
        components.add(key, component);
    }

    private void events() {
        event("throw", "Throw", "roll");
        event("refusal", "Refusal", "refusal");
        event("end", "End of the game", "over");
    }

    /** Adds an event entity that reacts to one kind of line of the game log. */
    private void event(String key, String name, String kind) {
        String fields = "{'event_type': '" + key + "', 'says': value_json.says, 'seat': value_json.seat | default(''), "
                + "'dice': value_json.dice | default([]) | map(attribute='face') | list}";
        JsonObject event = reading(
                "event",
                key,
                name,
                "event",
                "{% if value_json.kind == '" + kind + "' %}{{ " + fields + " | tojson }}{% endif %}");
        JsonArray types = new JsonArray();
        types.add(key);
        event.add("event_types", types);
    }

    private void troubles() {
        trouble("camera", "Camera", PARTS + " | selectattr('part', 'eq', 'camera')");
        trouble("table", "Table", PARTS);
        JsonObject problem = reading(
                SENSOR,
                "problem",
                "Problem",
                "health",
                "{{ (value_json.problems | first | default('none'))" + SHORT + " }}");
        diagnostic(problem);
    }

    private void trouble(String key, String name, String parts) {
        JsonObject trouble = reading(
                "binary_sensor", key, name, "health", "{{ 'ON' if " + parts + " | list | count > 0 else 'OFF' }}");
        trouble.addProperty("device_class", "problem");
        diagnostic(trouble);
    }

    /** A table that hangs sends no health. */
    private static void diagnostic(JsonObject component) {
        component.addProperty("entity_category", "diagnostic");
        component.addProperty("expire_after", HUNG_SECONDS);
    }

    private void controls(boolean controlled) {
        if (!controlled) {
            remove("switch", "pause");
            remove("button", "new_game");
            remove("button", "take_back");
            return;
        }
        JsonObject pause = reading(
                "switch", "pause", "Pause", Topics.STATUS, "{{ 'ON' if value_json.state == 'paused' else 'OFF' }}");
        command(pause, "pause", ", \"paused\": {{ 'true' if value == 'ON' else 'false' }}");
        command(add("button", "new_game", "New game"), "new-game", "");
        command(add("button", "take_back", "Take back"), "take-back", ", \"actions\": 1");
    }

    /** Lets a component send a command of the contract. */
    private void command(JsonObject component, String verb, String fields) {
        component.addProperty("command_topic", topic(Topics.COMMAND + verb));
        component.addProperty(
                "command_template",
                "{\"id\": \"{{ now().timestamp() }}\", \"client\": \"home-assistant\", \"token\": \"{{ states('input_text."
                        + id("token") + "') }}\"" + fields + "}");
    }
}
