package umpire.mqtt;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.util.List;
import java.util.Locale;

/** Validates payloads against the contract's schemas. Unlike a tolerant reader it also reports undocumented fields. */
public final class Schemas {
    private static final String IN_THE_DOCUMENT = "#/components/schemas/";
    private static final String HERE = "#/$defs/";

    private final JsonObject schemas;
    private final JsonObject definitions;
    private final JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private final SchemaValidatorsConfig settings = SchemaValidatorsConfig.builder()
            .locale(Locale.ROOT)
            .formatAssertionsEnabled(true)
            .build();

    Schemas(JsonObject schemas) {
        this.schemas = schemas;
        this.definitions = schemas.deepCopy();
        close(definitions);
    }

    /** Forbids undocumented fields in an object. */
    private static void close(JsonElement schema) {
        if (schema instanceof JsonArray many) {
            many.forEach(Schemas::close);
        } else if (schema instanceof JsonObject one) {
            one.entrySet().forEach(entry -> close(entry.getValue()));
            if (one.get("type") instanceof JsonElement type && type.isJsonPrimitive() && one.has("properties")) {
                one.addProperty("additionalProperties", false);
            }
        }
    }

    /** Returns a schema of the document. */
    public JsonObject of(String schema) {
        return schemas.getAsJsonObject(schema);
    }

    /** Returns the faults of a payload, each with its path. */
    public List<String> faults(String schema, JsonElement payload) {
        JsonObject root = new JsonObject();
        root.addProperty("$ref", IN_THE_DOCUMENT + schema);
        root.add("$defs", definitions);
        JsonSchema validator = factory.getSchema(root.toString().replace(IN_THE_DOCUMENT, HERE), settings);
        return validator.validate(payload.toString(), InputFormat.JSON).stream()
                .map(ValidationMessage::getMessage)
                .sorted()
                .toList();
    }
}
