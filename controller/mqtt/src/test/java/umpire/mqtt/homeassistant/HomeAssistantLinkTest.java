package umpire.mqtt.homeassistant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.broker.Broker;
import umpire.broker.BrokerSettings;
import umpire.broker.RawClient;
import umpire.mqtt.MqttLink;
import umpire.mqtt.Samples;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.command.IncomingCommand;
import umpire.mqtt.connection.MqttSettings;
import umpire.mqtt.connection.MqttSettings.HomeAssistantAccess;
import umpire.mqtt.payload.Health;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.DieShown;
import umpire.testing.Wait;

/** Home Assistant finds a table on a real broker, shows its game, and commands it with the operator's token only. */
class HomeAssistantLinkTest {
    private static final String ROOT = "umpire/1/home/";
    private static final String DISCOVERY = "homeassistant/device/umpire-home/config";

    private final BlockingQueue<IncomingCommand> incoming = new LinkedBlockingQueue<>();
    private Broker broker;
    private HomeAssistantTwin house;

    @BeforeEach
    void open() throws Exception {
        broker = Broker.open(BrokerSettings.local(0, 0), "umpire/1/home", Samples.TOKENS);
        house = new HomeAssistantTwin(stranger());
    }

    @AfterEach
    void close() {
        house.close();
        broker.close();
    }

    private RawClient stranger() throws MqttException {
        return RawClient.connect(broker.serviceUri(), "", "");
    }

    private MqttLink link(HomeAssistantAccess access) {
        MqttLink link = MqttLink.open(
                MqttSettings.embedded(broker, "home").offering(access),
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add);
        link.game(Samples.sheet());
        return link;
    }

    private void until(String entity, String state) throws Exception {
        while (!state.equals(house.states().get(entity))) {
            house.take();
        }
    }

    private void untilIsThere(String availability) throws Exception {
        while (!house.availability().equals(availability)) {
            house.take();
        }
    }

    private void untilFound() throws Exception {
        while (house.entities().isEmpty()) {
            house.take();
        }
    }

    /** Runs a table that is found, and stops it. */
    private void foundOnce(HomeAssistantAccess access) throws Exception {
        try (MqttLink link = link(access)) {
            untilFound();
            Wait.until("the link is up", () -> link.state().up());
        }
    }

    private static GameLogEntry line(String kind, String says) {
        return new GameLogEntry(kind, says, Optional.empty(), Optional.empty(), List.of());
    }

    @Test
    void everyEntityShowsTheTable() throws Exception {
        try (MqttLink link = link(HomeAssistantAccess.CONTROLLED)) {
            untilFound();
            link.players(Samples.players());
            link.announce(Samples.ready(), List.of(line("event", "The tank moved to a1.")));
            link.health(Samples.health());
            until("game", "Three in a Row");
            until("state", "playing");
            until("turn", "White");
            until("leader", "White");
            until("round", "2");
            until("last", "The tank moved to a1.");
            until("score_1", "1");
            until("score_2", "0");
            until("asks", "White to move.");
            until("pause", "OFF");
            until("camera", "OFF");
            until("table", "OFF");
            until("problem", "One corner tag is worn.");
            untilIsThere("online");
            JsonObject white = json("score_1 attributes");
            assertThat(white.get("name").getAsString()).isEqualTo("Anna");
            assertThat(white.get("chancePercent").getAsInt()).isEqualTo(61);
        }
    }

    @Test
    void everyEntityChangesWithTheTable() throws Exception {
        try (MqttLink link = link(HomeAssistantAccess.SHOWN)) {
            link.announce(Samples.ready(), List.of());
            link.health(Samples.health());
            until("state", "playing");
            until("camera", "OFF");
            link.announce(
                    Samples.ready(),
                    List.of(
                            line("roll", "White rolls 5.")
                                    .rolling("roll for the tank", List.of(DieShown.of("d6", "5"))),
                            line("refusal", "The tank steps one place only.")));
            Wait.until("the throw comes", () -> seen("throw"));
            assertThat(json("throw").get("says").getAsString()).isEqualTo("White rolls 5.");
            assertThat(json("throw").getAsJsonArray("dice")).containsExactly(new JsonPrimitive("5"));
            Wait.until("the refusal comes", () -> seen("refusal"));
            assertThat(house.states()).doesNotContainKey("end");
            link.announce(Samples.over(), List.of(line("over", "White wins.")));
            until("state", "over");
            until("turn", "nobody");
            until("round", "None");
            until("last", "White wins.");
            Wait.until("the end comes", () -> seen("end"));
            Health health = Samples.health();
            link.health(new Health(
                    health.frameAgeMs(),
                    health.stages(),
                    List.of(new Health.Part("camera", Health.HealthState.TROUBLE, "no frame")),
                    List.of("The camera sends no frame.")));
            until("camera", "ON");
            until("table", "ON");
            until("problem", "The camera sends no frame.");
        }
    }

