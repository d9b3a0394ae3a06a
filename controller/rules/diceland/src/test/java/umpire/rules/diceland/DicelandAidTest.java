package umpire.rules.diceland;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.TriedActions;

/** Each number and permission that the player aid and the lesson state is asked of the rules. */
class DicelandAidTest {
    private static final String ARMIES = "ARMIES";
    private static final String MARK_III = "MARK_III";

    private static final String THROWN = "light-tank-1=hand infantry-1=b:A1@100,0>180";
    private static final String LANDED =
            "throw light-tank-1; land infantry-1=A1@100,0>180 light-tank-1=8@0,0>0; fair; ";
    private static final String OGRE_SHOOTS = "turn=blue infantry-1=A1@200,0>0 ogre-blue=8@0,0>0";
    private static final String OGRE_IS_SHOT = "heavy-tank-1=8@-200,0>0 ogre-blue=8@0,0>0";
    private static final List<String> WEAPONS_NEED = List.of("blocks: {main: 9, secondary: 7, missiles: 6, ap: 3}");
    private static final String COMMANDED = "gev-1=8@0,-150>90 light-tank-1=5@200,-200>180 ogre-blue=8@0,60>180";
    private static final String LIGHT_TANK_ON_5 = "light-tank-1=5@0,0>0 infantry-1=b:hand";

    private static final String LIGHT_TANK_ON_8 = "light-tank-1=8@0,0>0 infantry-1=b:A1@100,0>0";

    @Test
    void theAidAgreesWithTheRules() {
        StatedRules.ofAid(Duels.game(MARK_III))
                .says("decide what it can do", () -> upperSidesDecide())
                .says("fifty points win", () -> fiftyPointsWin())
                .says("you cannot aim: where it comes to rest is chance", () -> throwsAreChance())
                .says("A die that it hits may be pushed or fall off. Then it may act", () -> throwsPush())
                .says("each of your dice acts once, from your edge forward", () -> commandsAreFollowed())
                .tells("Nothing useful to do?")
                .says("but not if you and then the other side have just passed", () -> passesAreLimited())
                .says(
                        "A side shows its number at the left, 8 the highest, its attack in a star and its block in a shield. Infantry has A4 to A1 and B4 to B1",
                        () -> sides())
                .says("It does one thing its upper side can do", () -> upperSidesDecide())
                .says("Never where it would brush another die or leave the table", () -> rollsAreBarred())
                .says("a pinched one any enemy in sight, one with a tail all of them", () -> arrowsReach())
                .says("seen by enemies only if nothing else is closer", () -> dodgingDiceAreHidden())
                .says(
                        "A lower one rolls the die by its red dot to the next lower side; one that cannot roll, for a die or"
                                + " the edge, is killed",
                        () -> pinnedDiceAreKilled())
                .says("On a side 1 everything kills", () -> sideOneIsKilled())
                .says("the thrown die itself brings none", () -> knockedOffDiceScore())
                .says("It is never thrown. It fires one weapon and may then maneuver", () -> theOgreShootsAndMoves())
                .says(
                        "a missile is gone once fired, and the Antipersonnel hits all it sees",
                        () -> missilesAreSpent() && arrowsReach())
                .says("A stronger side repairs it", () -> theOgreRollsUpAgain())
                .tells("A hit rolls it like any die")
                .says(
                        "Main Battery 9, Secondary Batteries 7, Missiles 6, Antipersonnel 3",
                        () -> WEAPONS_NEED.stream().allMatch(CatalogueFileTest.text()::contains))
                .says("can roll it up again, which repairs one hit or several", () -> theOgreRollsUpAgain())
                .says("So hit it often in one turn", () -> twoHitsRollItDown())
                .says(
                        "a line that is gone closes the corner whose green dot has its number",
                        () -> treadLinesMoveCorners())
                .says("without treads it never rolls up", () -> treadsAreNeeded())
                .says("The treads lose two dots less than the attack", () -> treadsLoseTwoLess())
                .says("Killing it is worth 50 points", () -> theOgreIsWorthFifty())
                .says("The Command Post is always the farthest target", () -> theCommandPostIsFarthest())
                .says("Each hit takes its attack off 60 points of armor", () -> theCommandPostIsHit())
                .says(
                        "worth what it costs: Infantry 2, G.E.V. 3, Light Tank 4, Missile Tank 6, Heavy Tank 8, either"
                                + " Howitzer 10, the Ogre 50",
                        () -> everyDieIsWorthItsCost())
                .says("The Command Post is worth nothing", () -> theCommandPostIsWorthNothing())
                .says("The first with fifty points wins", () -> fiftyPointsWin())
                .hold();
    }

