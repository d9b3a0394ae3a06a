package umpire.mqtt.publishing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.Samples;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.EventPayload;
import umpire.mqtt.payload.FacePayload;
import umpire.mqtt.payload.Health;
import umpire.mqtt.payload.HealthPayload;
import umpire.mqtt.payload.LightPayload;
import umpire.mqtt.payload.PlayersPayload;
import umpire.mqtt.payload.PlayersPayload.OpponentPayload;
import umpire.mqtt.payload.PositionPayload;
import umpire.mqtt.payload.RecentPayload;
import umpire.mqtt.payload.RollPayload;
import umpire.mqtt.payload.SummaryPayload;
import umpire.mqtt.payload.SummaryPayload.SeatSummary;
import umpire.referee.announcement.GameLogEntry;
import umpire.rules.kernel.DieShown;

class AnnouncerTest {
    private static final Health.Part BROKER = new Health.Part("broker", Health.HealthState.OK, "connected");

    private final Announcer announcer = new Announcer();

    private static List<String> suffixes(List<UnstampedMessage> messages) {
        return messages.stream().map(UnstampedMessage::suffix).toList();
    }

    @Test
    void eventsArePublishedBeforeStates() {
        assertThat(suffixes(announcer.tableSnapshot(Samples.ready(), Samples.told())))
                .containsExactly(
                        "event",
                        "event",
                        "roll",
                        "help",
                        "recent",
                        "position",
                        "legal",
                        "score",
                        "prompt",
                        "summary",
                        "status");
    }

    @Test
    void aLateReaderGetsTheLastThirtyLinesTheNewestLast() {
        announcer.tableSnapshot(Samples.ready(), List.of());
        for (int i = 1; i <= 31; i++) {
            announcer.tableSnapshot(Samples.ready(), List.of(line("line " + i)));
        }
        UnstampedMessage recent = announcer
                .tableSnapshot(Samples.ready(), List.of(line("line 32")))
                .get(1);
        assertThat(recent.suffix()).isEqualTo("recent");
        assertThat(recent.retained()).isTrue();
        assertThat(((RecentPayload) recent.body().orElseThrow()).lines())
                .extracting(EventPayload::says)
                .hasSize(30)
                .startsWith("line 3")
                .endsWith("line 32");
    }

    @Test
    void theGameLogContinuesAfterARestartWithoutRepeatedEvents() {
        announcer.recall(List.of(line("long ago"), line("just now")));
        assertThat(suffixes(announcer.tableSnapshot(Samples.ready(), List.of())))
                .doesNotContain("event");
        assertThat(recentAfter(line("next"))).containsExactly("long ago", "just now", "next");
    }

    @Test
    void aSetUpClearsTheGameLog() {
        announcer.tableSnapshot(Samples.ready(), List.of(line("of another game")));
        assertThat(recentAfter(plain("setup", "A new game begins."))).containsExactly("A new game begins.");
    }

    @Test
    void afterAChangeOfGameUnchangedStatesArePublishedToo() {
        announcer.game(Samples.sheet());
        announcer.tableSnapshot(Samples.ready(), List.of());
        announcer.recall(List.of());
        assertThat(suffixes(announcer.game(Samples.sheet()))).containsExactly("game");
        assertThat(suffixes(announcer.tableSnapshot(Samples.ready(), List.of())))
                .containsExactly("recent", "position", "legal", "score", "prompt", "summary");
    }

