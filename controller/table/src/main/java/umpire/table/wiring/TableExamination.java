package umpire.table.wiring;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import umpire.mqtt.connection.MqttSettings;
import umpire.table.finding.BrokerExamination;
import umpire.table.finding.Finding;
import umpire.table.finding.HostExamination;
import umpire.table.finding.LookFindings;
import umpire.table.pump.CameraPump;
import umpire.table.pump.PartStatus;
import umpire.table.pump.ProcessedFrame;
import umpire.vision.observe.FrameResult;
import umpire.web.DoctorDesk;
import umpire.web.payload.FindingsPayload;
import umpire.web.payload.FindingsPayload.FoundPart;

/**
 * Checks the parts of a running table: the state of each part, the camera's newest frame, the broker by a second connection, and the
 * machine's files. One check at a time.
 *
 * @param settings of the table
 * @param broker the table's broker
 * @param camera the table's camera
 * @param parts return the state of each part, the camera first
 */
record TableExamination(RunSettings settings, MqttSettings broker, CameraPump camera, List<Supplier<PartStatus>> parts)
        implements DoctorDesk {
    private static final long PICTURE_MS = 5_000;
    private static final Finding UNSEEN = Finding.doubtful(
            "sight",
            "The table processed no picture for five seconds, so light, focus and corner tags are not known.",
            "Wait until the camera works and this machine is less busy.");
    private static final String AGAIN = "Examine again, on this page.";
    private static final String ALONE =
            "Do what the alert says. If that does not help, stop the table and examine the part alone: ./umpire doctor";

    TableExamination {
        parts = List.copyOf(parts);
    }

    @Override
    public synchronized FindingsPayload examined() {
        Optional<FrameResult> look = newest();
        List<Finding> findings = new ArrayList<>();
        parts.forEach(part -> findings.add(finding(part.get())));
        findings.addAll(1, look.map(new LookFindings(settings.rig())::of).orElse(List.of(UNSEEN)));
        findings.add(
                settings.network().broker().isPresent()
                        ? BrokerExamination.outside(broker)
                        : BrokerExamination.embedded(broker));
        Path data = settings.files().data();
        findings.addAll(new HostExamination(Path.of("/"), data, InstantSource.system()).findings());
        return new FindingsPayload(findings.stream().map(TableExamination::told).toList());
    }

    private static Finding finding(PartStatus part) {
        String says = Character.toUpperCase(part.says().charAt(0))
                + part.says().substring(1)
                + (part.says().endsWith(".") ? "" : ".");
        return switch (part.state()) {
            case OK -> Finding.good(part.name(), says);
            case OFF -> Finding.none(part.name(), says);
            case TROUBLE -> Finding.bad(part.name(), says, ALONE);
        };
    }

    /** Returns the newest result; empty while the camera gives no picture. */
    private Optional<FrameResult> newest() {
        CompletableFuture<List<ProcessedFrame>> newest = camera.newestLooks();
        try {
            List<ProcessedFrame> looks = newest.get(PICTURE_MS, TimeUnit.MILLISECONDS);
            Optional<FrameResult> last = looks.isEmpty()
                    ? Optional.empty()
                    : Optional.of(looks.getLast().look());
            looks.forEach(ProcessedFrame::close);
            return last;
        } catch (TimeoutException | ExecutionException e) {
            newest.cancel(false);
        } catch (InterruptedException e) {
            newest.cancel(false);
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    /**
     * Converts a finding. A remedy is verified by repeating the check on the page, because no second program can use a running table's
     * devices.
     */
    private static FoundPart told(Finding finding) {
        return new FoundPart(
                finding.part(),
                finding.state().name(),
                finding.says(),
                finding.mend(),
                finding.proof().isEmpty() ? "" : AGAIN);
    }
}