    @Test
    void theLessonAgreesWithTheRules() {
        StatedRules.ofLesson(Duels.game(MARK_III))
                .says("decide what it can do", () -> upperSidesDecide())
                .says("a die twice as large", () -> theOgreIsTwiceAsLarge())
                .says(
                        "Fifty points win, and killing the Ogre brings all fifty",
                        () -> fiftyPointsWin() && theOgreIsWorthFifty())
                .says("An army here has 30 points, and its cheapest die is free", () -> armiesHaveThirty())
                .says("Choose G.E.V. 1: it costs 3", () -> itCosts("gev", 3))
                .says("Choose Infantry 1 for 2 points", () -> itCosts("infantry", 2))
                .says("Your turn is one action", () -> aTurnIsOneAction())
                .says("Choose to throw G.E.V. 1", () -> throwsPush())
                .says("In a game, chance decides where it comes to rest", () -> throwsAreChance())
                .tells("With real pieces you may aim")
                .says("A die that it hits can be pushed or fall off", () -> throwsPush())
                .says("Throw G.E.V. 1", () -> throwsPush())
                .says("G.E.V. 1 lies on side 8, and Blue let the throw count", () -> throwsPush())
                .says("Blue may call a foul if your hand is too near", () -> foulsAreCalled())
                .says("A die that landed may do one thing", () -> upperSidesDecide())
                .says("the number beside the arrow is its attack: 4. Choose G.E.V. 1", () -> theGevsAttackIsFour())
                .says("a lower one rolls the die down a side: the Ogre to side 7", () -> theGevsAttackIsFour())
                .says(
                        "The treads lose two dots less than the attack",
                        () -> theGevsAttackIsFour() && treadsLoseTwoLess())
                .says("two of the 15 of its corner x are gone", () -> theGevsAttackIsFour())
                .says("Once all are, it cannot roll over x", () -> treadLinesMoveCorners())
                .says("the Main Battery needs an attack of 9", () -> theMainBatteryNeedsNine())
                .says(
                        "what it rolls onto is lost, your dice and your Command Post too",
                        () -> hitsRollTheOgreOntoThem())
                .says("The three corners of the upper side are called x, y and z", () -> cornersAreXyz())
                .says(
                        "A die rolls over a corner with a green dot: that moves it, turns it and brings up another side",
                        () -> greenDotsRoll())
                .says(
                        "Its corner z, to the right and away from you, has no green dot",
                        () -> refuses("GREEN_DOT", ARMIES, LIGHT_TANK_ON_5, "roll light-tank-1 z"))
                .tells("Try to roll it over that one: the table says why it may not")
                .says("A die that may act need not", () -> allows(ARMIES, THROWN, LANDED + "rest"))
                .says("Choose that it does nothing more", () -> aTurnIsOneAction())
                .says("The Ogre fires one weapon, and after it rolls on if Blue wants", () -> theOgreShootsAndMoves())
                .says("One of the weapons, the Antipersonnel, hits every die it sees", () -> arrowsReach())
                .says("Blue then left the Ogre where it was", () -> theOgreNeedNotMove())
                .says(
                        "in one turn each of your dice on the table acts, the nearest to your edge first. Choose the Command Post",
                        () -> commandsAreFollowed())
                .tells("Now G.E.V. 1, in the same turn")
                .says("Your two hits rolled it down to side 6", () -> twoHitsRollItDown())
                .says(
                        "Then Blue rolled it over a green dot up to side 7: a roll up repairs a hit, or several",
                        () -> theOgreRollsUpAgain())
                .says("So hit it often in one turn", () -> twoHitsRollItDown())
                .says("without treads it never rolls up again", () -> treadsAreNeeded())
                .says(
                        "2 points for an Infantry, 3 for a G.E.V., 10 for a Howitzer. So Blue has 5 points now",
                        () -> everyDieIsWorthItsCost())
                .says("come back and can be killed again", () -> killedDiceComeBack())
                .says("yours or Blue's, brings its points to Blue", () -> knockedOffDiceScore())
                .says("The first with 50 points wins", () -> fiftyPointsWin())
                .says("you only that of the Ogre", () -> theOgreIsWorthFifty())
                .says("on side 1 any hit kills it", () -> theOgreIsWorthFifty())
                .says("bring no points, nor does your Command Post", () -> theCommandPostIsWorthNothing())
                .tells("You can play now", "It may act", "One more", "Not over that corner", "Or do nothing")
                .says("the table draws an army for you, or you choose it yourself", () -> armiesHaveThirty())
                .says("else throw a tank, for any shot kills a Howitzer", () -> weakestShotsKillHowitzers())
                .says(
                        "Once the Ogre stays down, a hit on side 1 kills it",
                        () -> treadsAreNeeded() && theOgreIsWorthFifty())
                .says("all dice with their eight sides", () -> eightSides())
                .hold();
    }

