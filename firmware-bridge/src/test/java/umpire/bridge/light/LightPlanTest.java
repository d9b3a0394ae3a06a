package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.hardware.Table;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.Cue.Role;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.Prompt.Need;
import umpire.referee.announcement.Prompt.Option;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.TableSnapshot.GameStatus;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;

class LightPlanTest {
    private static final Table TABLE = Table.standard();
    private static final Leds LEDS = Leds.roundTheEdge(TABLE, 288);
    private static final StripPower BRIGHT = new StripPower(1, 20, 0, 1e9);
    private static final Board BOARD = Boards.eightByEight(50);
    private static final Optional<Pose> CENTRED = Optional.of(new Pose(0, 0, 0));

    private final LightPlan plan = new LightPlan(LEDS, BRIGHT);

    @Test
    void onePlaceIsPointedAtFromAllFourSides() {
        Lit lit = at(0, CENTRED, cue("a1", Role.MAY_GO));

        assertThat(lit.near()).isNotEmpty().allSatisfy(x -> assertThat(x).isBetween(-195.0, -155.0));
        assertThat(lit.far()).isNotEmpty().allSatisfy(x -> assertThat(x).isBetween(-195.0, -155.0));
        assertThat(lit.left()).isNotEmpty().allSatisfy(y -> assertThat(y).isBetween(-195.0, -155.0));
        assertThat(lit.right()).isNotEmpty().allSatisfy(y -> assertThat(y).isBetween(-195.0, -155.0));
    }

    @Test
    void pointersAtNeighboursDoNotTouch() {
        Lit a = at(0, CENTRED, cue("c4", Role.MAY_ACT));
        Lit b = at(0, CENTRED, cue("d4", Role.MAY_ACT));

        double gapMm = b.near().stream().min(Double::compare).orElseThrow()
                - a.near().stream().max(Double::compare).orElseThrow();
        double pitchMm = 2 * (TABLE.widthMm() + TABLE.heightMm()) / 288;
        assertThat(gapMm).isGreaterThan(1.5 * pitchMm);
    }

    @Test
    void aTurnedBoardIsPointedAtWhereItLies() {
        Lit lit = at(0, Optional.of(new Pose(100, 20, 90)), cue("a1", Role.MAY_ACT));

        assertThat(lit.near()).isNotEmpty().allSatisfy(x -> assertThat(x).isBetween(255.0, 295.0));
        assertThat(lit.left()).isNotEmpty().allSatisfy(y -> assertThat(y).isBetween(-175.0, -135.0));
    }

    @Test
    void nothingIsPointedAtWhileNoBoardIsRecognised() {
        assertThat(at(0, Optional.empty(), cue("a1", Role.MAY_ACT)).all()).isEmpty();
    }

    @Test
    void placesThatAskTakeTurns() {
        Cue a1 = cue("a1", Role.MAY_GO);
        Cue h8 = cue("h8", Role.MAY_GO);
        Lit first = at(0, CENTRED, a1, h8);
        Lit second = at(1800, CENTRED, a1, h8);

        assertThat(first.far()).as("a1 has its turn").anyMatch(x -> x < 0);
        assertThat(first.right()).anyMatch(y -> y < 0);
        assertThat(first.near()).as("h8 is not pointed at from its far side").allMatch(x -> x < 0);
        assertThat(second.near()).as("h8 has its turn").anyMatch(x -> x > 0);
        assertThat(second.left()).anyMatch(y -> y > 0);
        assertThat(second.far()).as("a1 waits").allMatch(x -> x > 0);
    }

    @Test
    void aPlaceThatWaitsForItsTurnIsFainterThanTheOneThatHasIt() {
        List<Rgb> colours = colours(0, CENTRED, cue("a1", Role.MAY_GO), cue("h8", Role.MAY_GO));

        assertThat(brightest(colours, -175, -330)).isGreaterThan(2 * brightest(colours, 175, 330));
        assertThat(brightest(colours, 175, 330)).isPositive();
    }

    @Test
    void everyPlaceGetsItsTurn() {
        Cue[] cues = IntStream.rangeClosed(1, 8)
                .mapToObj(rank -> cue("d" + rank, Role.MAY_GO))
                .toArray(Cue[]::new);
        List<Double> pointed = IntStream.range(0, 8)
                .mapToObj(turn -> colours(turn * 600L, CENTRED, cues))
                .map(colours -> IntStream.range(0, 288)
                        .boxed()
                        .filter(led -> LEDS.leds().get(led).xMm() == -480
                                && colours.get(led).sum() > 0)
                        .max((a, b) -> colours.get(a).sum() - colours.get(b).sum())
                        .map(led -> LEDS.leds().get(led).yMm())
                        .orElseThrow())
                .toList();

        assertThat(pointed)
                .as("brightest row on the left edge, turn by turn")
                .doesNotHaveDuplicates()
                .isSorted();
    }

