package umpire.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class FileNameTest {
    @TempDir
    private Path folder;

    private static String complaint(String... arguments) {
        StringWriter err = new StringWriter();
        CommandLine line = Umpire.commandLine();
        line.setErr(new PrintWriter(err));
        assertThat(line.execute(arguments)).isEqualTo(2);
        return err.toString();
    }

    /** A file name that is not UTF-8 may be displayed like the name of another file. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "see NAME",
                "see --rig NAME picture.jpg",
                "see --explain NAME picture.jpg",
                "calibrate NAME",
                "calibrate pictures --rig NAME",
                "teach NAME 1.jpg",
                "teach die.yaml NAME",
                "doctor --camera NAME",
                "doctor --rig NAME",
                "run --camera NAME",
                "run --data NAME",
                "run --record NAME",
                "hardware --out NAME",
                "print ogre-chess --out NAME",
                "replay NAME"
            })
    void aNameThatIsNoUtf8IsRefusedAndNoOtherFileIsTouched(String command) throws Exception {
        Path other = Files.writeString(folder.resolve("caf\ufffd"), "of somebody else");
        assertThat(complaint(command.replace("NAME", other.toString()).split(" ")))
                .contains("rename the file", "is not valid UTF-8");
        assertThat(other).hasContent("of somebody else");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void umlautsAndEmojiAreValidInFileNames() {
        assertThat(FileName.path("W\u00fcrfel \ud83c\udfb2.jpg")).isEqualTo(Path.of("W\u00fcrfel \ud83c\udfb2.jpg"));
    }
}