    @Test
    void theSentencesOfRefusalsAgreeWithTheRules() {
        StatedRules.ofRules(Duels.game(MARK_III))
                .says("The game is over when a player has 50 points", () -> fiftyPointsWin())
                .says("A turn is one action", () -> aTurnIsOneAction())
                .says(
                        "A die can be in one army only",
                        () -> tried(MARK_III).refuses("DIE_IS_FREE", opening(), "enlist gev-1; enlist gev-1"))
                .says(
                        "An army has at least one die",
                        () -> tried(MARK_III).refuses("ARMY_NEEDS_A_DIE", opening(), "ready")
                                && enlists("enlist gev-1; ready"))
                .says(
                        "A Short-Range or Long-Range shot hits one target",
                        () -> refuses("ONE_TARGET", ARMIES, LIGHT_TANK_ON_8, "fire light-tank-1"))
                .says(
                        "chooses one of its weapons or its treads",
                        () -> refuses("SYSTEM_IS_NAMED", MARK_III, OGRE_IS_SHOT, "fire heavy-tank-1 at ogre-blue"))
                .says("A Command needs at least one die that can follow it", () -> commandsAreFollowed())
                .says("On a side 1 any damage kills", () -> sideOneIsKilled())
                .says("scratches one circle of it", () -> theMainBatteryNeedsNine())
                .says("scratches two dots less than it is strong", () -> treadsLoseTwoLess())
                .says("The first to have 50 points wins", () -> fiftyPointsWin())
                .says("The player who kills the Ogre gets its 50 points", () -> theOgreIsWorthFifty())
                .tells(
                        "does not name one",
                        "after one was thrown",
                        "another one",
                        "the next one",
                        "the one that is thrown")
                .hold();
    }

    private static boolean upperSidesDecide() {
        String table = "gev-1=7@0,0>0 infantry-3=b:A4@200,0>0";
        return allows(ARMIES, table, "jump gev-1")
                && allows(ARMIES, table, "roll gev-1 x")
                && refuses("SIDE_HAS_EFFECT", ARMIES, "gev-1=8@0,0>0 infantry-3=b:A4@200,0>0", "jump gev-1")
                && refuses(
                        "ONLY_THAT_DIE",
                        ARMIES,
                        "light-tank-2=8@-200,0>0 " + THROWN,
                        landed("light-tank-2=8@-200,0>0") + "roll light-tank-2 x");
    }

    private static String landed(String another) {
        return LANDED.replace("; fair", " " + another + "; fair");
    }

    private static boolean aTurnIsOneAction() {
        return leads(ARMIES, THROWN, LANDED + "rest", "blue choosing")
                && refuses("ONE_ACTION", ARMIES, "light-tank-2=hand " + THROWN, LANDED + "throw light-tank-2");
    }

