package umpire.rules.ogrechess;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.Verdict;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Side;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Each number and permission that the player aid and the lesson state is asked of the rules. */
class OgreChessAidTest {
    @Test
    void theAidAgreesWithTheRules() {
        StatedRules.ofAid(OgreChess.game())
                .says("so that nothing can save it from being overrun", () -> onlyAMobileCpThatNothingSavesIsLost())
                .says("Move one piece. Then, if you like, another piece shoots", () -> oneMovesAndAnotherShoots())
                .says(
                        "Or make one special move, which moves and shoots with the same piece",
                        () -> theMissileTankShootsFirst())
                .says("You may pass through your own pieces, never through the enemy's", () -> ownPiecesArePassed())
                .says("and never share a square", () -> refuses(on("Ma1", "Ia2"), "a1-a2", SheetRule.NO_STACKING))
                .says("Check must be answered, by a move or by a shot that may help", () -> checkIsAnswered())
                .says("A GEV, a Missile Tank and Mech-INF may turn on their way", () -> somePiecesTurn())
                .says("Mobile CP: one square in any direction", () -> theMobileCpSteps())
                .says("It does not shoot, and a hit only disables it", () -> theMobileCpIsDisabled())
                .says("which any piece may do", () -> anyPieceOverrunsTheMobileCp())
                .says("straight on in any direction", () -> theOgreSlowsDown())
                .says(
                        "3 squares while it has 7 to 9 move units, 2 with 4 to 6, 1 with 1 to 3",
                        () -> theOgreSlowsDown())
                .says(
                        "Main Battery (MB) 4, range 3; four Secondary Batteries (SB) 3, range 2",
                        () -> theOgreHasBatteries())
                .says("a GEV or Missile Tank costs it 1 move unit, a Heavy Tank 2", () -> theOgreRams())
                .says("It overruns infantry for one square more, and never another Ogre", () -> theOgreOverruns())
                .says("Attack 4, range 2, defence 3", () -> is("H", 4, 2, 3))
                .says(
                        "between two enemies on its way it shoots at one as it leaps",
                        () -> theHeavyTankShootsInPassing())
                .says("GEV: up to 4 squares diagonally", () -> theGevMoves())
                .says("Attack 2, range 2, defence 2", () -> is("G", 2, 2, 2))
                .says("move 1 to 3 squares towards an enemy", () -> theGevHitsAndRuns())
                .says("Missile Tank: up to 2 squares along rank or file", () -> theMissileTankMoves())
                .says("Attack 3, range 4, defence 2", () -> is("M", 3, 4, 2))
                .says("It may shoot first and then move", () -> theMissileTankShootsFirst())
                .says("Infantry: three squads, one square along rank or file", () -> infantrySteps())
                .says("Attack and defence 1 for each squad, range 1, so not diagonally", () -> squadsCount())
                .says("Mech-INF: up to 3 squares in any direction. Attack 4, range 1, defence 3", () -> mechInfMoves())
                .says("It overruns armour wherever it may move, and may hit and run", () -> mechInfOverrunsAndRuns())
                .says(
                        "Range is counted in straight steps to the target's square; a diagonal step counts as two",
                        () -> rangeIsCountedStraight())
                .says("Roll one die", () -> legal(on("Hd4", "Ia2", "ge5"), "a2-a3", "d4:e5", "roll 1"))
                .says(
                        "At 2-1 the attack is twice the defence, at 1-2 half of it",
                        () -> twoToOne() && twoToOneIsRolled() && oneToTwoIsRolled())
                .says("fire in turns until one is left", () -> overrunsAtTwoToOne())
                .says("disabled twice it is destroyed", () -> aDisabledPieceIsDestroyed())
                .says("Main Battery 4, Secondary Battery 3, move unit 2", () -> partsDefend())
                .says("A part is destroyed by X only", () -> partsFallByX())
                .says("its weak spot (3) may be shot at, or infantry overruns it", () -> theWeakSpotOpens())
                .says(
                        "Two platoons side by side on a rank or file may share out their squads again",
                        () -> platoonsShare())
                .says("or join, three squads at most; then one of them may shoot", () -> platoonsJoin())
                .says("with three squads it becomes Mech-INF. Later only by staying there", () -> platoonsArePromoted())
                .says(
                        "The game is drawn if nothing is legal and there is no check",
                        () -> drawn(Table.with("b", "Ch1", "ca8(d1)", "Ia2")))
                .says("if the same moves were made three times", () -> theThirdTimeDraws())
                .says("in 100 turns nothing was shot, overrun, joined or promoted", () -> quietTurnsDraw())
                .hold();
    }