    @Test
    void theMostUrgentPlaceIsPointedAtFirst() {
        Cue first = new Cue(new Place("a1"), Role.TAKE_FROM, 1);
        Cue later = new Cue(new Place("h8"), Role.TAKE_FROM, 2);
        List<Rgb> colours = colours(0, CENTRED, first, later);

        assertThat(brightest(colours, -175, 330)).as("step 1 from all sides").isPositive();
        assertThat(brightest(colours, 175, -330))
                .as("step 2 from its nearest sides only")
                .isZero();
        assertThat(brightest(colours, -175, -330)).isGreaterThan(4 * brightest(colours, 175, 330));
        assertThat(brightest(colours(180, CENTRED, first, later), 175, 330))
                .as("step 2 does not blink")
                .isEqualTo(brightest(colours, 175, 330));
    }

    @Test
    void stepsAfterTheNextOneStayDark() {
        Cue first = new Cue(new Place("a1"), Role.PUT_TO, 1);
        Cue next = new Cue(new Place("d1"), Role.PUT_TO, 2);
        Cue third = new Cue(new Place("h8"), Role.PUT_TO, 3);
        List<Rgb> colours = colours(0, CENTRED, third, next, first);

        assertThat(brightest(colours, -25, -330)).as("the next step").isPositive();
        assertThat(brightest(colours, 175, 330)).as("the step after that").isZero();
    }

    @Test
    void nothingWandersWhileAPlaceAsksForAPiece() {
        Cue put = new Cue(new Place("a1"), Role.PUT_TO, 1);
        TableSnapshot asking = TableSnapshots.of(GameStatus.SETUP, prompt(Need.SET_UP, put));
        TableSnapshot waiting = TableSnapshots.of(GameStatus.SETUP, prompt(Need.SET_UP));

        assertThat(lit(plan.at(waiting, BOARD, CENTRED, 0)).all()).hasSizeGreaterThan(30);
        assertThat(lit(plan.at(asking, BOARD, CENTRED, 0)).all())
                .isNotEmpty()
                .allMatch(led -> Math.abs(led.xMm() + 175) < 20 || Math.abs(led.yMm() + 175) < 20);
    }

    @Test
    void takingAndPuttingOfOneStepAlternate() {
        Cue from = new Cue(new Place("a1"), Role.TAKE_FROM, 1);
        Cue to = new Cue(new Place("h8"), Role.PUT_TO, 1);

        assertThat(brightest(colours(0, CENTRED, from, to), -175, 330)).isPositive();
        assertThat(brightest(colours(1800, CENTRED, from, to), 175, -330)).isPositive();
    }

    @Test
    void requiredActionsOutrankOptionalOnes() {
        Rgb orange = RoleStyle.of(Role.TAKE_FROM).hue();
        List<Rgb> colours =
                colours(0, CENTRED, cue("a1", Role.TAKE_FROM), cue("a1", Role.LAST_ACTION), cue("a1", Role.MAY_ACT));

        assertThat(colours)
                .contains(orange)
                .doesNotContain(RoleStyle.of(Role.MAY_ACT).hue());
    }

    @Test
    void theConfirmableActionLooksTouched() {
        Prompt prompt = new Prompt(
                Need.QUESTION,
                Optional.empty(),
                "Which one?",
                List.of(option("a1"), option("h8")),
                1,
                List.of(),
                List.of(cue("a1", Role.MAY_TOUCH), cue("h8", Role.MAY_TOUCH)));
        List<Rgb> colours = plan.at(TableSnapshots.of(GameStatus.READY, prompt), BOARD, CENTRED, 0);

        assertThat(brightest(colours, 175, -330))
                .isEqualTo(RoleStyle.of(Role.TOUCHED).hue().sum());
    }

    @ParameterizedTest
    @CsvSource({
        "PAUSED, CHOICE, PAUSED",
        "PAUSED, SIGHT,  BLIND",
        "READY,  SIGHT,  BLIND",
        "SETUP,  SET_UP, SETUP",
        "READY,  ROLL,   ROLL",
        "READY,  DIE_UNCLEAR, ROLL",
        "READY,  DRAW,   PLAY",
        "OVER,   OVER,   OVER",
        "READY,  CHOICE, PLAY",
        "READY,  QUIET,  PLAY"
    })
    void theBackgroundPatternShowsTheState(GameStatus standing, Need need, StripPattern stripPattern) {
        assertThat(StripPattern.of(TableSnapshots.of(standing, prompt(need)))).isEqualTo(stripPattern);
    }