    private static boolean throwsPush() {
        return allows(ARMIES, THROWN, "throw light-tank-1; land infantry-1=A3@140,20>90 light-tank-1=8@0,0>0; fair")
                && allows(ARMIES, THROWN, "throw light-tank-1; land infantry-1=off light-tank-1=8@0,0>0; fair")
                && allows(ARMIES, THROWN, LANDED + "roll light-tank-1 y")
                && allows(ARMIES, THROWN, LANDED + "fire light-tank-1 at infantry-1");
    }

    private static boolean throwsAreChance() {
        Game<Position, Action> game = Duels.game(MARK_III);
        Position thrown = game.readPosition(
                        "red airborne gev-1 | gev-1:red@hand ogre-blue:blue@8,0,60,90:1,4,2,8:15,15,15")
                .orThrow();
        return !game.sampleRoll(thrown, game.dice(), new Random(1)::nextInt)
                .equals(game.sampleRoll(thrown, game.dice(), new Random(2)::nextInt));
    }

    private static boolean foulsAreCalled() {
        return leads(ARMIES, THROWN, LANDED.replace("fair; ", "foul out"), "light-tank-1:red@reserve", "blue choosing");
    }

    private static boolean commandsAreFollowed() {
        String table = "infantry-1=A4@-200,-200>0 gev-1=5@200,-50>0 light-tank-1=8@-200,100>0 ogre-blue=8@0,100>0";
        return leads(MARK_III, table, "command", "acting infantry-1 commanded")
                && leads(MARK_III, table, "command; rest", "acting gev-1 commanded")
                && leads(MARK_III, table, "command; rest; rest", "acting light-tank-1 commanded")
                && leads(MARK_III, table, "command; rest; rest; rest", "blue choosing")
                && refuses("COMMAND_NEEDS_ALLIES", MARK_III, "infantry-1=hand ogre-blue=8@0,100>0", "command");
    }

    private static boolean passesAreLimited() {
        String table = "light-tank-1=8@0,0>0 infantry-1=b:A4@100,0>180";
        return allows(ARMIES, table, "pass; pass")
                && refuses("NO_PASS_AGAIN", ARMIES, table, "pass; pass; pass")
                && allows(ARMIES, "howitzer-1=2@0,0>0 infantry-1=b:A4@-200,0>180", "pass; pass; pass");
    }

    private static boolean cornersAreXyz() {
        return Stream.of(TopCorner.values()).map(TopCorner::word).toList().equals(List.of("x", "y", "z"));
    }

    private static boolean greenDotsRoll() {
        return leads(ARMIES, LIGHT_TANK_ON_5, "roll light-tank-1 x", "light-tank-1:red@4,")
                && leads(ARMIES, LIGHT_TANK_ON_5, "roll light-tank-1 y", "light-tank-1:red@8,");
    }

    private static boolean rollsAreBarred() {
        return allows(ARMIES, "light-tank-1=8@0,0>0 infantry-1=b:A1@86.1,0>0", "roll light-tank-1 x")
                && refuses(
                        "WAY_IS_BARRED", ARMIES, "light-tank-1=8@0,0>0 infantry-1=b:A1@83.6,0>0", "roll light-tank-1 x")
                && refuses(
                        "EDGE_OF_THE_TABLE", ARMIES, "light-tank-1=8@280,0>0 infantry-1=b:hand", "roll light-tank-1 x");
    }

    private static boolean arrowsReach() {
        String two = "infantry-1=b:A1@100,0>0 infantry-2=b:A1@250,0>0 ";
        return refuses("CLOSEST_ONLY", ARMIES, two + "light-tank-1=8@0,0>0", "fire light-tank-1 at infantry-2")
                && allows(ARMIES, two + "light-tank-1=8@0,0>0", "fire light-tank-1 at infantry-1")
                && allows(ARMIES, two + "missile-tank-1=8@0,0>0", "fire missile-tank-1 at infantry-2")
                && points(
                                MARK_III,
                                "turn=blue infantry-1=A3@120,0>180 infantry-2=B4@0,160>270 ogre-blue=8@0,0>0",
                                "fire ogre-blue ap",
                                1)
                        == 4;
    }

