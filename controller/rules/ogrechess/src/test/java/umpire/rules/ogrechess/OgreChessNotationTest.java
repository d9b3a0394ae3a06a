package umpire.rules.ogrechess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.ogrechess.board.Side;

class OgreChessNotationTest {
    private final Game<Position, Action> game = OgreChess.game();

    @Test
    void badPositionsAreQuotedAndExplained() {
        assertBad("", "whose turn it is");
        assertBad("8/8 w", "has 2 ranks");
        assertBad("8/8/8/8/8/8/8/8 w", "no MCP");
        assertBad("8/8/8/8/8/8/8/C7c w", "rank 1, 'C7c' from character 15, describes 9 squares, not 8");
        assertBad("7c/8/8/8/8/8/8/CX6 w", "b1, character 17: 'X' is not a unit");
        assertBad("7c/8/8/8/8/8/8/C7X w", "rank 1, character 18: 'X' is not a unit");
        assertBad("8c/8/8/8/8/8/8/C7 w", "rank 8, '8c' from character 1, describes 9 squares, not 8");
        assertBad("7c/8/8/8/8/8/8/CI(4)6 w", "'I(4)': an INF has (1), (2) or (3) squads (2.1421)");
        assertBad("7c/8/8/8/8/8/8/CO(1,5,9)6 w", "'O(1,5,9)'");
        assertBad("7c/8/8/8/8/8/8/COO5 w", "White has 2 OGRE on the board; a side has 1 (1.025)");
        assertBad("7c/8/8/8/8/8/8/C7 x", "'x' is not a side");
        assertBad("7c/8/8/8/8/8/8/C7 w phase=jump(a1)", "'jump(a1)' is not a phase");
        assertBad("7c/8/8/8/8/8/8/C7 w phase=retreat(a1;2)", "does not fit the board");
        assertBad("7c/8/8/8/8/8/8/C7 w phase=retreat(a1;0)", "does not fit the board");
        assertBad("7c/8/8/8/8/8/8/C7 w phase=retreat(a1;9)", "does not fit the board");
        assertBad("7c/8/8/8/8/8/8/C7 w quiet=-1", "'quiet=-1'");
        assertBad("7c/8/8/8/8/8/8/C7 w past=a1xa2", "'a1xa2' is not a plain move");
        assertBad("7c/8/8/8/8/8/8/C7 w extra", "'extra' is not understood");
        assertBad("7c/8/8/8/8/8/8/C7 w phase=fire(e2)", "that phase is written like fire(e2;e3)");
        assertBad("7c/8/8/8/8/8/8/C7 w quiet=1 quiet=2", "'quiet=2': that is there twice");
    }

    /** The last move of `past=` need not be an overrun, or may lead to an empty square. */
    @ParameterizedTest
    @ValueSource(strings = {"past=b1-b2", "past=b1-a1"})
    void anEndIsToldWithoutTheOverrunWhereItIsNotKnown(String past) {
        Position over = game.readPosition("7c/8/8/8/8/8/8/M7 w " + past).orThrow();
        assertThat(game.awaited(over))
                .isInstanceOfSatisfying(
                        Awaited.Nothing.class,
                        end -> assertThat(end.outcome().says())
                                .isEqualTo("Black wins. White's MCP was overrun, and with it White has lost."));
    }

