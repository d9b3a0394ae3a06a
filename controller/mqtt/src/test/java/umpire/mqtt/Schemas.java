package umpire.mqtt;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Checks payloads against the part of JSON Schema the contract uses. Stricter than a reader may be: a field that is not
 * documented is a fault, and so is a keyword this class does not know.
 */
public final class Schemas {
    private static final Set<String> KEYWORDS = Set.of(
            "type",
            "description",
            "required",
            "properties",
            "items",
            "enum",
            "pattern",
            "minimum",
            "minItems",
            "maxItems",
            "format",
            "$ref");

    private final JsonObject schemas;

    Schemas(JsonObject schemas) {
        this.schemas = schemas;
    }

    JsonObject of(String schema) {
        return schemas.getAsJsonObject(schema);
    }

    /** Returns what is wrong with a payload, each fault with its path. */
    public List<String> faults(String schema, JsonElement payload) {
        List<String> faults = new ArrayList<>();
        check(schemas.getAsJsonObject(schema), payload, "$", faults);
        return faults;
    }

    private void check(JsonObject schema, JsonElement value, String path, List<String> faults) {
        for (String keyword : schema.keySet()) {
            if (!KEYWORDS.contains(keyword)) {
                faults.add(path + ": the test does not know the keyword " + keyword);
            }
        }
        if (schema.has("$ref")) {
            String reference = schema.get("$ref").getAsString();
            check(schemas.getAsJsonObject(reference.substring(reference.lastIndexOf('/') + 1)), value, path, faults);
            return;
        }
        String type = schema.get("type").getAsString();
        boolean fits = switch (type) {
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            case "string" -> value instanceof JsonPrimitive primitive && primitive.isString();
            case "boolean" -> value instanceof JsonPrimitive primitive && primitive.isBoolean();
            case "number" -> value instanceof JsonPrimitive primitive && primitive.isNumber();
            case "integer" ->
                value instanceof JsonPrimitive primitive
                        && primitive.isNumber()
                        && primitive.getAsBigDecimal().stripTrailingZeros().scale() <= 0;
            default -> false;
        };
        if (!fits) {
            faults.add(path + " is no " + type + ": " + value);
        } else if (value.isJsonObject()) {
            object(schema, value.getAsJsonObject(), path, faults);
        } else if (value.isJsonArray()) {
            array(schema, value.getAsJsonArray(), path, faults);
        } else {
            primitive(schema, value.getAsJsonPrimitive(), path, faults);
        }
    }

    private void object(JsonObject schema, JsonObject value, String path, List<String> faults) {
        if (schema.has("required")) {
            schema.getAsJsonArray("required").forEach(key -> {
                if (!value.has(key.getAsString())) {
                    faults.add(path + " lacks " + key.getAsString());
                }
            });
        }
        JsonObject properties = schema.getAsJsonObject("properties");
        value.entrySet().forEach(entry -> {
            if (properties.has(entry.getKey())) {
                check(
                        properties.getAsJsonObject(entry.getKey()),
                        entry.getValue(),
                        path + "." + entry.getKey(),
                        faults);
            } else {
                faults.add(path + "." + entry.getKey() + " is not documented");
            }
        });
    }

    private void array(JsonObject schema, JsonArray value, String path, List<String> faults) {
        if (schema.has("minItems") && value.size() < schema.get("minItems").getAsInt()
                || schema.has("maxItems")
                        && value.size() > schema.get("maxItems").getAsInt()) {
            faults.add(path + " has " + value.size() + " items");
        }
        for (int i = 0; i < value.size(); i++) {
            check(schema.getAsJsonObject("items"), value.get(i), path + "[" + i + "]", faults);
        }
    }

    private void primitive(JsonObject schema, JsonPrimitive value, String path, List<String> faults) {
        if (schema.has("enum") && !schema.getAsJsonArray("enum").contains(value)) {
            faults.add(path + " is none of " + schema.get("enum") + ": " + value);
        }
        if (schema.has("pattern")
                && !Pattern.compile(schema.get("pattern").getAsString())
                        .matcher(value.getAsString())
                        .find()) {
            faults.add(path + " does not look like " + schema.get("pattern") + ": " + value);
        }
        if (schema.has("minimum")
                && value.getAsBigDecimal()
                                .compareTo(new BigDecimal(schema.get("minimum").getAsString()))
                        < 0) {
            faults.add(path + " is less than " + schema.get("minimum") + ": " + value);
        }
    }
}
