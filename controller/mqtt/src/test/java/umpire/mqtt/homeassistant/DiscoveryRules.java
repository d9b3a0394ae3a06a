package umpire.mqtt.homeassistant;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Home Assistant's rules for MQTT discovery of a device, as its integration {@code mqtt} checks them: {@code schemas.py},
 * {@code discovery.py} and a schema for each platform. An unknown key of the device makes Home Assistant ignore the whole message; one of a
 * component is dropped there, and is a mistake of ours here.
 */
final class DiscoveryRules {
    private static final String TOPIC = "homeassistant/device/([a-zA-Z0-9_-]+/)?[a-zA-Z0-9_-]+/config";

    private static final Set<String> AVAILABILITY = Set.of(
            "availability",
            "availability_mode",
            "availability_template",
            "availability_topic",
            "payload_available",
            "payload_not_available");
    private static final Set<String> SHARED = union(
            AVAILABILITY, Set.of("device", "origin", "components", "state_topic", "command_topic", "qos", "encoding"));
    private static final Set<String> DEVICE = Set.of(
            "identifiers",
            "connections",
            "manufacturer",
            "model",
            "model_id",
            "name",
            "hw_version",
            "serial_number",
            "sw_version",
            "via_device",
            "suggested_area",
            "configuration_url");
    private static final Set<String> ORIGIN = Set.of("name", "sw_version", "support_url");
    private static final Set<String> COMMON = union(
            AVAILABILITY,
            Set.of(
                    "platform",
                    "unique_id",
                    "default_entity_id",
                    "name",
                    "entity_category",
                    "entity_picture",
                    "enabled_by_default",
                    "icon",
                    "json_attributes_topic",
                    "json_attributes_template",
                    "qos",
                    "encoding"));
    private static final Map<String, Platform> PLATFORMS = Map.of(
            "sensor",
            new Platform(
                    Set.of("state_topic"),
                    Set.of(
                            "value_template",
                            "device_class",
                            "expire_after",
                            "force_update",
                            "last_reset_value_template",
                            "options",
                            "suggested_display_precision",
                            "state_class",
                            "unit_of_measurement")),
            "binary_sensor",
            new Platform(
                    Set.of("state_topic"),
                    Set.of(
                            "value_template",
                            "device_class",
                            "expire_after",
                            "force_update",
                            "off_delay",
                            "payload_on",
                            "payload_off")),
            "event",
            new Platform(Set.of("state_topic", "event_types"), Set.of("value_template", "device_class")),
            "switch",
            new Platform(
                    Set.of("command_topic"),
                    Set.of(
                            "command_template",
                            "device_class",
                            "optimistic",
                            "payload_on",
                            "payload_off",
                            "retain",
                            "state_on",
                            "state_off",
                            "state_topic",
                            "value_template")),
            "button",
            new Platform(
                    Set.of("command_topic"), Set.of("command_template", "device_class", "payload_press", "retain")));

    private final List<String> faults = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private DiscoveryRules() {}

    private record Platform(Set<String> required, Set<String> allowed) {}

    private static Set<String> union(Set<String> one, Set<String> other) {
        return Stream.concat(one.stream(), other.stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns what Home Assistant would not take in a discovery message. */
    static List<String> faults(String topic, JsonObject message) {
        DiscoveryRules rules = new DiscoveryRules();
        rules.check(topic, message);
        return rules.faults;
    }

    private void check(String topic, JsonObject message) {
        fault(!topic.matches(TOPIC), topic + " is no topic of a device");
        keys("the message", message, Set.of("device", "origin", "components"), SHARED);
        JsonObject device = message.getAsJsonObject("device");
        keys("the device", device, Set.of(), DEVICE);
        fault(!device.has("identifiers") && !device.has("connections"), "the device has no identifier");
        keys("the origin", message.getAsJsonObject("origin"), Set.of("name"), ORIGIN);
        message.getAsJsonObject("components")
                .entrySet()
                .forEach(component ->
                        component(component.getKey(), component.getValue().getAsJsonObject()));
    }

    private void component(String key, JsonObject component) {
        fault(!key.matches("[a-zA-Z0-9_-]+"), key + " is no id of a component");
        JsonElement platform = component.get("platform");
        if (platform == null || !PLATFORMS.containsKey(platform.getAsString())) {
            faults.add(key + " has no platform");
        } else if (component.size() > 1) {
            Platform rules = PLATFORMS.get(platform.getAsString());
            keys(
                    key,
                    component,
                    union(rules.required(), Set.of("unique_id")),
                    union(COMMON, union(rules.required(), rules.allowed())));
            fault(!ids.add(String.valueOf(component.get("unique_id"))), key + " has the unique_id of another");
            values(key, platform.getAsString(), component);
        }
    }

    private void values(String key, String platform, JsonObject component) {
        component.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("_topic"))
                .map(entry -> entry.getValue().getAsString())
                .forEach(topic -> fault(
                        topic.isBlank() || topic.contains("#") || topic.contains("+"),
                        key + " has the bad topic " + topic));
        String category = text(component, "entity_category");
        fault(!Set.of("", "config", "diagnostic").contains(category), key + " has the category " + category);
        fault(
                category.equals("config") && Set.of("sensor", "binary_sensor").contains(platform),
                key + " may only be diagnostic");
        boolean listed = text(component, "device_class").equals("enum");
        fault(component.has("options") != listed, key + " has options exactly as an enum");
        fault(
                listed && (component.has("state_class") || component.has("unit_of_measurement")),
                key + " is an enum with a unit");
        fault(
                component.has("default_entity_id")
                        && !text(component, "default_entity_id").startsWith(platform + "."),
                key + " has an entity id of another platform");
    }

    private static String text(JsonObject component, String key) {
        return component.get(key) instanceof JsonElement element ? element.getAsString() : "";
    }

    private void keys(String what, JsonObject object, Set<String> required, Set<String> allowed) {
        required.stream().filter(key -> !object.has(key)).forEach(key -> faults.add(what + " lacks " + key));
        object.keySet().stream()
                .filter(key -> !allowed.contains(key))
                .forEach(key -> faults.add(what + " has the unknown key " + key));
    }

    private void fault(boolean wrong, String says) {
        if (wrong) {
            faults.add(says);
        }
    }
}
