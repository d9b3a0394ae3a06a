package umpire.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The dependencies between the modules match ARCHITECTURE.md. */
class ArrowsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "umpire.rules.kernel",
                "umpire.rules.ogrechess",
                "umpire.rules.ogreselves",
                "umpire.rules.groundforce",
                "umpire.rules.diceland",
                "umpire.rules.diemen",
                "umpire.referee",
                "umpire.hardware",
                "umpire.vision",
                "umpire.drawing",
                "umpire.bridge",
                "umpire.testing",
                "umpire.broker",
                "umpire.mqtt",
                "umpire.recording",
                "umpire.player",
                "umpire.robot",
                "umpire.web",
                "umpire.table",
                "umpire.proof",
                "umpire.command"
            })
    void everyRoomIsThereToBeChecked(String room) {
        assertThat(Rooms.ALL.that(resideInAPackage(room + ".."))).isNotEmpty();
    }

    @Test
    void theKernelKnowsNothingButItself() {
        onlyKnows(
                "umpire.rules.kernel..",
                "the kernel is what all games and all machinery share; a word that needs more belongs elsewhere");
    }

    @Test
    void aGameKnowsTheKernelAndItself() {
        onlyKnows("umpire.rules..", "rules must be judged without a table, a camera or a network");
    }

    @Test
    void gamesNeverImportEachOther() {
        ArchRule rule = slices().matching("umpire.rules.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage("umpire.rules.kernel.."))
                .because("a new game must not be able to break an old one");
        rule.check(Rooms.ALL);
    }

    @Test
    void theRefereeKnowsTheKernelAndNoGame() {
        onlyKnows("umpire.referee..", "reading and refereeing need no code for a single game", "umpire.rules.kernel..");
    }

    @Test
    void hardwareKnowsTheKernel() {
        onlyKnows("umpire.hardware..", "a rig is measured once for all games", "umpire.rules.kernel..");
    }

    @Test
    void visionKnowsWhatAnEyeMayClaimTheRigAndTheKernel() {
        onlyKnows(
                "umpire.vision..",
                "the eye says what is seen and never what was played",
                "umpire.referee.observation..",
                "umpire.drawing..",
                "umpire.hardware..",
                "umpire.rules.kernel..");
    }

    @Test
    void onlyTheVirtualTableIsMadeOfDrawings() {
        noClasses()
                .that()
                .resideInAPackage("umpire.vision..")
                .and()
                .resideOutsideOfPackage("umpire.vision.twin..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("umpire.drawing..")
                .because("the eye is told what is printed and does not know who drew it")
                .check(Rooms.ALL);
    }

    @Test
    void drawingsKnowWhatIsDrawnAndTheTagsOnIt() {
        onlyKnows(
                "umpire.drawing..",
                "a thing is drawn from what the rules have of it, whatever is played with it",
                "umpire.vision.detect..",
                "umpire.vision.observe..",
                "umpire.vision.raster..",
                "umpire.vision.sheet..",
                "umpire.hardware..",
                "umpire.rules.kernel..");
    }

    @Test
    void theBridgeKnowsWhatTheTableSaysTheRigAndTheKernel() {
        onlyKnows(
                "umpire.bridge..",
                "light and presses are made from announcements and edges alone",
                "umpire.referee.announcement..",
                "umpire.hardware..",
                "umpire.rules.kernel..");
    }

    @Test
    void noRoomNeedsWhatTestsShare() {
        noClasses()
                .that()
                .resideOutsideOfPackage("umpire.testing..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("umpire.testing..")
                .because("patience of a test is none of the program's")
                .check(Rooms.ALL);
    }

    @Test
    void theBrokerKnowsNothingButItself() {
        onlyKnows("umpire.broker..", "a broker carries messages, whatever they say");
    }

    @Test
    void mqttKnowsWhatTheRefereeSaysAndTheBroker() {
        onlyKnows(
                "umpire.mqtt..",
                "what is said does not depend on who plays or where it is kept",
                "umpire.broker..",
                "umpire.referee..",
                "umpire.bridge.wire..",
                "umpire.rules.kernel..");
    }

    @Test
    void aRecordingKnowsWhatCameInAndWhatCameOfIt() {
        onlyKnows(
                "umpire.recording..",
                "an evening is told again without a table",
                "umpire.referee..",
                "umpire.rules.kernel..");
    }

    @Test
    void thePlayerKnowsTheKernelAlone() {
        onlyKnows(
                "umpire.player..",
                "one player plays any game, also one that is not written yet",
                "umpire.rules.kernel..");
    }

    @Test
    void theRobotKnowsTheVirtualTableAndWhatIsAnnounced() {
        onlyKnows(
                "umpire.robot..",
                "a robot plays as people do: with hands, by what the table says, and as somebody thinks for it",
                "umpire.player..",
                "umpire.referee..",
                "umpire.bridge.virtual..",
                "umpire.vision.twin..",
                "umpire.rules.kernel..");
    }

    @Test
    void thePagesKnowTheVirtualTableAndNoBroker() {
        onlyKnows(
                "umpire.web..",
                "the pages listen over MQTT like any display; only the virtual table is reached through its own server",
                "umpire.broker.admission..",
                "umpire.broker.tls..",
                "umpire.robot..",
                "umpire.mqtt.json..",
                "umpire.mqtt.command..",
                "umpire.mqtt.payload..",
                "umpire.recording..",
                "umpire.referee..",
                "umpire.bridge..",
                "umpire.hardware..",
                "umpire.drawing.svg..",
                "umpire.drawing.sheet..",
                "umpire.drawing.aid..",
                "umpire.vision.twin..",
                "umpire.rules.kernel..");
    }

    @ParameterizedTest
    @CsvSource({
        "umpire.table.., umpire.proof..",
        "umpire.table.., umpire.command..",
        "umpire.command.., umpire.proof..",
    })
    void theRunningTableKnowsNoneOfThoseWhoProveOrCommandIt(String lower, String upper) {
        noClasses()
                .that()
                .resideInAPackage(lower)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(upper)
                .because("what runs for days must not depend on what only asks or proves")
                .check(Rooms.ALL);
    }

    @Test
    void noPackagesLieInACircle() {
        slices().matching("umpire.(**)")
                .should()
                .beFreeOfCycles()
                .because("of two rooms that need each other neither can be understood first")
                .check(Rooms.ALL);
    }

    @Test
    void noClassesLieInACircle() {
        slices().assignedFrom(new EachFile())
                .should()
                .beFreeOfCycles()
                .because("of two classes that need each other neither can be read first")
                .check(Rooms.ALL);
    }

    @Test
    void onlyTheCommandLineHasAMain() {
        methods()
                .that()
                .haveName("main")
                .and()
                .areStatic()
                .should()
                .beDeclaredInClassesThat()
                .resideInAPackage("umpire.command..")
                .because("there is one way to start a table")
                .allowEmptyShould(true)
                .check(Rooms.ALL);
    }

    @Test
    void openCvStaysInVision() {
        noClasses()
                .that()
                .resideOutsideOfPackage("umpire.vision..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.opencv..")
                .because("native memory has one owner; records leave vision, a Mat never does")
                .check(Rooms.ALL);
    }

    @Test
    void pi4jStaysBehindItsPorts() {
        noClasses()
                .that()
                .resideOutsideOfPackage("umpire.bridge.pi4j..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.pi4j..")
                .because("a table without a Raspberry Pi runs the same code but for the wires")
                .check(Rooms.ALL);
    }

    private static void onlyKnows(String room, String because, String... besides) {
        classes()
                .that()
                .resideInAPackage(room)
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage(room).or(resideInAnyPackage(besides)).or(resideOutsideOfPackage("umpire..")))
                .because(because)
                .check(Rooms.ALL);
    }

    /** A class and its nested classes form one slice. */
    private static final class EachFile implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            JavaClass outermost = type;
            while (outermost.getEnclosingClass().isPresent()) {
                outermost = outermost.getEnclosingClass().get();
            }
            return SliceIdentifier.of(outermost.getName());
        }

        @Override
        public String getDescription() {
            return "each file's classes";
        }
    }
}
