package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Viewer;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Question;
import umpire.rules.ogrechess.rulings.Rulings;
import umpire.rules.ogrechess.rulings.SheetRule;

@DisplayName("every section of the sheet has its rule or its test, and every rule its test")
class SheetTest {
    private static final String SECTIONS =
            "1.00 1.01 1.02 1.021 1.022 1.023 1.024 1.025 1.026 1.027 1.03 2.00 2.01 2.10"
                    + " 2.11 2.12 2.13 2.14 2.141 2.1411 2.1412 2.142 2.1421 2.15 2.20 2.21 2.22 2.23 2.3 2.31 2.32 2.33 2.40"
                    + " 2.41 2.42 2.43 2.50 2.51 2.511 2.512 2.513 2.514 2.52 2.53 2.531 2.532 2.60 2.61 2.62 2.70 2.71 2.72"
                    + " 2.73 2.74 2.741 2.7411 2.7412 2.7413 2.742 2.75 3.00 3.01 3.02 3.03 3.10 3.20 3.21 3.22 4.00 4.01 4.02"
                    + " 4.03";

    private static final Pattern DISPLAY_NAME = Pattern.compile("@DisplayName\\(\"([^\"]*)\"");

    /** A section that describes the box, the opening or a unit has no rule, because no action can break or follow it. */
    @Test
    void everySectionHasARuleOrATest() throws IOException {
        Set<String> named =
                Arrays.stream(SheetRule.values()).map(SheetRule::section).collect(Collectors.toSet());
        DISPLAY_NAME
                .matcher(tests())
                .results()
                .forEach(name -> named.addAll(List.of(name.group(1).split("[ ,:]+"))));
        assertThat(named).contains(SECTIONS.split(" "));
    }

    @Test
    void everyRuleNamesASectionOrAHouseRuling() {
        List<String> sections = List.of(SECTIONS.split(" "));
        for (SheetRule rule : SheetRule.values()) {
            boolean ruling = Arrays.stream(Question.values())
                    .anyMatch(question ->
                            rule.section().equals("ruling " + question.ruling().key()));
            assertThat(ruling || sections.contains(rule.section()))
                    .as(rule.name())
                    .isTrue();
            assertThat(rule.says()).endsWith(".");
        }
    }

    @Test
    void everyRuleAppearsInATest() throws IOException {
        String tests = tests();
        for (SheetRule rule : SheetRule.values()) {
            assertThat(tests.indexOf("SheetRule." + rule.name()))
                    .as(rule.name())
                    .isNotNegative();
        }
    }

