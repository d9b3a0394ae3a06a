package umpire.rules.ogreselves;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.TriedActions;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Each number and permission that the player aid and the lesson state is asked of the rules. */
class OgresElvesAidTest {
    private static final String FIRST = "FIRST 2";
    private static final String SECOND = "SECOND 2";
    private static final String THIRD = "THIRD 2";

    /** Red's captor is Ogre 3, which likes what the King's chest holds. */
    private static final String CAPTIVE = "turn=yellow red=6!:R ogre3=6 king=GE";

    private static final String BOTH_CAPTIVE = "red=7!:- yellow=8!:- 2=G 11=- 12=R ogre2=7 ogre3=8 king=R prince=R";

    @Test
    void theAidAgreesWithTheRules() {
        StatedRules.ofAid(Kingdoms.game("THIRD", 2))
                .says(
                        "take any Shields from Mines into your bag, put yours on Mines, or move them",
                        () -> shieldsAreChanged())
                .says("No Ogre stops at a Shield, and none is put where one stands", () -> shieldsKeepOgresOff())
                .says("Walk one or two spaces along the roads, or stay", () -> walksTwo())
                .says("A bag holds four things, Shields counted", () -> bagHoldsFour())
                .says(
                        "A number moves that Ogre, an O moves all of them: one Mine on, to the next number",
                        () -> rolls() && oneOn())
                .says("over other Ogres; from a Castle down its dotted road", () -> hops())
                .says("It takes what it likes there out of the game", () -> grabs())
                .tells("On a screen, click it")
                .tells("press Confirm twice")
                .says("You may walk onto it: if you carry something it likes, give it that", () -> gifts())
                .says("and you two go to a Castle without an Ogre", () -> giftsNeedACastle())
                .says(
                        "If you have nothing it likes you are its captive",
                        () -> leads(FIRST, "ogre3=1 red=home:R", "walk 1", "1!:R"))
                .says("A captive may propose a ransom", () -> ransoms())
                .says("Everybody else must say yes; after a no, another may be proposed", () -> everybodyAgrees())
                .says("All chests ask for gold and a ruby, only some for the other stones", () -> chestsAsk())
                .says("when nothing more can be brought and no Elf wants to go on", () -> endsWhereNothingIsLeft())
                .says("or when all Elves are captive and none pays", () -> endsWhenAllAreCaptive())
                .says("Each treasure in a chest is worth 1, and 1 more in a full chest", () -> chestsScore())
                .says("Each Gift is worth 1. Each captive costs 1", () -> giftsAndCaptivesScore())
                .says(
                        "With another Elf on your space give and take, also out of the other's bag",
                        () -> givesAndTakes())
                .says("You all win, unless all Elves are captive at the end", () -> allWinUnlessAllAreCaptive())
                .says(
                        "16 points in the first game, which are 6 treasures in chests, 6 more in full chests and 4 Gifts",
                        () -> most(FIRST, 16, 6, 4))
                .says("26 in the second, 10, 10 and 6", () -> most(SECOND, 26, 10, 6))
                .says("34 in the third, 14, 14 and 6", () -> most(THIRD, 34, 14, 6))
                .hold();
    }

