package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** Places by number, and how far they lie apart. */
class BoardIndexTest {
    private final BoardIndex index = new BoardIndex(new Outpost());

    @Test
    void placesLieAsFarApartAsTheirCentres() {
        double besideMm = index.distanceMm(0, 1);
        assertThat(besideMm).isPositive();
        assertThat(index.distanceMm(0, 0)).isZero();
        assertThat(index.distanceMm(0, 8)).isEqualTo(2 * besideMm, within(1e-9));
        assertThat(index.distanceMm(9, 4)).isEqualTo(Math.sqrt(2) * besideMm, within(1e-9));
    }

    @Test
    void aPlaceThatIsNotOnTheBoardHasNoNumber() {
        assertThat(index.number(Outpost.place(7))).isEqualTo(7);
        assertThat(index.number(new Place("z9"))).isEqualTo(-1);
    }

    @Test
    void aTokenNobodyNamedIsCalledByItsOwnName() {
        assertThat(index.nameOf(Outpost.token('R'))).isEqualTo("White Rook");
        assertThat(index.nameOf(new Token("coin"))).isEqualTo("coin");
    }
}