    @Test
    void backgroundPatternsDifferWithoutColour() {
        List<List<List<Boolean>>> films = IntStream.range(0, StripPattern.values().length)
                .mapToObj(i -> film(StripPattern.values()[i]))
                .toList();
        assertThat(films).doesNotHaveDuplicates();
    }

    @Test
    void aTableThatCannotSeePointsAtNothingAndFlashesItsCorners() {
        TableSnapshot blind = TableSnapshots.of(GameStatus.READY, prompt(Need.SIGHT, cue("d4", Role.MAY_GO)));
        Lit lit = lit(plan.at(blind, BOARD, CENTRED, 0));

        assertThat(lit.near()).isNotEmpty().allMatch(x -> Math.abs(x) > 390);
        assertThat(lit(plan.at(blind, BOARD, CENTRED, 1000)).all()).isEmpty();
    }

    @Test
    void aHiddenPlaceIsPointedAt() {
        TableSnapshot obscured = TableSnapshots.of(GameStatus.READY, prompt(Need.SIGHT, cue("d4", Role.HIDDEN)));
        TableSnapshot choosing = TableSnapshots.of(GameStatus.READY, prompt(Need.CHOICE, cue("d4", Role.HIDDEN)));

        assertThat(plan.at(obscured, BOARD, CENTRED, 0)).isEqualTo(plan.at(choosing, BOARD, CENTRED, 0));
        assertThat(lit(plan.at(obscured, BOARD, CENTRED, 0)).all()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"READY", "SETUP", "PAUSED", "OVER"})
    void aQuestionWithoutAPlaceUsesTheWholeStrip(GameStatus standing) {
        assertThat(StripPattern.of(TableSnapshots.of(standing, question()))).isEqualTo(StripPattern.ASKING);
        assertThat(StripPattern.of(TableSnapshots.of(standing, question(new Place("d4")))))
                .isNotEqualTo(StripPattern.ASKING);
    }

    private static Prompt question(Place... where) {
        List<Prompt.Option> options =
                List.of(new Prompt.Option("yes", "Yes", List.of(where)), new Prompt.Option("no", "No", List.of()));
        return new Prompt(Need.QUESTION, Optional.empty(), "Play it?", options, 0, List.of(), List.of());
    }

