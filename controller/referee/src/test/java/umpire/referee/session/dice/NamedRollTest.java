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
import umpire.rules.kernel.toy.Hail;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.kernel.toy.Resting;

/** An unreadable die is named by its players, and keeps its pose where it is seen. */
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
    void aDieMayBeNamedAsCocked() {
        assertThat(named("red-1=leans", Status.UNREAD))
                .isEqualTo(Parsed.good(new Quoits.Throw(List.of(new Resting("red-1", "/", 40, -30, 0)))));
    }

    @Test
    void aDieThatIsGoneHasNoPose() {
        assertThat(named("red-1=gone", Status.UNREAD))
                .isEqualTo(Parsed.good(new Quoits.Throw(List.of(new Resting("red-1", "-", 0, 0, 0)))));
    }

    @Test
    void missingFacesAreAskedFor() {
        assertThat(named("red-1=", Status.UNREAD))
                .isInstanceOfSatisfying(
                        Parsed.Bad.class, bad -> assertThat(bad.why()).contains("red-1=leans", "red-1=gone"));
    }

    private static SettledDie pips(Status status, double xMm) {
        Optional<String> face = status == Status.CLEAR ? Optional.of("4") : Optional.empty();
        return new SettledDie(DieType.PIPS, DieType.PIPS, status, face, new Pose(xMm, 0, 0), 0.99, true);
    }

    private static Parsed<Hail.Throw> hail(String text, SettledDie... dice) {
        Hail hail = new Hail();
        return NamedRoll.of(hail, hail.opening(), (Awaited.Roll) hail.awaited(hail.opening()), text, List.of(dice));
    }

    @Test
    void amongLikeDiceTheUnreadOnesAreNamed() {
        Parsed<Hail.Throw> made = hail(
                "d6=2 d6=6",
                pips(Status.CLEAR, 10),
                pips(Status.UNREAD, 20),
                pips(Status.CLEAR, 30),
                pips(Status.CLEAR, 40));
        assertThat(made)
                .isInstanceOfSatisfying(
                        Parsed.Good.class,
                        good -> assertThat(((Hail.Throw) good.value()).dice())
                                .extracting(Resting::shows)
                                .containsExactlyInAnyOrder("4", "4", "4", "2", "6"));
        assertThat(hail("d6=1 d6=1 d6=1 d6=1 d6=1 d6=1")).isInstanceOf(Parsed.Bad.class);
    }

    @Test
    void aDieWithoutAFaceAnswersOnlyWhereAllDiceCount() {
        for (String text : List.of("d6=gone", "d6=leans")) {
            assertThat(hail(text, pips(Status.CLEAR, 10)))
                    .isEqualTo(Parsed.bad("The d6 shows no face: throw it again."));
        }
    }

    @Test
    void anImpossibleFaceIsRefused() {
        Parsed<Hail.Throw> none = Parsed.bad("The d6 does not show '9'. It shows 1, 2, 3, 4, 5, 6.");
        assertThat(hail("d6=9")).isEqualTo(none);
        assertThat(named("red-1=9", Status.UNREAD)).isInstanceOf(Parsed.Bad.class);
    }
}
