package umpire.table.systemd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.LastErrorException;
import com.sun.jna.Native;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notifications that systemd receives. */
class SystemdNotifierTest {
    private final List<String> heard = new ArrayList<>();
    private long nowMs;

    private SystemdNotifier service(long patienceMs) {
        return new SystemdNotifier(heard::add, () -> {}, patienceMs, () -> nowMs);
    }

    @Test
    void readyAndStoppingAreSentOnce() {
        try (SystemdNotifier service = service(0)) {
            service.ready("Ogre Chess\nat /");
        }
        assertThat(heard).containsExactly("READY=1\nSTATUS=Ogre Chess at /", "STOPPING=1");
    }

    @Test
    void aTableThatTurnsFeedsTheWatchdogThreeTimesBeforeItsPatienceEnds() {
        SystemdNotifier service = service(30_000);
        for (nowMs = 0; nowMs < 60_000; nowMs += 500) {
            service.lives();
        }
        assertThat(heard).hasSize(6).containsOnly("WATCHDOG=1");
    }

    @Test
    void anUnrequestedWatchdogIsNotFed() {
        service(0).lives();
        assertThat(heard).isEmpty();
    }

    @Test
    void aBrokenSocketIsIgnored() {
        SystemdNotifier service = new SystemdNotifier(
                says -> {
                    throw new IOException("gone");
                },
                () -> {},
                3_000,
                () -> nowMs);
        service.ready("");
        service.lives();
        assertThat(heard).isEmpty();
    }

    @Test
    void withoutSystemdNothingIsSent() {
        SystemdNotifier.of(Map.of(), () -> nowMs).close();
        SystemdNotifier.of(Map.of("NOTIFY_SOCKET", "/nowhere/at/all"), () -> nowMs)
                .close();
        assertThatThrownBy(() -> DatagramSocketFile.to("")).isInstanceOf(IOException.class);
    }

    @Test
    void aRealSocketReceivesIt(@TempDir Path folder) {
        String path = folder.resolve("notify").toString();
        try (NotifyListener systemd = new NotifyListener(path)) {
            Map<String, String> environment = Map.of(
                    "NOTIFY_SOCKET",
                    path,
                    "WATCHDOG_USEC",
                    "3000000",
                    "WATCHDOG_PID",
                    String.valueOf(ProcessHandle.current().pid()));
            try (SystemdNotifier service = SystemdNotifier.of(environment, () -> nowMs)) {
                service.ready("ready");
                service.lives();
            }
            assertThat(systemd.next()).isEqualTo("READY=1\nSTATUS=ready");
            assertThat(systemd.next()).isEqualTo("WATCHDOG=1");
            assertThat(systemd.next()).isEqualTo("STOPPING=1");
        }
    }

    @Test
    void theWatchdogOfAnotherProcessIsNotFed(@TempDir Path folder) {
        String path = folder.resolve("notify").toString();
        try (NotifyListener systemd = new NotifyListener(path)) {
            Map<String, String> environment =
                    Map.of("NOTIFY_SOCKET", path, "WATCHDOG_USEC", "3000000", "WATCHDOG_PID", "1");
            try (SystemdNotifier service = SystemdNotifier.of(environment, () -> nowMs)) {
                service.lives();
            }
            assertThat(systemd.next()).isEqualTo("STOPPING=1");
        }
    }

    /** Systemd's end of the socket. */
    private static final class NotifyListener implements AutoCloseable {
        private final int socket;

        NotifyListener(String path) {
            byte[] file = path.getBytes(StandardCharsets.UTF_8);
            byte[] address = new byte[file.length + 3];
            address[0] = 1;
            System.arraycopy(file, 0, address, 2, file.length);
            this.socket = LibcCalls.socket(1, 2, 0);
            LibcCalls.bind(socket, address, address.length);
        }

        String next() {
            byte[] bytes = new byte[256];
            return new String(bytes, 0, (int) LibcCalls.recv(socket, bytes, bytes.length, 0), StandardCharsets.UTF_8);
        }

        @Override
        public void close() {
            LibcCalls.close(socket);
        }

        private static final class LibcCalls {
            static {
                Native.register(LibcCalls.class, "c");
            }

            private LibcCalls() {}

            static native int socket(int domain, int type, int protocol) throws LastErrorException;

            static native int bind(int socket, byte[] address, int length) throws LastErrorException;

            static native long recv(int socket, byte[] bytes, long length, int flags) throws LastErrorException;

            static native int close(int socket);
        }
    }
}