    private static boolean dodgingDiceAreHidden() {
        return refuses(
                        "DODGES",
                        MARK_III,
                        "turn=blue gev-1=8@186.6,0>180 heavy-tank-1=8@0,166.6>270 ogre-blue=8@0,0>0",
                        "fire ogre-blue main at gev-1")
                && allows(
                        MARK_III,
                        "turn=blue gev-1=8@166.6,0>180 heavy-tank-1=8@0,230>270 ogre-blue=8@0,0>0",
                        "fire ogre-blue main at gev-1");
    }

    private static boolean pinnedDiceAreKilled() {
        String shot = "infantry-3=A1@0,0>240 heavy-tank-1=b:5@150,0>0 ";
        return points(ARMIES, shot + "light-tank-1=b:8@201,0>30", "fire infantry-3 at heavy-tank-1", 0) == 8
                && points(ARMIES, shot + "light-tank-1=8@240,0>0", "fire infantry-3 at heavy-tank-1", 0) == 0
                && points(
                                ARMIES,
                                "infantry-3=A1@160,0>240 heavy-tank-1=b:5@290,0>0",
                                "fire infantry-3 at heavy-tank-1",
                                0)
                        == 8;
    }

    private static boolean sideOneIsKilled() {
        return points(ARMIES, "infantry-3=A1@0,0>240 heavy-tank-1=b:1@100,0>0", "fire infantry-3 at heavy-tank-1", 0)
                == 8;
    }

    private static boolean knockedOffDiceScore() {
        String table = "turn=blue gev-1=b:hand light-tank-1=b:8@0,0>0 infantry-1=A4@100,0>0";
        String off = "throw gev-1; land infantry-1=off gev-1=8@-100,0>0 light-tank-1=off";
        return points(ARMIES, table, off, 0) == 6
                && points(ARMIES, table, off, 1) == 0
                && points(ARMIES, THROWN, "throw light-tank-1; land infantry-1=A1@100,0>180 light-tank-1=off", 1) == 0;
    }

    private static boolean theOgreShootsAndMoves() {
        return allows(MARK_III, OGRE_SHOOTS, "fire ogre-blue main at infantry-1; roll ogre-blue x")
                && allows(MARK_III, OGRE_SHOOTS, "fire ogre-blue main at infantry-1; rest")
                && refuses(
                        "SHOOT_THEN_MOVE",
                        MARK_III,
                        OGRE_SHOOTS,
                        "fire ogre-blue main at infantry-1; fire ogre-blue ap")
                && refuses("OGRE_IS_NOT_THROWN", MARK_III, OGRE_SHOOTS, "throw ogre-blue");
    }

    private static boolean theOgreNeedNotMove() {
        return leads(
                MARK_III,
                OGRE_SHOOTS,
                "fire ogre-blue main at infantry-1; rest",
                "red choosing",
                "ogre-blue:blue@8,0,0,");
    }

    private static boolean missilesAreSpent() {
        String table = "turn=blue infantry-1=A1@-100,173>0 ogre-blue=8@0,0>0";
        return leads(MARK_III, table, "fire ogre-blue missiles at infantry-1", ":1,4,1,8:");
    }

    private static boolean treadsLoseTwoLess() {
        return leads(
                        MARK_III,
                        "light-tank-1=8@-200,0>0 ogre-blue=8@0,0>0",
                        "fire light-tank-1 at ogre-blue hitting treads",
                        ":12,15,15")
                && leads(MARK_III, OGRE_IS_SHOT, "fire heavy-tank-1 at ogre-blue hitting treads", ":7,15,15");
    }

    private static boolean theOgreIsWorthFifty() {
        return points(MARK_III, "infantry-1=A1@-200,0>240 ogre-blue=1@0,0>0", "fire infantry-1 at ogre-blue", 0) == 50;
    }