    @Test
    void theLessonAgreesWithTheRules() {
        StatedRules.ofLesson(OgreChess.game())
                .says("Each side's king is its mobile command post (MCP)", () -> oneMobileCpEach())
                .says("so that nothing can save it: that is checkmate", () -> onlyAMobileCpThatNothingSavesIsLost())
                .says(
                        "An INF is a platoon of three squads",
                        () -> Table.opening().on("e2").equals("I"))
                .says("It goes one square straight: forward, back or sideways, never diagonally", () -> infantrySteps())
                .says("A GEV hovers up to four squares diagonally", () -> theGevMoves())
                .says("It may turn after each square", () -> somePiecesTurn())
                .says("two squares straight and one to the side, over anything", () -> theHeavyTankLeaps())
                .tells("Nothing can go wrong at this table", "The table says why not")
                .says(
                        "A Missile Tank (MSL) goes up to two squares, each as an INF does. Now try four",
                        () -> theMissileTankMoves() && somePiecesTurn())
                .says("A turn is one move, and then another piece may shoot", () -> oneMovesAndAnotherShoots())
                .says("The HVY shows 4/2: attack 4, range 2 squares", () -> is("H", 4, 2, 3))
                .says(
                        "Count straight steps to the target; a diagonal step counts as two",
                        () -> rangeIsCountedStraight())
                .says("The GEV's shield shows its defence, 2. That is two to one, written 2-1", () -> twoToOne())
                .says(
                        "Roll one die. At 2-1 a 4, 5 or 6 is an X, which destroys. A 2 or 3 is a D, which disables",
                        () -> twoToOneIsRolled())
                .says("A 1 does nothing", () -> afterShot("roll 1").equals("g"))
                .says(
                        "Infantry may overrun a GEV, a HVY or an MSL that is diagonally next to it",
                        () -> infantryOverruns())
                .says(
                        "it costs one of the three squads at once",
                        () -> overrun("roll 4").equals("I(2)"))
                .says(
                        "until one is left, your two squads first",
                        () -> overrun("roll 4").equals("I(2)"))
                .says(
                        "4 against 2, that is 2-1. A D destroys there as an X does, so only a 1 does nothing",
                        () -> overrunsAtTwoToOne())
                .says("A D costs infantry one squad", () -> aDCostsASquad())
                .says("Odds are rounded in favour of the defender", () -> oneToTwoIsRolled())
                .says("A GEV may shoot in the middle of its move", () -> theGevHitsAndRuns())
                .says(
                        "It goes one to three of its four squares toward an enemy, shoots,"
                                + " and goes back toward its own side",
                        () -> theGevHitsAndRuns())
                .says("Take the GEV on a1 and put it on c3, two squares", () -> legal(on("Ga1", "oc5"), "a1-c3"))
                .says("five guns and nine move units", () -> fiveGunsNineUnits())
                .says("A shot destroys one part at most", () -> partsFallByX())
                .says(
                        "The GEV attacks with 2, a move unit defends with 2: at 1-1 a 5 or 6 is an X. A D does nothing to an Ogre",
                        () -> oneToOneIsRolled())
                .says(
                        "Two of the GEV's four squares are left, and it must go back toward its own side",
                        () -> theGevHasTwoSquaresLeft())
                .tells("Real pieces you lift one by one")
                .says("Only an X breaks a part", () -> partsFallByX())
                .says(
                        "An OGRE goes up to three squares in one straight line, forward, back, sideways or diagonally,"
                                + " also past pieces of its own side",
                        () -> theOgreDrivesStraight())
                .tells("What is not allowed")
                .says("Infantry goes one square", () -> infantrySteps())
                .says(
                        "When no move unit is left, the Ogre stands still, and infantry can finish it",
                        () -> theWeakSpotOpens())
                .says(
                        "An OGRE rams any GEV, HVY or MSL in its way. No die is needed: the piece is destroyed, and the Ogre stops there."
                                + " It costs one move unit, for a HVY two",
                        () -> theOgreRams())
                .says(
                        "An OGRE also overruns infantry. They fire in turns, the squads first, until one is left."
                                + " This takes two of the Ogre's three squares, and then it may drive on",
                        () -> theOgreOverruns())
                .says("One square is left", () -> theOgreOverruns())
                .says("From f6 the OGRE could overrun Black's MCP next turn: check", () -> theOgreChecks())
                .says("Any piece may overrun an MCP", () -> anyPieceOverrunsTheMobileCp())
                .says("You must end it at once", () -> checkIsAnswered())
                .says(
                        "The MCP goes one square in any direction, never to where it could be overrun",
                        () -> theMobileCpSteps())
                .says(
                        "One INF in front of your MCP does not stop an OGRE: it drives over it",
                        () -> refuses(
                                Table.with("w", "Ch1", "Ih2", "Ia2", "oh3", "ca8"),
                                "a2-a3",
                                SheetRule.CHECK_IS_ANSWERED))
                .says(
                        "If nothing had ended the check, Black would have won",
                        () -> onlyAMobileCpThatNothingSavesIsLost())
                .tells("You can play now", "Legal actions light up")
                .hold();
    }