    @Test
    void impossiblePositionsAreRefused() {
        assertBad("7c/8/8/8/8/8/8/CC6 w", "White has 2 MCP on the board; a side has 1 (1.026)");
        assertBad("7c/iiiiiiii/p7/8/8/8/8/C7 w", "Black has 8 INF and 1 Mech-INF; a side has 8 platoons");
        assertBad(
                "7c/8/8/3g4/8/8/IIIIIIII/C7 w phase=clash(e4;d5;I(2);attacker;0;0;0;unit)",
                "White has 8 INF and 0 Mech-INF on the board and one in the overrun");
        assertBad("I6c/8/8/8/8/8/8/C7 w", "a8: infantry on its far rank was promoted when it got there");
        assertBad("7c/8/8/8/8/8/8/C6i w", "h1: infantry on its far rank was promoted when it got there");
        assertBad("6c1/8/8/8/8/8/8/1C6 w quiet=1 past=a1-b1,h8-g8", "past lists 2 moves, but quiet is only 1");
        assertBad("6c1/8/8/8/8/8/8/1C6 w quiet=0 past=a1-b1,h8-g8", "past lists 2 moves, but quiet is only 0");
        assertBad("6c1/8/8/8/8/8/8/1C6 w past=a1-b1,h8-g8 quiet=0", "past lists 2 moves, but quiet is only 0");
        assertBad("7c/8/8/8/8/2h5/8/M(d1)6C w phase=missile(a1)", "the unit on a1 is disabled");
        assertBad("7c/8/8/8/8/4h3/8/M6C w phase=roll(a1:e3;missile)", "e3 is out of range");
        assertThat(game.writePosition(game.readPosition("6c1/8/8/8/8/8/8/1C6 w past=a1-b1,h8-g8")
                        .orThrow()))
                .isEqualTo("6c1/8/8/8/8/8/8/1C6 w quiet=2 past=a1-b1,h8-g8");
        assertThat(game.readPosition("7c/8/8/8/8/8/8/I6C w")).isInstanceOf(Parsed.Good.class);
    }

    private void assertBad(String text, String part) {
        assertThat(game.readPosition(text)).isInstanceOf(Parsed.Bad.class);
        assertThat(((Parsed.Bad<Position>) game.readPosition(text)).why()).contains(part);
    }

    @Test
    void badActionsAreQuotedAndExplained() {
        Map<String, String> bad = Map.of(
                "e2e4", "'e2e4' is not an action",
                "e2-99", "'99' is not a square",
                "h1xi1", "'i1' is not a square",
                "roll 7", "a d6 shows 1 to 6",
                "d1(XB):d5", "'XB' names no weapons",
                "d1:d5/XX", "'XX' is not a component",
                "aim what", "'WHAT' is not a component");
        for (Map.Entry<String, String> entry : bad.entrySet()) {
            Parsed<Action> parsed = game.readAction(game.opening(), entry.getKey());
            assertThat(parsed).as(entry.getKey()).isInstanceOf(Parsed.Bad.class);
            assertThat(((Parsed.Bad<Action>) parsed).why()).containsIgnoringCase(entry.getValue());
        }
    }

    @Test
    void aShotThatWaitsForItsDieIsReadAsItWasWritten() {
        readAsWritten(
                Table.with("w", "Ch1", "ch8", "Hd4", "id5", "ge5").play("d4-e6", "e6:e5"), "roll(e6:e5;first-d4)");
        readAsWritten(
                Table.with("w", "Ch1", "ch8", "Hd4", "id5", "ge5").play("d4-e6", "e6:e5", "roll 5", "e6:d5"),
                "roll(e6:d5;second-d4)");
        readAsWritten(Table.with("w", "Ch1", "ch8", "Gd4", "me7").play("d4-e5", "e5:e7"), "roll(e5:e7;retreat-3)");
        readAsWritten(Table.with("w", "Ch1", "ch8", "Ma1", "hc3").play("a1:c3"), "roll(a1:c3;missile)");
        Map<String, String> apart = Map.of("ogreFire", "ALL_SEPARATE");
        String[] ogre = {"Ch1", "ch8", "Od4(1,1,9)", "gd5", "ge4"};
        Table salvo = Table.under(apart, "w", ogre).play("h1-h2", "d4(MB):d5");
        readAsWritten(salvo, "roll(d4(MB):d5;salvo-SB)");
        readAsWritten(salvo.play("roll 6"), "salvo(d4;SB)");
        readAsWritten(salvo.play("d4(SB):e4"), "roll(d4(SB):e4;salvo-none)");
    }

    private static void readAsWritten(Table table, String phase) {
        assertThat(table.toString()).endsWith(" phase=" + phase);
        assertThat(table.game().readPosition(table.toString())).isEqualTo(Parsed.good(table.position()));
    }

