package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/** A wrong move made by hand is explained by a rule. A row has the position, the piece with its origin and target, and the sentence. */
@DisplayName("a wrong move made by hand is explained by a rule with its section")
class GroundForceAttemptTest {
    private final Game<Position, Action> game = GroundForceGames.game();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            acting -; d3:YT a3:YT d9:BT; trooper-1      | yellow-trooper d3 d6     | Play the game: d6 is 3 spaces from d3, and a walk is two at most.
            acting -; d3:YT a3:YT d9:BT; trooper-1      | yellow-trooper d3 f4     | Play the game: f4 is 3 spaces from d3, and a walk is two at most.
            acting trooper; d3:YT1 a3:YT d9:BT; trooper-1 | yellow-trooper d3 e4   | Play the game: e4 is diagonal from d3, which is two spaces, and the unit has one left.
            acting -; d3:YT a3:YT d4:BT; trooper-1      | yellow-trooper d3 d5     | Play the game: Blue's units block the way from d3 to d5.
            acting -; d3:YT a3:YT d4:BT; trooper-1      | yellow-trooper d3 d4     | Play the game: Units of Blue stand on d4.
            acting -; d3:YT d4:YTS d9:BT; trooper-1     | yellow-trooper d3 d4     | Preparations: d4 is full: two units stand there.
            acting -; d3:YT d4:YTS d9:BT; trooper-1     | yellow-saboteur d4 d5    | Play the game: The card names troopers, not saboteurs.
            acting -; d3:YT d4:YTS d9:BT; heavy-1,saboteur-1 | yellow-trooper d4 d5 | Play the game: The card names saboteurs, not troopers.
            acting trooper; d3:YTx a3:YT d4:BT; trooper-1 | yellow-trooper d3 d2   | Play the game: The trooper on d3 has attacked and walks no more.
            acting trooper; d3:YT2 a3:YT d9:BT; trooper-1 | yellow-trooper d3 d2   | Play the game: The trooper on d3 has walked its two spaces.
            acting trooper,heavy; d3:YT1 a3:YT b3:YH1 d9:BT; trooper+heavy-1 | yellow-trooper a3 a4 | Play the game: The troopers are done: heavy weapons have acted after them.
            acting -; d3:YT d9:BT; trooper-1            | blue-trooper d9 d8       | Play the game: The trooper on d9 is Blue's, and it is Yellow's turn.
            drawing; d3:YT d9:BT; -                     | yellow-trooper d3 d4     | Play the game: A turn begins with a card from the player's own deck; it says which units may act.
            rolling trooper d3:x d4 trooper; d3:YTx a3:YT d4:BT; trooper-1 | yellow-trooper a3 a4 | Battle: After an attack is announced, its dice are thrown before anything else.
            buying 2; d3:YT d9:BT; reinforcements-1     | yellow-trooper d3 d4     | ruling reinforcementTurn: A reinforcement card only brings new units. No unit walks or attacks in that turn.
            buying 2; d3:YT d9:BT; reinforcements-1     | yellow-trooper - d4      | Preparations: d4 is not in Yellow's base.
            buying 2; d3:YT d9:BT; reinforcements-1     | yellow-heavy - d2        | Reinforcements: A heavy weapon costs 3 points, and 2 are left.
            acting -; d3:YT d9:BT; trooper-1            | yellow-trooper - d2      | Reinforcements: New units come with a reinforcement card.
            acting -; d3:YT d9:BT; trooper-1            | yellow-card-rush-1 - yellow-discards | Play the game: One card is drawn in a turn.
            placing; c1:YT; -                           | yellow-trooper - d4      | Preparations: d4 is not in Yellow's base.
            placing; c1:YT; -                           | yellow-trooper c1 c3     | Preparations: Both armies stand in their bases before the first card is drawn.
            placing; c1:YT; -                           | blue-heavy - c10         | Preparations: Armies are put into their bases first, and it is Yellow's turn to do so.
            buying 2; d3:YT d9:BT; reinforcements-1     | blue-trooper - d2        | Preparations: Armies are put into their bases once; now it is Yellow's turn to buy units.
            buying 2; d3:YT d9:BT; reinforcements-1     | blue-trooper - d10       | Preparations: Armies are put into their bases once; now it is Yellow's turn to buy units.
            acting -; d3:YT d9:BT; trooper-1            | blue-trooper - d10       | Reinforcements: New units come with a reinforcement card.
            removing blue trooper d4:x,c5:x d5 trooper; d4:YTx c5:YTx d5:BTH; trooper-1; yellow sword+explosion sword+shield d5 | blue-trooper - d10 | Battle: Blue lost a unit and takes it away before play goes on.
            removing blue trooper d4:x,c5:x d5 trooper; d4:YTx c5:YTx d5:BTH; trooper-1; yellow sword+explosion sword+shield d5 | yellow-trooper - d2 | Battle: Blue lost a unit and takes it away before play goes on.
            """)
    void theRuleIsNamed(String position, String move, String says) {
        String[] parts = position.split("; *");
        Position state = game.readPosition("yellow " + parts[0] + " | " + parts[1] + " | " + parts[2] + " | - | - | "
                        + (parts.length > 3 ? parts[3] : "-"))
                .orThrow();
        assertThat(refusal(state, move.split(" "))).isEqualTo(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            yellow-trooper a3 d5 | Battle: The attackers of d5 stand on d4.
            yellow-trooper a3 a4 | Battle: First the attackers move into the place that they have emptied.
            """)
    void onlyAnAttackerMovesIn(String move, String says) {
        Position state = game.readPosition("yellow advancing trooper d4:x,d4:x d5 trooper | d4:YTxTx a3:YT d9:BT"
                        + " | trooper-1 | - | - | yellow sword+sword sword d5")
                .orThrow();
        assertThat(refusal(state, move.split(" "))).isEqualTo(says);
    }

    /** A row has the touched places in order: one or two attackers, and an illegal target. The touched one of several units is named. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            acting -; d3:YT a3:YT d5:BT; trooper-1      | d3 d5 | Battle: The trooper on d3 does not stand next to d5, which is 2 spaces away.
            acting -; d3:YT a3:YT e4:BT; trooper-1      | d3 e4 | Battle: The trooper on d3 does not stand next to e4, which is diagonal.
            acting -; d3:YH a3:YH d7:BT; heavy-1        | d3 d7 | Heavy weapon: d7 is 4 spaces away from d3; a heavy weapon reaches three.
            acting -; d3:YTH a3:YH d7:BT; trooper+heavy-1 | d3/heavy d7 | Heavy weapon: d7 is 4 spaces away from d3; a heavy weapon reaches three.
            acting -; d3:YTH a3:YH d6:BT; trooper+heavy-1 | d3/trooper d6 | Battle: The trooper on d3 does not stand next to d6, which is 3 spaces away.
            acting -; d3:YTH a3:YH d7:BT; trooper+heavy-1 | d3/? d7 | Heavy weapon: d7 is 4 spaces away from d3; a heavy weapon reaches three.
            acting -; d3:YTH a3:YT d4:BT; trooper-1     | d3/trooper d5 | Battle: No unit of Blue stands on d5.
            acting -; d3:YTS a3:YT d4:BT; heavy-1,saboteur-1 | d3/saboteur a3 | Battle: Yellow's own units stand on a3.
            acting -; d3:YTS a3:YT d4:BT; heavy-1,trooper-1 | d3/saboteur d4 | Play the game: The card names troopers, not saboteurs.
            acting -; d3:YT a3:YS d4:BT; saboteur-1     | d3 d4 | Play the game: The card names saboteurs, not troopers.
            acting trooper; d3:YTx a3:YT d4:BT; trooper-1 | d3 d4 | Play the game: The trooper on d3 has attacked in this turn.
            acting trooper,heavy; d3:YT a3:YT b3:YH1 d4:BT; trooper+heavy-1 | d3 d4 | Play the game: The troopers are done: heavy weapons have acted after them.
            acting -; d3:YT d5:YT d4:BT e5:BT; trooper-1 | d3 d5 e5 | Battle: The trooper on d3 does not stand next to e5, which is 3 spaces away.
            acting -; d3:YT d5:YT d4:BT g5:BT; trooper-1 | d3 d5 g5 | Battle: The trooper on d5 does not stand next to g5, which is 3 spaces away.
            acting -; d3:YH d5:YH d4:BT d6:BT; heavy-1  | d3 d5 d6 | Heavy weapon: A heavy weapon attacks alone.
            acting -; d3:YT d5:BT; trooper-1            | d5 d3 | Play the game: The trooper on d5 is Blue's, and it is Yellow's turn.
            drawing; d3:YT d4:BT; -                     | d3 d4 | Play the game: A turn begins with a card from the player's own deck; it says which units may act.
            rolling trooper d3:x d4 trooper; d3:YTx a3:YT d4:BT; trooper-1 | a3 d4 | Battle: After an attack is announced, its dice are thrown before anything else.
            """)
    void aTouchThatNamesNoLegalAttackIsExplained(String position, String touched, String says) {
        String[] parts = position.split("; *");
        Position state = game.readPosition("yellow " + parts[0] + " | " + parts[1] + " | " + parts[2] + " | - | - | -")
                .orThrow();
        assertThat(game.meantByTouch(state, touched(state, touched))
                        .map(meant -> refused(state, meant))
                        .orElse("legal"))
                .as("%s touched in %s", touched, position)
                .isEqualTo(says);
    }

    private List<TouchedTokens> touched(Position state, String places) {
        Map<Place, List<Token>> standing = game.show(state).visibleByPlace();
        return Arrays.stream(places.split(" "))
                .map(touched -> touched.split("/"))
                .map(parts -> new TouchedTokens(
                        new Place(parts[0]),
                        standing.getOrDefault(new Place(parts[0]), List.of()).stream()
                                .filter(token ->
                                        parts.length == 1 || token.name().endsWith(parts[1]))
                                .toList()))
                .toList();
    }

    @Test
    void aSingleTouchOrATouchOfNoUnitHasNoMeaning() {
        Position state = game.readPosition("yellow acting - | d3:YT a3:YT d5:BT | trooper-1 | - | - | -")
                .orThrow();
        assertThat(game.meantByTouch(state, touched(state, "d3"))).isEmpty();
        assertThat(game.meantByTouch(state, touched(state, "d6 d5"))).isEmpty();
        assertThat(game.meantByTouch(state, touched(state, "yellow-discards d3")))
                .isEmpty();
    }

    @Test
    void aLegalAttackByOneOrTwoIsNotRefused() {
        Position state = game.readPosition("yellow acting - | d3:YT c4:YT d4:BT | trooper-1 | - | - | -")
                .orThrow();
        assertThat(game.meantByTouch(state, touched(state, "d3 c4 d4"))).isEmpty();
        assertThat(game.meantByTouch(state, touched(state, "d3 d4"))).isEmpty();
    }

    private String refusal(Position state, String... move) {
        List<Standing> standings = new ArrayList<>(game.show(state).standings());
        Token token = new Token(move[0]);
        Place to = new Place(move[2]);
        List<Place> emptied = move[1].equals("-") ? List.of() : List.of(new Place(move[1]));
        emptied.forEach(from -> standings.remove(Standing.on(from, token)));
        standings.add(Standing.on(to, token));
        Optional<Action> meant = game.attempt(state, emptied, List.of(to), new Placement(standings));
        return refused(state, meant.orElseThrow());
    }

    private String refused(Position state, Action meant) {
        Verdict<Position, Action> ruling = game.judge(state, meant);
        assertThat(ruling).as(game.write(meant)).isInstanceOf(Verdict.Refused.class);
        Verdict.Refused<Position, Action> refused = (Verdict.Refused<Position, Action>) ruling;
        return refused.rule().section() + ": " + refused.why();
    }
}
