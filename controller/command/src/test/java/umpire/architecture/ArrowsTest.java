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

import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arrows between the rooms, as ARCHITECTURE.md draws them. */
class ArrowsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "umpire.rules.kernel",
                "umpire.rules.ogrechess",
                "umpire.referee",
                "umpire.hardware",
                "umpire.vision",
                "umpire.bridge",
                "umpire.table"
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
    void nobodyKnowsTheTable() {
        noClasses()
                .that()
                .resideOutsideOfPackage("umpire.table..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("umpire.table..")
                .because("the shell holds the rooms together and none of them may hold on to it")
                .check(Rooms.ALL);
    }

    @Test
    void onlyTheTableHasAMain() {
        methods()
                .that()
                .haveName("main")
                .and()
                .areStatic()
                .should()
                .beDeclaredInClassesThat()
                .resideInAPackage("umpire.table..")
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
}
