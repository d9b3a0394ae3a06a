package umpire.rules.diemen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.Viewer;

/** Where a house has it so, both sides name in secret what their equal sets are for, and hear of it together. */
class SecretNamingTest {
    private static final Seat RED = BattleSide.RED.seat();
    private static final Seat BLUE = BattleSide.BLUE.seat();

    private final Game<Position, Action> game = Battles.open(Battles.PROVING_GROUND, Map.of("equalSetsNamed", "SECRET"))
            .orThrow();
    private final Position tied = game.readPosition(
                    "1 naming 2x5 secretly - - | hold 5,5 - open 0 | hold 5,5 - open 0 | "
                            + "red:d2:3I,blue:d1:3I | - | - | -")
            .orThrow();

    private Action action(String written) {
        return game.readAction(tied, written).orThrow();
    }

    private List<String> told(Position position, String written) {
        return ((Verdict.Accepted<Position, Action>) game.judge(position, action(written)))
                .events().stream().map(Event::says).toList();
    }

    private Position after(Position position, String written) {
        return Battles.next(game, position, action(written));
    }

    @Test
    void bothSidesAreAskedAtOnce() {
        assertThat(game.awaited(tied))
                .isEqualTo(new Awaited.Declarations(
                        List.of(RED, BLUE), "both sides have 2x5: say in secret what yours is for"));
        assertThat(game.awaited(after(tied, "blue name defend")))
                .isEqualTo(new Awaited.Declarations(
                        List.of(RED), List.of(BLUE), "both sides have 2x5: say in secret what yours is for"));
    }

    @Test
    void aNamedTacticIsSecretUntilBothSidesHaveNamed() {
        Position named = after(tied, "red name attack");
        assertThat(told(tied, "red name attack")).isEmpty();
        assertThat(told(named, "red name defend")).isEmpty();
        assertThat(facts(named, BLUE)).noneMatch(fact -> fact.contains("named"));
        assertThat(facts(named, RED)).contains("You named your set 2x5 for an attack");
        assertThat(told(named, "blue name defend"))
                .startsWith("Red will spend its set 2x5 on an attack.", "Blue will spend its set 2x5 on defence.");
    }

    private List<String> facts(Position position, Seat seat) {
        return game.view(position, new Viewer.Seated(seat)).facts();
    }

    @Test
    void namingAgainNeedsAnotherTactic() {
        Position named = after(tied, "red name attack");
        assertThat(game.judge(named, action("red name attack")))
                .isInstanceOfSatisfying(
                        Verdict.Refused.class,
                        refused -> assertThat(refused.rule()).isEqualTo(SheetRule.DECLARED_ALREADY));
        assertThat(game.seatOf(named, action("blue name attack"))).isEqualTo(BLUE);
    }

    /** Red goes first in this round, although Blue named first. */
    @Test
    void tacticsAreResolvedInTheOrderOfTheSheet() {
        Position both = after(after(tied, "blue name attack"), "red name attack");
        assertThat(game.writePosition(both)).contains("spending red 2x5 attack", "red:2x5:attack,blue:2x5:attack");
    }
}
