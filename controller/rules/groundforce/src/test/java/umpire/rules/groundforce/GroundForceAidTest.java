package umpire.rules.groundforce;

import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.StatedRules;
import umpire.rules.kernel.TriedActions;

/** Each number and permission in the player aid and the lesson is checked against the rules. */
class GroundForceAidTest {
    private static final Game<Position, Action> GAME = GroundForceGames.game();
    private static final TriedActions<Position, Action> TRIED = new TriedActions<>(GAME);

    /** Two attackers have destroyed both units of a place. */
    private static final String EMPTIED = "attack trooper d4+d4 d5; roll sword+explosion sword+sword; ";

    private static final String THREE_MINES = "draw a6:YT d6:YT g6:YT";

    private static final String SNEAKED = "draw stealth; done; draw trooper; ";

    @Test
    void theAidAgreesWithTheRules() {
        StatedRules.ofAid(GAME)
                .says(
                        "Two armies, three mining areas, one open field",
                        () -> GAME.seats().size() == 2 && threeMines())
                .says("Your card says which of your units may act", () -> anyUnits())
                .says("Get one single unit into the other base", () -> ends("trooper d9:YT", "walk trooper d9 d10"))
                .says(
                        "Walk with any units of the type on the card, up to 2 spaces each",
                        () -> anyUnits() && walksTwo())
                .says("Your own units may be crossed, the enemy's not", () -> crossesOwn())
                .says("A place holds 2", () -> refuses("PLACE_IS_FULL", "trooper d2:YT d3:YTT", "walk trooper d2 d3"))
                .says(
                        "touch the unit that attacks, or two of them, also from two places",
                        () -> twoAttackAtMost() && twoPlaces())
                .says("A unit that has attacked walks no more", () -> attackersStand())
                .says("one die for each attacker, one for each unit attacked", () -> oneDieEach())
                .tells("End your turn when you are done", "press Confirm twice")
                .says("Two types on a card: all of the one type act first, then all of the other", () -> oneTypeFirst())
                .says("Alike: nothing happens", () -> survives("attack trooper d4 d5; roll sword shield"))
                .says(
                        "An emptied place is entered at once, for nothing: of two attackers choose one, or both",
                        () -> movesIn())
                .says(
                        "Trooper: walks 2, attacks next door. Costs 1 point",
                        () -> fights("trooper") && costs("trooper", 1))
                .says("Saboteur: walks 2, attacks next door", () -> fights("saboteur"))
                .says(
                        "no unit may attack it or enter its place until the other side's next turn is over",
                        () -> hides())
                .says("Costs 2", () -> costs("saboteur", 2))
                .says("Heavy weapon: walks 2", () -> walks("heavy"))
                .says("It shoots alone at a place up to 3 spaces away, over anything", () -> shootsThree())
                .says(
                        "One die each, also against two: if it throws better every unit there is gone, else nothing happens",
                        () -> oneDieAgainstTwo())
                .says("Costs 3", () -> costs("heavy", 3))
                .says("Rush: every trooper moves twice. Walk, attack, walk, attack", () -> rush())
                .says("2 points, and 1 more for each mining area with a trooper of yours", () -> income())
                .says("Buy as long as you can", () -> refuses("SPEND_ALL", "draw d2:YT", "draw reinforcements; done"))
                .hold();
    }