    @Test
    void theSentencesOfRefusalsAgreeWithTheRules() {
        StatedRules.ofRules(OgreChess.game())
                .says("A turn moves one piece", () -> oneMovesAndAnotherShoots())
                .says(
                        "A turn is one regular move with its shot, or one special move",
                        () -> oneMovesAndAnotherShoots() && theMissileTankShootsFirst())
                .says("Two units never share a square", () -> refuses(on("Ma1", "Ia2"), "a1-a2", SheetRule.NO_STACKING))
                .says("loses one squad at once", () -> overrun("roll 4").equals("I(2)"))
                .says("rams a Heavy Tank only with the two move units that this costs it", () -> theOgreRams())
                .says("Infantry moves one square along a file or a rank", () -> infantrySteps())
                .says("A GEV moves up to four squares diagonally", () -> theGevMoves())
                .says("A Missile Tank moves up to two squares along files and ranks", () -> theMissileTankMoves())
                .says(
                        "An Ogre moves in one straight line, one square for every three move units it has left, rounded up",
                        () -> theOgreSlowsDown())
                .says("The Mobile CP moves one square in any direction", () -> theMobileCpSteps())
                .says("Mech-INF moves up to three squares in any direction", () -> mechInfMoves())
                .says("An Ogre pays one point more to overrun infantry", () -> theOgreOverruns())
                .says("what is left of its four squares", () -> theGevMoves() && theGevHitsAndRuns())
                .says("what is left of its three squares", () -> mechInfMoves() && mechInfHitsAndRuns())
                .says("Two platoons side by side on a file or a rank may share out their squads", () -> platoonsShare())
                .says("No platoon ever has more than three squads", () -> platoonsJoin())
                .says("After combining, only one of the two platoons may fire", () -> platoonsJoin())
                .says("A GEV that hits and runs first moves one to three squares", () -> theGevHitsAndRuns())
                .says("Mech-INF that hits and runs first moves one to two squares", () -> mechInfHitsAndRuns())
                .says("An Ogre has one Main Battery, 4/3 D4", () -> theOgreHasBatteries() && partsDefend())
                .says("An Ogre has four Secondary Batteries, 3/2 D3", () -> theOgreHasBatteries() && partsDefend())
                .says("The weak spot of an Ogre, D3", () -> partsDefend() && theWeakSpotOpens())
                .says("A D costs a platoon one squad, an X all", () -> aDCostsASquad())
                .says("The same moves of both sides three times in a row draw the game", () -> theThirdTimeDraws())
                .says("the sides fire in turn until one is left", () -> overrunsAtTwoToOne())
                .tells("fires at one in an overrun", "one by one", "one component", "no better one")
                .hold();
    }

    private static boolean onlyAMobileCpThatNothingSavesIsLost() {
        return Table.with("b", "Ch1", "ca8", "Gd5", "Pc6").outcome().equals("checkmate")
                && Table.with("b", "Ch1", "ca8", "Pc6", "mf6").outcome().isEmpty();
    }

    private static String overrun(String roll) {
        return on("Ia4", "gb5").play("a4xb5", roll).on("b5");
    }

    private static boolean overrunsAtTwoToOne() {
        return IntStream.rangeClosed(2, 6)
                        .allMatch(face -> overrun("roll " + face).equals("I(2)"))
                && overrun("roll 1").equals("g");
    }

    private static boolean infantryOverruns() {
        return Stream.of("gb5", "hb5", "mb5").allMatch(armour -> legal(on("Ia4", armour), "a4xb5"))
                && !on("Ia4", "ga5").legal("a4xa5");
    }

