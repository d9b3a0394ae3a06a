package umpire.mqtt;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.json.WordBinding;
import umpire.rules.kernel.Point;

/** Compares records with the published schemas: the same fields, the same ones required, and the same types, recursively. */
public final class RecordSchema {
    private static final Map<Class<?>, String> PLAIN = Map.of(
            String.class, "string",
            boolean.class, "boolean",
            Boolean.class, "boolean",
            int.class, "integer",
            Integer.class, "integer",
            long.class, "integer",
            Long.class, "integer",
            double.class, "number",
            Double.class, "number");

    private final Schemas schemas;
    private final List<String> faults = new ArrayList<>();

    private RecordSchema(Schemas schemas) {
        this.schemas = schemas;
    }

    /**
     * Returns where a schema differs from the components of some records together.
     *
     * @param usual components that may be left out
     * @param settled components that are no fields
     */
    public static List<String> differences(
            Schemas schemas, String name, Set<String> usual, Set<String> settled, Class<?>... records) {
        RecordSchema check = new RecordSchema(schemas);
        check.object(name, schemas.of(name), usual, settled, records);
        return check.faults;
    }

    /** Returns where a schema differs from the components of some records together. */
    public static List<String> differences(Schemas schemas, String name, Class<?>... records) {
        return differences(schemas, name, Set.of(), Set.of(), records);
    }

    /** Returns a message after reading it into the records and writing it again. */
    public static JsonObject again(JsonObject given, Class<?>... records) {
        JsonObject again = new JsonObject();
        for (Class<?> each : records) {
            ContractGson.tree(ContractGson.read(given, each)).asMap().forEach(again::add);
        }
        return again;
    }

    private void object(String path, JsonObject schema, Set<String> usual, Set<String> settled, Class<?>... records) {
        Map<String, Type> fields = new TreeMap<>();
        Set<String> required = new TreeSet<>();
        for (RecordComponent component : components(records)) {
            fields.put(component.getName(), component.getGenericType());
            if (component.getType() != Optional.class && !usual.contains(component.getName())) {
                required.add(component.getName());
            }
        }
        fields.keySet().removeAll(settled);
        required.removeAll(settled);
        JsonObject properties = schema.getAsJsonObject("properties");
        same(path + " has the fields", properties.keySet(), fields.keySet());
        same(path + " requires", words(schema.get("required")), required);
        fields.forEach((name, type) -> {
            if (properties.has(name)) {
                value(path + "." + name, properties.getAsJsonObject(name), type);
            }
        });
    }

    private static List<RecordComponent> components(Class<?>... records) {
        return Arrays.stream(records)
                .flatMap(each -> Arrays.stream(each.getRecordComponents()))
                .toList();
    }

    private void value(String path, JsonObject given, Type type) {
        JsonObject schema = resolved(given);
        if (type instanceof ParameterizedType of && of.getRawType() == Optional.class) {
            value(path, schema, of.getActualTypeArguments()[0]);
        } else if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            type(path, schema, "array");
            if (schema.has("items")) {
                value(path + "[]", schema.getAsJsonObject("items"), of.getActualTypeArguments()[0]);
            }
        } else if (type instanceof ParameterizedType of && of.getRawType() == Map.class) {
            // A map of texts is a list in JSON, because its keys are data.
            type(path, schema, "array");
            same(
                    path + "[] has the fields",
                    resolved(schema.getAsJsonObject("items"))
                            .getAsJsonObject("properties")
                            .keySet(),
                    Set.of("key", "value"));
        } else if (type instanceof Class<?> one) {
            single(path, schema, one);
        } else {
            faults.add(path + ": nobody knows how " + type + " is written");
        }
    }

    private void single(String path, JsonObject schema, Class<?> type) {
        if (type.isEnum()) {
            type(path, schema, "string");
            same(path + " is one of", words(schema.get("enum")), constants(type));
        } else if (type == Point.class) {
            type(path, schema, "array");
        } else if (type.isRecord() && !isName(type)) {
            type(path, schema, "object");
            object(path, schema, Set.of(), Set.of(), type);
        } else {
            type(path, schema, isName(type) ? "string" : PLAIN.getOrDefault(type, "no type for " + type));
        }
    }

    /** Returns whether the type holds only a name, such as a seat or a place. */
    private static boolean isName(Class<?> type) {
        return type.isRecord()
                && type.getRecordComponents().length == 1
                && type.getRecordComponents()[0].getName().equals("name");
    }

    private static Set<String> constants(Class<?> type) {
        Set<String> constants = new TreeSet<>();
        for (Object constant : type.getEnumConstants()) {
            constants.add(WordBinding.word((Enum<?>) constant));
        }
        return constants;
    }

    private JsonObject resolved(JsonObject schema) {
        JsonElement reference = schema.get("$ref");
        return reference == null
                ? schema
                : schemas.of(reference.getAsString().substring("#/components/schemas/".length()));
    }

    private void type(String path, JsonObject schema, String expected) {
        same(path + " is", words(schema.get("type")), Set.of(expected));
    }

    private void same(String what, Set<String> documented, Set<String> ours) {
        if (!documented.equals(ours)) {
            faults.add(what + " " + new TreeSet<>(documented) + " in the document and " + ours + " in the record");
        }
    }

    private static Set<String> words(JsonElement element) {
        Set<String> words = new TreeSet<>();
        if (element != null && element.isJsonArray()) {
            element.getAsJsonArray().forEach(word -> words.add(word.getAsString()));
        } else if (element != null) {
            words.add(element.getAsString());
        }
        return words;
    }
}
