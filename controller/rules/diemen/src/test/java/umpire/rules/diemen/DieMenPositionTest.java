package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Viewer;

/** Positions as they are written, seen and told. */
class DieMenPositionTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);
    private static final String BLANK = "hold - - open 0 | hold - - open 0 | ";

    @Test
    void aRoundBeginsWithTroopsAsTheyAreSeen() {
        Position like = GAME.readPosition("2 rolling | " + BLANK + "red:a1:1I,blue:a5:1I | - | - | -")
                .orThrow();
        Placement seen = new Placement(List.of(
                Standing.on(new Place("b2"), new Token("red-infantry")),
                Standing.on(new Place("b2"), new Token("red-siege-engines")),
                Standing.on(new Place("c4"), new Token("blue-fliers"))));
        assertThat(GAME.writePosition(
                        GAME.recognise(seen, like, BattleSide.RED.seat()).orThrow()))
                .isEqualTo("2 declaring - - | - - - open 0 | - - - open 0 | red:b2:1I1S,blue:c4:1F | - | - | -");
        Placement mixed = new Placement(List.of(
                Standing.on(new Place("b2"), new Token("red-infantry")),
                Standing.on(new Place("b2"), new Token("blue-fliers"))));
        assertThat(GAME.recognise(mixed, like, BattleSide.RED.seat()))
                .isEqualTo(Parsed.bad("units of both sides stand on b2"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "roll 7,7,10/3",
                "roll 10,7,7/3",
                "roll 7 7 10 / 3",
                "roll 7,7 10/3",
                "roll red 7 7 10 blue 3",
                "roll red 7,7,10 blue 3",
                "roll blue 3 red 10 7 7",
                "roll red 2x7 10 blue 3",
                "roll 2x7,10/1x3",
            })
    void aRollIsReadInAnyOfItsForms(String written) {
        Action roll = GAME.readAction(GAME.opening(), written).orThrow();
        assertThat(GAME.write(roll)).isEqualTo("roll 7,7,10/3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "roll", "roll 7,10", "roll red 7 10", "roll red 7 blue", "roll blue 3", "roll red 3 red 4 blue 5",
                "roll 7/3/4", "roll 7/", "roll 2x/3", "roll 2x0/3", "roll seven/3", "roll green 7 blue 3",
            })
    void aMalformedRollIsNotRead(String written) {
        assertThat(GAME.readAction(GAME.opening(), written)).isInstanceOf(Parsed.Bad.class);
    }

    @Test
    void diceCountInTheTrayInWhichTheyLie() {
        Position rolling = GAME.readPosition("1 rolling | " + BLANK + "red:a1:2I,blue:a5:1I | - | - | -")
                .orThrow();
        assertThat(GAME.awaited(rolling))
                .isInstanceOfSatisfying(
                        Awaited.Roll.class,
                        roll -> assertThat(roll.throwers())
                                .extracting(thrower -> thrower.dice().get(0).count())
                                .containsExactly(2, 1));
        List<DieShown> dice = List.of(die("10", "tray-red"), die("3", "tray-blue"), die("7", "tray-red"));
        assertThat(GAME.rolled(rolling, dice)).isEqualTo(GAME.readAction(rolling, "roll 7,10/3"));
        assertThat(GAME.rolled(rolling, dice.subList(0, 2)))
                .isEqualTo(Parsed.bad("Red rolls 2 dice into its tray, and 1 lie there"));
    }

    private static DieShown die(String face, String tray) {
        Area area = GAME.board().area(new Place(tray));
        Point at = area.centre();
        return new DieShown("d10", "d10", face, new Pose(at.xMm(), at.yMm(), 0));
    }

    /** Dice that are thrown lie anywhere: a tray that is half full already has no room left between them. */
    @Test
    void fifteenDiceFillLessThanHalfOfTheirTray() {
        double acrossMm = 1.5 * GAME.dice().get(0).edgeMm();
        for (BattleSide side : BattleSide.values()) {
            List<Point> tray =
                    GAME.board().area(new Place("tray-" + side.word())).outline();
            double areaMm2 = (tray.get(2).xMm() - tray.get(0).xMm())
                    * (tray.get(2).yMm() - tray.get(0).yMm());
            assertThat(Setup.MOST_DICE * acrossMm * acrossMm).isLessThan(areaMm2 / 2);
        }
    }

    @Test
    void onlyItsOwnSeatKnowsWhatASideDeclared() {
        Position declared = GAME.readPosition(
                        "1 declaring seize:e4 - | - - - open 0 | - - - open 0 | red:a1:2I,blue:a5:1I" + " | - | - | -")
                .orThrow();
        assertThat(facts(declared, new Viewer.Public())).noneMatch(fact -> fact.contains("Seize"));
        assertThat(facts(declared, new Viewer.Seated(BattleSide.BLUE.seat())))
                .noneMatch(fact -> fact.contains("Seize"));
        assertThat(facts(declared, new Viewer.Seated(BattleSide.RED.seat()))).contains("You declared Seize, goal e4");
    }

    private static List<String> facts(Position position, Viewer viewer) {
        return GAME.view(position, viewer).facts();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "charge",
                "secretly red seize e4",
                "secretly red name attack",
                "red name:attack",
                "red hold:",
                "red seize: e4"
            })
    void anUnreadableActionIsAnsweredWithExamples(String line) {
        assertThat(GAME.readAction(GAME.opening(), line))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class,
                        bad -> assertThat(bad.why()).contains("'" + line + "' is not an action of Die, Men!"));
    }
}
