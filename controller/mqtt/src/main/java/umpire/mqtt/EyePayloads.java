package umpire.mqtt;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.IntStream;
import umpire.bridge.wire.Rgb;
import umpire.referee.announcement.ChronicleLine;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Pose;

/** The payloads that tell what happens: chronicle, dice, sight and light. Pure. */
final class EyePayloads {
    private EyePayloads() {}

    static void pose(JsonObject json, Pose pose) {
        json.add("xMm", PayloadJson.tenths(pose.xMm()));
        json.add("yMm", PayloadJson.tenths(pose.yMm()));
        json.add("headingDeg", PayloadJson.tenths(pose.headingDeg()));
    }

    static JsonObject event(ChronicleLine chronicleLine) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", chronicleLine.kind());
        json.addProperty("says", chronicleLine.says());
        chronicleLine.rule().ifPresent(rule -> json.addProperty("rule", rule));
        chronicleLine.section().ifPresent(section -> json.addProperty("section", section));
        json.add("where", PayloadJson.places(chronicleLine.where()));
        chronicleLine.by().ifPresent(by -> {
            json.addProperty("seat", by.seat().name());
            json.addProperty("number", by.number());
        });
        chronicleLine.roll().ifPresent(roll -> {
            json.addProperty("purpose", roll.purpose());
            json.add("dice", PayloadJson.list(roll.dice(), EyePayloads::face));
        });
        return json;
    }

    static JsonObject help(ChronicleLine chronicleLine) {
        JsonObject json = new JsonObject();
        json.addProperty("says", chronicleLine.says());
        return json;
    }

    static JsonObject face(DieShown die) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", die.kind());
        json.addProperty("face", die.face());
        return json;
    }

    /** Whoever comes late reads here what was told before. */
    static JsonObject recent(List<ChronicleLine> lines) {
        return PayloadJson.object("lines", PayloadJson.list(lines, EyePayloads::event));
    }

    /** A roll that somebody named is told by its own faces; where an action does not tell them, by what lies in view. */
    static JsonObject roll(ChronicleLine chronicleLine, List<SeenDie> dice) {
        JsonObject json = new JsonObject();
        json.addProperty("says", chronicleLine.says());
        List<DieShown> made =
                chronicleLine.roll().map(ChronicleLine.RolledDice::dice).orElse(List.of());
        List<SeenDie> seen = dice.stream().filter(die -> die.face().isPresent()).toList();
        json.add(
                "dice",
                made.isEmpty() ? PayloadJson.list(seen, EyePayloads::face) : PayloadJson.list(made, EyePayloads::face));
        return json;
    }

    private static JsonObject face(SeenDie die) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", die.kind());
        die.face().ifPresent(face -> json.addProperty("face", face));
        return json;
    }

    static JsonObject sight(Observation seen) {
        JsonObject json = new JsonObject();
        json.addProperty("frame", seen.frame());
        json.addProperty("registered", seen.registered());
        json.addProperty("moving", seen.moving());
        json.addProperty("hand", seen.hand());
        json.add("places", PayloadJson.list(seen.sightings(), EyePayloads::place));
        json.add("aside", PayloadJson.list(seen.aside(), EyePayloads::aside));
        json.add("dice", PayloadJson.list(seen.dice(), EyePayloads::die));
        json.add("troubles", PayloadJson.words(seen.troubles()));
        return json;
    }

    private static JsonObject place(Sighting sighting) {
        JsonObject json = new JsonObject();
        json.addProperty("place", sighting.place().name());
        switch (sighting) {
            case Sighting.Empty empty -> json.addProperty("sees", "empty");
            case Sighting.Holds holds -> {
                json.addProperty("sees", "holds");
                json.add(
                        "tokens",
                        PayloadJson.words(
                                holds.tokens().stream().map(SeenToken::token).toList()));
            }
            case Sighting.Hidden hidden -> {
                json.addProperty("sees", "hidden");
                json.addProperty("by", hidden.by());
            }
        }
        return json;
    }

    private static JsonObject aside(SeenToken seen) {
        JsonObject json = new JsonObject();
        json.addProperty("token", seen.token().name());
        wholePose(json, seen.pose());
        return json;
    }

    private static JsonObject die(SeenDie die) {
        JsonObject json = face(die);
        json.addProperty("cocked", die.cocked());
        wholePose(json, die.pose());
        return json;
    }

    /** What lies still trembles by tenths between frames; whole millimetres and degrees keep the table quiet. */
    private static void wholePose(JsonObject json, Pose pose) {
        json.addProperty("xMm", Math.round(pose.xMm()));
        json.addProperty("yMm", Math.round(pose.yMm()));
        json.addProperty("headingDeg", Math.round(pose.headingDeg()) % 360);
    }

    static JsonObject light(List<Rgb> colours) {
        List<Integer> lit = IntStream.range(0, colours.size())
                .filter(led -> !colours.get(led).equals(Rgb.DARK))
                .boxed()
                .toList();
        return PayloadJson.object("lights", PayloadJson.list(lit, led -> light(led, colours.get(led))));
    }

    private static JsonObject light(int led, Rgb colour) {
        JsonObject json = new JsonObject();
        json.addProperty("led", led);
        json.addProperty("colour", colour.hex());
        return json;
    }
}
