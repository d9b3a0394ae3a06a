package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.architecture.planted.ImpureCalls;
import umpire.architecture.planted.ImpureTypes;
import umpire.architecture.planted.Pure;

/** The rules and the referee are pure; so are the light plan and the presses. */
class PurityTest {
    private static final String[] CORE = {"umpire.rules..", "umpire.referee.."};
    private static final String[] HANDS = {"umpire.bridge.light..", "umpire.bridge.press.."};
    private static final String[] PLANTED = {"umpire.architecture.planted.."};

    @Test
    void rulesAndRefereeLeanOnNothingThatActsByItself() {
        Purity.leansOnNothingThatActsByItself(CORE).check(Rooms.ALL);
    }

    @Test
    void rulesAndRefereeCallNothingThatActsByItself() {
        Purity.callsNothingThatActsByItself(CORE).check(Rooms.ALL);
    }

    @Test
    void lightAndPressesArePureToo() {
        Purity.leansOnNothingThatActsByItself(
                        HANDS,
                        "umpire.rules.kernel..",
                        "umpire.referee.announcement..",
                        "umpire.hardware..",
                        "umpire.bridge.wire..")
                .check(Rooms.ALL);
        Purity.callsNothingThatActsByItself(HANDS).check(Rooms.ALL);
    }

    @Test
    void aPureClassPasses() {
        assertThat(typesOf(Pure.class)).isEmpty();
        assertThat(callsOf(Pure.class)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.time.Instant",
                "java.util.Random",
                "java.nio.file.Path",
                "java.net.URI",
                "java.lang.Thread",
                "java.util.concurrent.ConcurrentHashMap",
                "java.io.File"
            })
    void aPlantedTypeIsFound(String type) {
        assertThat(typesOf(ImpureTypes.class)).contains(type);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.currentTimeMillis()",
                "System.nanoTime()",
                "System.getenv(",
                "System.out",
                "Math.random()",
                "Collections.shuffle(",
                "parallelStream()"
            })
    void aPlantedCallIsFound(String call) {
        assertThat(callsOf(ImpureCalls.class)).contains(call);
    }

    private static String typesOf(Class<?> planted) {
        return Purity.leansOnNothingThatActsByItself(PLANTED)
                .evaluate(classes(planted))
                .getFailureReport()
                .getDetails()
                .toString()
                .replace("[]", "");
    }

    private static String callsOf(Class<?> planted) {
        return Purity.callsNothingThatActsByItself(PLANTED)
                .evaluate(classes(planted))
                .getFailureReport()
                .getDetails()
                .toString()
                .replace("[]", "");
    }

    private static JavaClasses classes(Class<?> planted) {
        return new ClassFileImporter().importClasses(planted);
    }
}