    @Test
    void aPausedTablePointsAtNothing() {
        TableSnapshot paused = TableSnapshots.of(GameStatus.PAUSED, prompt(Need.PAUSED, cue("d4", Role.MAY_GO)));
        List<Rgb> colours = plan.at(paused, BOARD, CENTRED, 0);

        assertThat(colours.stream().distinct()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void everyRoleIsSeenSometimeOnAStripOfAnyPitch(Role role) {
        for (int count : List.of(40, 60, 144, 288, 331)) {
            LightPlan other = new LightPlan(Leds.roundTheEdge(TABLE, count), BRIGHT);
            TableSnapshot tableSnapshot = TableSnapshots.of(GameStatus.READY, prompt(Need.CHOICE, cue("c6", role)));
            boolean seen = IntStream.range(0, 50)
                    .mapToObj(i -> other.at(tableSnapshot, BOARD, CENTRED, i * 50L))
                    .anyMatch(colours -> colours.stream().anyMatch(colour -> colour.sum() > 40));
            assertThat(seen).as("%s with %d LEDs", role, count).isTrue();
        }
    }

    @Test
    void theSameMomentGivesTheSameLight() {
        assertThat(colours(12_345, CENTRED, cue("a1", Role.MAY_GO), cue("b7", Role.HIDDEN)))
                .isEqualTo(colours(12_345, CENTRED, cue("a1", Role.MAY_GO), cue("b7", Role.HIDDEN)));
    }

    @Test
    void aRigWithoutAStripHasNoColours() {
        LightPlan none = new LightPlan(new Leds(List.of()), StripPower.standard());
        for (GameStatus standing : GameStatus.values()) {
            TableSnapshot tableSnapshot = TableSnapshots.of(standing, prompt(Need.ROLL, cue("a1", Role.MAY_GO)));
            assertThat(none.at(tableSnapshot, BOARD, CENTRED, 0)).isEmpty();
        }
    }

    @Test
    void anEmptySpotGetsNoPointer() {
        assertThat(colours(0, CENTRED, cue("heavy-tank-2", Role.LAST_ACTION)))
                .isEqualTo(colours(0, CENTRED, cue("laser-1", Role.LAST_ACTION)))
                .doesNotContainSequence(colours(0, CENTRED, cue("a1", Role.LAST_ACTION)));
    }

    @Test
    void aSpotOfDarknessIsAsLongAsTheStrip() {
        assertThat(plan.dark()).hasSize(288).containsOnly(Rgb.DARK);
    }

    @ParameterizedTest
    @EnumSource(Need.class)
    void aStaticPlanIsTheSameAtAnyTime(Need need) {
        for (GameStatus standing : GameStatus.values()) {
            for (Role one : Role.values()) {
                for (Role other : Role.values()) {
                    TableSnapshot tableSnapshot =
                            TableSnapshots.of(standing, prompt(need, cue("a1", one), cue("f6", other)));
                    if (!plan.moves(tableSnapshot, CENTRED)) {
                        assertThat(IntStream.range(0, 40)
                                        .mapToObj(i -> plan.at(tableSnapshot, BOARD, CENTRED, i * 97L)))
                                .as("%s, %s, %s", standing, one, other)
                                .containsOnly(plan.at(tableSnapshot, BOARD, CENTRED, 0));
                    }
                }
            }
        }
    }

    @Test
    void piecesThatMayActDoNotMoveTheLight() {
        Prompt choice = prompt(Need.CHOICE, cue("a1", Role.MAY_ACT), cue("b2", Role.MAY_ACT));
        assertThat(plan.moves(TableSnapshots.of(GameStatus.READY, choice), CENTRED))
                .isFalse();
        Prompt lifted = prompt(Need.CHOICE, cue("a1", Role.TOUCHED), cue("b2", Role.MAY_GO));
        assertThat(plan.moves(TableSnapshots.of(GameStatus.READY, lifted), CENTRED))
                .isTrue();
        assertThat(plan.moves(TableSnapshots.of(GameStatus.SETUP, choice), Optional.empty()))
                .isTrue();
    }

    private static List<List<Boolean>> film(StripPattern stripPattern) {
        StripEdges stripEdges = new StripEdges(LEDS);
        return IntStream.range(0, 40)
                .mapToObj(i -> IntStream.range(0, 288)
                        .mapToObj(led ->
                                stripPattern.colour(stripEdges, led, i * 100L).sum() > 0)
                        .toList())
                .toList();
    }

    private static Cue cue(String place, Role role) {
        return new Cue(new Place(place), role, 0);
    }

    private static Option option(String place) {
        return new Option(place, place, List.of(new Place(place)));
    }

    private static Prompt prompt(Need need, Cue... cues) {
        return new Prompt(need, Optional.empty(), "", List.of(), -1, List.of(), List.of(cues));
    }

    private List<Rgb> colours(long nowMs, Optional<Pose> board, Cue... cues) {
        return plan.at(TableSnapshots.of(GameStatus.READY, prompt(Need.CHOICE, cues)), BOARD, board, nowMs);
    }

    private Lit at(long nowMs, Optional<Pose> board, Cue... cues) {
        return lit(colours(nowMs, board, cues));
    }

    /** Returns the strongest light within 25 mm of a point on the edge. */
    private static int brightest(List<Rgb> colours, double xMm, double yMm) {
        return IntStream.range(0, colours.size())
                .filter(led -> Math.hypot(
                                LEDS.leds().get(led).xMm() - xMm,
                                LEDS.leds().get(led).yMm() - yMm)
                        < 25)
                .map(led -> colours.get(led).sum())
                .max()
                .orElseThrow();
    }

    private static Lit lit(List<Rgb> colours) {
        return new Lit(IntStream.range(0, colours.size())
                .filter(led -> colours.get(led).sum() > 0)
                .mapToObj(LEDS.leds()::get)
                .toList());
    }

    /** The lit LEDs by edge, with their positions along it. */
    private record Lit(List<Leds.Led> all) {
        List<Double> near() {
            return all.stream()
                    .filter(led -> led.yMm() == -330)
                    .map(Leds.Led::xMm)
                    .toList();
        }

        List<Double> far() {
            return all.stream()
                    .filter(led -> led.yMm() == 330)
                    .map(Leds.Led::xMm)
                    .toList();
        }

        List<Double> left() {
            return all.stream()
                    .filter(led -> led.xMm() == -480)
                    .map(Leds.Led::yMm)
                    .toList();
        }

        List<Double> right() {
            return all.stream()
                    .filter(led -> led.xMm() == 480)
                    .map(Leds.Led::yMm)
                    .toList();
        }
    }
}
