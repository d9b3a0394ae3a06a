package umpire.mqtt;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.session.input.CommandAnswer;

/** The messages that lie in docs/mqtt/samples, as the announcer makes them. */
final class GoldenSamples {
    private GoldenSamples() {}

    static Map<String, byte[]> all(MessageStamp messageStamp) {
        Map<String, byte[]> samples = new LinkedHashMap<>();
        Announcer announcer = new Announcer();
        List<UnstampedMessage> messages = new ArrayList<>(announcer.game(Samples.sheet()));
        messages.addAll(announcer.sight(Samples.observation(812), 0));
        messages.addAll(announcer.light(Samples.lights(), 0));
        messages.addAll(announcer.bulletin(Samples.secrets(), Samples.told()));
        messages.addAll(announcer.health(
                Samples.health(), new Health.Part("broker", Health.HealthState.OK, "connected"), 0, 0));
        messages.addAll(announcer.alert("camera", AlertSeverity.TROUBLE, "The camera sent no frame for 3 seconds."));
        put(samples, messageStamp, "", messages);
        put(samples, messageStamp, "-ready", announcer.bulletin(Samples.ready(), List.of()));
        put(
                samples,
                messageStamp,
                "-over",
                announcer.bulletin(
                        Samples.over(),
                        List.of(new ChronicleLine(
                                "refusal",
                                "The tank steps one place only.",
                                Optional.of("STEPS_ONE"),
                                Optional.of("2.1"),
                                List.of(Samples.A)))));
        replies(samples, messageStamp);
        for (Verb verb : Verb.values()) {
            JsonObject command = ContractTest.command(verb, "0123456789abcdef0123456789abcdef");
            samples.put("command-" + verb.word() + ".json", command.toString().getBytes(StandardCharsets.UTF_8));
        }
        return samples;
    }

    private static void put(
            Map<String, byte[]> samples, MessageStamp messageStamp, String ending, List<UnstampedMessage> messages) {
        for (UnstampedMessage unstampedMessage : messages) {
            OutgoingMessage outgoingMessage = messageStamp.stamp(unstampedMessage);
            if (outgoingMessage.payload().length > 0) {
                String name = unstampedMessage.suffix().replaceAll("/.*", "");
                samples.putIfAbsent(name + ending + ".json", outgoingMessage.payload());
            }
        }
    }

    private static void replies(Map<String, byte[]> samples, MessageStamp messageStamp) {
        Envelope envelope = new Envelope("7f3a", "phone-1", "act", new JsonObject());
        CommandAnswer no =
                new CommandAnswer.NotDone(Optional.of(Samples.OnlyRule.STEPS_ONE), "The tank steps one place only.");
        JsonObject accepted = Replies.of(envelope, new CommandAnswer.Done("The tank moves from a1 to b1."));
        samples.put(
                "reply-accepted.json",
                messageStamp
                        .stamp(UnstampedMessage.moment("reply/phone-1", accepted))
                        .payload());
        JsonObject refused = Replies.of(envelope, no);
        samples.put(
                "reply-refused.json",
                messageStamp
                        .stamp(UnstampedMessage.moment("reply/phone-1", refused))
                        .payload());
    }

    static String pretty(byte[] payload) {
        return new GsonBuilder()
                        .setPrettyPrinting()
                        .disableHtmlEscaping()
                        .create()
                        .toJson(JsonParser.parseString(new String(payload, StandardCharsets.UTF_8)))
                + "\n";
    }
}
