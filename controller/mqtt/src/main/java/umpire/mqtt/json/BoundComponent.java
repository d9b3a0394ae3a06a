package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Optional;

/**
 * Binds one component of a record to the field of the same name, or to the field named by its {@link SerializedName},
 * if Java does not allow the field's name. Only {@code Optional} components may be absent.
 */
final class BoundComponent {
    private final String field;
    private final Method accessor;
    private final TypeAdapter<Object> adapter;

    private BoundComponent(String field, Method accessor, TypeAdapter<Object> adapter) {
        this.field = field;
        this.accessor = accessor;
        this.adapter = adapter;
    }

    @SuppressWarnings("unchecked")
    static BoundComponent of(Gson gson, RecordComponent component) {
        component.getAccessor().setAccessible(true);
        SerializedName other = component.getAccessor().getAnnotation(SerializedName.class);
        String field = other == null ? component.getName() : other.value();
        return new BoundComponent(field, component.getAccessor(), (TypeAdapter<Object>)
                gson.getAdapter(TypeToken.get(component.getGenericType())));
    }

    void write(JsonWriter out, Object owner) throws IOException {
        out.name(field);
        try {
            adapter.write(out, accessor.invoke(owner));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a component of a record cannot be read", e);
        }
    }

    Object read(JsonObject from) {
        JsonElement given = from.get(field);
        return given == null && accessor.getReturnType() == Optional.class
                ? Optional.empty()
                : value(given == null ? JsonNull.INSTANCE : given);
    }

    private Object value(JsonElement given) {
        try {
            Object value = adapter.fromJsonTree(given);
            if (value == null) {
                throw new JsonParseException("must not be missing.");
            }
            if (value instanceof Number number) {
                bound(number.doubleValue());
            }
            return value;
        } catch (BadFieldException inner) {
            throw inner;
        } catch (JsonParseException | IllegalStateException | NumberFormatException e) {
            throw new BadFieldException(field, String.valueOf(e.getMessage()));
        }
    }

    private void bound(double number) {
        Within within = accessor.getAnnotation(Within.class);
        if (within != null && !(number >= within.least() && number <= within.most())) {
            throw new JsonParseException(
                    "must lie between " + written(within.least()) + " and " + written(within.most()) + ".");
        }
    }

    private static String written(double bound) {
        return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
    }
}