    private static boolean fiftyPointsWin() {
        String table =
                "light-tank-1=8@0,0>0 infantry-1=b:A1@100,0>0 howitzer-1=b:hand heavy-tank-1=b:hand light-tank-2=b:hand ";
        String shot = "fire light-tank-1 at infantry-1";
        return tried(ARMIES).ends(position(ARMIES, table + "red=killed*howitzer*4,killed*heavy-tank*1"), shot)
                && !tried(ARMIES).ends(position(ARMIES, table + "red=killed*howitzer*4,killed*light-tank*1"), shot);
    }

    private static boolean theCommandPostIsFarthest() {
        return refuses(
                        "POST_IS_FARTHEST",
                        MARK_III,
                        "turn=blue infantry-1=A4@250,-200>0 ogre-blue=8@0,0>30",
                        "fire ogre-blue secondary at post-red")
                && allows(
                        MARK_III,
                        "turn=blue infantry-1=A4@250,250>0 ogre-blue=8@0,0>30",
                        "fire ogre-blue secondary at post-red");
    }

    private static boolean theCommandPostIsHit() {
        String shot = "fire ogre-blue main at post-red";
        return leads(MARK_III, "turn=blue infantry-1=hand ogre-blue=8@0,0>270", shot, "| 48,0 |")
                && leads(MARK_III, "turn=blue armor=12,0 infantry-1=hand ogre-blue=8@0,0>270", shot, "| 0,0 |")
                && leads(MARK_III, "turn=blue infantry-1=hand ogre-blue=8@0,-180>270", "roll ogre-blue x", "| 0,0 |");
    }

    private static boolean hitsRollTheOgreOntoThem() {
        return leads(
                        MARK_III,
                        "heavy-tank-1=8@-250,0>0 infantry-1=A4@-50,86>0 ogre-blue=8@0,0>0#1,4,2,8/0,0,0",
                        "fire heavy-tank-1 at ogre-blue hitting ap",
                        "infantry-1:red@reserve")
                && leads(
                        MARK_III,
                        "heavy-tank-1=8@-250,-100>0 ogre-blue=8@0,-180>150",
                        "fire heavy-tank-1 at ogre-blue hitting ap",
                        "| 0,0 |");
    }

    private static boolean theCommandPostIsWorthNothing() {
        String table = "turn=blue armor=12,0 infantry-1=hand ogre-blue=8@0,0>270";
        return points(MARK_III, table, "fire ogre-blue main at post-red", 1) == 0;
    }

    private static boolean armiesHaveThirty() {
        String forty = "enlist howitzer-1; enlist howitzer-2; enlist mobile-howitzer-1; enlist mobile-howitzer-2";
        return enlists(forty) && !enlists(forty + "; enlist infantry-1");
    }

    private static boolean enlists(String actions) {
        return tried(MARK_III).allows(opening(), actions);
    }

    private static String opening() {
        Game<Position, Action> game = Duels.game(MARK_III);
        return game.writePosition(game.opening());
    }

    /** Returns whether a killed die scores a number of points. */
    private static boolean itCosts(String type, int points) {
        String side = type.equals("infantry") ? "A1" : "1";
        return points(ARMIES, "gev-2=8@0,0>0 " + type + "-1=b:" + side + "@100,0>0", "fire gev-2 at " + type + "-1", 0)
                == points;
    }

    private static boolean everyDieIsWorthItsCost() {
        return itCosts("infantry", 2)
                && itCosts("gev", 3)
                && itCosts("light-tank", 4)
                && itCosts("missile-tank", 6)
                && itCosts("heavy-tank", 8)
                && itCosts("howitzer", 10)
                && itCosts("mobile-howitzer", 10)
                && theOgreIsWorthFifty();
    }

    private static boolean killedDiceComeBack() {
        return leads(
                ARMIES,
                "light-tank-1=8@0,0>0 infantry-1=b:A1@100,0>0 gev-1=b:hand",
                "fire light-tank-1 at infantry-1; pass; pass",
                "infantry-1:blue@hand");
    }

    private static boolean theGevsAttackIsFour() {
        return leads(
                MARK_III,
                "gev-1=8@-200,0>0 ogre-blue=8@0,0>0",
                "fire gev-1 at ogre-blue hitting treads",
                "ogre-blue:blue@7,",
                ":13,15,15");
    }