    @Test
    void rubbishNeverCausesAnException() {
        String letters = "IGHMOCPighmocp12345678/()+,;:=-x wb phase=roll(clash(aim(fire(a1b2c3d4e5f6g7h8MBSBWS";
        String[] starts = {"", "7c/8/8/8/8/8/8/C7 w phase=", "7c/8/8/3Oi3/8/8/8/C7 w phase=clash("};
        for (long seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(starts[random.nextInt(starts.length)]);
            for (int i = random.nextInt(40); i > 0; i--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            String rubbish = text.toString();
            assertThat(game.readPosition(rubbish))
                    .as("seed %d: %s", seed, rubbish)
                    .isNotNull();
            assertThat(game.readAction(game.opening(), rubbish))
                    .as("seed %d: %s", seed, rubbish)
                    .isNotNull();
        }
    }

    @Test
    void onlyOneD6AnswersARoll() {
        Table table = Table.with("w", "Ch1", "ch8", "Ma1", "mc3").play("a1:c3");
        Position position = table.position();
        assertThat(game.rolled(position, List.of(DieShown.of("d6", "4")))).isEqualTo(Parsed.good(new Action.Roll(4)));
        assertThat(game.rolled(position, List.of())).isInstanceOf(Parsed.Bad.class);
        assertThat(game.rolled(position, List.of(DieShown.of("d6", "4"), DieShown.of("d6", "4"))))
                .isInstanceOf(Parsed.Bad.class);
        assertThat(game.rolled(position, List.of(DieShown.of("d6", "7")))).isInstanceOf(Parsed.Bad.class);
        assertThat(game.rolled(position, List.of(DieShown.of("d10", "4")))).isInstanceOf(Parsed.Bad.class);
        assertThat(game.rolled(game.opening(), List.of(DieShown.of("d6", "4")))).isInstanceOf(Parsed.Bad.class);
    }

    @Test
    void unknownRulingsAndAnswersAreExplained() {
        assertThat(OgreChess.game(Map.of("nonsense", "1"))).isInstanceOf(Parsed.Bad.class);
        assertThat(OgreChess.game(Map.of("ogreFire", "LASER"))).isInstanceOf(Parsed.Bad.class);
        assertThat(OgreChess.game(Map.of("ogreFire", "ONE_WEAPON"))
                        .orThrow()
                        .rulings()
                        .get(0)
                        .byDefault())
                .isEqualTo("ONE_WEAPON");
    }

    @Test
    void aWrongMoveIsGuessedSoThatItCanBeExplained() {
        Position opening = game.opening();
        assertThat(game.attempt(opening, places("e2"), places("e5"), game.show(opening))
                        .map(game::write))
                .contains("e2-e5");
        assertThat(game.attempt(opening, places("d1"), places("d7"), game.show(opening))
                        .map(game::write))
                .contains("d1xd7");
        assertThat(game.attempt(opening, places("e2"), places(), game.show(opening))
                        .map(game::write))
                .contains("e2+d2");
        assertThat(game.attempt(opening, places(), places("e5"), game.show(opening)))
                .isEmpty();
        assertThat(game.attempt(opening, places("d7", "d1"), places("d7"), game.show(opening))
                        .map(game::write))
                .contains("d1xd7");
    }

    private static List<Place> places(String... names) {
        return List.of(names).stream().map(Place::new).toList();
    }

    @Test
    void hiddenDetailsOfAPictureComeFromTheOldPosition() {
        Table table = Table.with("w", "Ca1", "ch8", "Ib2(2)", "Id2", "Od5(1,2,6)");
        Placement moved = Table.with("w", "Ca1", "ch8", "Ib3", "Id2", "Od6")
                .game()
                .show(Table.with("w", "Ca1", "ch8", "Ib3", "Id2", "Od6").position());
        Position again =
                game.recognise(moved, table.position(), Side.BLACK.seat()).orThrow();
        assertThat(game.writePosition(again)).isEqualTo("7c/8/3O(1,2,6)4/8/8/1I(2)6/3I4/C7 b");
        Placement odd = new Placement(List.of(Standing.on(new Place("a1"), new Token("red-INF"))));
        assertThat(game.recognise(odd, table.position(), Side.BLACK.seat())).isInstanceOf(Parsed.Bad.class);
    }

    @Test
    void theBoardTagsLieBesideTheSquares() {
        game.board().tags().forEach(tag -> {
            assertThat(Math.abs(tag.centre().xMm()) - tag.sideMm() / 2).isGreaterThan(256);
            assertThat(Math.abs(tag.centre().xMm()) + tag.sideMm() / 2).isLessThan(302);
        });
        assertThat(game.pieces()).extracting(piece -> piece.tag()).doesNotHaveDuplicates();
    }
}
