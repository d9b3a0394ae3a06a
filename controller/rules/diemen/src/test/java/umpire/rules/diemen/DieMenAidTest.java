package umpire.rules.diemen;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.field.BattleHex;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** Each number and permission that the player aid and the lesson state is asked of the rules. */
class DieMenAidTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);
    private static final Game<Position, Action> STANDARD =
            Battles.open(Battles.standard(), Map.of()).orThrow();

    private static final String MARCH = "marching-red red hold blue hold";

    private static final String FIFTEEN = "red:a1:9I,red:b1:6I3A,blue:a5:1I";

    private static final String NINE = "blue:c6:2I,blue:d6:1D1I,blue:f6:1D1I,blue:e7:3A";

    @Test
    void theAidAgreesWithTheRules() {
        StatedRules.ofAid(STANDARD)
                .says(
                        "Roll one d10 for each of your units on the map, 15 at most",
                        () -> Troops.MOST == 15 && legal("rolling red hold blue hold", FIFTEEN, roll(15)))
                .says("Two armies", () -> STANDARD.seats().size() == 2)
                .says("A 0 is ten", () -> DicePool.HIGHEST == 10)
                .says("one after the other: the widest first, of equally wide ones the highest", () -> widestFirst())
                .says("one die left does nothing", () -> oneDieDoesNothing())
                .says(
                        "the troops of a space attack the next one",
                        () -> breaks(
                                "ATTACK_IS_ADJACENT", "red hold 4,4 blue hold", "red:d2:2I,blue:f2:2I", "attack d2 f2"))
                .says("units of a space go to the next one, if it is empty or yours", () -> movesGoToFreeSpaces())
                .tells("roll a die for each unit, all at once")
                .says("Nothing: a set that is passed is lost", () -> passedSetsAreLost())
                .says(
                        "an attack from their space or next to it is one die wider, once a round for each Archer",
                        () -> archersWiden())
                .says(
                        "They only shoot",
                        () -> breaks(
                                "ARCHERS_ATTACK_NOT", "red hold 6,6 blue hold", "red:d2:2A,blue:e2:9I", "attack d2 e2"))
                .says(
                        "a set of theirs destroys one unit",
                        () -> lost("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2") == 1)
                .says("the enemy loses a die of a set", () -> attackKnocksADie())
                .says("Defenders: a free Gobble Die of 10 each, once a round", () -> freeGobbleDie())
                .says("D1 on the map: one has used it", () -> usedDieIsMarked())
                .says("Cavalry: one more damage", () -> cavalryAddsOne())
                .says(
                        "Infantry: it has no rule of its own",
                        () -> lost("red hold 4,4 blue hold", "red:d2:3I,blue:d1:5I", "attack d2 d1") == 2)
                .says("Hill: one more damage from it, Gobble Dice count one more on it", () -> hillsAddOne())
                .says("River: counts as threatened, but not for Fliers", () -> riversThreaten())
                .says(
                        "3x7 is three dice wide and seven high",
                        () -> new DiceSet(3, 7).width() == 3 && new DiceSet(3, 7).height() == 7)
                .says(
                        "each squad may go to the next space, if it is Open and no enemy is next to it",
                        () -> freeMovement())
                .says(
                        "Deploy: defend, or move, never away from the goal",
                        () -> legal("red deploy:d3 4,4 blue hold", "red:d2:2I,blue:a5:2I", "defend")
                                && legal("red deploy:d3 4,4 blue hold", "red:d2:2I,blue:a5:2I", "move d2 d3 2I")
                                && breaks(
                                        "DEPLOY_KEEPS_NEAR",
                                        "red deploy:d3 4,4 blue hold",
                                        "red:d2:2I,blue:a5:2I",
                                        "move d2 d1 2I")
                                && breaks(
                                        "DEPLOY_ATTACKS_NOT",
                                        "red deploy:d3 4,4 blue hold",
                                        "red:d2:2I,blue:d1:2I",
                                        "attack d2 d1"))
                .says(
                        "Seize: attack, or move, never away from the goal",
                        () -> seizeKeepsNear()
                                && breaks(
                                        "SEIZE_DEFENDS_NOT",
                                        "red seize:d3 4,4 blue hold",
                                        "red:d2:2I,blue:d1:2I",
                                        "defend"))
                .says(
                        "Retreat: move, never nearer to an enemy; defend if a squad is surrounded",
                        () -> breaks(
                                        "RETREAT_KEEPS_AWAY",
                                        "red retreat 4,4 blue hold",
                                        "red:d2:2I,blue:d4:2I",
                                        "move d2 d3 2I")
                                && breaks(
                                        "RETREAT_DEFENDS_SURROUNDED",
                                        "red retreat 4,4 blue hold",
                                        "red:d2:2I,blue:a5:2I",
                                        "defend"))
                .says(
                        "one more for each other space of yours next to it, never more than attack",
                        () -> lost("red hold 6,6 blue hold", "red:d2:9I,red:d1:1I,blue:e2:9I", "attack d2 e2") == 2
                                && lost("red hold 6,6 blue hold", "red:d2:9I,red:e1:1I,blue:e2:9I", "attack d2 e2") == 3
                                && lost("red hold 4,4,4,4,4 blue hold", "red:d2:2I,blue:d1:5I", "attack d2 d1") == 2)
                .says(
                        "up to two spaces away",
                        () -> legal("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2")
                                && breaks(
                                        "ARCHERS_REACH",
                                        "red hold 4,4 blue hold",
                                        "red:d2:2A,blue:g2:2I",
                                        "shoot d2 g2"))
                .says(
                        "never into Forest, Hill or Mountain",
                        () -> List.of(HexTerrain.FOREST, HexTerrain.HILL, HexTerrain.MOUNTAIN).stream()
                                .noneMatch(TroopType.CHARIOTS::enters))
                .says(
                        "but never stop there",
                        () -> breaks(
                                        "IMPASSIBLE_IS_BARRED",
                                        "red seize:g4 4,4 blue hold",
                                        "red:g2:1F,blue:a5:2I",
                                        "move g2 g3 1F")
                                && legal("red seize:g4 4,4 blue hold", "red:g2:1F,blue:a5:2I", "move g2 g4 1F"))
                .says(
                        "Forest, Hill, Mountain, Rough and River do not hinder them",
                        () -> List.of("b3", "c3", "d3", "e3", "f3").stream()
                                .allMatch(to -> legal(
                                        MARCH,
                                        "red:" + to.charAt(0) + "2:1F,blue:a5:1I,blue:g5:1I",
                                        "march " + to.charAt(0) + "2 " + to)))
                .says(
                        "In Free Movement it enters Rough too",
                        () -> legal(MARCH, "red:e2:1C,blue:a5:3I", "march e2 e3")
                                && breaks("ROUGH_IS_SLOW", MARCH, "red:e2:2I,blue:a5:3I", "march e2 e3"))
                .says(
                        "attack two spaces away, never the next one",
                        () -> legal("red hold 4,4 blue hold", "red:d2:2S,red:a1:1I,blue:f2:2I", "attack d2 f2")
                                && breaks(
                                        "SIEGE_DISTANCE",
                                        "red hold 4,4 blue hold",
                                        "red:d2:2S,red:a1:1I,blue:d1:2I",
                                        "attack d2 d1"))
                .says(
                        "They move only in company, and never in Free Movement",
                        () -> breaks(
                                        "SIEGE_NEEDS_COMPANY",
                                        "red seize:d3 4,4 blue hold",
                                        "red:d1:2S1I,blue:a5:2I",
                                        "move d1 d2 2S")
                                && breaks("SIEGE_STAYS", MARCH, "red:d2:2S,red:a1:1I,blue:a5:4I", "march d2 c2"))
                .says(
                        "a Gobble Die of 10 joins, once a round, after a set is spent on defence",
                        () -> legal(
                                        "red hold 4,4,4 blue hold -+5,5",
                                        "red:d2:3I,blue:d3:3I",
                                        "attack d2 d3 ; gobble terrain")
                                && lost("red hold 4,4,4 blue hold 5,5", "red:d2:3I,blue:d3:3I", "attack d2 d3") == 3)
                .says(
                        "against Hills too, and the Gobble Die of a Forest",
                        () -> AssaultSum.towers(HexTerrain.MOUNTAIN, HexTerrain.HILL)
                                && !AssaultSum.towers(HexTerrain.HILL, HexTerrain.HILL))
                .says(
                        "in Free Movement only Cavalry and Fliers enter",
                        () -> TroopType.ALL.stream()
                                .allMatch(type ->
                                        freely(type) == (type == TroopType.CAVALRY || type == TroopType.FLIERS)))
                .says(
                        "Impassible: no troops stop there",
                        () -> TroopType.ALL.stream().noneMatch(type -> type.enters(HexTerrain.IMPASSIBLE)))
                .says(
                        "A side with fewer than 10 of its 15 units left has lost. After round 8 the side",
                        () -> GAME.artwork().aidFigures().get("broken").equals("A side without units has lost.")
                                && lostWith(NINE)
                                && !lostWith(NINE + ",blue:b7:1C")
                                && STANDARD.artwork().aidFigures().get("rounds").equals("8"))
                .hold();
    }

    @Test
    void theLessonAgreesWithTheRules() {
        StatedRules.ofLesson(STANDARD)
                .says("Two armies of fifteen units", () -> STANDARD.seats().size() == 2 && fifteenUnits())
                .says(
                        "After eight rounds the side with more units in and next to the castle on e4 wins",
                        () -> eightRounds())
                .says(
                        "A side with fewer than ten units left has lost at once. You lead Red",
                        () -> lostWith(NINE) && !lostWith(NINE + ",blue:b7:1C"))
                .says(
                        "A round has four parts. Both sides pick a strategy in secret. Both roll a die for each unit. The sets of"
                                + " equal dice are spent one after the other. Last, each side may move freely",
                        () -> roundHasFourParts())
                .says(
                        "A strategy limits what your sets may do in this round",
                        () -> legal("red hold 4,4 blue hold", "red:d2:2I,blue:a5:2I", "defend") && seizeKeepsNear())
                .says(
                        "a ten-sided die for each of its units",
                        () -> legal("rolling red hold blue hold", FIFTEEN, roll(15)))
                .says("A 0 is ten", () -> DicePool.HIGHEST == 10)
                .says(
                        "Four 10s are the set 4x10: four dice wide, ten high",
                        () -> DicePool.of(List.of(10, 10, 10, 10)).sets().equals(List.of(new DiceSet(4, 10)))
                                && new DiceSet(4, 10).width() == 4
                                && new DiceSet(4, 10).height() == 10)
                .says(
                        "The widest set comes first, of equally wide ones the highest, whichever side has it",
                        () -> widestFirst())
                .says("Your 4x10 and 3x7 come before Blue's 3x3", () -> setsOfTheLessonComeInTurn())
                .says(
                        "A set lets units of one space go to the next, if that is empty or yours",
                        () -> movesGoToFreeSpaces())
                .says("Four units have room there", () -> fourUnitsHaveRoom())
                .tells("Take both units on d2")
                .says("Not away from the goal", () -> seizeKeepsNear())
                .says("Troops that seize never go away from their goal", () -> seizeKeepsNear())
                .says(
                        "Cavalry and Chariots travel as many spaces as the set is wide",
                        () -> travelAsFarAsTheSetIsWide())
                .says(
                        "Chariots never enter Forest, Hill or Mountain",
                        () -> List.of("b3", "c3", "d3").stream().allMatch(DieMenAidTest::chariotsKeepOff))
                .says(
                        "Your set is three wide: take the Cavalry on b1 and put it on d3, three spaces away",
                        () -> new DiceSet(3, 7).width() == 3 && distance("b1", "d3") == 3)
                .says(
                        "Hills, as c3, and Mountains, as g3, add one damage to attacks from there, but not against Fliers",
                        () -> hillsAddOne()
                                && lost("red hold 6,6 blue hold", "red:c3:9I,blue:c2:8F", "attack c3 c2") == 2
                                && lost("red hold 6,6 blue hold", "red:b3:9I,blue:a3:8F", "attack b3 a3") == 2
                                && lost("red hold 6,6 blue hold", "red:c3:9I,blue:c2:9I", "attack c3 c2") == 3
                                && lost("red hold 6,6 blue hold", "red:c2:9I,blue:c1:9I", "attack c2 c1") == 2)
                .says(
                        "Rough, as e2, and River hinder it",
                        () -> breaks("ROUGH_IS_SLOW", MARCH, "red:e2:2I,blue:a5:3I", "march e2 e3") && riversThreaten())
                .says(
                        "Rough and River do not hinder the Free Movement of Fliers",
                        () -> freely(TroopType.FLIERS)
                                && legal(MARCH, "red:f2:1F,blue:a5:1I,blue:g5:1I", "march f2 f3")
                                && legal(MARCH, "red:f3:1F,blue:a5:1I,blue:g5:1I", "march f3 f2"))
                .says(
                        "The dark c4 and g4 are Impassible: no troops stop there",
                        () -> TroopType.ALL.stream().allMatch(DieMenAidTest::impassibleBars))
                .says(
                        "An attack from the space of Archers, or from the next one, is one die wider",
                        () -> archersWiden()
                                && lost("red hold 6,6 blue hold", "red:d2:8I1A,blue:e2:9I", "attack d2 e2") == 3
                                && lost("red hold 6,6 blue hold", "red:d2:9I,red:d1:2A,blue:e2:9I", "attack d2 e2")
                                        == 3)
                .says(
                        "Archers only shoot: a set of theirs destroys one unit up to two spaces away",
                        () -> breaks(
                                        "ARCHERS_ATTACK_NOT",
                                        "red hold 6,6 blue hold",
                                        "red:d2:2A,blue:e2:9I",
                                        "attack d2 e2")
                                && lost("red hold 4,4 blue hold", "red:d2:2A,blue:e2:2I", "shoot d2 e2") == 1
                                && lost("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2") == 1
                                && breaks(
                                        "ARCHERS_REACH",
                                        "red hold 4,4 blue hold",
                                        "red:d2:2A,blue:g2:2I",
                                        "shoot d2 g2"))
                .says(
                        "Your shot took an Infantry. Siege Engines attack two spaces away, never the next one. One alone may destroy many units",
                        () -> siegeAttacksTwoAwayUnlimited())
                .says("They move only in company", () -> siegeMovesInCompany())
                .tells("first the units on d4, then those on d5")
                .says(
                        "Each Defender has a free Gobble Die of 10. Three dice and one for your Cavalry would take four units, but only three attacked",
                        () -> freeGobbleDie() && cappedAttack() && cavalryAddsOne())
                .tells("Now Blue attacks you on d4 with three 2s. You had spent a set of two 3s on defence")
                .says("each cancels a die of the attack that is not higher", () -> gobbleDiceReachTheirHeight())
                .tells("Cancel a die with a 3")
                .says("three Archers widen three attacks a round", () -> threeArchersWidenThreeAttacks())
                .says("One die does nothing", () -> oneDieDoesNothing())
                .says(
                        "Two dice of the attack are left. An attack with a single die left does nothing: cancel one more with your 3",
                        () -> oneDieDoesNothing())
                .says(
                        "each squad may go one space, onto open ground that no enemy stands next to",
                        () -> freeMovement())
                .tells("Read why not", "Take the two units on c2", "Blue moves none", "You can play now")
                .says(
                        "A side with fewer than ten units left has lost at once, and Blue has just ten: two on d5, eight behind",
                        () -> tenUnitsAreEnoughAndNineAreNot())
                .says(
                        "Your strategy decides what a set may be spent on",
                        () -> legal("red hold 4,4 blue hold", "red:d2:2I,blue:a5:2I", "defend") && seizeKeepsNear())
                .hold();
    }

    @Test
    void theSentencesOfRefusalsAgreeWithTheRules() {
        StatedRules.ofRules(GAME)
                .says(
                        "A side rolls a die for each of its units, fifteen at most",
                        () -> legal("rolling red hold blue hold", FIFTEEN, roll(15))
                                && breaks("DICE_AS_UNITS", "rolling red hold blue hold", FIFTEEN, roll(16)))
                .says("Dice have ten sides and show 1 to 10", () -> DicePool.HIGHEST == 10)
                .says("Archers destroy a unit at most two spaces away", () -> archersShootTwoSpaces())
                .says(
                        "Siege Engines attack two spaces away, neither nearer nor farther",
                        () -> siegeAttacksTwoAwayUnlimited()
                                && breaks(
                                        "SIEGE_DISTANCE",
                                        "red hold 6,6 blue hold",
                                        "red:d2:1S,blue:g2:9I",
                                        "attack d2 g2"))
                .says("Ten is the highest", () -> DicePool.HIGHEST == 10)
                .says("each Defenders unit cancels one die of an attack", () -> freeGobbleDie())
                .says("Each set is spent on one tactic", () -> widestFirst())
                .says("Two attacks hit together", () -> equalAttacksHitTogether())
                .says("An attack of which one die is left does nothing", () -> oneDieDoesNothing())
                .says(
                        "Each extra facing adds 1 damage",
                        () -> lost("red hold 6,6 blue hold", "red:d2:9I,red:e1:1I,blue:e2:9I", "attack d2 e2") == 3)
                .says("An attack from a Hill or Mountain adds 1 damage", () -> hillsAddOne())
                .says("Dice of a defence count one higher for troops on a Hill", () -> hillsAddOne())
                .says("A defence on a Mountain has one more Gobble Die, a 10", () -> terrainHelpsToDefend())
                .says("A defence in a Forest has one more Gobble Die, a 10", () -> terrainHelpsToDefend())
                .says("An attack with Cavalry adds 1 damage", () -> cavalryAddsOne())
                .says("at most 1 damage for each unit in the space it comes from", () -> cappedAttack())
                .says(
                        "An attack from the space of Archers, or from the next one, is one die wider, once a round for each Archer",
                        () -> archersWiden() && threeArchersWidenThreeAttacks())
                .says(
                        "Archers spend an attack to destroy one unit",
                        () -> lost("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2") == 1)
                .says("Defenders have a free Gobble Die of 10", () -> freeGobbleDie())
                .tells("one after the other", "a different one", "the higher one")
                .hold();
    }

    private static boolean archersShootTwoSpaces() {
        return legal("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2")
                && breaks("ARCHERS_REACH", "red hold 4,4 blue hold", "red:d2:2A,blue:g2:2I", "shoot d2 g2");
    }

    private static boolean equalAttacksHitTogether() {
        Position after = after(
                "red hold 4,4 blue hold 4,4",
                "red:d2:2I,blue:d1:2I",
                List.of("name attack", "name attack", "attack d2 d1", "attack d1 d2"));
        return after.field().squads(BattleSide.BLUE).isEmpty()
                && after.field().squads(BattleSide.RED).isEmpty();
    }

    private static boolean widestFirst() {
        String sets = "red hold 3,3,3,7,7 blue hold 10,10";
        return told("next", sets, "").equals("red:3x3")
                && told("next", sets, "pass").equals("blue:2x10")
                && told("next", sets, "pass ; pass").equals("red:2x7");
    }

    private static boolean passedSetsAreLost() {
        return told("phase", "red hold 3,3,3,7,7 blue hold 10,10", "pass ; pass ; pass")
                .equals("marching");
    }

    private static String told(String asked, String before, String actions) {
        List<String> all = actions.isEmpty() ? List.of() : List.of(actions.split(" ; "));
        return DieMenCase.told(GAME, after(before, "red:a1:7I,blue:a5:2I", all), asked);
    }

    private static boolean oneDieDoesNothing() {
        String squads = "red:d2:3I,blue:d1:3I";
        return lost("red hold 4,4 blue hold -+5", squads, "attack d2 d1 ; gobble 5") == 0
                && lost("red hold 4,4,4 blue hold -+5", squads, "attack d2 d1 ; gobble 5") == 2;
    }

    private static boolean gobbleDiceReachTheirHeight() {
        String squads = "red:d2:3I,blue:d1:3I";
        return legal("red hold 6,6 blue hold -+6", squads, "attack d2 d1 ; gobble 6")
                && breaks("GOBBLE_HIGH_ENOUGH", "red hold 6,6 blue hold -+5,6", squads, "attack d2 d1 ; gobble 5");
    }

    private static boolean archersWiden() {
        String near = "red:d2:9I,red:d1:1A,blue:e2:9I";
        return lost("red hold 6,6 blue hold", near, "attack d2 e2") == 3
                && lost("red hold 6,6 blue hold", "red:d2:9I,red:b2:1A,blue:e2:9I", "attack d2 e2") == 2
                && lost("red hold 6,6,5,5 blue hold", near, "attack d2 e2 ; attack d2 e2") == 5;
    }

    /** Each widens one attack, and two of them not the third. */
    private static boolean threeArchersWidenThreeAttacks() {
        String dice = "red hold 6,6,5,5,4,4 blue hold";
        String attacks = "attack d2 e2 ; attack d2 e2 ; attack d2 e2";
        return lost(dice, "red:d2:9I,red:d1:3A,blue:e2:9I", "attack d2 e2") == 3
                && lost(dice, "red:d2:9I,red:d1:3A,blue:e2:9I", attacks) == 3 + 3 + 3
                && lost(dice, "red:d2:9I,red:d1:2A,blue:e2:9I", attacks) == 3 + 3 + 2;
    }

    /** Returns whether a mark says that the only Defender of a space has used its die. */
    private static boolean usedDieIsMarked() {
        List<String> played = List.of("attack d2 d1", "gobble free");
        Position used = after("red hold 4,4,4 blue hold -+5,5", "red:d2:3I,blue:d1:3I1D", played);
        return GAME.view(used, new Viewer.Public()).marks().stream()
                .map(Mark::brief)
                .toList()
                .equals(List.of("D1"));
    }

    private static boolean cavalryAddsOne() {
        return lost("red hold 6,6 blue hold", "red:d2:8I1C,blue:e2:9I", "attack d2 e2") == 3
                && lost("red hold 6,6 blue hold", "red:d2:9I,blue:e2:9I", "attack d2 e2") == 2;
    }

    private static boolean hillsAddOne() {
        return lost("red hold 6,6 blue hold", "red:b3:9I,blue:a3:9I", "attack b3 a3") == 3
                && lost("red hold 6,6 blue hold -+5", "red:a3:9I,blue:b3:9I", "attack a3 b3 ; gobble 5") == 0
                && gobbleDiceReachTheirHeight();
    }

    private static boolean riversThreaten() {
        return breaks("RIVER_THREATENS", MARCH, "red:f2:2I,blue:a5:3I", "march f2 f3")
                && legal(MARCH, "red:f2:1F,blue:a5:1I,blue:g5:1I", "march f2 f3");
    }

    private static boolean freeMovement() {
        return legal(MARCH, "red:d2:2I,blue:a5:3I", "march d2 c2")
                && breaks("FREE_UNTHREATENED", MARCH, "red:d2:2I,blue:c1:3I", "march d2 c2")
                && breaks("FREE_IS_ADJOINING", MARCH, "red:d2:2I,blue:a5:3I", "march d2 f2")
                && breaks("FREE_INTO_OPEN", MARCH, "red:d2:2I,blue:a5:3I", "march d2 d3");
    }

    private static boolean seizeKeepsNear() {
        return legal("red seize:d3 4,4 blue hold", "red:d2:2I,blue:d1:2I", "attack d2 d1")
                && breaks("SEIZE_KEEPS_NEAR", "red seize:d3 4,4 blue hold", "red:d2:2I,blue:a5:2I", "move d2 d1 2I");
    }

    private static boolean freeGobbleDie() {
        String squads = "red:d2:3I,blue:d1:3I1D";
        return legal("red hold 4,4,4 blue hold -+5,5", squads, "attack d2 d1 ; gobble free")
                && breaks(
                        "FREE_DIE_ONCE",
                        "red hold 4,4,4 blue hold -+5,5",
                        squads,
                        "attack d2 d1 ; gobble free ; gobble free");
    }

    private static boolean cappedAttack() {
        return lost("red hold 4,4,4,4,4 blue hold", "red:d2:2I,blue:d1:5I", "attack d2 d1") == 2;
    }

    private static boolean movesGoToFreeSpaces() {
        String holds = "red seize:d3 4,4 blue hold";
        return legal(holds, "red:d2:2I,blue:a5:2I", "move d2 d3 1I")
                && legal(holds, "red:d2:2I,red:d3:1I,blue:a5:2I", "move d2 d3 2I")
                && breaks("ENEMIES_BAR", holds, "red:d2:2I,blue:d3:2I", "move d2 d3 2I");
    }

    private static boolean roundHasFourParts() {
        String rolled = "red hold ; blue hold ; roll 3,3,3,7,7,1,2/10,10";
        return told("phase", "declaring", "red hold").equals("declaring")
                && told("phase", "declaring", "red hold ; blue hold").equals("rolling")
                && told("phase", "declaring", rolled).equals("spending")
                && told("phase", "declaring", rolled + " ; pass ; pass ; pass").equals("marching")
                && told("phase", "declaring", rolled + " ; pass ; pass ; pass ; done ; done")
                        .equals("declaring")
                && told("round", "declaring", rolled + " ; pass ; pass ; pass ; done ; done")
                        .equals("2");
    }

    /** Returns whether the sets that are thrown in the lesson are asked for in the order that it tells. */
    private static boolean setsOfTheLessonComeInTurn() {
        String sets = "red hold 10,10,10,10,7,7,7,4,4 blue hold 3,3,3,9,9,5,5,1,1";
        List<String> order = List.of("red:4x10", "red:3x7", "blue:3x3", "blue:2x9", "blue:2x5", "red:2x4", "blue:2x1");
        return IntStream.range(0, order.size())
                .allMatch(passed -> told("next", sets, String.join(" ; ", Collections.nCopies(passed, "pass")))
                        .equals(order.get(passed)));
    }

    private static boolean fourUnitsHaveRoom() {
        String others = ",red:e1:3A,red:b1:1C,red:f1:1F,red:h1:1C1H,red:f2:1D,blue:b7:1C,blue:h7:1C1H," + NINE;
        Position room = standard("2 spending red 2x4 - | seize:e4 4,4", "red:d2:1D1I,red:d3:1I1S" + others);
        Position full = standard("2 spending red 2x4 - | seize:e4 4,4", "red:d2:1D1I,red:d3:2I1S" + others);
        Action move = STANDARD.readAction(room, "move d2 d3 1D1I").orThrow();
        return STANDARD.judge(room, move) instanceof Verdict.Accepted<Position, Action>
                && STANDARD.judge(full, move) instanceof Verdict.Refused<Position, Action> refused
                && refused.rule().name().equals("ROOM_IN_A_SPACE");
    }

    private static boolean travelAsFarAsTheSetIsWide() {
        return List.of("C", "H").stream().allMatch(type -> {
            String squads = "red:a1:1" + type + "1I,blue:g5:1I";
            return legal("red seize:a4 4,4,4 blue hold", squads, "move a1 a4 1" + type)
                    && !legal("red seize:a5 4,4,4 blue hold", squads, "move a1 a5 1" + type)
                    && !legal("red seize:a4 4,4 blue hold", squads, "move a1 a4 1" + type)
                    && breaks("MOVE_IS_ADJOINING", "red seize:a4 4,4,4 blue hold", squads, "move a1 a4 1I");
        });
    }

    private static boolean chariotsKeepOff(String to) {
        String from = to.charAt(0) + "2";
        String seizes = "red seize:" + to + " 4,4 blue hold";
        return breaks("CHARIOTS_KEEP_OFF", seizes, "red:" + from + ":1H,blue:g5:1I", "move " + from + " " + to + " 1H")
                && legal(seizes, "red:" + from + ":1I,blue:g5:1I", "move " + from + " " + to + " 1I");
    }

    private static boolean terrainHelpsToDefend() {
        String attacks = "red hold 10,10 blue hold -+4";
        return lost(attacks, "red:d2:9I,blue:d3:9I", "attack d2 d3 ; gobble terrain") == 0
                && lost(attacks, "red:c2:9I,blue:c3:9I", "attack c2 c3 ; gobble terrain") == 0
                && lost("red hold 10,10 blue hold 4", "red:d2:9I,blue:d3:9I", "attack d2 d3") == 2
                && lost(attacks, "red:d2:9I,blue:d1:9I", "attack d2 d1") == 2;
    }

    private static boolean impassibleBars(TroopType type) {
        String units = "2" + type.letter();
        return breaks(
                "IMPASSIBLE_IS_BARRED",
                "red seize:g4 4,4 blue hold",
                "red:a1:1I,red:g2:" + units + ",blue:a5:2I",
                "move g2 g3 " + units);
    }

    private static boolean siegeAttacksTwoAwayUnlimited() {
        return lost("red hold 6,6,6,6 blue hold", "red:d2:1S,blue:f2:9I", "attack d2 f2") == 4
                && breaks("SIEGE_DISTANCE", "red hold 6,6 blue hold", "red:d2:1S,blue:e2:9I", "attack d2 e2");
    }

    private static boolean siegeMovesInCompany() {
        String seizes = "red seize:d3 4,4 blue hold";
        return breaks("SIEGE_NEEDS_COMPANY", seizes, "red:d1:1S1I,blue:a5:1I", "move d1 d2 1S")
                && legal(seizes, "red:d1:1S1I,blue:a5:1I", "move d1 d2 1I1S");
    }

    private static boolean attackKnocksADie() {
        List<String> attack = List.of("attack d2 d1", "knock 2");
        Position after = after("red hold 5,5,5,5 blue hold 7,7,7,2,2", "red:d2:1I,blue:d1:4I", attack);
        return DieMenCase.told(GAME, after, "blue").equals("3x7");
    }

    /** Returns whether the battle ends after the eighth round and not before, with more units at e4 against more units. */
    private static boolean eightRounds() {
        String squads = "red:d4:2I,red:e3:1D1I,red:e1:3A,red:f1:1F,red:d1:1I1S,red:h1:1C1H,"
                + "blue:e5:2I,blue:d7:1I1S,blue:e7:3A,blue:c6:1D1I,blue:h7:1C1H,blue:b7:1C,blue:f7:1F";
        return STANDARD.artwork().aidFigures().get("rounds").equals("8")
                && distance("d4", "e4") == 1
                && distance("e3", "e4") == 1
                && wonAfterRound(7, squads).equals("-")
                && wonAfterRound(8, squads).equals("objective:Red");
    }

    private static String wonAfterRound(int round, String squads) {
        Position state = standard(round + " marching red " + squads + " - | hold -", squads);
        for (int side = 0; side < 2 && state.round() == round && !ended(state); side++) {
            state = Battles.next(STANDARD, state, new Action.DoneMarching());
        }
        return DieMenCase.told(STANDARD, state, "won");
    }

    private static boolean tenUnitsAreEnoughAndNineAreNot() {
        String squads =
                "red:d4:1C2I,red:e1:3A,red:h1:1C1H,red:c2:1D1I,blue:d5:2I,blue:d7:1I1S,blue:e7:3A,blue:c6:1D1I,blue:h7:1C";
        Position ten = standard("4 spending red 3x8 - | seize:e4 8,8,8", squads);
        Position less = Battles.next(
                STANDARD, ten, STANDARD.readAction(ten, "attack d4 d5").orThrow());
        return units(ten) == 10
                && !ended(ten)
                && units(less) < 10
                && less.round() == 4
                && DieMenCase.told(STANDARD, less, "won").equals("beaten:Red");
    }

    private static boolean ended(Position state) {
        return STANDARD.awaited(state) instanceof Awaited.Nothing;
    }

    private static int distance(String from, String to) {
        return BattleHex.named(from).orElseThrow().distance(BattleHex.named(to).orElseThrow());
    }

    /** Returns a position on the map that comes with the room, in which Blue holds and has no dice. */
    private static Position standard(String phaseAndRed, String squads) {
        return STANDARD.readPosition(phaseAndRed + " - open 0 | hold - - open 0 | " + squads + " | - | - | -")
                .orThrow();
    }

    private static boolean fifteenUnits() {
        return units(STANDARD.opening()) == 15;
    }

    private static Position after(String before, String squads, List<String> actions) {
        Position state = GAME.readPosition(DieMenCase.parse(1, "| " + before + " | " + squads + " | | no")
                        .position())
                .orThrow();
        for (String action : actions) {
            state = Battles.next(GAME, state, GAME.readAction(state, action).orThrow());
        }
        return state;
    }

    private static Verdict<Position, Action> judged(String before, String squads, String actions) {
        List<String> all = List.of(actions.split(" ; "));
        Position state = after(before, squads, all.subList(0, all.size() - 1));
        return GAME.judge(state, GAME.readAction(state, all.getLast()).orThrow());
    }

    private static boolean legal(String before, String squads, String actions) {
        return judged(before, squads, actions) instanceof Verdict.Accepted<Position, Action>;
    }

    private static boolean breaks(String rule, String before, String squads, String actions) {
        return judged(before, squads, actions) instanceof Verdict.Refused<Position, Action> refused
                && refused.rule().name().equals(rule);
    }

    private static boolean freely(TroopType type) {
        return legal(MARCH, "red:a1:1I,red:e2:1" + type.letter() + ",blue:a5:3I", "march e2 e3");
    }

    private static int lost(String before, String squads, String attack) {
        Position state = after(before, squads, List.of());
        return units(state) - units(after(before, squads, List.of(attack.split(" ; "))));
    }

    private static int units(Position state) {
        return state.field().squads(BattleSide.BLUE).stream()
                .mapToInt(squad -> squad.troops().size())
                .sum();
    }

    /** Returns whether Blue has lost with such units once a round is over. */
    private static boolean lostWith(String blue) {
        String squads = "red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:2I,red:d2:1D1I,red:f2:1D1I," + blue;
        Parsed<Position> read = STANDARD.readPosition(
                "1 marching red " + squads + " - | hold - - open 0 | hold - - open 0 | " + squads + " | - | - | -");
        if (!(read instanceof Parsed.Good<Position> good)) {
            return true;
        }
        Position state = good.value();
        for (int side = 0; side < 2 && !(STANDARD.awaited(state) instanceof Awaited.Nothing); side++) {
            state = Battles.next(STANDARD, state, new Action.DoneMarching());
        }
        return STANDARD.awaited(state) instanceof Awaited.Nothing;
    }

    private static String roll(int dice) {
        return "roll " + "1,".repeat(dice - 1) + "1/1";
    }
}
