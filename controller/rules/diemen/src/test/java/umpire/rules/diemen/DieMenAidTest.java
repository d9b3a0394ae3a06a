package umpire.rules.diemen;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.position.Action;
import umpire.rules.diemen.position.BattleStrategy;
import umpire.rules.diemen.position.DicePool;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.reach.AssaultSum;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.Verdict;

/** Each number and permission that the player aid and the lesson state is asked of the rules. */
class DieMenAidTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);
    private static final Game<Position, Action> STANDARD =
            Battles.open(Battles.standard(), Map.of()).orThrow();

    private static final String MARCH = "marching-red red hold blue hold";

    private static final String FIFTEEN = "red:a1:9I,red:b1:6I3A,blue:a5:1I";

    private static final String NINE = "blue:c6:2I,blue:d6:1D1I,blue:f6:1D1I,blue:e7:3A";

    @Test
    void whatTheAidStatesIsWhatTheRulesSay() {
        StatedRules.ofAid(STANDARD)
                .says(
                        "Roll one d10 for each of your units on the map, 15 at most",
                        Troops.MOST == 15 && legal("rolling red hold blue hold", FIFTEEN, roll(15)))
                .says("Two armies", STANDARD.seats().size() == 2)
                .says("A 0 is ten", DicePool.HIGHEST == 10)
                .says("one after the other: the widest first, of equally wide ones the highest", widestFirst())
                .says("one die left does nothing", oneDieDoesNothing())
                .says(
                        "the troops of a space attack the next one",
                        breaks("ATTACK_IS_ADJACENT", "red hold 4,4 blue hold", "red:d2:2I,blue:f2:2I", "attack d2 f2"))
                .says("units of a space go to the next one, if it is empty or yours", movesGoToFreeSpaces())
                .tells("roll a die for each unit, all at once")
                .says("Nothing: a set that is passed is lost", passedSetsAreLost())
                .says("Archers: each adds one width, once a round, to an attack", archersWiden())
                .says(
                        "They do not attack themselves",
                        breaks("ARCHERS_ATTACK_NOT", "red hold 6,6 blue hold", "red:d2:2A,blue:e2:9I", "attack d2 e2"))
                .says(
                        "a set of theirs destroys one unit",
                        lost("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2") == 1)
                .says("Cavalry: one more damage", cavalryAddsOne())
                .says(
                        "Infantry: no rule of its own",
                        lost("red hold 4,4 blue hold", "red:d2:3I,blue:d1:5I", "attack d2 d1") == 2)
                .says("Hill: one more damage from it, Gobble Dice count one more on it", hillsAddOne())
                .says("River: counts as threatened, but not for Fliers", riversThreaten())
                .says(
                        "3x7 is three dice wide and seven high",
                        new DiceSet(3, 7).width() == 3 && new DiceSet(3, 7).height() == 7)
                .says("each squad may go to the next space, if it is Open and no enemy is next to it", freeMovement())
                .says(
                        "Deploy: defend, or move, never away from the goal",
                        legal("red deploy:d3 4,4 blue hold", "red:d2:2I,blue:a5:2I", "defend")
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
                        seizeKeepsNear()
                                && breaks(
                                        "SEIZE_DEFENDS_NOT",
                                        "red seize:d3 4,4 blue hold",
                                        "red:d2:2I,blue:d1:2I",
                                        "defend"))
                .says(
                        "Retreat: move, never straight at an enemy; defend if a squad is surrounded",
                        breaks(
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
                        lost("red hold 6,6 blue hold", "red:d2:9I,red:d1:1I,blue:e2:9I", "attack d2 e2") == 2
                                && lost("red hold 6,6 blue hold", "red:d2:9I,red:e1:1I,blue:e2:9I", "attack d2 e2") == 3
                                && lost("red hold 4,4,4,4,4 blue hold", "red:d2:2I,blue:d1:5I", "attack d2 d1") == 2)
                .says(
                        "up to two spaces away",
                        legal("red hold 4,4 blue hold", "red:d2:2A,blue:f2:2I", "shoot d2 f2")
                                && breaks(
                                        "ARCHERS_REACH_TWO",
                                        "red hold 4,4 blue hold",
                                        "red:d2:2A,blue:g2:2I",
                                        "shoot d2 g2"))
                .says(
                        "never into Forest, Hill or Mountain",
                        List.of(HexTerrain.FOREST, HexTerrain.HILL, HexTerrain.MOUNTAIN).stream()
                                .noneMatch(TroopType.CHARIOTS::enters))
                .says("a free Gobble Die of 10 each", freeGobbleDie())
                .says(
                        "but never stop there",
                        breaks(
                                        "IMPASSIBLE_IS_BARRED",
                                        "red seize:g4 4,4 blue hold",
                                        "red:g2:1F,blue:a5:2I",
                                        "move g2 g3 1F")
                                && legal("red seize:g4 4,4 blue hold", "red:g2:1F,blue:a5:2I", "move g2 g4 1F"))
                .says(
                        "Forest, Hill, Mountain, Rough and River do not hinder them",
                        List.of("b3", "c3", "d3", "e3", "f3").stream()
                                .allMatch(to -> legal(
                                        MARCH,
                                        "red:" + to.charAt(0) + "2:1F,blue:a5:1I,blue:g5:1I",
                                        "march " + to.charAt(0) + "2 " + to)))
                .says(
                        "In Free Movement it enters Rough too",
                        legal(MARCH, "red:e2:1C,blue:a5:3I", "march e2 e3")
                                && breaks("ROUGH_IS_SLOW", MARCH, "red:e2:2I,blue:a5:3I", "march e2 e3"))
                .says(
                        "attack two spaces away, never the next one",
                        legal("red hold 4,4 blue hold", "red:d2:2S,red:a1:1I,blue:f2:2I", "attack d2 f2")
                                && breaks(
                                        "SIEGE_REACHES_TWO",
                                        "red hold 4,4 blue hold",
                                        "red:d2:2S,red:a1:1I,blue:d1:2I",
                                        "attack d2 d1"))
                .says(
                        "They move only in company, and never in Free Movement",
                        breaks(
                                        "SIEGE_NEEDS_COMPANY",
                                        "red seize:d3 4,4 blue hold",
                                        "red:d1:2S1I,blue:a5:2I",
                                        "move d1 d2 2S")
                                && breaks("SIEGE_STAYS", MARCH, "red:d2:2S,red:a1:1I,blue:a5:4I", "march d2 c2"))
                .says(
                        "a Gobble Die of 10 joins the defence",
                        legal(
                                "red hold 4,4,4 blue hold -+5,5",
                                "red:d2:3I,blue:d3:3I",
                                "attack d2 d3 ; gobble terrain"))
                .says(
                        "against Hills too, and a Gobble Die of 10",
                        AssaultSum.towers(HexTerrain.MOUNTAIN, HexTerrain.HILL)
                                && !AssaultSum.towers(HexTerrain.HILL, HexTerrain.HILL))
                .says(
                        "in Free Movement only Cavalry and Fliers enter",
                        TroopType.ALL.stream()
                                .allMatch(type ->
                                        freely(type) == (type == TroopType.CAVALRY || type == TroopType.FLIERS)))
                .says(
                        "Impassible: nobody stops there",
                        TroopType.ALL.stream().noneMatch(type -> type.enters(HexTerrain.IMPASSIBLE)))
                .says(
                        "A side with fewer than 10 of its 15 units left has lost. After round 8 the side",
                        GAME.artwork().aidFigures().get("broken").equals("A side without units has lost.")
                                && lostWith(NINE)
                                && !lostWith(NINE + ",blue:b7:1C")
                                && STANDARD.artwork().aidFigures().get("rounds").equals("8"))
                .hold();
    }

    @Test
    void whatTheLessonStatesIsWhatTheRulesSay() {
        StatedRules.ofLesson(STANDARD)
                .says("Two armies of fifteen units", STANDARD.seats().size() == 2 && fifteenUnits())
                .says("A side with fewer than ten left has lost", lostWith(NINE) && !lostWith(NINE + ",blue:b7:1C"))
                .says(
                        "after eight rounds more units at the middle space",
                        STANDARD.artwork().aidFigures().get("rounds").equals("8"))
                .says("Four strategies", BattleStrategy.values().length == 4)
                .tells("Retreat moves away")
                .says("a ten-sided die for each of its units", legal("rolling red hold blue hold", FIFTEEN, roll(15)))
                .says("A 0 is ten", DicePool.HIGHEST == 10)
                .tells("we go on as if you threw four 10s, three 7s and two 4s")
                .says(
                        "4x10 is four dice wide and ten high",
                        new DiceSet(4, 10).width() == 4 && new DiceSet(4, 10).height() == 10)
                .says("one after the other: the widest first, of equally wide ones the highest", widestFirst())
                .says("A set lets units of one space go to the next, if that is empty or yours", movesGoToFreeSpaces())
                .tells("Take both units on d2")
                .says("Not away from the goal", seizeKeepsNear())
                .says("Troops that seize never go away from their goal", seizeKeepsNear())
                .tells(
                        "cancel a die with a 3",
                        "let it through and press Confirm twice",
                        "Press Confirm twice when you are done")
                .tells("Read why not", "touch a unit on d4, then one on d5")
                .says("it has a free Gobble Die of 10", freeGobbleDie())
                .says("cancelled one of your four dice", freeGobbleDie())
                .says("Three were left, so it got through", oneDieDoesNothing())
                .says(
                        "Blue lost a die of a set, and as many units as the attack was wide, never more than stood on d4",
                        cappedAttack())
                .says("Your Cavalry added one", cavalryAddsOne())
                .tells("Now Blue attacks you on d4 with three 2s. You had spent a set of two 3s on defence")
                .says("each cancels a die that is no higher", gobbleDiceReachTheirHeight())
                .says("One die does nothing", oneDieDoesNothing())
                .says(
                        "Two dice of the attack are left. Cancel one more: an attack of which a single die is left does nothing",
                        oneDieDoesNothing())
                .says(
                        "each squad may go to the next space, if it is open ground and no enemy stands next to it",
                        freeMovement())
                .tells("Take the two units on c2", "Squads that stay do nothing", "You can play now")
                .says(
                        "What a set may be spent on follows from your strategy",
                        legal("red hold 4,4 blue hold", "red:d2:2I,blue:a5:2I", "defend") && seizeKeepsNear())
                .hold();
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
