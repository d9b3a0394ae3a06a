package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.rules.kernel.toy.Morra;

/** The entries that lead to the present state by themselves. */
class MainLineTest {
    private static final Entry START = new Entry(EntryKind.SET_UP, "0 0 0 0");

    private static Entry played(String action) {
        return new Entry(EntryKind.PLAYED, action);
    }

    private static Entry of(EntryKind kind, String text) {
        return new Entry(kind, text);
    }

    private static MainLine line(Entry... after) {
        List<Entry> entries = new ArrayList<>(List.of(START));
        entries.addAll(List.of(after));
        return MainLine.of(new Morra(), entries);
    }

    @Test
    void actionsThatWereTakenBackAreLeftOut() {
        MainLine line = line(
                played("Odd 1"),
                of(EntryKind.TAKEN_BACK, "1"),
                of(EntryKind.PAUSED, "Odd"),
                of(EntryKind.RESUMED, "Odd"),
                played("Odd 2"),
                played("Even 3"));
        assertThat(line.entries()).containsExactly(List.of(0), List.of(5), List.of(6));
        assertThat(line.past()).hasSize(3);
    }

    @Test
    void aSecretDeclarationIsLeftOutUntilAllHaveDeclared() {
        assertThat(line(played("Odd 1")).entries()).containsExactly(List.of(0));
        assertThat(line(played("Odd 1")).past()).hasSize(2);
        assertThat(line(played("Odd 1"), played("Even 3")).entries()).hasSize(3);
    }

    @Test
    void aRepeatedDeclarationBelongsToTheStepOfTheFirst() {
        assertThat(line(played("Odd 1"), played("Odd 3"), played("Even 3")).entries())
                .containsExactly(List.of(0), List.of(1, 2), List.of(3));
    }

    @Test
    void anotherStartBeginsAgain() {
        assertThat(line(played("Odd 1"), played("Even 3"), START).entries()).containsExactly(List.of(3));
    }

    @Test
    void anAgreedDrawIsOneStepWithItsOffer() {
        MainLine line = line(
                of(EntryKind.DRAW_OFFERED, "Even"),
                of(EntryKind.DRAW_DECLINED, "Odd"),
                of(EntryKind.DRAW_OFFERED, "Odd"),
                of(EntryKind.DRAW_ACCEPTED, "Even"));
        assertThat(line.entries()).containsExactly(List.of(0), List.of(3, 4));
        assertThat(line.outcome()).isPresent();
    }

    @Test
    void anOfferAloneIsNoStep() {
        MainLine line = line(of(EntryKind.DRAW_OFFERED, "Even"));
        assertThat(line.entries()).containsExactly(List.of(0));
        assertThat(line.outcome()).isEmpty();
    }

    @Test
    void aResignationIsAStep() {
        assertThat(line(of(EntryKind.RESIGNED, "Odd")).entries()).containsExactly(List.of(0), List.of(1));
    }

    @Test
    void nothingLeadsToAGameThatWasNotBegun() {
        assertThat(MainLine.of(new Morra(), List.of())).isEqualTo(new MainLine(List.of(), List.of(), line().outcome()));
    }
}
