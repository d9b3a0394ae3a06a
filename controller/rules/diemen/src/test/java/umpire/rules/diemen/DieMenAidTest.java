package umpire.rules.diemen;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.HexTerrain;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.position.Action;
import umpire.rules.diemen.position.DicePool;
import umpire.rules.diemen.position.DiceSet;
import umpire.rules.diemen.position.Position;
import umpire.rules.diemen.reach.AssaultSum;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.Verdict;

/** What the player aid says is what the rules say. */
class DieMenAidTest {
    private static final Game<Position, Action> GAME = Battles.game(Battles.PROVING_GROUND);
    private static final Game<Position, Action> STANDARD =
            Battles.open(Battles.standard(), Map.of()).orThrow();

    private static final String MARCH = "marching-red red hold blue hold";

    private static final String NINE = "blue:c6:2I,blue:d6:1D1I,blue:f6:1D1I,blue:e7:3A";

    @Test
    void whatTheAidStatesIsWhatTheRulesSay() {
        StatedRules.ofAid(STANDARD)
                .says(
                        "15 at most",
                        Troops.MOST == 15
                                && legal("rolling red hold blue hold", "red:a1:9I,red:b1:6I3A,blue:a5:1I", roll(15)))
                .says("Two armies", STANDARD.seats().size() == 2)
                .says("A 0 is ten", DicePool.HIGHEST == 10)
                .says(
                        "3x7 is three dice wide and seven high",
                        new DiceSet(3, 7).width() == 3 && new DiceSet(3, 7).height() == 7)
                .says(
                        "each squad may go to the next space, if it is Open and no enemy is next to it",
                        legal(MARCH, "red:d2:2I,blue:a5:3I", "march d2 c2")
                                && breaks("FREE_UNTHREATENED", MARCH, "red:d2:2I,blue:c1:3I", "march d2 c2")
                                && breaks("FREE_IS_ADJOINING", MARCH, "red:d2:2I,blue:a5:3I", "march d2 f2")
                                && breaks("FREE_INTO_OPEN", MARCH, "red:d2:2I,blue:a5:3I", "march d2 d3"))
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
                        legal("red seize:d3 4,4 blue hold", "red:d2:2I,blue:d1:2I", "attack d2 d1")
                                && breaks(
                                        "SEIZE_KEEPS_NEAR",
                                        "red seize:d3 4,4 blue hold",
                                        "red:d2:2I,blue:a5:2I",
                                        "move d2 d1 2I")
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
                        "never more than attack",
                        lost("red hold 4,4,4,4,4 blue hold", "red:d2:2I,blue:d1:5I", "attack d2 d1") == 2)
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
                .says(
                        "a free Gobble Die of 10 each",
                        legal("red hold 4,4,4 blue hold -+5,5", "red:d2:3I,blue:d1:3I1D", "attack d2 d1 ; gobble free")
                                && breaks(
                                        "FREE_DIE_ONCE",
                                        "red hold 4,4,4 blue hold -+5,5",
                                        "red:d2:3I,blue:d1:3I1D",
                                        "attack d2 d1 ; gobble free ; gobble free"))
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