    @Test
    void theLessonAgreesWithTheRules() {
        StatedRules.ofLesson(Kingdoms.game("FIRST", 2))
                .says("twelve Valuables on the Mines, an Ogre on each Castle, both Elves at Home", () -> laidOut())
                .says(
                        "The most is 16 points: 6 for the Valuables in them, 6 more for those in full chests, 4 for Gifts to the Ogres",
                        () -> most(FIRST, 16, 6, 4))
                .says("Walk one or two spaces along the roads", () -> walksTwo())
                .says("Put the Red Elf on Mine 2, where gold lies", () -> taught("walk 2; take gold"))
                .says("On a Mine you may take what lies there", () -> taught("walk 2; take gold"))
                .says("Put the gold from Mine 2 into the Red Elf's bag. A bag holds four things", () -> bagHoldsFour())
                .says("A number moves that Ogre, an O moves all of them", () -> rolls())
                .says(
                        "Ogre 3 came down from its Castle to Mine 6",
                        () -> leads(FIRST, "", "stay; roll 3", "nw 6 se sw"))
                .says("no Elf takes what lies under it", () -> guards())
                .says("and Ogre 4 came to Mine 10", () -> leads(FIRST, "", "stay; roll 4", "nw ne 10 sw"))
                .says("An Elf walks two spaces at most. Try three: put the Red Elf on Mine 5", () -> walksTwo())
                .tells("and read why not")
                .says("From Home they lead to Mines 1, 5, 9 and 13", () -> homeIsJoined())
                .says("Home counts as one space. Walk back over Mine 1", () -> homeIsJoined())
                .says(
                        "each thing once",
                        () -> refuses("CHEST_WANTS_COLOUR", FIRST, "red=1:G king=G", "walk home; deliver gold king"))
                .says("it is worth a point, and 1 more in a full chest", () -> chestsScore())
                .says("a full chest gives 1 more for each Valuable in it", () -> chestsScore())
                .says("From there an Ogre goes to the next number, over other Ogres", () -> oneOn() && hops())
                .says("It grabs what it likes, out of the game", () -> grabs())
                .tells("Click an Ogre")
                .says("if not, it takes you captive", () -> leads(FIRST, "red=5:R ogre3=6", "walk 6", "6!:R"))
                .says("Ogre 3 stands on Mine 6 and bars the road: no Elf walks through it", () -> barsTheWay())
                .says("from Mine 5 put the Red Elf on Mine 7, two spaces away", () -> barsTheWay())
                .says(
                        "But you may walk onto an Ogre. If your bag holds something it likes, you can give it",
                        () -> gifts())
                .says("Your bag holds an emerald, and Ogre 3 likes emeralds. Put the Red Elf on Mine 6", () -> gifts())
                .says(
                        "An Ogre that comes to you and likes nothing in your bag takes you captive",
                        () -> leads(FIRST, "red=6:R", "stay; roll 3", "6!:R"))
                .says("A Gift is worth a point", () -> giftsAndCaptivesScore())
                .says(
                        "Ogre 3 is out of this game",
                        () -> leads(FIRST, "red=5:E ogre3=6", "walk 6; gift emerald ne", "xne"))
                .says("Each Ogre gets one Gift at most: that makes the 4 points for Gifts", () -> most(FIRST, 16, 6, 4))
                .says("here the King's gold", () -> theKingsGoldIsARansom())
                .tells("You can play now", "Not so far")
                .says("Elves on the same space give and take, out of both bags", () -> givesAndTakes())
                .says(
                        "as a Gift for Ogre 5 on Mine 15, which likes sapphires",
                        () -> allows(FIRST, "red=home:S ogre5=1", "walk 1; gift sapphire sw"))
                .tells("both Elves are on Mine 13", "You keep the sapphire too")
                .says("and takes what it needs out of your bag, without asking", () -> givesAndTakes())
                .says(
                        "The game ends when all chests are full, nothing more can be brought, or all Elves are captive",
                        () -> endsWhereNothingIsLeft() && endsWhenAllAreCaptive())
                .says("You all win, unless all are captive", () -> allWinUnlessAllAreCaptive())
                .says("Then see how near you came to 16 points", () -> most(FIRST, 16, 6, 4))
                .hold();
    }

    @Test
    void theSentencesOfRefusalsAgreeWithTheRules() {
        StatedRules.ofRules(Kingdoms.game("THIRD", 2))
                .says(
                        "In the first game no Valuable is laid on Mines 1, 5, 9 and 13",
                        () -> Stream.of(1, 5, 9, 13)
                                .allMatch(mine ->
                                        Told.opening(Kingdoms.game("FIRST", 2)).refuses("salt " + mine + " gold")
                                                == SheetRule.MINE_STAYS_EMPTY))
                .says(
                        "The first game is played without Ogre 1",
                        () -> placing("FIRST", "- G G G - R R R - E E A - A S M")
                                        .refuses("ogre 1 nw")
                                == SheetRule.OGRE_ONE_STAYS_AWAY)
                .says("if there are five, one Castle gets two", () -> fiveOgresShareCastles())
                .says(
                        "One Shield protects a Mine; there is no second one on it",
                        () -> refuses("ONE_SHIELD_A_MINE", SECOND, "red=home:# 8=# yellow=home:##", "shield 8"))
                .says("A bag holds four things, Shields counted", () -> bagHoldsFour())
                .says("An Elf moves one or two spaces that are joined by roads, or stays", () -> walksTwo())
                .says(
                        "a trade is two steps: one thing is handed over, then the other",
                        () -> refuses(
                                        "TRADE_WHEN_FULL",
                                        FIRST,
                                        "red=home:E yellow=home:REAS",
                                        "stay; trade yellow emerald ruby")
                                && allows(
                                        FIRST,
                                        "red=home:E yellow=home:REAS",
                                        "stay; hand yellow red ruby; hand red yellow emerald"))
                .says(
                        "The four Shields are dealt out among the Elves that play",
                        () -> placing("SECOND", "G G G G R R R R E E A A S S M M")
                                .does("ogre 1 ne", "ogre 2 ne", "ogre 3 nw", "ogre 4 se", "ogre 5 sw")
                                .part(1)
                                .equals("home:## home:##"))
                .says(
                        "A Mine with a Shield is one space for an Elf's move",
                        () -> allows(SECOND, "1=# yellow=home:###", "walk 2")
                                && refuses("WALK_LENGTH", SECOND, "1=# yellow=home:###", "walk 3"))
                .says("Mines, Castles and Home are one space each", () -> walksTwo() && homeIsJoined())
                .says("Home counts as one space", () -> homeIsJoined())
                .says("Ogres move one space along the red roads", () -> oneOn())
                .tells("one by one", "If every Castle has one", "one of them", "one of the chests")
                .hold();
    }