    private static Table infantryShot(String roll) {
        return on("Ga1", "ic5").play("a1-c3", "c3:c5", roll);
    }

    private static boolean oneToTwoIsRolled() {
        return infantryShot("roll 4").on("c5").equals(on("ic5").on("c5"))
                && infantryShot("roll 5").on("c5").equals("i(2)")
                && infantryShot("roll 6").on("c5").isEmpty();
    }

    private static Table ogreShot(String roll) {
        return on("Ga1", "oc5").play("a1-c3", "c3:c5/M", roll);
    }

    private static boolean oneToOneIsRolled() {
        return ogreShot("roll 4").on("c5").equals("o")
                && ogreShot("roll 5").on("c5").equals("o(1,4,8)")
                && ogreShot("roll 6").on("c5").equals("o(1,4,8)");
    }

    private static boolean theOgreChecks() {
        Table check = Table.with("w", "Cg1", "ch6", "Oe5").play("e5-f6");
        return refuses(check, "h6-g6", SheetRule.MCP_NOT_INTO_CHECK) && check.legal("h6-h5");
    }

    private static boolean theGevHasTwoSquaresLeft() {
        Table shot = ogreShot("roll 6");
        return shot.legal("c3-a1") && refuses(shot, "hold", SheetRule.GEV_RUNS_HOME);
    }

    private static boolean oneMobileCpEach() {
        return Table.opening().toString().replaceAll("[^Cc]", "").length() == 2;
    }

    private static boolean oneMovesAndAnotherShoots() {
        String[] board = {"Hd4", "Ia2", "Ih3", "ge5"};
        return legal(on(board), "a2-a3", "d4:e5")
                && legal(on(board), "a2-a3", "hold")
                && refuses(on(board).play("a2-a3"), "h3-h4", SheetRule.ONE_PIECE_MOVES)
                && refuses(on("Id4", "Ma1", "gd6", "gc3").play("d4-d5"), "d5:d6", SheetRule.MOVED_UNIT_HOLDS_FIRE);
    }

    private static boolean theMissileTankShootsFirst() {
        Table fired = on("Ma1", "gc3").play("a1:c3", "roll 1");
        return fired.legal("a1-a3")
                && fired.legal("hold")
                && refuses(fired, "a1-a4", SheetRule.MSL_MOVES)
                && refuses(on("Ma1", "gc3", "Ic2").play("a1-a2"), "a2:c3", SheetRule.MSL_FIRES_FIRST);
    }

    private static boolean ownPiecesArePassed() {
        return on("Ma1", "Ia2").legal("a1-a3")
                && refuses(on("Ma1", "ia2"), "a1-a3", SheetRule.ENEMIES_BAR_THE_WAY)
                && theHeavyTankLeaps();
    }

    private static boolean theHeavyTankLeaps() {
        return on("Hb2", "Ib3", "ic3", "Ib4", "ic2").legal("b2-c4") && refuses(on("Hb2"), "b2-c5", SheetRule.HVY_LEAPS);
    }

    private static boolean checkIsAnswered() {
        String[] check = {"Ce1", "ch8", "hf3", "Ia2"};
        return refuses(Table.with("w", check), "a2-a3", SheetRule.CHECK_IS_ANSWERED)
                && Table.with("w", check).legal("e1-e2")
                && legal(Table.with("w", "Ce1", "ch8", "hf3", "Ia2", "Mf6"), "a2-a3", "f6:f3");
    }

    private static boolean theMobileCpSteps() {
        Table table = Table.with("w", "Cd4", "ch8");
        return Stream.of("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5").allMatch(to -> table.legal("d4-" + to))
                && refuses(table, "d4-d6", SheetRule.MCP_STEPS_ONE)
                && refuses(Table.with("w", "Ce1", "ch8", "hf3"), "e1-d2", SheetRule.MCP_NOT_INTO_CHECK);
    }

    private static boolean theMobileCpIsDisabled() {
        Table hit = Table.with("w", "Ch1", "ce5", "Hd4", "ia7").play("h1-h2", "d4:e5", "roll 6");
        return hit.on("e5").equals("c(d1)")
                && refuses(
                        Table.reading("7c/8/8/4g3/3C4/8/I7/1M6 w phase=fire(a1;a2)"),
                        "d4:e5",
                        SheetRule.MCP_HAS_NO_GUNS);
    }