    @Test
    void theLessonAgreesWithTheRules() {
        StatedRules.ofLesson(GAME)
                .says("Two armies on one open field", () -> GAME.seats().size() == 2)
                .says("it says which of your units may act", () -> anyUnits())
                .says("the six places at the near edge", () -> sixPlaces())
                .tells("only a few units of each army", "Not so far", "You can play now")
                .says("One die each", () -> oneDieAgainstTwo())
                .says("With Troopers each of your troopers may act in this turn", () -> anyUnits())
                .says(
                        "A unit walks one or two spaces along columns and rows; a place across a corner is two",
                        () -> walksTwo())
                .says("Two spaces are the most. Try three", () -> walksTwo())
                .says("could walk too, but it does not have to", () -> allows("trooper d2:YT", "done"))
                .tells("read why not")
                .says(
                        "Where no unit can do more, it ends by itself",
                        () -> leads("trooper d2:YT d11:BT", "walk trooper d2 d4", "blue drawing"))
                .says("once it has attacked it walks no more", () -> attackersStand())
                .says(
                        "Two attack together, from one place or from two, and each throws a die",
                        () -> twoAttackAtMost() && twoPlaces() && oneDieEach())
                .says("Two troopers stand on d4 and a blue one next door", () -> twoAttackAtMost())
                .tells("With real pieces touch one trooper, then the other one, then the blue one")
                .says("Throw all three", () -> oneDieEach())
                .says("for each trooper that attacks, Blue a blue one for each unit attacked", () -> oneDieEach())
                .says("Two of your dice count, and one of Blue's", () -> oneBetter())
                .says("Each die that you have more destroys a unit", () -> eachBetter())
                .says("with one fewer than Blue you would have lost an attacker", () -> eachWorse())
                .says("You were one better, and d5 is empty", () -> oneBetter())
                .says("put both on d5, or one of the two", () -> movesIn())
                .says("A heavy weapon shoots alone, up to three spaces far", () -> shootsThree())
                .says(
                        "only one die, even if two units are attacked. If yours is better, every unit on that place is gone. If not, nothing",
                        () -> oneDieAgainstTwo())
                .says("Blue may not attack them in its next turn", () -> hides())
                .says("This card brings two points, and one for the trooper on the mining area a6", () -> income())
                .says("A trooper costs 1, a saboteur 2", () -> costs("trooper", 1) && costs("saboteur", 2))
                .says("a heavy weapon 3", () -> costs("heavy", 3))
                .says(
                        "the blue base begins at row 10",
                        () -> ends("trooper d9:YT", "walk trooper d9 d10")
                                && !ends("trooper d8:YT", "walk trooper d8 d9"))
                .says(
                        "A place holds two units",
                        () -> refuses("PLACE_IS_FULL", "trooper d2:YT d3:YTT", "walk trooper d2 d3"))
                .says(
                        "even if it attacks its way in",
                        () -> leads(
                                "trooper d9:YT d10:BT d11:BT",
                                "attack trooper d9 d10; roll sword sword",
                                "over base yellow"))
                .says(
                        "One unit in the other base is enough to win",
                        () -> leads("trooper d9:YT d11:BT", "walk trooper d9 d10", "over base yellow"))
                .tells("the table names what may be done")
                .hold();
    }

    @Test
    void theSentencesOfRefusalsAgreeWithTheRules() {
        StatedRules.ofRules(GAME)
                .says(
                        "One card is drawn in a turn",
                        () -> refuses("ONE_CARD", "draw d2:YT", "draw trooper; draw trooper"))
                .says(
                        "An army begins with eight troopers, two saboteurs and one heavy weapon",
                        () -> armiesAreComplete())
                .says("A deck has eighteen cards, and none but those is drawn", () -> deckHasEighteen())
                .says("Each deck has eighteen cards", () -> deckHasEighteen())
                .says("Of two types on a card all units of one act first", () -> oneTypeFirst())
                .says("across a corner it is two spaces", () -> walksTwo())
                .says("A unit walks none, one or two spaces in a turn", () -> walksTwo())
                .says(
                        "A place holds two units at most",
                        () -> refuses("PLACE_IS_FULL", "trooper d2:YT d3:YTT", "walk trooper d2 d3"))
                .says(
                        "No unit walks through a place with two units of its own army",
                        () -> allows("trooper d2:YT d3:YT", "walk trooper d2 d4"))
                .says("at places up to three spaces away", () -> shootsThree())
                .says("at places exactly three spaces away", () -> shootsExactlyThree())
                .says("each side throws one die, even against two units", () -> oneDieAgainstTwo())
                .says("throws one die for each of them, two at most", () -> oneDieEach() && twoAttackAtMost())
                .says("throws one die if one unit of any type stands there, and two if two do", () -> oneDieEach())
                .says("of two attackers one moves in, or both", () -> movesIn())
                .says(
                        "A trooper costs one point, a saboteur two, a heavy weapon three",
                        () -> costs("trooper", 1) && costs("saboteur", 2) && costs("heavy", 3))
                .says("two dice of its colour", () -> twoAttackAtMost())
                .says("the six places of their base", () -> sixPlaces())
                .says("With a card of two types both of them move", () -> oneTypeFirst())
                .says("A reinforcement card brings two points", () -> income())
                .says("with a trooper on it brings one more point", () -> income())
                .says(
                        "even for a unit that has walked two spaces",
                        () -> leads(
                                "trooper d2:YT d5:BT g9:BT",
                                "walk trooper d2 d4; attack trooper d4 d5; roll sword sword",
                                "d5:YT"))
                .tells("one of several types", "which one")
                .hold();
    }