    private static boolean shieldsAreChanged() {
        return leads(SECOND, "8=# 9=# yellow=home:##", "retrieve 8; retrieve 9", "home:##")
                && allows(SECOND, "red=home:## yellow=home:##", "shield 8; shield 9")
                && allows(SECOND, "8=# 9=# yellow=home:##", "shift 8 10; shift 9 11")
                && refuses("SHIELDS_BEFORE_MOVE", SECOND, "8=# yellow=home:###", "walk 1; retrieve 8")
                && refuses("NO_SHIELDS_IN_FIRST", FIRST, "", "shield 8");
    }

    private static boolean shieldsKeepOgresOff() {
        return leads(SECOND, "6=# yellow=home:###", "stay; roll 3", " 7 ")
                && refuses("NO_SHIELD_AT_OGRE", SECOND, "red=home:# yellow=home:### ogre2=8", "shield 8")
                && refuses("NO_SHIELD_AT_OGRE", SECOND, "8=# ogre2=9 yellow=home:###", "shift 8 9");
    }

    private static Told placing(String game, String valuables) {
        return Told.of(
                Kingdoms.game(game, 2),
                "red placing | home:- home:- | " + valuables + " | - - - - - | - - - - | - - - -");
    }

    private static boolean fiveOgresShareCastles() {
        return placing("SECOND", "G G G G R R R R E E A A S S M M")
                                .does("ogre 1 ne", "ogre 2 ne")
                                .refuses("ogre 3 ne")
                        == SheetRule.OGRE_TO_EACH_CASTLE
                && placing("FIRST", "- G G G - R R R - E E A - A S M")
                                .does("ogre 2 nw")
                                .refuses("ogre 3 nw")
                        == SheetRule.OGRE_TO_EACH_CASTLE;
    }

    private static boolean walksTwo() {
        return allows(FIRST, "", "walk 1")
                && allows(FIRST, "", "walk 2")
                && allows(FIRST, "", "stay")
                && refuses("WALK_LENGTH", FIRST, "", "walk 3")
                && refuses("WALK_LENGTH", FIRST, "red=2", "walk 5");
    }

    private static boolean bagHoldsFour() {
        return allows(FIRST, "red=home:REA 1=G", "walk 1; take gold")
                && refuses("BAG_IS_FULL", FIRST, "red=home:REAS 1=G", "walk 1; take gold")
                && refuses("BAG_IS_FULL", THIRD, "red=home:##RE yellow=home:## 1=G", "walk 1; take gold");
    }

    private static boolean rolls() {
        return leads(FIRST, "", "stay; roll 3", "- nw 6 se sw") && leads(FIRST, "", "stay; roll O", "- 1 6 10 15");
    }

    private static boolean oneOn() {
        return leads(FIRST, "ogre3=6", "stay; roll 3", "- nw 7 se sw")
                && leads(FIRST, "ogre3=16", "stay; roll 3", "- nw 1 se sw");
    }

    private static boolean hops() {
        return leads(FIRST, "ogre3=6 ogre4=7", "stay; roll 3", "- nw 8 7 sw")
                && leads(FIRST, "ogre4=6", "stay; roll 3", "- nw 7 6 sw");
    }

    private static boolean grabs() {
        return leads(FIRST, "6=E", "stay; roll 3", "| - - - - - - - - - - R G - - - - |");
    }

