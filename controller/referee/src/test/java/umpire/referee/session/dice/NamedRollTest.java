package umpire.referee.session.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.SettledDie;
import umpire.referee.settling.SettledDie.Status;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.kernel.toy.Resting;

/** A die that nobody can read is named by its players, and lies where it is seen all the same. */
class NamedRollTest {
    private static final Pose SEEN = new Pose(40, -30, 90);

    private final Quoits game = new Quoits();

    private Parsed<Quoits.Deed> named(String text, Status seenAs) {
        Quoits.State state = game.after(game.opening(), new Quoits.Cast("red-1"));
        SettledDie die = new SettledDie(DieType.OCTAHEDRON, "red-1", seenAs, Optional.empty(), SEEN, 0, true);
        return NamedRoll.of(game, state, (Awaited.Roll) game.awaited(state), text, List.of(die));
    }

    @Test
    void aDieThatIsNamedLiesWhereItIsSeen() {
        assertThat(named("red-1=5", Status.UNREAD))
                .isEqualTo(Parsed.good(new Quoits.Throw(List.of(new Resting("red-1", "5", 40, -30, 90)))));
    }

    @Test
    void aDieMayBeSaidToLean() {
        assertThat(named("red-1=leans", Status.UNREAD))
                .isEqualTo(Parsed.good(new Quoits.Throw(List.of(new Resting("red-1", "/", 40, -30, 0)))));
    }

    @Test
    void aDieThatIsGoneLiesNowhere() {
        assertThat(named("red-1=gone", Status.UNREAD))
                .isEqualTo(Parsed.good(new Quoits.Throw(List.of(new Resting("red-1", "-", 0, 0, 0)))));
    }

    @Test
    void whatIsNotSaidIsAskedFor() {
        assertThat(named("red-1=", Status.UNREAD))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("red-1=leans", "red-1=gone"));
    }
}