    private static boolean armiesAreComplete() {
        String almost =
                "blue placing | c1:YTT d1:YTT e1:YTT c2:YTT d2:YSS e2:YH c11:BTT d11:BTT e11:BTT c10:BTT d10:BSS"
                        + " | - | - | - | -";
        return TRIED.leads(almost, "place heavy e10", " drawing ")
                && TRIED.refuses("ARMY_STRENGTH", almost, "place trooper e10")
                && TRIED.refuses("ARMY_STRENGTH", almost, "place saboteur e10");
    }

    private static boolean deckHasEighteen() {
        String all = "trooper-1,trooper-2,trooper-3,trooper-4,trooper-5,saboteur-1,saboteur-2,heavy-1,heavy-2,"
                + "trooper+saboteur-1,trooper+saboteur-2,trooper+heavy-1,trooper+heavy-2,saboteur+heavy-1,stealth-1,"
                + "rush-1,reinforcements-1,reinforcements-2";
        String drawing = "yellow drawing | a3:YT g9:BT | ";
        return all.split(",").length == 18
                && TRIED.refuses("SHUFFLE_FIRST", drawing + all + " | - | - | -", "draw trooper")
                && TRIED.allows(drawing + all.replace(",reinforcements-2", "") + " | - | - | -", "draw reinforcements");
    }

    private static boolean threeMines() {
        return IntStream.range(0, 7 * 9)
                        .mapToObj(at -> "abcdefg".charAt(at % 7) + String.valueOf(at / 7 + 1))
                        .filter(place -> leads("draw d11:BT " + place + ":YT", "draw reinforcements", "buying 3"))
                        .count()
                == 3;
    }

    private static boolean anyUnits() {
        return leads("trooper d2:YT c2:YT", "walk trooper d2 d3; walk trooper c2 c3", "d3:YT", "c3:YT")
                && refuses("CARD_NAMES_UNITS", "trooper d2:YTS", "walk saboteur d2 d3");
    }

    private static boolean walksTwo() {
        return walks("trooper")
                && allows("trooper d2:YT", "walk trooper d2 e3")
                && refuses("WALK_LENGTH", "trooper d2:YT", "walk trooper d2 e4");
    }

    private static boolean walks(String type) {
        String table = type + " d2:Y" + letter(type);
        return allows(table, "walk " + type + " d2 d3")
                && allows(table, "walk " + type + " d2 d4")
                && refuses("WALK_LENGTH", table, "walk " + type + " d2 d5");
    }

    private static String letter(String type) {
        return type.substring(0, 1).toUpperCase(Locale.ROOT);
    }

    private static boolean crossesOwn() {
        return allows("trooper d2:YT d3:YTT", "walk trooper d2 d4")
                && refuses("NO_JUMPING", "trooper d2:YT d3:BT", "walk trooper d2 d4");
    }