    private static boolean guards() {
        return leads(FIRST, "6=R", "stay; roll 3", "- - - - - R -", "nw 6 se sw")
                && refuses("GUARD", FIRST, "6=R red=6!:- ogre3=6 turn=yellow yellow=5", "stay; take ruby");
    }

    private static boolean barsTheWay() {
        return refuses("OGRE_BARS_THE_WAY", FIRST, "red=5 ogre3=6", "walk 7") && allows(FIRST, "red=5", "walk 7");
    }

    private static boolean gifts() {
        return allows(FIRST, "red=5:E ogre3=6", "walk 6; gift emerald ne")
                && refuses("GIFT_IS_LIKED", FIRST, "ogre3=1 red=home:GR", "walk 1; gift ruby ne");
    }

    private static boolean giftsNeedACastle() {
        return refuses("GIFT_TO_EMPTY_CASTLE", FIRST, "ogre3=1 red=home:G", "walk 1; gift gold nw")
                && leads(FIRST, "ogre3=1 red=home:G", "walk 1; gift gold ne", "ne:-", "xne")
                && leads(FIRST, "red=6:GA ogre4=12", "stay; roll 3; castle se", "se:A")
                && refuses("FREED_TO_EMPTY_CASTLE", FIRST, "red=6:G ogre4=12", "stay; roll 3; castle nw")
                && leads(FIRST, CAPTIVE, "stay; roll 3", "6:R");
    }

    private static boolean ransoms() {
        return allows(FIRST, CAPTIVE, "stay; roll 1; ransom king gold ne")
                && refuses(
                        "RANSOM_IS_LIKED",
                        FIRST,
                        "turn=yellow red=6!:- ogre3=6 king=GR",
                        "stay; roll 1; ransom king ruby ne")
                && refuses("RANSOM_TO_EMPTY_CASTLE", FIRST, CAPTIVE, "stay; roll 1; ransom king gold nw");
    }

    private static boolean everybodyAgrees() {
        String three = "turn=green red=6!:- ogre3=6 king=G green=home:####";
        return leads("THIRD 3", three, "stay; roll 5; ransom king gold ne; yes", "agreeing")
                && leads("THIRD 3", three, "stay; roll 5; ransom king gold ne; yes; yes", "xne")
                && leads("THIRD 3", three, "stay; roll 5; ransom king gold ne; yes; no", "6!:-")
                && allows(FIRST, CAPTIVE, "stay; roll 1; ransom king gold ne; no; ransom king emerald ne");
    }

    private static boolean chestsAsk() {
        return royalsThatTake("gold") == 4
                && royalsThatTake("ruby") == 4
                && Stream.of("emerald", "amethyst", "sapphire", "amber").allMatch(stone -> royalsThatTake(stone) < 4);
    }

    private static long royalsThatTake(String stone) {
        String letter = stone.equals("amber") ? "M" : stone.substring(0, 1).toUpperCase(Locale.ROOT);
        return Stream.of("queen", "king", "princess", "prince")
                .filter(royal -> allows(THIRD, "red=1:" + letter, "walk home; deliver " + stone + " " + royal))
                .count();
    }

    private static boolean endsWhereNothingIsLeft() {
        String brought = "king=GREA prince=R 11=- 12=- 6=S ogre5=8";
        return ends(FIRST, brought, "end; yes")
                && !ends(FIRST, brought, "end; no")
                && refuses("MORE_TO_DELIVER", FIRST, "king=GREA prince=R 11=- 12=G 6=S ogre5=8", "end")
                && ends(FIRST, "red=home:A king=GRE prince=GR 12=- 11=-", "stay; deliver amethyst king");
    }

    private static boolean endsWhenAllAreCaptive() {
        return ends(FIRST, BOTH_CAPTIVE, "ransom king ruby nw; no; done")
                && !ends(FIRST, BOTH_CAPTIVE, "ransom king ruby nw; yes");
    }

    private static boolean chestsScore() {
        return points(FIRST, "king=GRE") == 3
                && points(FIRST, "king=GREA") == 8
                && points(THIRD, "queen=GRESM") == 10
                && points(FIRST, "red=home:GREA") == 0;
    }

    private static boolean giftsAndCaptivesScore() {
        return points(THIRD, "gift-ne=GG gift-se=R") == 3 && points(FIRST, "king=GRE yellow=8!:- ogre2=8") == 2;
    }

