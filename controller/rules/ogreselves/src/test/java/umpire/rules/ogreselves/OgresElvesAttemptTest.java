package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/** A player who carries a piece where it may not go is told the rule, not only that it is no move. */
class OgresElvesAttemptTest {
    private static final Game<Position, Action> THIRD = Kingdoms.game("THIRD", 2);
    private static final Game<Position, Action> FIRST = Kingdoms.game("FIRST", 2);

    /** Red, carrying a ruby and a Shield, is on Mine 3; an Ogre guards a gold bar next to it. */
    private static final String REST =
            " | 3:R# home:G | - - G G # - - S - - - - - - # # | 8 4 12 nw nw | - - - R | - - - -";

    /** A piece of the box was put somewhere, or one was carried from a place to another. */
    private static Placement carried(Placement picture, String token, Optional<Place> from, Place to) {
        List<Standing> standings = new ArrayList<>(picture.standings());
        from.map(Spot.On::new)
                .ifPresent(there -> assertThat(standings.removeIf(
                                standing -> standing.token().name().equals(token)
                                        && standing.spot().equals(there)))
                        .isTrue());
        standings.add(Standing.on(to, new Token(token)));
        return new Placement(standings);
    }

    /** Returns the meant action and the verdict on it, or the word "nothing". */
    private static String meant(Game<Position, Action> game, String position, String token, String from, String to) {
        Position state = game.readPosition(position).orThrow();
        Optional<Place> left = from.equals("box") ? Optional.empty() : Optional.of(new Place(from));
        Place reached = new Place(to);
        Placement seen = carried(game.show(state), token, left, reached);
        return game.attempt(state, left.stream().toList(), List.of(reached), seen)
                .map(action -> game.write(action) + ", " + judged(game, state, action))
                .orElse("nothing");
    }

    private static String judged(Game<Position, Action> game, Position state, Action action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<Position, Action> accepted -> "legal";
            case Verdict.Refused<Position, Action> refused -> refused.rule().name();
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            moving - open    | elf-red    | mine-3     | mine-9      | walk 9, WALK_LENGTH
            moving - open    | shield     | bag-red    | mine-8      | shield 8, NO_SHIELD_AT_OGRE
            moving - open    | shield     | mine-5     | mine-4      | shift 5 4, NO_SHIELD_AT_OGRE
            moving - open    | shield     | mine-5     | bag-red     | retrieve 5, legal
            moving - open    | shield     | mine-5     | bag-yellow  | hand red yellow shield, MOVE_FIRST
            moving - open    | ruby       | bag-red    | gifts-ne    | gift ruby ne, GIFT_NEEDS_MEETING
            moving - open    | ruby       | chest-prince | gifts-ne  | ransom prince ruby ne, ONLY_CAPTIVES_PAY
            moving - open    | ruby       | bag-red    | mine-3      | swap gold ruby, MOVE_FIRST
            moving - open    | gold       | mine-3     | bag-yellow  | hand red yellow gold, MOVE_FIRST
            moving - open    | ogre-2     | mine-4     | mine-6      | roll 2, NO_ROLL_NOW
            handling G - -   | ruby       | bag-red    | chest-queen | deliver ruby queen, DELIVER_AT_HOME
            handling G - -   | ruby       | bag-red    | bag-yellow  | hand red yellow ruby, SHARE_ON_ONE_SPACE
            handling G - -   | gold       | bag-yellow | bag-red     | hand yellow red gold, SHARE_ON_ONE_SPACE
            handling G - -   | gold       | bag-yellow | chest-queen | deliver gold queen, DELIVER_AT_HOME
            handling G - -   | gold       | mine-3     | bag-yellow  | hand red yellow gold, SHARE_ON_ONE_SPACE
            handling G - -   | gold       | mine-3     | chest-king  | deliver gold king, DELIVER_AT_HOME
            handling G - -   | gold       | box        | bag-yellow  | hand red yellow gold, SHARE_ON_ONE_SPACE
            handling G - -   | sapphire   | box        | bag-red     | take sapphire, NOTHING_TO_TAKE
            handling G - -   | ruby       | bag-red    | mine-3      | swap gold ruby, LEAVE_ONLY_WHEN_FULL
            handling G - -   | shield     | mine-5     | bag-red     | retrieve 5, SHIELDS_BEFORE_MOVE
            handling G - -   | shield     | mine-5     | bag-yellow  | hand red yellow shield, SHARE_ON_ONE_SPACE
            handling G - -   | shield     | bag-red    | mine-1      | shield 1, SHIELDS_BEFORE_MOVE
            handling G - -   | elf-red    | mine-3     | mine-2      | walk 2, STOPPED_IS_STOPPED
            rolling          | elf-red    | mine-3     | mine-2      | walk 2, STOPPED_IS_STOPPED
            rolling          | gold       | mine-3     | bag-red     | take gold, ROLL_ENDS_TURN
            """)
    void aPieceIsCarriedForAReason(String phase, String token, String from, String to, String meant) {
        assertThat(meant(THIRD, "red " + phase + REST, token, from, to)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            handling G - -   | ruby       | chest-prince | bag-red
            handling G - -   | shield     | bag-red      | chest-king
            """)
    void movesThatNoTurnAllowsMeanNothing(String phase, String token, String from, String to) {
        assertThat(meant(THIRD, "red " + phase + REST, token, from, to)).isEqualTo("nothing");
    }