    private SummaryPayload summary(List<UnstampedMessage> messages) {
        assertThat(messages.stream().map(UnstampedMessage::suffix)).contains("summary");
        return messages.stream()
                .flatMap(message -> message.body().stream())
                .filter(SummaryPayload.class::isInstance)
                .map(SummaryPayload.class::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSummaryNamesThePlayersBesideTheirSeats() {
        SummaryPayload before = summary(announcer.tableSnapshot(Samples.ready(), List.of(line("A move."))));
        assertThat(before.seats()).extracting(SeatSummary::name).containsOnly(Optional.empty());
        SummaryPayload after = summary(announcer.players(Samples.players()));
        assertThat(after.seats()).extracting(SeatSummary::name).containsExactly(Optional.of("Anna"), Optional.empty());
        assertThat(after.seats()).extracting(SeatSummary::level).containsExactly(Optional.empty(), Optional.of(2));
        assertThat(after.seats())
                .extracting(SeatSummary::chancePercent)
                .containsExactly(Optional.of(61), Optional.of(39));
        assertThat(after.leader()).contains(Samples.WHITE);
        assertThat(after.last()).contains("A move.");
        assertThat(after.state()).isEqualTo(SummaryPayload.PlayState.PLAYING);
    }

    @Test
    void theTableThinksWhileItsSeatIsAskedAndNoLessonRuns() {
        announcer.players(new PlayersPayload(List.of(), List.of(new OpponentPayload(Samples.WHITE, 3)), List.of()));
        assertThat(summary(announcer.tableSnapshot(Samples.ready(), List.of())).seats())
                .extracting(SeatSummary::thinks)
                .containsExactly(false, false);
        assertThat(summary(announcer.tableSnapshot(Samples.untaught(), List.of()))
                        .seats())
                .extracting(SeatSummary::thinks)
                .containsExactly(true, false);
        SummaryPayload over = summary(announcer.tableSnapshot(Samples.over(), List.of()));
        assertThat(over.seats()).extracting(SeatSummary::thinks).containsExactly(false, false);
        assertThat(over.state()).isEqualTo(SummaryPayload.PlayState.OVER);
    }

    /** The players of the next game come before its first snapshot, and must not be shown with the last game. */
    @Test
    void theSummaryOfTheLastGameIsNotRepeatedWithOtherPlayers() {
        announcer.tableSnapshot(Samples.ready(), List.of());
        announcer.recall(List.of());
        assertThat(suffixes(announcer.players(Samples.players()))).containsExactly("players");
    }

    @Test
    void helpIsPublishedButNotLogged() {
        announcer.tableSnapshot(Samples.ready(), List.of(line("the last thing that happened")));
        List<UnstampedMessage> messages =
                announcer.tableSnapshot(Samples.ready(), List.of(plain("help", "White to move.")));
        assertThat(suffixes(messages)).containsExactly("help");
        assertThat(messages.getFirst().retained()).isFalse();
        assertThat(recentAfter(line("next"))).containsExactly("the last thing that happened", "next");
    }

    @Test
    void aNamedRollHasItsOwnFacesNotThoseInView() {
        announcer.sight(Samples.observation(1), 0);
        GameLogEntry named = plain("roll", "Rolled 2").rolling("roll for the tank", List.of(DieShown.of("d6", "2")));
        UnstampedMessage roll = announcer.tableSnapshot(Samples.ready(), List.of(named)).stream()
                .filter(unstampedMessage -> unstampedMessage.suffix().equals("roll"))
                .findFirst()
                .orElseThrow();
        assertThat(((RollPayload) roll.body().orElseThrow()).dice())
                .containsExactly(new FacePayload("d6", Optional.empty(), "2"));
    }

    private List<String> recentAfter(GameLogEntry chronicleLine) {
        return announcer.tableSnapshot(Samples.ready(), List.of(chronicleLine)).stream()
                .flatMap(message -> message.body().stream())
                .filter(RecentPayload.class::isInstance)
                .flatMap(recent -> ((RecentPayload) recent).lines().stream())
                .map(EventPayload::says)
                .toList();
    }

    private static GameLogEntry plain(String kind, String says) {
        return new GameLogEntry(kind, says, Optional.empty(), Optional.empty(), List.of());
    }

    private static GameLogEntry line(String says) {
        return new GameLogEntry("event", says, Optional.of("STEPS_ONE"), Optional.of("2.1"), List.of());
    }

    @Test
    void onlyChangesArePublished() {
        announcer.tableSnapshot(Samples.ready(), List.of());
        assertThat(announcer.tableSnapshot(Samples.ready(), List.of())).isEmpty();
        assertThat(suffixes(announcer.tableSnapshot(Samples.over(), List.of())))
                .containsExactly("position", "legal", "score", "prompt", "summary");
    }

    @Test
    void noNotationIsPublishedInAGameWithSecrets() {
        assertThat(PositionPayload.of(Samples.secrets()).notation()).isEmpty();
        assertThat(PositionPayload.of(Samples.ready()).notation()).isPresent();
    }

    @Test
    void aSeatThatHasNoSecretsAnyLongerIsCleared() {
        announcer.tableSnapshot(Samples.secrets(), List.of());
        assertThat(announcer.tableSnapshot(Samples.ready(), List.of()))
                .contains(UnstampedMessage.cleared("seat/White"), UnstampedMessage.cleared("seat/First-Elf"));
        assertThat(announcer.tableSnapshot(Samples.ready(), List.of())).isEmpty();
    }

    @Test
    void healthIsPublishedEveryFiveSecondsAndOnAChange() {
        assertThat(announcer.health(Samples.health(), BROKER, 0, 0)).hasSize(1);
        assertThat(announcer.health(Samples.health(), BROKER, 0, 4_999)).isEmpty();
        assertThat(announcer.health(Samples.health(), BROKER, 0, 5_000)).hasSize(1);
        Health.Part lost = new Health.Part("broker", Health.HealthState.TROUBLE, "gone");
        assertThat(announcer.health(Samples.health(), lost, 0, 5_001)).hasSize(1);
        Health idle = new Health(OptionalLong.empty(), List.of(), List.of(), List.of());
        HealthPayload said = (HealthPayload)
                announcer.health(idle, lost, 0, 5_002).getFirst().body().orElseThrow();
        assertThat(said.frameAgeMs()).isEmpty();
    }

    @Test
    void sightIsPublishedOnceAtRestAndFourTimesASecondInMotion() {
        assertThat(announcer.sight(Samples.observation(1), 0)).hasSize(1);
        assertThat(announcer.sight(Samples.observation(2), 1_000))
                .describedAs("the eye trembles by a hundredth of a millimetre")
                .isEmpty();
        assertThat(announcer.sight(Samples.observation(300), 1_001)).hasSize(1);
        assertThat(announcer.sight(Samples.observation(600), 1_100)).isEmpty();
        assertThat(announcer.sight(Samples.observation(600), 1_251)).hasSize(1);
    }

    @Test
    void unchangedLightIsPublishedOnce() {
        AtomicInteger reads = new AtomicInteger();
        List<Rgb> colours = new AbstractList<>() {
            @Override
            public Rgb get(int index) {
                reads.incrementAndGet();
                return Rgb.DARK;
            }

            @Override
            public int size() {
                return 3;
            }
        };
        assertThat(announcer.light(colours, 0)).hasSize(1);
        int once = reads.get();
        for (long nowMs = 1_000; nowMs < 9_000; nowMs += 1_000) {
            assertThat(announcer.light(colours, nowMs)).isEmpty();
        }
        assertThat(reads).hasValue(once);
    }

    @Test
    void lightIsPublishedFiveTimesASecondWithLitLedsOnly() {
        List<UnstampedMessage> first = announcer.light(Samples.lights(), 0);
        assertThat(first.getFirst().body())
                .contains(new LightPayload(List.of(new LightPayload.LitPayload(1, "#00ff40"))));
        assertThat(announcer.light(List.of(Rgb.DARK), 100)).isEmpty();
        assertThat(announcer.light(List.of(Rgb.DARK), 200)).hasSize(1);
        assertThat(announcer.light(List.of(Rgb.DARK), 900)).isEmpty();
    }

    @Test
    void anAlertIsRaisedOnceAndClearedOnce() {
        assertThat(announcer.alertOver("camera")).isEmpty();
        assertThat(announcer.alert("camera", AlertSeverity.TROUBLE, "No frame."))
                .hasSize(1);
        assertThat(announcer.alert("camera", AlertSeverity.TROUBLE, "No frame."))
                .isEmpty();
        assertThat(announcer.alertOver("camera")).containsExactly(UnstampedMessage.cleared("alert/camera"));
        assertThat(announcer.alertOver("camera")).isEmpty();
        assertThatThrownBy(() -> announcer.alert("no/slash", AlertSeverity.NOTICE, "x"))
                .hasMessageContaining("no/slash");
    }
}
