package umpire.rules.ogrechess.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("2.511, 2.512 an Ogre's weapons")
class BatteriesTest {
    private static final Batteries TWO = new Batteries(0, 2);

    @Test
    void theMainBatteryReachesThreeAndASecondaryTwo() {
        assertThat(Batteries.ALL.reaching(2)).isEqualTo(Batteries.ALL);
        assertThat(Batteries.ALL.reaching(3)).isEqualTo(new Batteries(1, 0));
        assertThat(Batteries.ALL.reaching(4)).isEqualTo(Batteries.NONE);
        assertThat(TWO.reaching(3)).isEqualTo(Batteries.NONE);
    }

    @Test
    void weaponsAreWithinOthersWhenNoneIsMissing() {
        assertThat(TWO.within(TWO)).isTrue();
        assertThat(Batteries.ALL.within(Batteries.ALL)).isTrue();
        assertThat(Batteries.NONE.within(TWO)).isTrue();
        assertThat(new Batteries(0, 3).within(TWO)).isFalse();
        assertThat(new Batteries(1, 1).within(TWO)).isFalse();
    }

    @Test
    void strengthsAddUp() {
        assertThat(Batteries.ALL.attack()).isEqualTo(16);
        assertThat(TWO.attack()).isEqualTo(6);
        assertThat(Batteries.ALL.less(TWO)).isEqualTo(new Batteries(1, 2));
        assertThat(Batteries.ALL.less(Batteries.ALL).none()).isTrue();
        assertThat(TWO.count()).isEqualTo(2);
    }
}
