package umpire.mqtt;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The published AsyncAPI document. */
public final class Contract {
    private final JsonObject document;

    private Contract(JsonObject document) {
        this.document = document;
    }

    /** Returns {@code docs/mqtt} of this checkout. */
    public static Path folder() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/mqtt/asyncapi.yaml"))) {
            folder = folder.getParent();
        }
        return folder.resolve("docs/mqtt");
    }

    public static Contract read() throws IOException {
        Object yaml = new Load(LoadSettings.builder().build())
                .loadFromString(Files.readString(folder().resolve("asyncapi.yaml")));
        return new Contract(new Gson().toJsonTree(yaml).getAsJsonObject());
    }

    /** Returns one of the sample messages beside the document: {@code prompt}, {@code command-act}. */
    public static JsonObject sample(String name) throws IOException {
        return JsonParser.parseString(Files.readString(folder().resolve("samples/" + name + ".json")))
                .getAsJsonObject();
    }

    /** Returns the sample of a command, with this token. */
    public static JsonObject command(String verb, String token) {
        try {
            JsonObject command = sample("command-" + verb);
            command.addProperty("token", token);
            return command;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Schemas schemas() {
        return new Schemas(document.getAsJsonObject("components").getAsJsonObject("schemas"));
    }

    /** Returns the channel of each operation with this action: {@code send}, {@code receive}. */
    public Map<String, Channel> channels(String action) {
        Map<String, Channel> channels = new TreeMap<>();
        document.getAsJsonObject("operations").entrySet().forEach(entry -> {
            JsonObject operation = entry.getValue().getAsJsonObject();
            if (operation.get("action").getAsString().equals(action)) {
                String name = last(operation.getAsJsonObject("channel"));
                boolean retained = operation
                        .getAsJsonObject("bindings")
                        .getAsJsonObject("mqtt")
                        .get("retain")
                        .getAsBoolean();
                channels.put(name, channel(name, retained));
            }
        });
        return channels;
    }

    private Channel channel(String name, boolean retained) {
        JsonObject channel = document.getAsJsonObject("channels").getAsJsonObject(name);
        List<JsonObject> messages = new ArrayList<>();
        channel.getAsJsonObject("messages")
                .entrySet()
                .forEach(entry -> messages.add(entry.getValue().getAsJsonObject()));
        String message = last(messages.getFirst());
        String schema = last(document.getAsJsonObject("components")
                .getAsJsonObject("messages")
                .getAsJsonObject(message)
                .getAsJsonObject("payload"));
        return new Channel(channel.get("address").getAsString(), schema, retained);
    }

    private static String last(JsonObject reference) {
        String path = reference.get("$ref").getAsString();
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** One documented topic. */
    public record Channel(String address, String schema, boolean retained) {
        public boolean covers(String topic) {
            String pattern = address.replaceAll("\\{\\w+}", "[^/]+");
            return Pattern.matches(pattern, topic);
        }
    }
}
