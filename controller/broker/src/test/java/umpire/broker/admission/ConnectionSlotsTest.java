package umpire.broker.admission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Six slots, three of them at most for one address. */
class ConnectionSlotsTest {
    private static final long GRACE_MS = 100;

    private final ConnectionSlots<Guest> slots = new ConnectionSlots<>(new ConnectionSlots.SlotLimit(6, 3, GRACE_MS));
    private final List<String> gone = new ArrayList<>();

    private final class Guest implements ConnectionSlots.Occupant {
        private final String name;
        private final String address;
        private final boolean listens;
        private long heardMs;

        Guest(String name, String address, boolean listens, long heardMs) {
            this.name = name;
            this.address = address;
            this.listens = listens;
            this.heardMs = heardMs;
        }

        @Override
        public String address() {
            return address;
        }

        @Override
        public boolean listens() {
            return listens;
        }

        @Override
        public long heardMs() {
            return heardMs;
        }

        @Override
        public void makeRoom() {
            gone.add(name);
            slots.leave(this);
        }
    }

    private Guest admitted(String name, String address, boolean listens, long heardMs) {
        Guest guest = new Guest(name, address, listens, heardMs);
        assertThat(slots.admit(guest, heardMs)).as(name).isTrue();
        return guest;
    }

    private boolean admits(String address, long nowMs) {
        return slots.admit(new Guest("newcomer", address, false, nowMs), nowMs);
    }

    @Test
    void whileSlotsAreFreeNoConnectionIsClosed() {
        admitted("a", "here", false, 0);
        admitted("b", "here", false, 0);
        admitted("c", "here", false, 0);
        admitted("d", "there", false, 0);
        assertThat(gone).isEmpty();
        assertThat(slots.taken()).isEqualTo(4);
    }

    @Test
    void atAFullAddressAConnectionWithoutSubscriptionsGoesFirst() {
        admitted("listens", "here", true, 0);
        admitted("idle", "here", false, 50);
        admitted("idle later", "here", false, 60);
        assertThat(admits("here", 1_000)).isTrue();
        assertThat(gone).containsExactly("idle");
        assertThat(slots.taken()).isEqualTo(3);
    }

    @Test
    void amongSubscribersTheLongestSilentOneGoes() {
        admitted("a", "here", true, 0);
        admitted("b", "here", true, 10);
        admitted("c", "here", true, 20);
        slots.admit(new Guest("d", "here", true, 1_000), 1_000);
        assertThat(gone).containsExactly("a");
    }

    @Test
    void aRecentlyActiveConnectionKeepsItsSlot() {
        admitted("a", "here", false, 950);
        admitted("b", "here", false, 950);
        admitted("c", "here", false, 950);
        assertThat(admits("here", 1_000)).isFalse();
        assertThat(gone).isEmpty();
        assertThat(admits("here", 1_050)).isTrue();
    }

    @Test
    void anActiveConnectionDoesNotProtectSilentOnes() {
        admitted("talks", "here", false, 1_000);
        admitted("listens", "here", true, 0);
        admitted("listens too", "here", true, 1_000);
        assertThat(admits("here", 1_010)).isTrue();
        assertThat(gone).containsExactly("listens");
    }

    @Test
    void noAddressLocksOutAnother() {
        for (String address : List.of("one", "two")) {
            admitted(address + "-1", address, true, 0);
            admitted(address + "-2", address, true, 0);
        }
        admitted("one-3", "one", true, 0);
        admitted("three-1", "three", true, 0);
        assertThat(slots.taken()).isEqualTo(6);
        assertThat(admits("four", 1_000)).isTrue();
        assertThat(gone).containsExactly("one-1");
    }

    @Test
    void aSlotIsFreedOnce() {
        Guest a = admitted("a", "here", false, 0);
        slots.leave(a);
        slots.leave(a);
        assertThat(slots.taken()).isZero();
    }
}
