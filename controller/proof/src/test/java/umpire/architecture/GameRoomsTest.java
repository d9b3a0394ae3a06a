package umpire.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
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

    /** The games with a flat module, as a table of moves has; code about an action lies with its move. */
    private static final Set<String> OF_MOVES = Rooms.ALL.stream()
            .map(type -> Pattern.compile("umpire\\.rules\\.(\\w+)\\.Action").matcher(type.getName()))
            .filter(Matcher::matches)
            .map(room -> room.group(1))
            .filter(GAMES::contains)
            .collect(Collectors.toUnmodifiableSet());

    /** The roles in every module of a game of moves. */
    private static final Set<String> IN_EVERY_ROOM_OF_MOVES =
            Set.of("Action", "Phase", "Position", "PositionCheck", "PositionText", "rulings.SheetRule");

    /** The roles in every module of another game. */
    private static final Set<String> IN_EVERY_ROOM = Set.of(
            "rulings.Question",
            "rulings.Rulings",
            "rulings.SheetRule",
            "position.Action",
            "position.Outlook",
            "position.Phase",
            "position.Position",
            "refusal.Judge",
            "refusal.PhaseGate",
            "turn.ActionExecution",
            "turn.PhaseTransitions",
            "validity.PhaseCheck",
            "validity.PositionCheck",
            "notation.ActionText",
            "notation.PhaseText",
            "notation.PositionText",
            "words.ActionKinds",
            "words.Labels");

    /** The optional roles. */
    private static final Set<String> IN_SOME_ROOMS = Set.of(
            "position.Ending",
            "position.Setup",
            "words.ScoreSheet",
            "appearance.BoardSheet",
            "appearance.GameArtwork",
            "appearance.PositionPlacement",
            "appearance.SeenPosition",
            "appearance.Attempt");

    private static final Pattern ROLE = Pattern.compile("umpire\\.rules\\.(\\w+)\\.(\\w+\\.\\w+)");

    /** A module of a game of moves is flat, except for its look and its data. */
    private static final Pattern ROLE_OF_MOVES =
            Pattern.compile("umpire\\.rules\\.(\\w+)\\.(?:(?:appearance|rulings)\\.)?(\\w+)");

    static boolean isRole(JavaClass type) {
        return isRole(type.getName());
    }

    private static boolean isRole(String name) {
        Matcher role = ROLE.matcher(name);
        Matcher ofMoves = ROLE_OF_MOVES.matcher(name);
        return ofMoves.matches() && OF_MOVES.contains(ofMoves.group(1))
                ? roles().map(GameRoomsTest::simpleName).anyMatch(ofMoves.group(2)::equals)
                : role.matches()
                        && GAMES.contains(role.group(1))
                        && (IN_EVERY_ROOM.contains(role.group(2)) || IN_SOME_ROOMS.contains(role.group(2)));
    }

    @Test
    void theRoomsOfGamesAreFound() {
        assertThat(GAMES).contains("ogrechess", "ogreselves", "groundforce", "diemen", "diceland");
    }

    @Test
    void gamesOfMovesAreFound() {
        assertThat(OF_MOVES).contains("groundforce", "diceland").doesNotContain("kernel");
    }

    @Test
    void everyGameHasEveryRoleWhereOthersHaveIt() {
        Set<String> types = Rooms.ALL.stream().map(JavaClass::getName).collect(Collectors.toSet());
        assertThat(GAMES)
                .allSatisfy(game -> assertThat(OF_MOVES.contains(game) ? IN_EVERY_ROOM_OF_MOVES : IN_EVERY_ROOM)
                        .extracting(role -> "umpire.rules." + game + "." + role)
                        .isSubsetOf(types));
    }

    @Test
    void noRoleLiesInAnotherPlace() {
        Set<String> names = roles().map(GameRoomsTest::simpleName).collect(Collectors.toSet());
        assertThat(Rooms.ALL.stream()
                        .map(JavaClass::getName)
                        .filter(name -> GAMES.stream().anyMatch(game -> name.startsWith("umpire.rules." + game + ".")))
                        .filter(name -> names.contains(simpleName(name)) && !isRole(name)))
                .isEmpty();
    }

    @Test
    void optionalRolesOccurMoreThanOnce() {
        Set<String> types = Rooms.ALL.stream().map(JavaClass::getName).collect(Collectors.toSet());
        assertThat(IN_SOME_ROOMS)
                .allSatisfy(role -> assertThat(GAMES.stream().filter(game -> hasRole(types, game, role)))
                        .hasSizeGreaterThan(1));
    }

    @Test
    void contributorsFindEveryRoleInTheList() throws IOException {
        String guide = Files.readString(Checkout.root().resolve("CONTRIBUTING.md"));
        Set<String> told = new TreeSet<>();
        Matcher named = Pattern.compile("`(\\w+\\.[A-Z]\\w+)`").matcher(guide);
        while (named.find()) {
            told.add(named.group(1));
        }
        assertThat(told).containsAll(roles().filter(role -> role.contains(".")).toList());
        assertThat(guide)
                .contains(IN_EVERY_ROOM_OF_MOVES.stream()
                        .map(role -> "`" + role + "`")
                        .toList());
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

    private static boolean hasRole(Set<String> types, String game, String role) {
        String room = "umpire.rules." + game + ".";
        return types.contains(room + role) || OF_MOVES.contains(game) && types.contains(room + simpleName(role));
    }

    private static Stream<String> roles() {
        return Stream.of(IN_EVERY_ROOM_OF_MOVES, IN_EVERY_ROOM, IN_SOME_ROOMS).flatMap(Set::stream);
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
