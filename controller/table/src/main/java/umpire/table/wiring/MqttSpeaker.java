package umpire.table.wiring;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.MqttLink;
import umpire.mqtt.payload.AlertSeverity;
import umpire.mqtt.payload.Health;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.session.input.CommandAnswer;
import umpire.table.loop.AnnouncementListener;
import umpire.table.pump.CameraPump;
import umpire.table.pump.PartStatus;

/** Publishes the table's announcements and the health of its parts over MQTT. Confined to the table's thread. */
final class MqttSpeaker implements AnnouncementListener {
    private static final long HEALTH_MS = 500;

    private final LongSupplier clockMs;
    private final List<String> notices;
    private final Set<String> alerted = new HashSet<>();
    private final SightAlert sightAlert = new SightAlert();
    private Optional<Sources> sources = Optional.empty();
    private volatile Optional<Observation> seen = Optional.empty();
    private long healthMs = Long.MIN_VALUE;

    /**
     * The sources of the health message.
     *
     * @param parts return the state of each part
     * @param shown returns the colours of the strip
     */
    record Sources(MqttLink link, CameraPump camera, List<Supplier<PartStatus>> parts, Supplier<List<Rgb>> shown) {
        Sources {
            parts = List.copyOf(parts);
        }
    }

    MqttSpeaker(LongSupplier clockMs, List<String> notices) {
        this.clockMs = clockMs;
        this.notices = List.copyOf(notices);
    }

    /** Sets the sources and the link, before the table's thread starts. */
    void speakFor(Sources all) {
        sources = Optional.of(all);
        for (int i = 0; i < notices.size(); i++) {
            all.link().alert("notice-" + (i + 1), AlertSeverity.NOTICE, notices.get(i));
        }
    }

    /** Forgets the last observation, for another game. */
    void forget() {
        seen = Optional.empty();
    }

    /** Stores the last observation. Thread-safe. */
    void looked(Observation observation) {
        seen = Optional.of(observation);
    }

    /** Publishes the answer to a change of game from the table. A refusal stays as an alert until a game is played. */
    void answered(CommandAnswer answer) {
        sources.map(Sources::link).ifPresent(link -> {
            switch (answer) {
                case CommandAnswer.Done done -> link.alertOver("game");
                case CommandAnswer.NotDone not -> link.alert("game", AlertSeverity.NOTICE, not.why());
            }
        });
    }

    /**
     * Returns the receiver of a watchdog's warnings, which is called on the watchdog's thread. It raises an alert when
     * the part hangs, and clears it afterwards.
     */
    static Consumer<Watchdog.Warning> warnings(MqttLink link, String part) {
        return told -> {
            if (told.hangs()) {
                link.alert(part, AlertSeverity.TROUBLE, told.says());
            } else {
                link.alertOver(part);
            }
        };
    }

    @Override
    public void said(TableSnapshot tableSnapshot, List<GameLogEntry> told) {
        sources.ifPresent(all -> all.link().announce(tableSnapshot, told));
    }

    @Override
    public void turned() {
        sources.ifPresent(all -> {
            seen.ifPresent(all.link()::sight);
            all.link().light(all.shown().get());
            long nowMs = clockMs.getAsLong();
            if (nowMs - healthMs >= HEALTH_MS || healthMs == Long.MIN_VALUE) {
                healthMs = nowMs;
                health(all);
            }
        });
    }

    private void health(Sources all) {
        List<PartStatus> parts = all.parts().stream().map(Supplier::get).toList();
        List<String> problems = new ArrayList<>(notices);
        for (PartStatus partStatus : parts) {
            boolean trouble = partStatus.state() == PartStatus.PartState.TROUBLE;
            if (trouble) {
                problems.add(partStatus.says());
                all.link().alert(partStatus.name(), AlertSeverity.TROUBLE, partStatus.says());
                alerted.add(partStatus.name());
            } else if (alerted.remove(partStatus.name())) {
                all.link().alertOver(partStatus.name());
            }
        }
        seen.ifPresent(observation -> problems.addAll(observation.troubles()));
        sightAlert
                .of(seen, clockMs.getAsLong())
                .ifPresentOrElse(
                        told -> all.link().alert(told.id(), told.severity(), told.says()),
                        () -> all.link().alertOver(SightAlert.ID));
        all.link()
                .health(new Health(
                        age(all),
                        stages(all),
                        parts.stream().map(MqttSpeaker::said).toList(),
                        problems));
    }

    private static OptionalLong age(Sources all) {
        return all.camera().frameAgeMs().map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }

    private static List<Health.HealthStage> stages(Sources all) {
        return all.camera().stages().stream()
                .map(stage -> new Health.HealthStage(stage.name(), stage.medianMs(), stage.worstMs()))
                .toList();
    }

    private static Health.Part said(PartStatus partStatus) {
        return new Health.Part(
                partStatus.name(), Health.HealthState.valueOf(partStatus.state().name()), partStatus.says());
    }
}