    private static boolean twoAttackAtMost() {
        return allows("trooper d4:YTT d5:BT", "attack trooper d4 d5")
                && allows("trooper d4:YTT d5:BT", "attack trooper d4+d4 d5")
                && refuses("ANNOUNCE", "trooper d4:YT c5:YT e5:YT d5:BT", "attack trooper d4+c5+e5 d5");
    }

    private static boolean twoPlaces() {
        return allows("trooper d4:YT c5:YT d5:BT", "attack trooper d4+c5 d5");
    }

    private static boolean attackersStand() {
        return refuses(
                "ATTACKED_STANDS",
                "trooper d4:YT a1:YT d5:BT",
                "attack trooper d4 d5; roll sword shield; walk trooper d4 d3");
    }

    private static boolean oneDieEach() {
        return allows("trooper d4:YTT d5:BT", "attack trooper d4+d4 d5; roll sword+sword shield")
                && allows("trooper d4:YT d5:BTT", "attack trooper d4 d5; roll sword shield+shield")
                && refuses("ANNOUNCE", "trooper d4:YTT d5:BT", "attack trooper d4+d4 d5; roll sword shield")
                && refuses("DEFENDERS_DICE", "trooper d4:YT d5:BTT", "attack trooper d4 d5; roll sword shield");
    }

    private static boolean oneBetter() {
        return leads("trooper d4:YTT d5:BTT", "attack trooper d4+d4 d5; roll sword+explosion shield+sword", "d5:BT")
                && leads(
                        "trooper d4:YTT d5:BT g9:BT",
                        "attack trooper d4+d4 d5; roll sword+explosion shield",
                        "advancing");
    }

    /** Returns whether a throw that is better by 0, 1 and 2 destroys 0, 1 and 2 units. */
    private static boolean eachBetter() {
        return survives("attack trooper d4 d5; roll sword shield")
                && oneBetter()
                && leads("trooper d4:YTT d5:BTT g9:BT", EMPTIED, "advancing");
    }

    /** Returns whether a throw that is worse by 0, 1 and 2 loses 0, 1 and 2 attackers. */
    private static boolean eachWorse() {
        String table = "trooper a1:YT d4:YTT d5:BTT";
        String attack = "attack trooper d4+d4 d5; roll ";
        return leads(table, attack + "sword+sword shield+shield", "d4:YTxTx d5")
                && leads(table, attack + "sword+shield shield+explosion", "d4:YTx d5")
                && leads(table, attack + "shield+shield shield+explosion", "a1:YT d5");
    }

    private static boolean oneTypeFirst() {
        String table = "trooper+heavy d2:YTH e2:YH a3:YT";
        return allows(table, "walk heavy d2 d3; walk heavy e2 e3; walk trooper d2 d4")
                && refuses("ONE_TYPE_THEN_OTHER", table, "walk heavy d2 d3; walk trooper d2 d4; walk heavy e2 e3");
    }

    /** Returns whether both the trooper on d4 and the one on d5 are still there. */
    private static boolean survives(String actions) {
        return leads("trooper d4:YT d5:BT", actions, "d4:YT", "d5:BT");
    }

    private static boolean movesIn() {
        String pair = "trooper d4:YTT d5:BTT g9:BT";
        return leads("trooper d2:YT d5:BT g9:BT", "walk trooper d2 d4; attack trooper d4 d5; roll sword sword", "d5:YT")
                && refuses("ADVANCE_FIRST", pair, EMPTIED + "done")
                && leads(pair, EMPTIED + "advance d4", "d4:YT", "d5:YT")
                && leads(pair, EMPTIED + "advance d4+d4", "d5:YTT");
    }

    private static boolean fights(String type) {
        String unit = "d4:Y" + letter(type);
        return walks(type)
                && allows(type + " " + unit + " d5:BT", "attack " + type + " d4 d5")
                && refuses("ADJACENT", type + " " + unit + " d6:BT", "attack " + type + " d4 d6");
    }