    private static boolean theMainBatteryNeedsNine() {
        String shot = "fire howitzer-1 at ogre-blue hitting main";
        return leads(MARK_III, "howitzer-1=3@-200,0>180 ogre-blue=8@0,0>0", shot, ":0,4,2,8:")
                && leads(MARK_III, "howitzer-1=2@-200,0>0 ogre-blue=8@0,0>0", shot, ":1,4,2,8:");
    }

    private static boolean twoHitsRollItDown() {
        return leads(
                MARK_III,
                COMMANDED,
                "command; fire light-tank-1 at ogre-blue hitting treads; fire gev-1 at ogre-blue hitting treads",
                "ogre-blue:blue@6,");
    }

    private static boolean theOgreRollsUpAgain() {
        String table = "turn=blue gev-1=hand ogre-blue=6@0,0>0";
        return leads(MARK_III, table, "roll ogre-blue y", "ogre-blue:blue@7,", "red choosing")
                && leads(MARK_III, table.replace("6@", "2@"), "roll ogre-blue x", "ogre-blue:blue@7,");
    }

    private static boolean treadsAreNeeded() {
        String table = "turn=blue gev-1=hand ogre-blue=6@0,0>0#1,4,2,8/0,0,0";
        return Stream.of("x", "y", "z")
                .allMatch(corner -> refuses("TREADS_ARE_GONE", MARK_III, table, "roll ogre-blue " + corner));
    }

    private static boolean treadLinesMoveCorners() {
        String table = "turn=blue gev-1=hand ogre-blue=6@0,0>0#1,4,2,8/0,15,15";
        return refuses("TREADS_ARE_GONE", MARK_III, table, "roll ogre-blue x")
                && allows(MARK_III, table, "roll ogre-blue y");
    }

    /** The Antipersonnel has the lowest attack of the Ogre. */
    private static boolean weakestShotsKillHowitzers() {
        return leads(
                        MARK_III,
                        "turn=blue howitzer-1=8@200,0>0 ogre-blue=2@0,0>0",
                        "fire ogre-blue ap",
                        "howitzer-1:red@reserve")
                && leads(
                        MARK_III,
                        "turn=blue heavy-tank-1=8@200,0>0 ogre-blue=2@0,0>0",
                        "fire ogre-blue ap",
                        "heavy-tank-1:red@7,");
    }

    private static boolean theOgreIsTwiceAsLarge() {
        return heightMm("Ogre") == 2 * heightMm("G.E.V.");
    }

    private static double heightMm(String die) {
        return Duels.game(MARK_III).pieces().stream()
                .filter(piece -> piece.name().contains(die))
                .findFirst()
                .orElseThrow()
                .faces()
                .getFirst()
                .heightMm();
    }

    private static boolean sides() {
        String box = CatalogueFileTest.text();
        return Stream.of("side: 8,", "side: A4", "side: A1", "side: B4", "side: B1")
                        .allMatch(box::contains)
                && !box.contains("side: 9");
    }

    private static boolean eightSides() {
        return CatalogueFileTest.text().split("\\{face: ").length - 1 == 8 * 8;
    }

    private static String position(String scenario, String table) {
        return DicelandCase.parse(1, "Throwing a Die :: " + scenario + " :: " + table + " :: pass :: no")
                .position();
    }

    private static TriedActions<Position, Action> tried(String scenario) {
        return new TriedActions<>(Duels.game(scenario));
    }

    private static String written(String actions) {
        return Stream.of(actions.split("; ")).map(DicelandCase::written).collect(Collectors.joining("; "));
    }

    private static boolean allows(String scenario, String table, String actions) {
        return tried(scenario).allows(position(scenario, table), written(actions));
    }

    private static boolean refuses(String rule, String scenario, String table, String actions) {
        return tried(scenario).refuses(rule, position(scenario, table), written(actions));
    }

    private static boolean leads(String scenario, String table, String actions, String... fragments) {
        return tried(scenario).leads(position(scenario, table), written(actions), fragments);
    }

    private static int points(String scenario, String table, String actions, int seat) {
        return tried(scenario).points(position(scenario, table), written(actions), seat);
    }
}