    private boolean seen(String event) {
        try {
            if (!house.states().containsKey(event)) {
                house.take();
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return house.states().containsKey(event);
    }

    private JsonObject json(String state) {
        return JsonParser.parseString(house.states().get(state)).getAsJsonObject();
    }

    @Test
    void aTableThatIsGoneIsOffline() throws Exception {
        try (MqttLink link = link(HomeAssistantAccess.SHOWN)) {
            link.announce(Samples.ready(), List.of());
            untilIsThere("online");
            RawClient abandoned = RawClient.connectWithWill(
                    broker.serviceUri(),
                    broker.serviceUser(),
                    broker.servicePassword(),
                    ROOT + "availability",
                    "offline");
            abandoned.drop();
            // A will that is no longer true is corrected.
            untilIsThere("offline");
            untilIsThere("online");
        }
        untilIsThere("offline");
    }

    @Test
    void switchedOffItIsForgotten() throws Exception {
        foundOnce(HomeAssistantAccess.SHOWN);
        try (MqttLink link = link(HomeAssistantAccess.NONE)) {
            Wait.until("the link is up", () -> link.state().up());
            while (!house.entities().isEmpty()) {
                house.take();
            }
            assertThat(house.discovery()).contains("");
        }
        try (RawClient late = stranger()) {
            late.subscribe("homeassistant/#");
            late.subscribe(ROOT + "status");
            assertThat(late.next().topic()).isEqualTo(ROOT + "status");
        }
    }

    /** Home Assistant would remove the entities and add them again. */
    @Test
    void aRestartDoesNotClearTheDiscovery() throws Exception {
        HomeAssistantTwin.enter(Samples.TOKENS.operator());
        foundOnce(HomeAssistantAccess.CONTROLLED);
        try (MqttLink link = MqttLink.open(
                MqttSettings.embedded(broker, "home").offering(HomeAssistantAccess.CONTROLLED),
                Samples.TOKENS,
                InstantSource.system(),
                Samples.CLOCK_MS,
                List.of(),
                incoming::add)) {
            Wait.until("the link is up", () -> link.state().up());
            // The table hears this after its own retained message.
            house.press("pause", "ON");
            assertThat(next()).isEqualTo(new CommandRequest.PauseSwitch(true));
            link.announce(Samples.ready(), List.of());
            until("state", "playing");
            assertThat(house.discovery()).isPresent().get().asString().isNotEmpty();
        }
    }

    @Test
    void aCommandNeedsTheOperatorsToken() throws Exception {
        try (MqttLink link = link(HomeAssistantAccess.CONTROLLED);
                RawClient reader = stranger()) {
            link.announce(Samples.ready(), List.of());
            untilFound();
            reader.subscribe(ROOT + "reply/home-assistant");
            HomeAssistantTwin.enter("unknown");
            house.press("new_game", "PRESS");
            assertThat(reader.next().text()).contains("unknown-token");
            assertThat(incoming).isEmpty();
            HomeAssistantTwin.enter(Samples.TOKENS.operator());
            house.press("pause", "ON");
            assertThat(next()).isEqualTo(new CommandRequest.PauseSwitch(true));
            house.press("pause", "OFF");
            assertThat(next()).isEqualTo(new CommandRequest.PauseSwitch(false));
            house.press("new_game", "PRESS");
            assertThat(next()).isEqualTo(new CommandRequest.Order(new Command.NewGame(Optional.empty())));
            house.press("take_back", "PRESS");
            assertThat(next()).isEqualTo(new CommandRequest.Order(new Command.TakeBack(Optional.empty(), 1)));
        }
    }

    private CommandRequest next() throws InterruptedException {
        return Wait.next("a command", incoming).commandRequest();
    }

    /** A client without a token cannot hide the table, command it, or change its state in Home Assistant. */
    @Test
    void aStrangerChangesNothing() throws Exception {
        try (MqttLink link = link(HomeAssistantAccess.CONTROLLED);
                RawClient stranger = stranger()) {
            link.announce(Samples.ready(), List.of());
            untilFound();
            untilIsThere("online");
            Optional<String> before = house.discovery();
            for (String topic : List.of(DISCOVERY, ROOT + "availability", ROOT + "summary", ROOT + "status")) {
                for (String text : List.of("", "offline", "{\"state\": \"over\"}")) {
                    refused(stranger, topic, text);
                }
            }
            stranger.publish(ROOT + "command/pause", "ON", false);
            stranger.publish(ROOT + "command/new-game", "PRESS", false);
            link.announce(Samples.over(), List.of());
            until("state", "over");
            assertThat(house.discovery()).isEqualTo(before);
            assertThat(house.availability()).isEqualTo("online");
            assertThat(incoming).isEmpty();
            assertThat(link.state().up()).isTrue();
        }
    }

    private static void refused(RawClient stranger, String topic, String text) {
        try {
            stranger.publish(topic, text, true);
        } catch (MqttException notAuthorised) {
            assertThat(notAuthorised.getReasonCode()).isNotZero();
        }
    }
}