    /** Green is a captive, and goes where its Ogre goes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            moving - open  | elf-yellow | home   | mine-1  | walk yellow 1, ELF_WHOSE_TURN
            handling G - - - | elf-yellow | home | mine-1  | walk yellow 1, ELF_WHOSE_TURN
            moving - open  | elf-yellow | home   | chest-king | nothing
            moving - open  | elf-green  | mine-8 | mine-9  | nothing
            moving - open  | elf-blue   | box    | mine-9  | walk blue 9, ELF_WHOSE_TURN
            rolling        | elf-yellow | home   | mine-1  | walk yellow 1, ELF_WHOSE_TURN
            """)
    void anElfWaitsForItsTurn(String phase, String token, String from, String to, String meant) {
        String rest = " | 3:R# home:G 8!:- | - - G G # - - S - - - - - - # # | 8 4 12 nw nw | - - - R | - - - -";
        assertThat(meant(Kingdoms.game("THIRD", 3), "red " + phase + rest, token, from, to))
                .isEqualTo(meant);
    }

    /** A full bag takes nothing more, and a fourth gold bar less than all. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gold    | mine-3  | bag-red | take gold, BAG_IS_FULL
            gold    | bag-red | mine-3  | swap gold gold, LEAVE_WHAT_IS_CARRIED
            emerald | bag-red | mine-3  | swap gold emerald, legal
            """)
    void aFullBagIsFull(String token, String from, String to, String meant) {
        String full =
                "red handling G - - | 3:GGGE home:- | - - G A - - - - - - - - # # # # | 8 4 12 nw nw | - - - R | - - - -";
        assertThat(meant(THIRD, full, token, from, to)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ruby    | box    | mine-1     | salt 1 ruby, MINE_STAYS_EMPTY
            gold    | box    | mine-8     | salt 8 gold, SALT_WHAT_IS_LEFT
            ruby    | box    | mine-8     | salt 8 ruby, SALT_IN_ORDER
            ruby    | box    | mine-3     | salt 3 ruby, SALT_IN_ORDER
            ruby    | box    | mine-7     | salt 7 ruby, legal
            gold    | mine-2 | mine-13    | salt 13 gold, SALT_WHAT_IS_LEFT
            ruby    | box    | bag-red    | take ruby, SALT_FIRST
            ruby    | box    | chest-king | deliver ruby king, SALT_FIRST
            shield  | box    | mine-7     | shield 7, SALT_FIRST
            ogre-2  | box    | castle-nw  | ogre 2 nw, SALT_FIRST
            elf-red | home   | mine-1     | walk 1, SALT_FIRST
            """)
    void aThingLaidOutWrongIsToldWhy(String token, String from, String to, String meant) {
        String salting =
                "red salting | home:- home:- | - G G G - R - - - - - - - - - - | - - - - - | - - - - | - - - -";
        assertThat(meant(FIRST, salting, token, from, to)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ogre-1 | box | castle-ne | ogre 1 ne, OGRE_ONE_STAYS_AWAY
            ogre-3 | box | castle-nw | ogre 3 nw, OGRE_TO_EACH_CASTLE
            ogre-4 | box | castle-ne | ogre 4 ne, OGRES_IN_ORDER
            ogre-3 | box | gifts-ne  | ogre 3 ne, legal
            ogre-3 | box | mine-5    | nothing
            ruby   | box | mine-5    | salt 5 ruby, SET_UP_ONCE
            """)
    void anOgrePlacedWrongIsToldWhy(String token, String from, String to, String meant) {
        String placing =
                "red placing | home:- home:- | - G G G - R R R - E E A - A S M | - nw - - - | - - - - | - - - -";
        assertThat(meant(FIRST, placing, token, from, to)).isEqualTo(meant);
    }

    /** Elf, Ogre and Gift go to one Castle, in any order; each of them may go first. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            elf-red | mine-8  | castle-ne   | gift ruby ne, legal
            ogre-2  | mine-8  | gifts-ne    | gift ruby ne, legal
            ogre-2  | mine-8  | castle-ne   | gift ruby ne, legal
            ruby    | bag-red | gifts-ne    | gift ruby ne, legal
            ruby    | bag-red | castle-ne   | gift ruby ne, legal
            elf-red | mine-8  | castle-se   | gift ruby se, GIFT_TO_EMPTY_CASTLE
            ogre-2  | mine-8  | gifts-se    | gift ruby se, GIFT_TO_EMPTY_CASTLE
            ruby    | bag-red | gifts-se    | gift ruby se, GIFT_TO_EMPTY_CASTLE
            emerald | bag-red | gifts-ne    | gift emerald ne, GIFT_IS_LIKED
            amber   | mine-9  | gifts-ne    | gift amber ne, GIFT_IS_CARRIED
            elf-red | mine-8  | mine-7      | walk 7, OGRE_MET_GETS_GIFT
            ruby    | bag-red | chest-king  | deliver ruby king, OGRE_MET_GETS_GIFT
            ogre-2  | mine-8  | mine-9      | roll 2, NO_ROLL_NOW
            """)
    void aGiftIsCarriedPieceByPiece(String token, String from, String to, String meant) {
        String meeting =
                "red meeting | 8:RE home:- | - - - - - - - - M - - - - - - - | - 8 5 se sw | - - - - | - - - -";
        assertThat(meant(FIRST, meeting, token, from, to)).isEqualTo(meant);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            elf-yellow | mine-8  | castle-ne | castle ne, legal
            elf-yellow | mine-8  | castle-se | castle se, FREED_TO_EMPTY_CASTLE
            elf-yellow | mine-8  | mine-7    | walk 7, FREED_ELF_CHOOSES
            ogre-3     | mine-5  | mine-6    | stay, FREED_ELF_CHOOSES
            """)
    void aFreedElfGoesFirst(String token, String from, String to, String meant) {
        String escaping =
                "red escaping yellow 3,4,5 | home:- 8:M | - - - - - - - - A - - - - - - - | - 8 5 se sw | - - - - | - - - -";
        assertThat(meant(FIRST, escaping, token, from, to)).isEqualTo(meant);
    }

    /** An Elf and a chest, touched one after the other, name a ransom. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            bound 0    | mine-7 chest-prince | Getting Free 3: No sapphire lies in the Prince's chest.
            bound 0    | mine-7 chest-king  | Getting Free 3: The Ogre on Mine 7 does not like a ruby.
            bound 0    | chest-king mine-7  | Getting Free 3: The Ogre on Mine 7 does not like a ruby.
            bound 0    | mine-7 chest-queen | legal
            bound 0    | mine-7 mine-7      | nothing
            bound 0    | mine-7             | nothing
            rolling    | mine-7 chest-queen | Turn 3: When the Elf is done, its die is rolled and nothing else happens first.
            """)
    void touchesThatNameNoRansomAreExplained(String phase, String touched, String says) {
        Game<Position, Action> game = Kingdoms.game("THIRD", 2);
        Position state = game.readPosition("red " + phase
                        + " | 7!:- home:#### | - - - - - - - - - - - - - - - - | nw 2 ne sw 7 | S R - - | - - - -")
                .orThrow();
        List<TouchedTokens> things = Arrays.stream(touched.split(" "))
                .map(place -> new TouchedTokens(new Place(place), List.of()))
                .toList();
        assertThat(game.meantByTouch(state, things)
                        .map(action -> switch (game.judge(state, action)) {
                            case Verdict.Accepted<Position, Action> accepted -> "legal";
                            case Verdict.Refused<Position, Action> refused ->
                                refused.rule().section() + ": " + refused.why();
                        })
                        .orElse("nothing"))
                .isEqualTo(says);
    }
}
