package umpire.vision.calibrate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureFileTest {
    @TempDir
    private Path folder;

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, StandardCharsets.ISO_8859_1);
    }

    @Test
    void otherFilesInAFolderAreSkippedAndNamed() throws IOException {
        write("W\u00fcrfel \ud83c\udfb2.jpg", "\u00ff\u00d8\u00ff");
        write("film.mp4", "0000ftypisom");
        write("notes.txt", "of the evening");
        write(".hidden", "");
        Files.createDirectory(folder.resolve("older"));
        List<PictureFile> files = PictureFile.all(List.of(folder)).orThrow();
        assertThat(files).extracting(PictureFile::name).containsExactly("W\u00fcrfel \ud83c\udfb2.jpg");
        assertThat(PictureFile.passedOver(List.of(folder), files)).containsExactly("film.mp4", "notes.txt");
    }
}
