package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import umpire.broker.RawClient;
import umpire.testing.Port;
import umpire.testing.Wait;

/** A real Mosquitto that a test starts in a folder of its own. */
public final class MosquittoBroker {
    static final String ROOT = "umpire/1/home/";

    private final int port = Port.free();
    private Optional<Process> process = Optional.empty();

    public int port() {
        return port;
    }

    /** Returns the program, or skips the test if it is not installed. */
    static Path program() {
        Optional<Path> program = Stream.of("/usr/sbin/mosquitto", "/usr/local/sbin/mosquitto")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        Assumptions.assumeTrue(program.isPresent(), "mosquitto is not installed: apt install mosquitto");
        return program.get();
    }

    /** Starts it with these lines of configuration. */
    public void launch(Path folder, String... lines) throws Exception {
        Path program = program();
        assertThat(folder.toFile().setExecutable(true, false)).isTrue();
        readable(folder);
        Path conf = folder.resolve("conf");
        Files.writeString(
                conf, "listener " + port + " 127.0.0.1\nallow_anonymous true\n" + String.join("\n", lines) + "\n");
        process = Optional.of(new ProcessBuilder(program.toString(), "-c", conf.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start());
        Wait.until("mosquitto listens", this::listens);
    }

    /** Makes a file readable. A Mosquitto started by root changes to another user, who must read its files. */
    static Path readable(Path path) {
        assertThat(path.toFile().setReadable(true, false)).isTrue();
        return path;
    }

    private boolean listens() {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    public void stop() throws InterruptedException {
        if (process.isPresent()) {
            process.get().destroyForcibly().waitFor();
        }
    }

    /** Connects a user whose password is its name, subscribed to all of the table's topics. */
    RawClient reader(String user) throws Exception {
        RawClient reader = RawClient.connect("tcp://127.0.0.1:" + port, user, user);
        reader.subscribe("umpire/#");
        return reader;
    }

    /** Returns the topics up to the one with this suffix. */
    static List<String> topicsUntil(RawClient reader, String suffix) throws InterruptedException {
        List<String> topics = new ArrayList<>();
        while (!topics.contains(suffix)) {
            topics.add(reader.next().topic().substring(ROOT.length()));
        }
        return topics;
    }
}
