package umpire.rules.diceland;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.AttackArrow;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.FaceMark;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceLook;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

class DicelandAppearanceTest {
    private static final Game<Position, Action> GAME = Duels.game("MARK_III");
    private static final String POSITION =
            "red choosing | infantry-1:red@A4,-100,-200,90 gev-1:red@reserve2 light-tank-1:red@5,0,-150,0 light-tank-2:red@hand "
                    + "ogre-blue:blue@8,0,100,0:1,4,2,8:12,15,15 | 60,0 | - | killed*gev*2,crushed*infantry*1 | - | 0 | -";
    private static final Position DUEL = GAME.readPosition(POSITION).orThrow();

    private static Action read(String text) {
        return GAME.readAction(DUEL, text).orThrow();
    }

    private static View after(String... actions) {
        Position state = DUEL;
        for (String action : actions) {
            state = GamePlay.after(GAME, state, read(action));
        }
        return GAME.view(state, new Viewer.Public());
    }

    /** A body that is thrown and looked at has one set of tags, in the order in which an octahedron's faces are numbered. */
    @Test
    void everyDieIsAPieceWithTheSameTags() {
        List<Integer> tags = new ArrayList<>();
        for (DieType die : Duels.game("OGRES").dice()) {
            List<Integer> faces =
                    die.faces().stream().map(face -> face.tag().orElseThrow()).toList();
            assertThat(faces)
                    .isEqualTo(IntStream.range(faces.get(0), faces.get(0) + 8)
                            .boxed()
                            .toList());
            tags.addAll(faces);
        }
        assertThat(tags).hasSize(19 * 8);
        for (Commander commander : Commander.values()) {
            tags.add(224 + commander.index());
        }
        assertThat(Duels.game("OGRES", "posts=BOTH").pieces().stream()
                        .map(Piece::tags)
                        .flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(tags)
                .doesNotHaveDuplicates();
    }

    @Test
    void anOgreThatDoesNotPlayIsNotInTheBox() {
        assertThat(GAME.dice()).extracting(DieType::name).contains("ogre-blue").doesNotContain("ogre-red");
        assertThat(Duels.game("ARMIES").dice()).hasSize(17);
    }

    /** Two Ogres that fight each other would otherwise have the same picture. */
    @Test
    void eachOgreIsDrawnAsItsOwners() {
        Game<Position, Action> ogres = Duels.game("OGRES");
        assertThat(ogres.pieces().stream()
                        .filter(piece -> piece.name().endsWith("Ogre"))
                        .map(piece -> ogres.artwork()
                                .face(piece, piece.faces().getFirst())
                                .parameters()))
                .extracting(drawn -> drawn.get("title"))
                .containsExactlyInAnyOrder("Red's Ogre", "Blue's Ogre");
    }

    @Test
    void theTableShowsDiceInPlayAndStandingPosts() {
        assertThat(GAME.show(DUEL).standings())
                .extracting(standing -> standing.token().name())
                .containsExactly("post-red", "infantry-1/A4", "light-tank-1/5", "ogre-blue/8");
    }

    @Test
    void aPostUnderADieNeedNotBeSeen() {
        Position over = GAME.readPosition(
                        POSITION.replace("light-tank-1:red@5,0,-150,0", "light-tank-1:red@5,0,-260,0"))
                .orThrow();
        assertThat(GAME.show(over).standings().get(0).covered()).isTrue();
        assertThat(GAME.show(DUEL).standings().get(0).covered()).isFalse();
    }

    @Test
    void theSeenTableIsRecognised() {
        assertThat(GAME.recognise(GAME.show(DUEL), DUEL, Commander.RED.seat())).isEqualTo(Parsed.good(DUEL));
        Placement withoutPost = new Placement(GAME.show(DUEL).standings().stream()
                .filter(standing -> !standing.token().name().startsWith("post"))
                .toList());
        assertThat(GAME.recognise(withoutPost, DUEL, Commander.RED.seat()))
                .isEqualTo(Parsed.bad("Red's Command Post is not on the table"));
    }

    @Test
    void aDieThatIsNotSeenIsInTheHand() {
        Placement fewer = new Placement(GAME.show(DUEL).standings().stream()
                .filter(standing -> !standing.token().name().startsWith("infantry"))
                .toList());
        Position seen = GAME.recognise(fewer, DUEL, Commander.BLUE.seat()).orThrow();
        assertThat(GAME.writePosition(seen)).startsWith("blue choosing | infantry-1:red@hand gev-1:red@reserve2");
    }

    @Test
    void aDieOfNoArmyIsNotRecognised() {
        Position more = GAME.readPosition(
                        POSITION.replace("gev-1:red@reserve2", "gev-1:red@hand gev-2:red@8,200,-200,0"))
                .orThrow();
        List<Standing> standings = GAME.show(more).standings();
        assertThat(GAME.recognise(new Placement(standings), DUEL, Commander.RED.seat()))
                .isEqualTo(Parsed.bad("G.E.V. 2 is in no army"));
    }

    @Test
    void aShotIsNamedByTouchingShooterAndTarget() {
        assertThat(GAME.touches(DUEL, read("fire light-tank-1 at ogre-blue hitting treads")))
                .containsExactly(new Place("light-tank-1"), new Place("ogre-blue"));
        assertThat(GAME.touches(DUEL, read("fire ogre-blue ap"))).containsExactly(new Place("ogre-blue"));
        assertThat(GAME.touches(DUEL, read("command"))).containsExactly(new Place("post-red"));
        assertThat(GAME.touches(DUEL, read("roll light-tank-1 x"))).isEmpty();
    }

    private static Placement tank(String side) {
        Spot.Lying there = new Spot.Lying(new Place("light-tank-1"), new Pose(20, -140, 33), 6, 8);
        return new Placement(List.of(new Standing(new Token("light-tank-1/" + side), there, false)));
    }

    @Test
    void aDieThatLiesOnAnotherSideWasRolledOverTheCornerThatLeadsThere() {
        List<Place> moved = List.of(new Place("light-tank-1"));
        for (TopCorner corner : TopCorner.values()) {
            FlatDie before = DUEL.fighter("light-tank-1").lying().orElseThrow();
            int face = before.rolled(corner).top().index();
            String side = GAME.dice().stream()
                    .filter(die -> die.name().equals("light-tank-1"))
                    .map(die -> die.faces().get(face).shows())
                    .findFirst()
                    .orElseThrow();
            assertThat(GAME.attempt(DUEL, moved, moved, tank(side)))
                    .contains(read("roll light-tank-1 " + corner.word()));
        }
        assertThat(GAME.attempt(DUEL, moved, moved, tank("5"))).isEmpty();
        assertThat(GAME.attempt(DUEL, moved, List.of(), tank("6"))).isEmpty();
    }

    private static String meant(String position, String... touched) {
        Game<Position, Action> game = Duels.game("MARK_III");
        Position state = game.readPosition(position).orThrow();
        List<TouchedTokens> things = Arrays.stream(touched)
                .map(name -> new TouchedTokens(new Place(name), List.of()))
                .toList();
        return said(game, state, game.meantByTouch(state, things));
    }

    private static String said(Game<Position, Action> game, Position state, Optional<Action> meant) {
        return meant.map(action -> switch (game.judge(state, action)) {
                    case Verdict.Accepted<Position, Action> accepted -> "legal: " + game.write(action);
                    case Verdict.Refused<Position, Action> refused ->
                        refused.why() + " [" + refused.rule().section() + "]";
                })
                .orElse("nothing");
    }

    /** A die counts as touched when it was lifted and put back as it lay. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            red  ; light-tank-1 ogre-blue    ; Blue's Ogre lies behind the baseline of Light Tank 1. [Sight Lines]
            red  ; ogre-blue light-tank-1    ; Blue's Ogre lies behind the baseline of Light Tank 1. [Sight Lines]
            red  ; infantry-1 light-tank-1   ; Light Tank 1 is no enemy of Red. [Shooting Range]
            red  ; gev-1 ogre-blue           ; G.E.V. 1 is not on the table. [In Play, In Reserve, and In Hand]
            red  ; ogre-blue                 ; Blue's Ogre is in the army of Blue, and it is Red's turn. [Enemies and Allies]
            red  ; light-tank-1              ; nothing
            red  ; post-red                  ; legal: command
            red  ; infantry-1 ogre-blue post-red ; legal: command
            red  ; ogre-blue light-tank-1 ogre-blue ; Blue's Ogre lies behind the baseline of Light Tank 1. [Sight Lines]
            blue ; ogre-blue infantry-1      ; Light Tank 1 is closer than Infantry 1, and the shot is Short-Range. [Short-Range Arrows]
            blue ; ogre-blue post-red        ; Light Tank 1 is in sight, so a Short-Range shot does not reach Red's Command Post. [The Command Post]
            blue ; infantry-1                ; Infantry 1 is in the army of Red, and it is Blue's turn. [Enemies and Allies]
            """)
    void aTouchThatNamesNoLegalShotSaysWhy(String seat, String touched, String says) {
        String position =
                seat + " choosing | infantry-1:red@A4,-200,-200,90 gev-1:red@hand light-tank-1:red@8,0,-170,180 "
                        + "ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15";
        assertThat(meant(position, touched.split(" "))).isEqualTo(says);
    }

    /** A die that suddenly lies there was thrown, although no throw of it was due. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            blue choosing       ; gev-1      ; G.E.V. 1 is in the army of Red, and it is Blue's turn. [Enemies and Allies]
            red choosing        ; gev-2      ; G.E.V. 2 is in reserve. [In Play, In Reserve, and In Hand]
            red foul infantry-1 ; gev-1      ; After a throw the opponent first says whether it counts. [Throwing a Die]
            red acting infantry-1 landed ; gev-1 ; A turn is one action, with everything that follows from it. [On Every Turn]
            red choosing        ; gev-3      ; G.E.V. 3 is not in the army of Red. [Enemies and Allies]
            red choosing        ; gev-1      ; legal: throw gev-1
            red choosing        ; infantry-1 ; nothing
            red choosing        ; post-red   ; nothing
            """)
    void aDieThatSuddenlyLiesThereWasThrown(String phase, String die, String says) {
        Game<Position, Action> game = Duels.game("MARK_III");
        Position state = game.readPosition(
                        phase + " | infantry-1:red@A4,-200,-200,90 gev-1:red@hand gev-2:red@reserve1 "
                                + "ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15")
                .orThrow();
        Optional<Action> meant = game.attempt(state, List.of(), List.of(new Place(die)), game.show(state));
        assertThat(said(game, state, meant)).isEqualTo(says);
    }

    @Test
    void aShooterAllAroundThatSeesNoEnemyIsToldSoByOneTouch() {
        String text = CatalogueFileTest.text()
                .replace("side: A4, arrows: [x], range: short", "side: A4, arrows: [x], range: all");
        Game<Position, Action> game =
                Duels.open(text, Map.of("scenario", "ARMIES")).orThrow();
        Position state = game.readPosition("red choosing | infantry-1:red@A4,0,0,90 infantry-2:blue@hand")
                .orThrow();
        List<TouchedTokens> touched = List.of(new TouchedTokens(new Place("infantry-1"), List.of()));
        assertThat(said(game, state, game.meantByTouch(state, touched)))
                .isEqualTo("Infantry 1 sees no enemy. [Shooting]");
    }

    @Test
    void whileOneDieActsATouchOfAnotherIsExplained() {
        String position =
                "red acting infantry-1 commanded | infantry-1:red@A4,-200,-200,90 light-tank-1:red@8,0,-170,180 "
                        + "ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15 | 60,0 | - | - | light-tank-1";
        assertThat(meant(position, "light-tank-1"))
                .isEqualTo("Only the die that has landed, or whose Command is next, acts now. [On Every Turn]");
        assertThat(meant(position, "infantry-1")).isEqualTo("nothing");
    }

    @Test
    void aDieKilledInThisTurnWaitsAsLongAsAtTheBeginningOfTheNext() {
        Position killed = GAME.readPosition(
                        "blue moving ogre-blue | infantry-1:red@reserve3 light-tank-1:red@5,0,-150,0 "
                                + "ogre-blue:blue@8,0,100,90:1,4,2,8:15,15,15")
                .orThrow();
        Position seen =
                GAME.recognise(GAME.show(killed), killed, Commander.RED.seat()).orThrow();
        assertThat(GAME.writePosition(seen)).startsWith("red choosing | infantry-1:red@reserve2 ");
    }

    @Test
    void aDieLiesWhereItWasMeasuredAndACardWhereItBelongs() {
        Spot.Lying there = new Spot.Lying(new Place("light-tank-1"), new Pose(2.345, -151.5, 3), 6, 8);
        Spot.Lying post = new Spot.Lying(new Place("post-red"), new Pose(5, -260, 0), 15, 10);
        Position measured = GAME.measured(
                DUEL,
                List.of(
                        new Standing(new Token("post-red"), post, false),
                        new Standing(new Token("light-tank-1/5"), there, false)));
        assertThat(GAME.writePosition(measured)).contains("light-tank-1:red@5,2.35,-151.5,3 ");
        assertThat(GAME.show(measured).standings().get(0))
                .isEqualTo(GAME.show(DUEL).standings().get(0));
    }

    @Test
    void aShotChangesNoLayoutUntilItIsCarriedOut() {
        Action shot = read("fire light-tank-1 at ogre-blue hitting treads");
        assertThat(GAME.intermediatePlacement(DUEL, shot)).contains(GAME.show(DUEL));
        assertThat(GAME.intermediatePlacement(DUEL, read("roll light-tank-1 x")))
                .isEmpty();
    }

    @Test
    void aFoulIsCalledBeforeItsDieIsTakenAway() {
        Position thrown = GAME.readPosition(POSITION.replace("red choosing", "red foul light-tank-1"))
                .orThrow();
        for (String foul : List.of("foul out", "foul stays")) {
            assertThat(GAME.intermediatePlacement(
                            thrown, GAME.readAction(thrown, foul).orThrow()))
                    .contains(GAME.show(thrown));
        }
    }

    private static String awaited(String position) {
        return switch (GAME.awaited(GAME.readPosition(position).orThrow())) {
            case Awaited.Choice choice -> choice.what();
            case Awaited other -> throw new AssertionError(other);
        };
    }

    @Test
    void aDieThatMayActIsAskedForWhatItCanDo() {
        assertThat(awaited(POSITION.replace("red choosing", "red acting light-tank-1 landed")))
                .isEqualTo("let Light Tank 1 maneuver or shoot");
        assertThat(awaited(POSITION.replace("red choosing", "red acting infantry-1 landed")
                        .replace("gev-1:red@reserve2", "infantry-2:red@hand gev-1:red@reserve2")))
                .isEqualTo("let Infantry 1 call or maneuver");
    }

    @Test
    void thePromptOfATurnListsItsPossibleBeginnings() {
        assertThat(awaited(POSITION)).isEqualTo("throw a die, or let one act");
        assertThat(awaited(POSITION.replace("red choosing", "blue choosing"))).isEqualTo("let a die act");
        assertThat(awaited(POSITION.replace("A4,-100,-200,90", "hand").replace("5,0,-150,0", "hand")))
                .isEqualTo("throw a die");
    }

    @Test
    void aShotAtAnOgreTellsItsLossOrThatItLosesNoPart() {
        Position shot = GAME.readPosition(
                        "red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:0,4,2,8:15,15,15 | 60,0 | - | - | - | 0 | -")
                .orThrow();
        assertThat(List.of(preview(shot, "main"), preview(shot, "secondary"), preview(shot, "treads")))
                .containsExactly(
                        "side 7, nothing left to lose", "side 7, no weapon lost", "side 7, Treads 45 \u2192 43");
    }

    @Test
    void partsThatLoseNothingAreTheLastTargets() {
        Position shot = GAME.readPosition(
                        "red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:0,4,2,8:15,15,15 | 60,0 | - | - | - | 0 | -")
                .orThrow();
        List<Action> shots = GAME.actions(shot).stream()
                .filter(Action.FireWeapon.class::isInstance)
                .toList();
        assertThat(shots).hasSize(5);
        assertThat(shots)
                .extracting(GAME::write)
                .extracting(text -> text.split(" hitting ")[1])
                .containsExactly("treads", "ap", "main", "secondary", "missiles");
        assertThat(shots)
                .filteredOn(action -> GAME.forPeopleOnly(shot, action))
                .extracting(GAME::write)
                .containsExactly("fire gev-1 at ogre-blue hitting main");
    }

    @Test
    void aShotThatRollsAnOgreOntoAnOwnDieWarns() {
        Position shot = GAME.readPosition("red choosing | heavy-tank-1:red@8,-250,0,270 infantry-1:red@A4,-50,86,270 "
                        + "ogre-blue:blue@8,0,0,270:1,4,2,8:0,0,0 | 60,0 | - | - | - | 0 | -")
                .orThrow();
        assertThat(foreseen(shot, "fire heavy-tank-1 at ogre-blue hitting ap"))
                .isEqualTo("crushes Infantry 1, Antipersonnel 8 \u2192 7");
    }

    @Test
    void aShotThatRollsAnOgreOntoTheOwnCommandPostWarns() {
        Position shot = GAME.readPosition("red choosing | heavy-tank-1:red@8,-250,-100,270 "
                        + "ogre-blue:blue@8,0,-180,60:1,4,2,8:15,15,15 | 60,0 | - | - | - | 0 | -")
                .orThrow();
        assertThat(foreseen(shot, "fire heavy-tank-1 at ogre-blue hitting ap"))
                .isEqualTo("rolls onto your Command Post, Antipersonnel 8 \u2192 7");
    }

    @Test
    void aShotAtACommandPostTellsTheArmorThatIsLeft() {
        assertThat(List.of(postAfterShot(60), postAfterShot(12))).containsExactly("armor 48", "destroyed");
    }

    private static String postAfterShot(int armor) {
        Position shot = GAME.readPosition("blue choosing | infantry-1:red@hand "
                        + "ogre-blue:blue@8,0,0,270:1,4,2,8:15,15,15 | " + armor + ",0 | - | - | - | 0 | -")
                .orThrow();
        return foreseen(shot, "fire ogre-blue main at post-red");
    }

    private static String preview(Position position, String system) {
        return foreseen(position, "fire gev-1 at ogre-blue hitting " + system);
    }

    private static String foreseen(Position position, String notation) {
        Action shot = GAME.readAction(position, notation).orThrow();
        return GAME.preview(position, shot, GamePlay.after(GAME, position, shot))
                .orElseThrow();
    }

    @Test
    void aRollSaysWhatTheDieCouldHitFromThere() {
        Position rolls = GAME.readPosition(
                        "red choosing | gev-1:red@8,0,-150,0 light-tank-1:red@5,200,-200,90 ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15")
                .orThrow();
        assertThat(List.of(
                        foreseen(rolls, "roll gev-1 x"),
                        foreseen(rolls, "roll gev-1 y"),
                        foreseen(rolls, "roll light-tank-1 x"),
                        foreseen(rolls, "roll light-tank-1 y")))
                .containsExactly(
                        "attack 1, reaches Blue's Ogre",
                        "attack 3, block 5, reaches Blue's Ogre",
                        "attack 4, block 4, reaches no enemy",
                        "attack 5, block 6, reaches no enemy");
    }

    @Test
    void aDieInTheHandSaysHowStrongItIs() {
        Position hand = GAME.readPosition(
                        "red choosing | gev-1:red@hand gev-2:red@hand light-tank-1:red@hand ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15")
                .orThrow();
        assertThat(List.of(foreseen(hand, "throw gev-1"), foreseen(hand, "throw light-tank-1")))
                .containsExactly("best attack 4, block 6; one of 2 in hand", "best attack 5, block 6");
        Position building = GAME.readPosition("red enlisting | gev-1:red@hand").orThrow();
        assertThat(List.of(foreseen(building, "enlist gev-2"), foreseen(building, "enlist light-tank-1")))
                .containsExactly(
                        "3 points: best attack 4, block 6; one of 2 alike",
                        "4 points: best attack 5, block 6; one of 2 alike");
        assertThat(GAME.actions(building).stream().limit(4).map(GAME::write))
                .containsExactly("enlist infantry-1", "enlist gev-2", "enlist light-tank-1", "enlist missile-tank-1");
    }

    @Test
    void whileAnArmyIsBuiltItsPointsAreTold() {
        Position built = GAME.readPosition(
                        "red enlisting | gev-1:red@hand infantry-1:red@hand ogre-blue:blue@hand:1,4,2,8:15,15,15 | 60,0 | - | - | - | 0 | -")
                .orThrow();
        assertThat(GAME.view(built, new Viewer.Public()).facts())
                .contains(
                        "Red's army, 3 of 30 points, not counting its cheapest die: Infantry 1, G.E.V. 1",
                        "Blue's hand: Blue's Ogre");
        assertThat(GAME.awaited(built))
                .isInstanceOfSatisfying(
                        Awaited.Choice.class,
                        choice -> assertThat(choice.situation())
                                .isEqualTo("27 points left; the cheapest die, Infantry 1, is free"));
        assertThat(GAME.describe(built, GAME.readAction(built, "enlist gev-2").orThrow()))
                .isEqualTo("Choose G.E.V. 2");
    }

    @Test
    void factsTellTheOgresRecordTheReserveAndTheHands() {
        assertThat(after().facts())
                .containsExactly(
                        "Red's Command Post: armor 60",
                        "G.E.V. 1 is in reserve, back after this turn and the next",
                        "Blue's Ogre has left: Main Battery 1, Secondary Batteries 4, Missiles 2, Antipersonnel 8, treads x 12, y 15, z 15.",
                        "Red's hand: Light Tank 2");
    }

    @Test
    void aDieThatSeesNobodyMayActAllTheSame() {
        String landed = "red acting gev-1 landed | gev-1:red@8,0,-150,%d ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15";
        assertThat(List.of(0, 180))
                .map(deg ->
                        GAME.awaited(GAME.readPosition(landed.formatted(deg)).orThrow()))
                .map(awaited -> ((Awaited.Choice) awaited).situation())
                .containsExactly("G.E.V. 1 may act", "G.E.V. 1 may act, but sees no enemy");
    }

    @Test
    void aGreenDotWithoutRoomForARollIsNamed() {
        Position landed = GAME.readPosition("red acting missile-tank-1 landed | missile-tank-1:red@3,-278,-281,63 "
                        + "ogre-blue:blue@6,27.38,-194.52,277:0,4,0,8:0,13,15")
                .orThrow();
        assertThat(((Awaited.Choice) GAME.awaited(landed)).situation())
                .isEqualTo("Missile Tank 1 may act, but has no room to roll over y");
    }

    @Test
    void marksTellTheTreadsAndTheDiceThatFollowACommand() {
        assertThat(after("command").marks())
                .filteredOn(mark -> !mark.brief().isEmpty())
                .extracting(mark -> mark.place().name() + " " + mark.kind() + " " + mark.brief())
                .containsExactly("ogre-blue record 42\u00a0treads", "infantry-1 command 1", "light-tank-1 command 2");
    }

    @Test
    void theMarkOfADieSaysWhatItsSideCanDo() {
        assertThat(after().marks())
                .filteredOn(mark -> mark.kind().equals("side"))
                .extracting(Mark::says)
                .contains(
                        "Blue's Ogre, side 8: Main Battery attack 12 at any one; Secondary Batteries attack 8 at the closest;"
                                + " Missiles attack 10 at any one; Antipersonnel attack 4 at all it sees; block 20; maneuvers over x, y, z.");
    }

    @Test
    void aDestroyedWeaponOrTreadLineIsNotOnTheMarkOfItsSide() {
        Position destroyed = GAME.readPosition(POSITION.replace(":1,4,2,8:12,", ":0,4,0,8:0,"))
                .orThrow();
        View view = GAME.view(destroyed, new Viewer.Public());
        assertThat(view.marks())
                .extracting(Mark::says)
                .contains(
                        "Blue's Ogre, side 8: Secondary Batteries attack 8 at the closest; Antipersonnel attack 4 at all it sees;"
                                + " block 20; maneuvers over y, z.",
                        "Blue's Ogre has left: Main Battery none, Secondary Batteries 4, Missiles none, Antipersonnel 8,"
                                + " treads x 0, y 15, z 15.");
    }

    @Test
    void theCommandSaysHowManyDiceAct() {
        assertThat(GAME.describe(DUEL, read("command"))).isEqualTo("The Command Post commands all: two dice act");
    }

    @Test
    void everyDieShowsItsOwnerAndItsPrint() {
        List<PieceLook> looks = after().looks();
        assertThat(looks).hasSize(GAME.dice().size());
        PieceLook tank = look(looks, "light-tank-1");
        assertThat(tank.title()).isEqualTo("Light Tank 1");
        assertThat(tank.letters()).isEqualTo("LT1");
        assertThat(tank.seat()).contains(new Seat("Red"));
        assertThat(look(looks, "gev-1").letters()).isEqualTo("GEV1");
        assertThat(look(looks, "infantry-4").letters()).isEqualTo("INF4");
        assertThat(look(looks, "infantry-4").seat()).isEmpty();
        assertThat(look(looks, "infantry-4").marks()).isEmpty();
    }

    /** Side A1 of an Infantry has an arrow at y, green dots at x and y, and no red one; y follows x counter-clockwise on its face. */
    @Test
    void dotsAndArrowsLieAtTheirCorners() {
        Position state = Duels.game("ARMIES")
                .readPosition("red choosing | infantry-1:red@A1,0,0,0 infantry-2:blue@A1,-43.3,100,270")
                .orThrow();
        List<FaceMark> marks = look(
                        Duels.game("ARMIES").view(state, new Viewer.Public()).looks(), "infantry-1")
                .marks();
        assertThat(marks).hasSize(7);
        Point tip = ((FaceMark.Polygon) marks.get(0)).outline().get(0);
        Point green = ((FaceMark.Dot) marks.get(2)).at();
        Point second = ((FaceMark.Dot) marks.get(3)).at();
        assertThat(Math.toDegrees(Math.atan2(green.yMm(), green.xMm()))).isEqualTo(90, within(0.5));
        assertThat(Math.toDegrees(Math.atan2(second.yMm(), second.xMm()))).isEqualTo(-150, within(0.5));
        assertThat(Math.toDegrees(Math.atan2(tip.yMm(), tip.xMm()))).isEqualTo(-150, within(0.5));
        assertThat(Math.hypot(green.xMm(), green.yMm())).isLessThan(50 / Math.sqrt(3));
    }

    /** Side 8 of an Ogre has three green dots, one for each line of treads, and four weapons. */
    @Test
    void destroyedWeaponsAndTreadLinesAreNotDrawn() {
        List<FaceMark> whole = ogre("1,4,2,8:15,15,15");
        assertThat(whole.stream().filter(FaceMark.Dot.class::isInstance)).hasSize(4);
        assertThat(ogre("1,4,2,8:0,15,15").stream().filter(FaceMark.Dot.class::isInstance))
                .hasSize(3);
        assertThat(ogre("0,4,2,8:15,15,15")).hasSizeLessThan(whole.size());
    }

    private static List<FaceMark> ogre(String card) {
        Position position = GAME.readPosition("red choosing | gev-1:red@8,0,-150,0 ogre-blue:blue@8,0,60,90:" + card
                        + " | 60,0 | - | - | - | 0 | -")
                .orThrow();
        return look(GAME.view(position, new Viewer.Public()).looks(), "ogre-blue")
                .marks();
    }

    /** Side A1 of an Infantry: y lies at -150 degrees, x has a green dot at 90, and z at -30 has none. */
    @Test
    void eachCornerHasItsLetterWhichIsGreenWhereItsDotIs() {
        Position state = Duels.game("ARMIES")
                .readPosition("red choosing | infantry-1:red@A1,0,0,0 infantry-2:blue@A1,-43.3,100,270")
                .orThrow();
        assertThat(look(Duels.game("ARMIES").view(state, new Viewer.Public()).looks(), "infantry-1").marks().stream()
                        .filter(FaceMark.Word.class::isInstance)
                        .map(FaceMark.Word.class::cast))
                .extracting(
                        FaceMark.Word::says,
                        word -> Math.round(Math.toDegrees(
                                Math.atan2(word.at().yMm(), word.at().xMm()))),
                        word -> Math.round(Math.hypot(word.at().xMm(), word.at().yMm())),
                        FaceMark.Word::rgb)
                .containsExactly(
                        tuple("x", 90L, 29L, "#37b24d"),
                        tuple("y", -150L, 29L, "#37b24d"),
                        tuple("z", -30L, 29L, "#ced4da"));
    }

    /** The arrow at y looks to -150 degrees: the baseline is the edge on the other side, and what the die sees lies to its left. */
    @Test
    void aBaselineIsTheEdgeOppositeTheArrow() {
        Position state = Duels.game("ARMIES")
                .readPosition("red choosing | infantry-1:red@A1,0,0,0 infantry-2:blue@A1,-43.3,100,270")
                .orThrow();
        FaceMark.Baseline line = (FaceMark.Baseline)
                look(Duels.game("ARMIES").view(state, new Viewer.Public()).looks(), "infantry-1")
                        .marks()
                        .get(1);
        Point from = line.from();
        Point to = line.to();
        double lengthMm = Math.hypot(to.xMm() - from.xMm(), to.yMm() - from.yMm());
        assertThat(lengthMm).isEqualTo(50, within(0.1));
        double middleDeg = Math.toDegrees(Math.atan2(from.yMm() + to.yMm(), from.xMm() + to.xMm()));
        assertThat(middleDeg).isEqualTo(30, within(0.5));
        double leftDeg = Math.toDegrees(Math.atan2(to.xMm() - from.xMm(), from.yMm() - to.yMm()));
        assertThat(leftDeg).isEqualTo(-150, within(0.5));
    }

    /** Three weapons look out at a corner each, and the one that shoots all around between the corners. */
    @Test
    void eachWeaponOfAnOgreHasArrowsOfItsColour() {
        List<FaceMark> arrows = look(after().looks(), "ogre-blue").marks().stream()
                .filter(mark -> mark instanceof FaceMark.Polygon)
                .toList();
        assertThat(arrows)
                .extracting(FaceMark::rgb)
                .containsExactly("#ff8787", "#ffa94d", "#8ce99a", "#d0bfff", "#d0bfff", "#d0bfff");
        assertThat(arrows)
                .extracting(mark ->
                        Math.round(turnDeg(((FaceMark.Polygon) mark).outline().get(0)) / 60))
                .doesNotHaveDuplicates();
    }

    private static double turnDeg(Point at) {
        return (Math.toDegrees(Math.atan2(at.yMm(), at.xMm())) + 390) % 360;
    }

    private static PieceLook look(List<PieceLook> looks, String name) {
        return looks.stream()
                .filter(look -> look.name().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aLineThatIsAskedAboutIsShown() {
        Position asked = Duels.game("ARMIES")
                .readPosition(
                        "red line light-tank-1 gun infantry-1 | light-tank-1:red@8,0,0,270 infantry-1:blue@A1,-43.3,100,270")
                .orThrow();
        assertThat(Duels.game("ARMIES").view(asked, new Viewer.Public()).strikes())
                .containsExactly(new AttackArrow(new Place("light-tank-1"), new Place("infantry-1")));
    }

    @Test
    void pointsAreToldWithTheirReasons() {
        assertThat(GAME.scores(DUEL))
                .containsExactly(
                        new Score(Commander.RED.seat(), 0, "points")
                                .decidedBy(false, new Score.Goal(0, "points").upTo(50)),
                        new Score(
                                        Commander.BLUE.seat(),
                                        8,
                                        "points",
                                        List.of(
                                                new Score.Reason(6, "for 2 × G.E.V. killed"),
                                                new Score.Reason(2, "for Infantry crushed")))
                                .decidedBy(true, new Score.Goal(8, "points").upTo(50)));
    }
}