    private static String tests() throws IOException {
        StringBuilder tests = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                tests.append(Files.readString(file));
            }
        }
        return tests.toString();
    }

    @Test
    @DisplayName("1.00, 1.021, 1.022, 1.023, 1.024, 1.025, 1.026, 1.03, 3.10 the set-up")
    void unitsStandWhereTheirChessmenWould() {
        Table table = Table.opening();
        assertThat(table.toString()).isEqualTo("mhgocghm/iiiiiiii/8/8/8/8/IIIIIIII/MHGOCGHM w");
        assertOn(table, "abcdefgh", "2", "I", "1.021");
        assertOn(table, "cf", "1", "G", "1.022");
        assertOn(table, "bg", "1", "H", "1.023");
        assertOn(table, "ah", "1", "M", "1.024");
        assertOn(table, "d", "1", "O", "1.025");
        assertOn(table, "e", "1", "C", "1.026");
        assertThat(Square.D1.dark()).isFalse();
        assertThat(Square.D8.dark()).isTrue();
    }

    private static void assertOn(Table table, String files, String rank, String unit, String section) {
        for (String file : files.split("")) {
            assertThat(table.on(file + rank)).as(section).isEqualTo(unit);
        }
    }

    @Test
    @DisplayName("1.01, 1.02, 1.027 the board and the box")
    void theBoxHoldsEveryPiece() {
        assertThat(PieceAppearance.BOARD.areas()).as("1.01").hasSize(64);
        for (UnitKind kind : UnitKind.values()) {
            assertThat(PieceAppearance.PIECES.stream()
                            .filter(piece -> piece.letters().equals(kind.name()))
                            .count())
                    .as("1.02")
                    .isEqualTo(2L * kind.inBox());
        }
        assertThat(UnitKind.MECH.inBox()).as("1.027").isEqualTo(8);
    }

    @Test
    @DisplayName("2.00, 2.01 and the strengths of each unit")
    void everyUnitHasItsStrengths() {
        assertStrength("2.11", "I", 3, 1, 3);
        assertStrength("2.11", "I(1)", 1, 1, 1);
        assertStrength("2.21", "G", 2, 2, 2);
        assertStrength("2.31", "H", 4, 2, 3);
        assertStrength("2.41", "M", 3, 4, 2);
        assertStrength("2.71", "P", 4, 1, 3);
        assertThat(Batteries.ALL).as(SheetRule.OGRE_HAS_NO_OTHER_WEAPONS.says()).isEqualTo(new Batteries(1, 4));
        assertThat(Arrays.stream(UnitKind.values()).map(UnitKind::title))
                .as("2.00, 2.01")
                .containsExactly("Infantry", "GEV", "Heavy Tank", "Missile Tank", "Ogre", "Mobile CP", "Mech-INF");
    }

    private static void assertStrength(String section, String unit, int attack, int range, int defence) {
        Unit read = BoardText.unit(unit).orThrow();
        assertThat(Combat.rangedHalves(read, Batteries.NONE)).as(section).isEqualTo(2 * attack);
        assertThat(Combat.range(read)).as(section).isEqualTo(range);
        assertThat(read.defence()).as(section).isEqualTo(defence);
    }

    @Test
    @DisplayName("2.1412, 2.7412, 2.7413 strengths in overruns")
    void squadsFireAtDoubleStrengthInOverruns() {
        Combat combat = new Combat(Rulings.DEFAULT);
        assertThat(combat.clashHalves(BoardText.unit("I(2)").orThrow(), true, 0))
                .as("2.1412")
                .isEqualTo(8);
        assertThat(Combat.clashDefence(BoardText.unit("P").orThrow(), Aim.UNIT))
                .as("2.7412")
                .isEqualTo(2);
        assertThat(Damage.loseSquads(BoardText.unit("P").orThrow(), 1))
                .as(SheetRule.GEV_PC_FALLS_FIRST.says())
                .contains(BoardText.unit("I(3+)").orThrow());
    }

    @Test
    @DisplayName("2.10, 2.14, 2.20, 2.3, 2.40, 2.50, 2.53, 2.70, 2.74 what each unit may begin with")
    void everyUnitHasItsOwnMoves() {
        assertBegins("2.10", "Id4", "d4-d5");
        assertBegins("2.14", "Id4", "d4xe5");
        assertBegins("2.14", "Id4(2)", "d3=d4 1+3");
        assertBegins("2.20", "Gd4", "d4-f6");
        assertBegins("2.3", "Hd4", "d4-e6");
        assertBegins("2.40", "Md4", "d4:e5");
        assertBegins("2.50", "Od4", "d4-d7");
        assertBegins("2.53", "Od4", "d4xe5");
        assertBegins("2.70", "Pd4", "d4-e6");
        assertBegins("2.74", "Pd4", "d4xe5");
    }

    private static void assertBegins(String section, String unit, String action) {
        Table table = Table.with("w", "Ca2", "ch8", unit, "Id3(2)", "me5");
        assertThat(table.actions()).as(section).contains(action);
    }

    @Test
    @DisplayName("3.00, 3.20 to 3.22 White begins and the sides take turns")
    void whiteBeginsAndTheSidesTakeTurns() {
        Table table = Table.opening();
        assertThat(table.turn()).as("3.00").isEqualTo(Side.WHITE);
        assertThat(table.play("e2-e3").turn()).as("3.21").isEqualTo(Side.BLACK);
    }

    @Test
    void factsThatNoPictureShowsAreMarked() {
        Table table = Table.with("w", "Ca1", "ch8", "Ib2(2+)", "Gc4(d1)", "Od5(1,2,6)", "pe6");
        assertThat(table.game().view(table.position(), new Viewer.Public()).marks())
                .extracting(mark -> mark.place() + " " + mark.kind() + " " + mark.brief())
                .containsExactly(
                        "b2 squads 2", "b2 promoted P", "c4 disabled D1", "d5 record MB1 SB2 6/M2", "e6 squads 3+PC");
    }
}