    /** Returns whether a unit costs this many of five points. */
    private static boolean costs(String type, int points) {
        return leads(THREE_MINES, "draw reinforcements; buy " + type + " c1", "buying " + (5 - points))
                && refuses("COST", THREE_MINES, "draw reinforcements; buy heavy c1; buy heavy c1");
    }

    private static boolean sixPlaces() {
        return GAME.actions(TRIED.after(position(THREE_MINES), "draw reinforcements")).stream()
                        .filter(action -> GAME.write(action).startsWith("buy trooper"))
                        .count()
                == 6;
    }

    private static boolean hides() {
        String table = "draw d4:YS d5:BT";
        return refuses("HIDDEN", table, SNEAKED + "attack trooper d5 d4")
                && refuses("ENEMY_PLACE", table, SNEAKED + "walk trooper d5 d4")
                && allows(table, SNEAKED + "done; draw saboteur; done; draw trooper; attack trooper d5 d4");
    }

    private static boolean shootsThree() {
        return allows("heavy d4:YH d5:YT d7:BT", "attack heavy d4 d7")
                && allows("heavy d4:YH d5:BT", "attack heavy d4 d5")
                && refuses("HEAVY_RANGE", "heavy d4:YH d8:BT", "attack heavy d4 d8")
                && refuses("HEAVY_ONE_DIE", "heavy d4:YHH d7:BT", "attack heavy d4+d4 d7");
    }

    private static boolean shootsExactlyThree() {
        TriedActions<Position, Action> far =
                new TriedActions<>(GroundForceGames.game(Map.of("heavyRange", "EXACTLY_THREE")));
        return far.allows(position("heavy d4:YH d7:BT"), "attack heavy d4 d7")
                && far.refuses("HEAVY_NEAR", position("heavy d4:YH d6:BT"), "attack heavy d4 d6");
    }

    private static boolean oneDieAgainstTwo() {
        String table = "heavy d4:YH d7:BTS g9:BT";
        return !leads(table, "attack heavy d4 d7; roll sword sword", "d7:")
                && leads(table, "attack heavy d4 d7; roll sword sword", "d4:YH")
                && leads(table, "attack heavy d4 d7; roll shield shield", "d4:YH", "d7:BTS")
                && refuses("HEAVY_ONE_DIE", table, "attack heavy d4 d7; roll sword sword+sword");
    }

    private static boolean rush() {
        String table = "rush d2:YT a3:YT d5:BT d8:BT";
        String once = "walk trooper d2 d4; attack trooper d4 d5; roll sword sword; walk trooper d5 d7; ";
        return allows(table, once + "attack trooper d7 d8")
                && refuses("WALK_LENGTH", table, once + "walk trooper d7 c7")
                && refuses(
                        "RUSH_IN_TURN",
                        "rush d2:YT a3:YT d7:BT",
                        "walk trooper d2 d4; walk trooper d4 d6; attack trooper d6 d7; roll sword shield; attack trooper d6 d7");
    }

    private static boolean income() {
        return leads("draw d2:YT", "draw reinforcements", "buying 2")
                && leads("draw a6:YT d6:YT g6:YS", "draw reinforcements", "buying 4")
                && leads("draw a6:YTT", "draw reinforcements", "buying 3");
    }

    private static String position(String table) {
        return GroundForceCase.parse(1, "| | " + table + " | done | no").position();
    }

    private static boolean allows(String table, String actions) {
        return TRIED.allows(position(table), actions);
    }

    private static boolean refuses(String rule, String table, String actions) {
        return TRIED.refuses(rule, position(table), actions);
    }

    private static boolean leads(String table, String actions, String... fragments) {
        return TRIED.leads(position(table), actions, fragments);
    }

    private static boolean ends(String table, String actions) {
        return TRIED.ends(position(table), actions);
    }
}
