package umpire.mqtt;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.mqtt.connection.OutgoingMessage;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.ReplyPayload;
import umpire.mqtt.publishing.Announcer;
import umpire.mqtt.publishing.MessageStamp;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.input.CommandAnswer;

/** The table's messages in docs/mqtt/samples, as the announcer makes them. */
final class GoldenSamples {
    private GoldenSamples() {}

    static Map<String, byte[]> all(MessageStamp messageStamp) {
        Map<String, byte[]> samples = new LinkedHashMap<>();
        Announcer announcer = new Announcer();
        List<UnstampedMessage> messages = new ArrayList<>(announcer.game(Samples.sheet()));
        messages.addAll(announcer.games(Samples.games()));
        messages.addAll(announcer.players(Samples.players()));
        messages.addAll(announcer.sight(Samples.observation(812), 0));
        messages.addAll(announcer.light(Samples.lights(), 0));
        messages.addAll(announcer.tableSnapshot(Samples.secrets(), Samples.told()));
        messages.addAll(announcer.health(
                Samples.health(), new Health.Part("broker", Health.HealthState.OK, "connected"), 0, 0));
        messages.addAll(announcer.alert("camera", AlertSeverity.TROUBLE, "The camera sent no frame for 3 seconds."));
        put(samples, messageStamp, "", messages);
        put(samples, messageStamp, "-ready", announcer.tableSnapshot(Samples.ready(), List.of()));
        put(
                samples,
                messageStamp,
                "-over",
                announcer.tableSnapshot(
                        Samples.over(),
                        List.of(new GameLogEntry(
                                "refusal",
                                "The tank steps one place only.",
                                Optional.of("STEPS_ONE"),
                                Optional.of("2.1"),
                                List.of(Samples.A)))));
        replies(samples, messageStamp);
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
        CommandAnswer yes = new CommandAnswer.Done("The tank moves from a1 to b1.");
        CommandAnswer best = new CommandAnswer.Done(
                "Tank a1 to b1: wins about 6 in 10.\nTank a1 to a2: wins about 5 in 10.", List.of("a1-b1", "a1-a2"));
        CommandAnswer no =
                new CommandAnswer.NotDone(Optional.of(Samples.OnlyRule.STEPS_ONE), "The tank steps one place only.");
        samples.put("reply-accepted.json", reply(messageStamp, "act", yes));
        samples.put("reply-hint.json", reply(messageStamp, "hint", best));
        samples.put("reply-refused.json", reply(messageStamp, "act", no));
    }

    private static byte[] reply(MessageStamp messageStamp, String verb, CommandAnswer answer) {
        ReplyPayload reply = ReplyPayload.of("7f3a", verb, answer);
        return messageStamp
                .stamp(UnstampedMessage.moment("reply/White/phone-1", reply))
                .payload();
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
