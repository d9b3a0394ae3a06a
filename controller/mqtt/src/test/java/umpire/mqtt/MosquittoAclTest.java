package umpire.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The access list for Mosquitto names every public topic of the contract, because its syntax has no "all but". */
class MosquittoAclTest {
    private static final Path DOCS = Path.of("../../docs/mqtt");
    private static final Pattern ADDRESS = Pattern.compile("address: (umpire/1/\\{table}/\\S+)");

    private static List<String> topics() throws IOException {
        return ADDRESS.matcher(Files.readString(DOCS.resolve("asyncapi.yaml")))
                .results()
                .map(found -> found.group(1).replace("{table}", "home"))
                .toList();
    }

    @Test
    void everyPublicTopicMayBeReadByAnyone() throws IOException {
        List<String> lines = Files.readAllLines(DOCS.resolve("mosquitto/umpire.acl"));
        assertThat(topics()).hasSizeGreaterThan(40);
        assertThat(topics())
                .filteredOn(topic ->
                        !topic.contains("/command/") && !topic.contains("/seat/") && !topic.contains("{owner}"))
                .allSatisfy(topic -> assertThat(lines).contains("pattern read " + topic.replaceAll("\\{[a-z]+}", "+")));
    }

    @Test
    void onlyTheTableReadsCommands() throws IOException {
        assertThat(Files.readAllLines(DOCS.resolve("mosquitto/umpire.acl")))
                .noneMatch(line -> line.contains("read") && line.contains("/command"));
    }

    @Test
    void theListForManyTablesShowsTheSameToEveryone() throws IOException {
        List<String> home = publicLines("mosquitto/umpire.acl").stream()
                .map(line -> line.replace("/home/", "/+/").replace("umpire-home", "+"))
                .toList();
        assertThat(publicLines("mosquitto/umpire-club.acl")).isEqualTo(home);
    }

    @Test
    void withManyTablesEachWritesUnderItsOwnNameOnly() throws IOException {
        assertThat(Files.readAllLines(DOCS.resolve("mosquitto/umpire-club.acl")))
                .filteredOn(line -> line.contains("write") && !line.startsWith("#"))
                .containsExactly(
                        "pattern write umpire/1/+/command/+",
                        "pattern readwrite umpire/1/%u/#",
                        "pattern readwrite homeassistant/device/umpire-%u/config");
    }

    private static List<String> publicLines(String file) throws IOException {
        return Files.readAllLines(DOCS.resolve(file)).stream()
                .filter(line -> line.startsWith("pattern") && !line.contains("%u"))
                .toList();
    }
}
