package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** Sentences of refusals. A row has the units, the actions, the rule that refuses the last one, and its sentence. */
@DisplayName("a refusal gives the true reason")
class GroundForceReasonTest {
    private static void says(
            String house, String phase, String units, String piles, String actions, String rule, String says) {
        Map<String, String> answers = new LinkedHashMap<>();
        if (house != null && !house.isBlank()) {
            answers.put(house.split("=")[0], house.split("=")[1]);
        }
        Game<Position, Action> game = GroundForceGames.game(answers);
        String[] done = actions.split(", ");
        GroundForceTold told = GroundForceTold.of(game, phase + " | " + units + " | " + piles);
        for (int i = 0; i < done.length - 1; i++) {
            told.does(done[i]);
        }
        Verdict<Position, Action> ruling = game.judge(
                told.state(),
                game.readAction(told.state(), done[done.length - 1]).orThrow());
        assertThat(ruling).as(told.position()).isInstanceOf(Verdict.Refused.class);
        Verdict.Refused<Position, Action> refused = (Verdict.Refused<Position, Action>) ruling;
        assertThat(refused.why()).as(told.position()).isEqualTo(says);
        assertThat(refused.rule()).isEqualTo(SheetRule.valueOf(rule));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            d3:YT a3:YT g9:BT      | walk trooper d3 d6   | WALK_LENGTH | d6 is 3 spaces from d3, and a walk is two at most.
            d3:YT a3:YT g9:BT      | walk trooper d3 f4   | WALK_LENGTH | f4 is 3 spaces from d3, and a walk is two at most.
            d3:YT a3:YT g9:BT      | walk trooper d3 d3   | WALK_LENGTH | The trooper on d3 stands on d3 already. A unit that stays needs no action.
            d3:YT a3:YT g9:BT      | walk trooper d3 d4, walk trooper d4 d6 | WALK_LENGTH | d6 is 2 spaces from d4, and the unit has one left.
            d3:YT a3:YT g9:BT      | walk trooper d3 d4, walk trooper d4 e5 | ALONG_ROWS | e5 is diagonal from d4, which is two spaces, and the unit has one left.
            d3:YT a3:YT g9:BT      | walk trooper d3 d5, walk trooper d5 d6 | WALK_LENGTH | The trooper on d5 has walked its two spaces.
            d3:YT a3:YT d4:BT      | walk trooper d3 d4   | ENEMY_PLACE | Units of Blue stand on d4.
            d3:YT a3:YT d4:BT      | walk trooper d3 d5   | NO_JUMPING  | Blue's units block the way from d3 to d5.
            d3:YT d4:YTS g9:BT     | walk trooper d3 d4   | PLACE_IS_FULL | d4 is full: two units stand there.
            g4:YT a3:YT g9:BT      | walk trooper g4 h4   | ON_THE_BOARD | h4 is not a place of this board.
            g4:YT a3:YT g9:BT      | walk trooper z4 g4   | ON_THE_BOARD | z4 is not a place of this board.
            d3:YTS g9:BT           | walk saboteur d3 d4  | CARD_NAMES_UNITS | The card names troopers, not saboteurs.
            d3:YT g9:BT            | walk trooper g9 g8   | NO_SUCH_UNIT | The trooper on g9 is Blue's, and it is Yellow's turn.
            d3:YT g9:BT            | walk trooper d4 d5   | NO_SUCH_UNIT | No trooper of Yellow stands on d4.
            d3:YT g9:BT            | walk trooper d3 d4 tired | NO_SUCH_UNIT | There is only one trooper on d3.
            d3:YTT g9:BT           | walk trooper d3 d4 tired | NO_SUCH_UNIT | Both troopers on d3 have done the same; neither is the tired one.
            d3:YT a3:YT d4:BT      | attack trooper d3 d4, roll sword shield, walk trooper d3 d2 | ATTACKED_STANDS | The trooper on d3 has attacked and walks no more.
            d3:YT a3:YT d4:BT      | attack trooper d3 d4, roll sword shield, attack trooper d3 d4 | ATTACK_ONCE | The trooper on d3 has attacked in this turn.
            d3:YTT d4:BT           | attack trooper d3 d4, roll sword shield, attack trooper d3+d3 d4 | ATTACK_ONCE | One of the troopers on d3 has attacked in this turn.
            d3:YTT a3:YT d4:BTT    | attack trooper d3+d3 d4, roll sword+sword shield+shield, attack trooper d3 d4 | ATTACK_ONCE | The troopers on d3 have attacked in this turn.
            d3:YT a3:YT d5:BT      | attack trooper d3 d5 | ADJACENT | The trooper on d3 does not stand next to d5, which is 2 spaces away.
            d3:YT a3:YT e4:BT      | attack trooper d3 e4 | ADJACENT | The trooper on d3 does not stand next to e4, which is diagonal.
            d3:YT a3:YT d4:BT      | attack trooper d3 d2 | ENEMY_TO_ATTACK | No unit of Blue stands on d2.
            d3:YT d2:YT d4:BT      | attack trooper d3 d2 | ENEMY_TO_ATTACK | Yellow's own units stand on d2.
            d3:YT a3:YT d4:BT      | attack trooper d3 h4 | ON_THE_BOARD | h4 is not a place of this board.
            d3:YT a3:YT d4:BT      | attack trooper d3+d3 d4 | NO_SUCH_UNIT | Only one trooper stands on d3.
            d3:YTT c4:YT d4:BT     | attack trooper d3+d3+c4 d4 | ANNOUNCE | 3 units would throw 3 dice; a side has two.
            d3:YTT a3:YT d4:BT     | attack trooper d3+d3 d4, roll sword+sword sword+sword | DEFENDERS_DICE | Blue defends with one die, not with 2.
            d3:YTT a3:YT d4:BT     | attack trooper d3+d3 d4, roll sword sword | ANNOUNCE | Yellow attacks with two dice, not with 1.
            d3:YTT d4:BT g9:BT     | attack trooper d3+d3 d4, roll sword+sword sword, advance a3 | ATTACKERS_ADVANCE | The attackers of d4 stand on d3.
            d3:YTT d4:BT g9:BT     | attack trooper d3+d3 d4, roll sword+sword sword, advance d3 tired | NO_SUCH_UNIT | Do not name one of the attackers: they are all alike.
            d3:YT a3:YT d4:BST     | attack trooper d3 d4, roll sword sword+sword, remove heavy d4 | LOST_IN_BATTLE | No heavy weapon of Blue on d4 took part in this battle.
            """)
    void withATrooperCard(String units, String actions, String rule, String says) {
        says("", "yellow acting -", units, "trooper-1 | - | - | -", actions, rule, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heavy-1          | d3:YH a3:YH d7:BT         | attack heavy d3 d7 | HEAVY_RANGE | d7 is 4 spaces away from d3; a heavy weapon reaches three.
            heavy-1          | d3:YHH d5:BT              | attack heavy d3+d3 d5 | HEAVY_ONE_DIE | A heavy weapon attacks alone.
            heavy-1          | d3:YH a3:YH d5:BTT        | attack heavy d3 d5, roll sword sword+sword | HEAVY_ONE_DIE | Blue defends with one die, not with 2.
            stealth-1        | d3:YS a3:YS d5:BT         | walk saboteur d3 d7 | WALK_LENGTH | d7 is 4 spaces from d3, and no unit gets there with two spaces left, not even by jumps.
            stealth-1        | d3:YS a3:YS d4:BT e3:BT e5:BT d6:BT f4:BT | walk saboteur d3 e4 | JUMP | A jump over Blue leads straight on; none leads from d3 to e4 with two spaces left.
            stealth-1        | d3:YT a3:YS d4:BT         | attack trooper d3 d4 | CARD_NAMES_UNITS | The card names saboteurs, not troopers.
            trooper+heavy-1  | d3:YT c3:YH a3:YT g9:BT   | walk trooper d3 d4, walk heavy c3 c4, walk trooper a3 a4 | ONE_TYPE_THEN_OTHER | The troopers are done: heavy weapons have acted after them.
            trooper+heavy-1  | d3:YTS c3:YH g9:BT        | walk saboteur d3 d4 | CARD_NAMES_UNITS | The card names troopers and heavy weapons, not saboteurs.
            rush-1           | d3:YT a3:YT d8:BT         | walk trooper d3 d5, walk trooper d5 d7, attack trooper d7 d8, roll sword shield, attack trooper d7 d8 | RUSH_IN_TURN | The trooper on d7 has attacked in the second move.
            rush-1           | d3:YT a3:YT d8:BT         | walk trooper d3 d5, walk trooper d5 d7, walk trooper d7 e7 | WALK_LENGTH | The trooper on d7 has walked the two spaces of its second move.
            rush-1           | d3:YT a3:YT d4:BT         | attack trooper d3 d4, roll sword shield, attack trooper d3 d4, roll sword shield, walk trooper d3 d2 | ATTACKED_STANDS | The trooper on d3 has attacked in its second move.
            rush-1           | d3:YTT d4:BT              | attack trooper d3 d4, roll sword shield, attack trooper d3 d4 tired, roll sword shield, attack trooper d3 d4 tired | RUSH_IN_TURN | The tired trooper on d3 has attacked in the second move.
            """)
    void withAnotherCard(String card, String units, String actions, String rule, String says) {
        says("", "yellow acting -", units, card + " | - | - | -", actions, rule, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heavyRange=EXACTLY_THREE        | heavy-1   | d3:YH a3:YH d5:BT | attack heavy d3 d5 | HEAVY_NEAR | d5 is 2 spaces away from d3; a heavy weapon shoots only at places three away.
            heavyRange=EXACTLY_THREE        | heavy-1   | d3:YH a3:YH d4:BT | attack heavy d3 d4 | HEAVY_NEAR | d4 is 1 space away from d3; a heavy weapon shoots only at places three away.
            heavySight=STRAIGHT             | heavy-1   | d3:YH a3:YH e4:BT | attack heavy d3 e4 | HEAVY_LINE | e4 is neither in the column of d3 nor in its row.
            heavySight=STRAIGHT             | heavy-1   | d3:YH d4:YH d5:BT | attack heavy d3 d5 | HEAVY_LINE | A unit stands between d3 and d5.
            adjacentPlaces=CORNERS_TOO      | trooper-1 | d3:YT a3:YT e5:BT | attack trooper d3 e5 | ADJACENT | The trooper on d3 does not stand next to e5, which is 3 spaces away.
            adjacentPlaces=CORNERS_TOO      | trooper-1 | d3:YT a3:YT e4:BT g9:BT | attack trooper d3 e4, roll sword shield, walk trooper d3 d4 | ATTACKED_STANDS | The trooper on d3 has attacked and walks no more.
            maxAttackers=ONE                | trooper-1 | d3:YTT d4:BT      | attack trooper d3+d3 d4 | ATTACK_TOGETHER | In this house one unit attacks at a time.
            maxAttackers=TWO_FROM_ONE_PLACE | trooper-1 | d3:YT c4:YT d4:BT | attack trooper d3+c4 d4 | ATTACK_TOGETHER | In this house two units attack together only from one place.
            stealthMayAttack=false          | stealth-1 | d3:YS a3:YT d4:BT | attack saboteur d3 d4 | STEALTH_ATTACK | In this house no saboteur attacks in the turn of its stealth.
            advance=ONE                     | trooper-1 | d3:YTT d4:BT g9:BT | attack trooper d3+d3 d4, roll sword+sword sword, advance d3+d3 | ADVANCE_TOGETHER | In this house one of two attackers moves in, not both.
            throughOwn=false                | trooper-1 | d3:YT d4:YTT g9:BT | walk trooper d3 d5 | OWN_IN_THE_WAY | On the way from d3 to d5 stand two units of Yellow, and no unit walks through them.
            throughOwn=false                | trooper-1 | d3:YT d4:YTT c3:BT e3:YTT | walk trooper d3 c4 | NO_JUMPING | Blue's units block the way from d3 to c4.
            intoOwnBase=false               | trooper-1 | d3:YT a3:YT g9:BT | walk trooper d3 d2 | HOME_CLOSED | In this house a unit that has left Yellow's base does not walk back into it.
            attackEndsWalk=false            | trooper-1 | d2:YT a3:YT d5:BT | walk trooper d2 d4, attack trooper d4 d5, roll sword shield, walk trooper d4 d3 | WALK_LENGTH | The trooper on d4 has walked its two spaces.
            attackedUnits=STAND             | trooper-1 | d4:YT a3:YT d5:BT | attack trooper d4 d5, roll sword shield, done, draw trooper, walk trooper d5 d6 | ASSAILED_STANDS | The trooper on d5 was attacked in Yellow's turn and does not walk in this one.
            """)
    void underOtherRulings(String house, String card, String units, String actions, String rule, String says) {
        says(house, "yellow acting -", units, card + " | - | - | -", actions, rule, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stealthStack=ITSELF | d4:YS  | attack trooper d5 d4 | HIDDEN | Only a saboteur in stealth stands on d4.
            stealthStack=ITSELF | d4:YSS | attack trooper d5 d4 | HIDDEN | Only saboteurs in stealth stand on d4.
            stealthStack=PLACE  | d4:YTS | attack trooper d5 d4 | HIDDEN_PLACE | A saboteur in stealth hides the unit beside it on d4.
            stealthStack=PLACE  | d4:YS  | attack trooper d5 d4 | HIDDEN | Only a saboteur in stealth stands on d4.
            stealthStack=ITSELF | d4:YS  | walk trooper d5 d4   | ENEMY_PLACE | Units of Yellow stand on d4.
            """)
    void againstStealth(String house, String units, String action, String rule, String says) {
        says(house, "blue acting -", units + " a3:YT d5:BT", "stealth-1 | trooper-1 | yellow | -", action, rule, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drawing   | rush-1           | draw rush-7     | CARD_OF_DECK | There is no card rush-7; a deck has one that says rush.
            drawing   | rush-1           | draw trooper-6  | CARD_OF_DECK | There is no card trooper-6; a deck has 5 that say trooper.
            drawing   | rush-1           | draw rush       | CARD_IN_DECK | Yellow has drawn rush-1 already; it is not in the deck.
            drawing   | rush-1           | shuffle         | SHUFFLE_WHEN_EMPTY | Yellow's deck still has cards.
            buying 2  | reinforcements-1 | buy heavy c1    | COST | A heavy weapon costs 3 points, and 2 are left.
            buying 2  | reinforcements-1 | buy trooper d3  | OWN_BASE | d3 is not in Yellow's base.
            buying 2  | reinforcements-1 | buy trooper h3  | ON_THE_BOARD | h3 is not a place of this board.
            buying 2  | reinforcements-1 | buy trooper c1, buy saboteur c1 | COST | A saboteur costs 2 points, and one is left.
            """)
    void ofCardsAndPurchases(String phase, String card, String actions, String rule, String says) {
        says("", "yellow " + phase, "a3:YT g9:BT", card + " | - | - | -", actions, rule, says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            buy trooper e2  | After that 3 points would be lost, with other units 1.
            buy saboteur e2 | After that 2 points would be lost, with other units 1.
            """)
    void ofPurchasesThatWastePoints(String action, String says) {
        says(
                "",
                "yellow buying 4",
                "a6:YT d6:YT c1:YTT d1:YTT e1:YSS c2:YTT d2:YTT e2:YH g9:BT",
                "reinforcements-1 | - | - | -",
                action,
                "SPEND_ALL",
                says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            place heavy d1, place heavy d2 | ARMY_STRENGTH | Yellow has its heavy weapon already.
            place saboteur d1, place saboteur d1, place saboteur d2 | ARMY_STRENGTH | Yellow has its 2 saboteurs already.
            place trooper d12 | ON_THE_BOARD | d12 is not a place of this board.
            place trooper d11 | OWN_BASE | d11 is not in Yellow's base.
            """)
    void beforeTheGame(String actions, String rule, String says) {
        says("", "yellow placing", "-", "- | - | - | -", actions, rule, says);
    }
}