    private static boolean givesAndTakes() {
        return leads(FIRST, "red=home:E yellow=home:R", "stay; hand yellow red ruby", "home:RE home:-")
                && leads(FIRST, "red=home:E yellow=home:R", "stay; hand red yellow emerald", "home:- home:RE");
    }

    private static boolean allWinUnlessAllAreCaptive() {
        return winners("king=GREA prince=R 11=- 12=- 6=S ogre5=8", "end; yes") == 2
                && winners(BOTH_CAPTIVE, "ransom king ruby nw; no; done") == 0;
    }

    private static int winners(String before, String actions) {
        Position end = tried(FIRST).after(position(FIRST, before), spelled(FIRST, before, actions));
        return tried(FIRST).game().awaited(end) instanceof Awaited.Nothing over
                ? over.outcome().winners().size()
                : -1;
    }

    /** A Valuable in a full chest counts twice. The rest of the highest score are Gifts. */
    private static boolean most(String game, int points, int inChests, int gifts) {
        List<Score.Goal> goals = tried(game)
                .game()
                .scores(tried(game).game().opening())
                .getFirst()
                .goals();
        int chests = goals.stream()
                .filter(goal -> goal.what().contains("chest"))
                .mapToInt(goal -> goal.most().orElseThrow())
                .sum();
        return chestsScore()
                && chests == inChests
                && goals.getFirst().most().orElseThrow() == points
                && goals.getLast().most().orElseThrow() == gifts
                && points == 2 * inChests + gifts;
    }

    private static boolean homeIsJoined() {
        return IntStream.rangeClosed(1, 16)
                        .filter(mine -> allows(FIRST, "", "walk " + mine))
                        .boxed()
                        .toList()
                        .equals(List.of(1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16))
                && allows(FIRST, "red=1", "walk 5")
                && refuses("WALK_LENGTH", FIRST, "red=2", "walk 5");
    }

    private static boolean laidOut() {
        String[] parts = taughtFrom("What it is about").split(" \\| ");
        return parts[2].replaceAll("[- ]", "").length() == 12
                && parts[3].equals("- nw ne se sw")
                && parts[1].equals("home:- home:-");
    }

    private static boolean theKingsGoldIsARansom() {
        String captive = taughtFrom("A captive");
        return tried(FIRST).allows(captive, "ransom king gold nw")
                && tried(FIRST).refuses("RANSOM_IS_LIKED", captive, "ransom king ruby nw")
                && tried(FIRST).refuses("RANSOM_IS_LIKED", captive, "ransom prince ruby nw");
    }

    private static boolean taught(String actions) {
        return tried(FIRST).allows(taughtFrom("What it is about"), actions);
    }

    private static String taughtFrom(String title) {
        return tried(FIRST).game().lesson().orElseThrow().steps().stream()
                .filter(step -> step.title().equals(title))
                .findFirst()
                .flatMap(LessonStep::position)
                .orElseThrow();
    }

    private static String position(String game, String before) {
        return OgresElvesCase.parse(1, "| " + game + " | " + before + " | stay | yes")
                .position();
    }

    private static TriedActions<Position, Action> tried(String game) {
        String[] words = game.split(" ");
        return new TriedActions<>(Kingdoms.game(words[0], Integer.parseInt(words[1])));
    }

    /** An Elf is done with handling, or with waiting as a captive, before it rolls. */
    private static String spelled(String game, String before, String actions) {
        StringBuilder spelled = new StringBuilder();
        for (String action : actions.split("; ")) {
            Phase phase = tried(game)
                    .after(position(game, before), spelled.toString())
                    .phase();
            boolean waits = phase instanceof Phase.Handling || phase instanceof Phase.Bound;
            spelled.append(action.startsWith("roll") && waits ? "done; " : "")
                    .append(action)
                    .append("; ");
        }
        return spelled.toString();
    }

    private static boolean allows(String game, String before, String actions) {
        return tried(game).allows(position(game, before), spelled(game, before, actions));
    }

    private static boolean refuses(String rule, String game, String before, String actions) {
        return tried(game).refuses(rule, position(game, before), spelled(game, before, actions));
    }

    private static boolean leads(String game, String before, String actions, String... fragments) {
        return tried(game).leads(position(game, before), spelled(game, before, actions), fragments);
    }

    private static boolean ends(String game, String before, String actions) {
        return tried(game).ends(position(game, before), spelled(game, before, actions));
    }

    private static int points(String game, String before) {
        return tried(game).points(position(game, before), "stay", 0);
    }
}