    private static boolean anyPieceOverrunsTheMobileCp() {
        return Stream.of("Id4(1)", "Ga1", "Hd3", "Me4", "Oe2", "Ph5", "Cf4")
                        .allMatch(attacker -> Table.with("w", attacker.startsWith("C") ? "Ma2" : "Ch1", attacker, "ce5")
                                .play(attacker.substring(1, 3) + "xe5")
                                .outcome()
                                .equals("mcp-overrun"))
                && !Table.with("w", "Ch1", "Ie4", "ce5").actions().contains("e4xe5");
    }

    private static boolean theOgreDrivesStraight() {
        Table table = on("Od4");
        return Stream.of("d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7").allMatch(to -> table.legal("d4-" + to))
                && Stream.of("d8", "e6", "h4").allMatch(to -> refuses(table, "d4-" + to, SheetRule.OGRE_MOVES_STRAIGHT))
                && on("Od4", "Id5").legal("d4-d6");
    }

    private static boolean theOgreSlowsDown() {
        return IntStream.rangeClosed(1, 9).allMatch(units -> {
            int squares = units >= 7 ? 3 : units >= 4 ? 2 : 1;
            Table table = on("Oa1(1,4," + units + ")");
            return table.legal("a1-a" + (1 + squares))
                    && table.legal("a1-" + "abcd".charAt(squares) + (1 + squares))
                    && !table.legal("a1-a" + (2 + squares))
                    && !table.legal("a1-b3");
        });
    }

    private static boolean theOgreHasBatteries() {
        return Batteries.MAIN_RANGE == 3
                && Batteries.SECONDARY_RANGE == 2
                && new Batteries(1, 0).attack() == 4
                && new Batteries(0, 1).attack() == 3
                && legal(on("Od4", "gd6", "Ia2"), "a2-a3", "d4(4SB):d6")
                && !on("Od4", "gd6", "Ia2").play("a2-a3").actions().contains("d4(5SB):d6");
    }

    private static boolean theOgreRams() {
        return on("Od4", "gd5").play("d4xd5").on("d5").equals("O(1,4,8)")
                && on("Od4", "md5").play("d4xd5").on("d5").equals("O(1,4,8)")
                && on("Od4", "hd5").play("d4xd5").on("d5").equals("O(1,4,7)")
                && refuses(on("Od4", "od5"), "d4xd5", SheetRule.OGRE_NEVER_RAMS_OGRE);
    }

    private static boolean theOgreOverruns() {
        Table won = on("Od4", "id5(1)").play("d4xd5", "aim M", "roll 1");
        return won.legal("d5-d6")
                && refuses(won, "d5-d7", SheetRule.OVERRUN_COSTS_TWO)
                && refuses(on("Od4(1,4,3)", "id5"), "d4xd5", SheetRule.OVERRUN_COSTS_TWO)
                && refuses(on("Od4", "od5"), "d4xd5", SheetRule.OGRE_NEVER_RAMS_OGRE);
    }

    private static boolean theHeavyTankShootsInPassing() {
        Table first = on("Hd4", "id5", "ge5").play("d4-e6");
        return legal(Table.reading(first.toString()), "e6:e5", "roll 5", "e6:d5")
                && legal(Table.reading(first.toString()), "e6:e5", "roll 1", "e5:e6")
                && refuses(on("Hd4", "id5", "Ma5").play("d4-e6"), "e6:d5", SheetRule.BLITZKRIEG_PASSES_TWO);
    }

    private static boolean theGevMoves() {
        return on("Ga1").legal("a1-e5")
                && on("Ga1", "Ib2").legal("a1-c3")
                && refuses(on("Ga1"), "a1-f6", SheetRule.GEV_MOVES_DIAGONALLY)
                && refuses(on("Ga1"), "a1-a2", SheetRule.GEV_MOVES_DIAGONALLY);
    }

    private static boolean theGevHitsAndRuns() {
        Table hit = on("Gd4", "me7").play("d4-e5", "e5:e7", "roll 3");
        return hit.legal("e5-b2")
                && refuses(hit, "e5-a1", SheetRule.GEV_RUNS_HOME)
                && refuses(hit, "e5-d6", SheetRule.GEV_RUNS_HOME)
                && refuses(hit, "hold", SheetRule.GEV_RUNS_HOME)
                && legal(on("Ga1", "me5", "Ma6"), "a1-d4", "d4:e5")
                && refuses(on("Ga1", "me6", "Ma6").play("a1-e5"), "e5:e6", SheetRule.HIT_AND_RUN_CLOSES_IN);
    }

