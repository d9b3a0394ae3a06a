package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The modules of all games have the same structure: classes with the same role have the same name and package. */
class GameRoomsTest {
    private static final Pattern ROOM = Pattern.compile("umpire\\.rules\\.(\\w+)\\..*");

    /** The modules of all games, which is every module of the rules but the kernel. */
    private static final Set<String> GAMES = Rooms.ALL.stream()
            .map(type -> ROOM.matcher(type.getName()))
            .filter(Matcher::matches)
            .map(room -> room.group(1))
            .filter(room -> !room.equals("kernel"))
            .collect(Collectors.toUnmodifiableSet());

    /** The roles in every module of a game. */
    private static final Set<String> IN_EVERY_ROOM =
            Set.of("Action", "Phase", "Position", "PositionCheck", "PositionText", "SheetRule");

    /** The optional roles. */
    private static final Set<String> IN_SOME_ROOMS = Set.of(
            "Attempt",
            "BoardSheet",
            "Ending",
            "GameArtwork",
            "Evaluation",
            "PhaseCheck",
            "PhaseText",
            "PositionPlacement",
            "Question",
            "Rulings",
            "ScoreSheet",
            "SeenPosition",
            "Setup");

    /** A module of a game is flat, except for its look, the rules of its sheet and its data. */
    private static final Pattern ROLE =
            Pattern.compile("umpire\\.rules\\.(\\w+)\\.(?:(?:appearance|rulings)\\.)?(\\w+)");

    static boolean isRole(JavaClass type) {
        return isRole(type.getName());
    }

    private static boolean isRole(String name) {
        Matcher role = ROLE.matcher(name);
        return role.matches() && GAMES.contains(role.group(1)) && roles().anyMatch(role.group(2)::equals);
    }

    @Test
    void theRoomsOfGamesAreFound() {
        assertThat(GAMES).contains("ogrechess", "ogreselves", "groundforce", "diemen", "diceland");
    }

    @Test
    void everyGameHasEveryRoleWhereOthersHaveIt() {
        assertThat(GAMES).allSatisfy(game -> assertThat(rolesOf(game)).containsAll(IN_EVERY_ROOM));
    }

    @Test
    void noRoleLiesInAnotherPlace() {
        Set<String> names = roles().collect(Collectors.toSet());
        assertThat(Rooms.ALL.stream()
                        .map(JavaClass::getName)
                        .filter(name -> GAMES.stream().anyMatch(game -> name.startsWith("umpire.rules." + game + ".")))
                        .filter(name -> names.contains(simpleName(name)) && !isRole(name)))
                .isEmpty();
    }

    @Test
    void optionalRolesOccurMoreThanOnce() {
        assertThat(IN_SOME_ROOMS)
                .allSatisfy(role -> assertThat(
                                GAMES.stream().filter(game -> rolesOf(game).contains(role)))
                        .hasSizeGreaterThan(1));
    }

    @Test
    void contributorsFindEveryRoleInTheList() throws IOException {
        assertThat(Files.readString(Checkout.root().resolve("CONTRIBUTING.md")))
                .contains(roles().map(role -> "`" + role + "`").toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "umpire.rules.kernel.position.Position",
                "umpire.rules.ogrechess.turn.Judge",
                "umpire.rules.diemen.SpendSet",
                "umpire.rules.groundforce.UnitWalk",
                "umpire.rules.groundforce.battlefield.Position",
                "umpire.rules.diemen.field.Position",
                "umpire.referee.position.Position"
            })
    void aNameThatIsNoRoleIsHeldToBeUnique(String name) {
        assertThat(isRole(name)).isFalse();
    }

    private static Set<String> rolesOf(String game) {
        return Rooms.ALL.stream()
                .map(JavaClass::getName)
                .filter(name -> name.startsWith("umpire.rules." + game + ".") && isRole(name))
                .map(GameRoomsTest::simpleName)
                .collect(Collectors.toSet());
    }

    private static Stream<String> roles() {
        return Stream.concat(IN_EVERY_ROOM.stream(), IN_SOME_ROOMS.stream());
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
