package umpire.table.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.broker.RawClient;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.table.games.GameCatalogue;
import umpire.table.games.GameChoice;

/** A phone stays with its player in every game: same chair, same token, same connection. */
class SeatedPhoneTest {
    private static final String ROOT = "umpire/1/home/";
    private static final String FOUR_ELVES =
            ",\"game\":\"ogres-and-elves\",\"answers\":[{\"key\":\"elves\",\"value\":\"4\"}]";

    @TempDir
    private Path folder;

    private AttendedTable table;
    private int commands;

    @BeforeEach
    void startTable() throws Exception {
        table = new AttendedTable(folder, settings("ogre-chess"));
    }

    @AfterEach
    void stopTable() {
        table.close();
    }

    private RunSettings settings(String game) {
        return new RunSettings(
                "home",
                RunSettings.Play.of(GameCatalogue.STANDARD, Optional.of(GameChoice.of(game))),
                Rig.standard().through(Camera.reference().scaledTo(160, 120)),
                RunSettings.Files.in(folder),
                RunSettings.Network.loopback());
    }

    /** Connects a phone as its page does. */
    private RawClient connect(String seat, String token) throws Exception {
        RawClient phone = table.connect(seat, token);
        phone.subscribe(ROOT + "reply/phone");
        phone.subscribe(ROOT + "reply/+/phone");
        phone.subscribe(ROOT + "seat/+");
        return phone;
    }

    private String send(RawClient phone, String token, String verb, String more) throws Exception {
        String id = "p" + ++commands;
        phone.publish(
                ROOT + "command/" + verb,
                "{\"id\":\"" + id + "\",\"client\":\"phone\",\"token\":\"" + token + "\"" + more + "}",
                false);
        return id;
    }

    /** Sends a command from a phone. Returns the answer and its topic. */
    private String ask(RawClient phone, String token, String verb, String more) throws Exception {
        String id = send(phone, token, verb, more);
        while (true) {
            RawClient.Received received = phone.next();
            if (received.topic().startsWith(ROOT + "reply/")) {
                JsonObject reply = JsonParser.parseString(received.text()).getAsJsonObject();
                assertThat(reply.get("id").getAsString()).isEqualTo(id);
                return received.topic().substring(ROOT.length()) + " "
                        + reply.get("result").getAsString() + ": "
                        + reply.get("says").getAsString();
            }
        }
    }

    /** Returns the seats whose secrets a phone receives before its answer. */
    private List<String> secretsUntilAnswered(RawClient phone, String token) throws Exception {
        send(phone, token, "press", ",\"button\":\"help\"");
        List<String> seats = new ArrayList<>();
        while (true) {
            String topic = phone.next().topic();
            if (topic.startsWith(ROOT + "reply/")) {
                return seats;
            }
            seats.add(topic.substring(ROOT.length()));
        }
    }

    private String heldBy(String token) throws Exception {
        return table.page("/seat.json", token);
    }

    @Test
    void aPhonePlaysOnWhenAnotherGameIsChosen() throws Exception {
        String near = table.token("White");
        String far = table.token("Black");
        assertThat(heldBy(near)).isEqualTo("{\"seat\":\"White\"}");
        try (RawClient first = connect("White", near);
                RawClient second = connect("Black", far)) {
            assertThat(ask(first, near, "choose-game", ",\"game\":\"die-men\"")).startsWith("reply/Red/phone accepted");
            assertThat(heldBy(near)).isEqualTo("{\"seat\":\"Red\"}");
            assertThat(heldBy(far)).isEqualTo("{\"seat\":\"Blue\"}");
            table.ask("start", "");
            assertThat(ask(first, near, "act", ",\"notation\":\"red hold\"")).startsWith("reply/Red/phone accepted");
            assertThat(ask(first, near, "act", ",\"notation\":\"blue hold\""))
                    .as("nobody plays for the other side")
                    .startsWith("reply/Red/phone refused");
            assertThat(secretsUntilAnswered(second, far)).isNotEmpty().containsOnly("seat/Blue");
            assertThat(ask(second, far, "act", ",\"notation\":\"blue hold\"")).startsWith("reply/Blue/phone accepted");
            assertThat(secretsUntilAnswered(first, near)).allMatch("seat/Red"::equals);
        }
    }

    @Test
    void theTableTellsWhichSeatsHaveAPhone() throws Exception {
        String far = table.token("Black");
        try (RawClient phone = connect("Black", far)) {
            String phones = "";
            while (!phones.contains("Black")) {
                phones = table.hear("players").get("phones").toString();
            }
            assertThat(phones).isEqualTo("[\"Black\"]");
            assertThat(ask(phone, far, "choose-game", ",\"game\":\"die-men\"")).startsWith("reply/Blue/phone accepted");
            assertThat(table.hear("players").get("phones")).hasToString("[\"Blue\"]");
        }
    }

    @Test
    void aPhoneWithoutASeatWatches() throws Exception {
        table.ask("choose-game", FOUR_ELVES);
        String third = table.token("Green Elf");
        try (RawClient phone = connect("Green Elf", third)) {
            table.choose("ogre-chess");
            assertThat(heldBy(third)).isEqualTo("{}");
            assertThat(ask(phone, third, "choose-game", ",\"game\":\"die-men\""))
                    .startsWith("reply/phone refused");
            table.ask("choose-game", FOUR_ELVES);
            assertThat(heldBy(third)).isEqualTo("{\"seat\":\"Green Elf\"}");
            assertThat(ask(phone, third, "press", ",\"button\":\"help\"")).startsWith("reply/Green-Elf/phone accepted");
        }
    }

    @Test
    void aPhonePlaysOnWhenTheTableIsStartedAgainWithAnotherGame() throws Exception {
        String link = table.token("Black");
        String far = table.exchanged(link);
        table.close();
        table = new AttendedTable(folder, settings("ground-force"));
        assertThat(heldBy(link)).as("the link of an earlier run").isEqualTo("{}");
        assertThat(heldBy(far)).isEqualTo("{\"seat\":\"Blue\"}");
        try (RawClient phone = connect("Black", far)) {
            assertThat(ask(phone, far, "press", ",\"button\":\"help\"")).startsWith("reply/Blue/phone accepted");
        }
    }
}