    private static boolean theMissileTankMoves() {
        return on("Mg1").legal("g1-g3")
                && refuses(on("Mg1"), "g1-g4", SheetRule.MSL_MOVES)
                && refuses(on("Mg1"), "g1-e3", SheetRule.MSL_MOVES);
    }

    private static boolean infantrySteps() {
        Table table = on("Id4");
        return Stream.of("c4", "e4", "d3", "d5").allMatch(to -> table.legal("d4-" + to))
                && refuses(table, "d4-e5", SheetRule.INF_STEPS_ONE)
                && refuses(table, "d4-d6", SheetRule.INF_STEPS_ONE)
                && Table.opening().on("d2").equals("I");
    }

    private static boolean squadsCount() {
        Table fires = on("Id4", "Ia2", "gd5", "ge5").play("a2-a3");
        return IntStream.rangeClosed(1, 3).allMatch(squads -> is("I(" + squads + ")", squads, 1, squads))
                && refuses(fires, "d4:e5", SheetRule.OUT_OF_RANGE);
    }

    private static boolean mechInfMoves() {
        return is("P", 4, 1, 3)
                && on("Pd4").legal("d4-d7")
                && on("Pd4").legal("d4-g7")
                && refuses(on("Pd4"), "d4-d8", SheetRule.MECH_MOVES);
    }

    private static boolean mechInfOverrunsAndRuns() {
        return on("Pd4", "mg4").legal("d4xg4")
                && refuses(on("Pd4", "hd8"), "d4xd8", SheetRule.MECH_MOVES)
                && mechInfHitsAndRuns();
    }

    private static boolean mechInfHitsAndRuns() {
        Table hit = on("Pd4", "hd7").play("d4-d6", "d6:d7", "roll 1");
        return hit.legal("d6-d5")
                && refuses(hit, "d6-d4", SheetRule.MECH_RUNS_HOME)
                && legal(on("Pd4", "hd6"), "d4-d5", "d5:d6", "roll 1", "d5-d3")
                && refuses(on("Pd4", "hd8").play("d4-d7"), "d7:d8", SheetRule.MECH_HIT_AND_RUN_CLOSES_IN);
    }

    private static boolean partsDefend() {
        return Aim.MAIN_BATTERY.defence() == 4
                && Aim.SECONDARY_BATTERY.defence() == 3
                && Aim.MOVE_UNIT.defence() == 2
                && Aim.WEAK_SPOT.defence() == 3;
    }

    private static boolean partsFallByX() {
        String[] board = {"Ma1", "oa4"};
        return on(board).play("a1:a4/M", "roll 4").on("a4").equals("o")
                && on(board).play("a1:a4/M", "roll 6").on("a4").equals("o(1,4,8)")
                && on(board).play("a1:a4/MB", "roll 6").on("a4").equals("o(0,4,9)");
    }

    private static boolean fiveGunsNineUnits() {
        Unit.Ogre fresh = Unit.Ogre.fresh(Side.WHITE);
        return fresh.moveUnits() == 9
                && fresh.batteries().main() + fresh.batteries().secondary() == 5;
    }

    private static boolean theWeakSpotOpens() {
        return legal(on("Hd4", "Ia2", "od5(1,4,0)"), "a2-a3", "d4:d5/WS")
                && refuses(on("Hd4", "Ia2", "od5(1,4,1)").play("a2-a3"), "d4:d5/WS", SheetRule.WEAK_SPOT_OPENS)
                && on("Ie4", "od5(0,1,0)").legal("e4xd5")
                && refuses(on("Ie4", "od5(0,1,1)"), "e4xd5", SheetRule.INF_OVERRUNS_IMMOBILE_OGRE);
    }

    private static boolean platoonsShare() {
        Table shared = on("Id4(2)", "Id5(2)").play("d4=d5 3+1");
        return shared.on("d4").equals("I")
                && refuses(on("Id4(1)", "Ie5(2)"), "d4+e5", SheetRule.COMBINE_ADJACENT_PLATOONS);
    }

