package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** The players name an attack by touching the attacking units and then the attacked place. */
class GroundForceTouchTest {
    private static final Place D3 = new Place("d3");
    private static final Place C4 = new Place("c4");
    private static final Place D4 = new Place("d4");

    private final Game<Position, Action> game = GroundForceGames.game();
    private final Position position = game.readPosition(
                    "yellow acting | c4:YS d3:YTS d4:BTS | trooper+saboteur-1 | - | - | -")
            .orThrow();

    private Action action(String text) {
        return game.readAction(position, text).orThrow();
    }

    @Test
    void ofTwoUnitsOnAPlaceTheAttackingOneIsTouched() {
        assertThat(game.touches(position, action("attack saboteur d3 d4"))).containsExactly(D3, D4);
        assertThat(game.touched(position, action("attack saboteur d3 d4")))
                .isEqualTo(Map.of(D3, new Token("yellow-saboteur")));
        assertThat(game.touched(position, action("attack trooper d3 d4")))
                .isEqualTo(Map.of(D3, new Token("yellow-trooper")));
    }

    @Test
    void ofTwoAttackersEachIsTouchedOnItsPlace() {
        Action both = action("attack saboteur c4+d3 d4");
        assertThat(game.touches(position, both)).containsExactly(C4, D3, D4);
        assertThat(game.touched(position, both))
                .isEqualTo(Map.of(C4, new Token("yellow-saboteur"), D3, new Token("yellow-saboteur")));
    }

    @Test
    void eitherUnitOnTheTargetMayBeTouched() {
        List<Action> attacks = game.actions(position).stream()
                .filter(Action.AttackPlace.class::isInstance)
                .toList();
        assertThat(attacks)
                .isNotEmpty()
                .allSatisfy(attack -> assertThat(game.touched(position, attack)).doesNotContainKey(D4));
    }

    /** Of a trooper that has walked and one that has not acted, the lifted one attacks. */
    @Test
    void ofTwoAlikeTheAttackingOneIsTouched() {
        Position alike = game.readPosition("yellow acting trooper | c5:YT d4:YTT2 d5:BT | trooper-1 | - | - | -")
                .orThrow();
        PieceCondition fresh = PieceCondition.usual(D4, new Token("yellow-trooper"));
        PieceCondition walked = new PieceCondition(D4, new Token("yellow-trooper"), "has walked two spaces");
        assertThat(game.conditions(alike)).containsExactly(walked);
        assertThat(touchedAs(alike, "attack trooper d4 d5")).isEqualTo(Map.of(D4, walked));
        assertThat(touchedAs(alike, "attack trooper d4 d5 fresh")).isEqualTo(Map.of(D4, fresh));
        assertThat(touchedAs(alike, "attack trooper c5+d4:fresh d5")).isEqualTo(Map.of(D4, fresh));
        assertThat(touchedAs(alike, "attack trooper d4+d4 d5")).isEmpty();
        assertThat(touchedAs(alike, "walk trooper d4 d3")).isEmpty();
    }

    @Test
    void ofTwoEqualUnitsEitherMayBeTouched() {
        Position same = game.readPosition("yellow acting trooper | d4:YT2T2 d5:BT | trooper-1 | - | - | -")
                .orThrow();
        assertThat(touchedAs(same, "attack trooper d4 d5")).isEmpty();
        Position spent = game.readPosition("yellow acting trooper | d4:YTxT d5:BT | trooper-1 | - | - | -")
                .orThrow();
        assertThat(touchedAs(spent, "attack trooper d4 d5")).isEmpty();
    }

    /** The camera sees the unit leave. The other unit's actions tell which one moved in. */
    @Test
    void theUnitThatMovesInIsKnownByTheOneThatStays() {
        Position alike = game.readPosition("yellow advancing trooper d4:x,d4:'1x d5 trooper | d4:YTxT'1x d9:BT"
                        + " | rush-1 | - | - | yellow sword+sword sword d5")
                .orThrow();
        assertThat(game.actions(alike).stream().map(game::write))
                .containsExactly("advance d4", "advance d4 tired", "advance d4+d4");
        assertThat(left(alike, "advance d4")).containsExactly("has walked one space and attacked in its second move");
        assertThat(left(alike, "advance d4 tired")).containsExactly("has attacked");
        assertThat(game.describe(
                        alike, game.readAction(alike, "advance d4 tired").orThrow()))
                .isEqualTo("move one in from d4, the one that has walked one space and attacked in its second move");
    }

    private List<String> left(Position before, String action) {
        Position after =
                GamePlay.after(game, before, game.readAction(before, action).orThrow());
        return game.conditions(after).stream()
                .filter(piece -> piece.place().equals(D4))
                .map(PieceCondition::condition)
                .toList();
    }

    private Map<Place, PieceCondition> touchedAs(Position state, String action) {
        return game.touchedAs(state, game.readAction(state, action).orThrow());
    }
}
