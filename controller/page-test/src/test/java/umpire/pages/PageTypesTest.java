package umpire.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The pages' scripts match the types in their comments, and so do the messages. Unchanged files are not checked again. */
@Timeout(300)
class PageTypesTest {
    @Test
    void everyScriptAndEverySampleKeepsToItsTypes() throws Exception {
        assertThat(Samples.write(Path.of("target/samples/samples.ts"))).isGreaterThan(20);
        assertThat(Node.run(
                        Node.TYPESCRIPT.resolve("lib/tsc.js"),
                        "--project",
                        "../tsconfig.json",
                        "--incremental",
                        "--tsBuildInfoFile",
                        "target/pages.tsbuildinfo"))
                .isEmpty();
    }
}