    private static boolean platoonsJoin() {
        return legal(on("Id4(1)", "Id5(2)", "ge5"), "d4+d5", "d5:e5")
                && refuses(on("Id4(2)", "Id5(2)"), "d4+d5", SheetRule.PLATOON_LIMIT)
                && refuses(
                        on("Id4(2)", "Id5(2)", "Ha5", "gb6", "ge5").play("d4=d5 3+1"),
                        "a5:b6",
                        SheetRule.COMBINED_PLATOON_FIRES);
    }

    private static boolean platoonsArePromoted() {
        return Table.with("w", "Ch1", "ch4", "Ia7(2)").play("a7-a8").on("a8").equals("I(3+)")
                && Table.with("w", "Ch1", "ch4", "Ia7")
                        .play("a7-a8", "stay a8")
                        .on("a8")
                        .equals("P")
                && Table.with("w", "Ch1", "ch4", "Ia7(2+)")
                        .play("a7-a8")
                        .on("a8")
                        .equals("I(2+)")
                && Table.with("w", "Ch1", "ch4", "Ia8(2+)")
                        .play("stay a8")
                        .on("a8")
                        .equals("I(3+)");
    }

    private static boolean theThirdTimeDraws() {
        String[] cycle = {"a1-a2", "a8-a7", "a2-a1", "a7-a8"};
        Table table = Table.with("w", "Ch1", "Ma1", "ch8", "ma8").play(cycle).play(cycle);
        return table.outcome().isEmpty() && drawn(table.play(cycle));
    }

    private static boolean quietTurnsDraw() {
        return drawn(Table.reading("7c/8/8/8/8/8/8/C5M1 w quiet=99").play("g1-g2"))
                && !drawn(Table.reading("7c/8/8/8/8/8/8/C5M1 w quiet=98").play("g1-g2"))
                && !drawn(
                        Table.reading("7c/8/8/8/8/8/1I(1)I(1)5/C6M w quiet=99").play("b2+c2"));
    }

    private static boolean drawn(Table table) {
        return !table.outcome().isEmpty() && table.winners().isEmpty();
    }

    private static boolean rangeIsCountedStraight() {
        Table fires = on("Hd4", "Ia2", "ge5", "mf5").play("a2-a3");
        return fires.legal("d4:e5") && refuses(fires, "d4:f5", SheetRule.OUT_OF_RANGE);
    }

    private static boolean twoToOne() {
        return is("H", 4, 2, 3) && is("G", 2, 2, 2);
    }

    private static boolean twoToOneIsRolled() {
        return IntStream.rangeClosed(4, 6)
                        .allMatch(face -> afterShot("roll " + face).isEmpty())
                && IntStream.rangeClosed(2, 3)
                        .allMatch(face -> afterShot("roll " + face).equals("g(d1)"));
    }

    private static String afterShot(String roll) {
        return on("Hd3", "Ia2", "gd5").play("a2-a3", "d3:d5", roll).on("d5");
    }

    private static boolean somePiecesTurn() {
        return on("Gd4").legal("d4-d6")
                && on("Md4").legal("d4-e5")
                && on("Pd4").legal("d4-e6")
                && refuses(on("Od4"), "d4-e6", SheetRule.OGRE_MOVES_STRAIGHT);
    }

    private static boolean aDisabledPieceIsDestroyed() {
        return on("Ma1", "gc3(d1)").play("a1:c3", "roll 3", "hold").on("c3").isEmpty()
                && on("Ma1", "gc3").play("a1:c3", "roll 3", "hold").on("c3").equals("g(d1)");
    }

    private static boolean aDCostsASquad() {
        return on("Ma1", "ic3").play("a1:c3", "roll 3", "hold").on("c3").equals("i(2)")
                && on("Ma1", "ic3").play("a1:c3", "roll 6", "hold").on("c3").isEmpty();
    }

    /** Returns whether a unit attacks, reaches and defends so. */
    private static boolean is(String unit, int attack, int range, int defence) {
        Unit read = BoardText.unit(unit).orThrow();
        return Combat.rangedHalves(read, Batteries.NONE) == 2 * attack
                && Combat.range(read) == range
                && read.defence() == defence;
    }

    private static Table on(String... units) {
        return Table.with(
                "w", Stream.concat(Stream.of("Ch1", "ch8"), Stream.of(units)).toArray(String[]::new));
    }

    private static boolean legal(Table table, String... actions) {
        return table.play(actions) != null;
    }

    private static boolean refuses(Table table, String action, SheetRule rule) {
        return table.judge(action) instanceof Verdict.Refused<?, ?> refused && refused.rule() == rule;
    }
}
