package umpire.referee.session.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.Entry.EntryKind;
import umpire.referee.toy.Outpost;

/** The recorded game follows from its entries and from nothing else. */
class MatchTest {
    private final Outpost game = new Outpost();
    private final List<Entry> entries =
            new ArrayList<>(List.of(new Entry(EntryKind.SET_UP, ".....K.R.r.....k w fire S 0")));

    private Match<Outpost.State, Outpost.Action> after(EntryKind kind, String... texts) {
        for (String text : texts) {
            entries.add(new Entry(kind, text));
        }
        return Match.resume(game, entries);
    }

    @Test
    void aRollThatWasTakenBackStandsAgainOnceAndTheOthersAreStillKept() {
        after(EntryKind.PLAYED, "b2xb3 full", "roll 2", "d4-c4", "b3xb2 full", "roll 1");
        Match<Outpost.State, Outpost.Action> back = after(EntryKind.TAKEN_BACK, "4");
        assertThat(back.keptRoll().map(game::write)).contains("roll 2");
        assertThat(back.redoStack().rolls()).hasSize(2);
        Match<Outpost.State, Outpost.Action> again = after(EntryKind.PLAYED, "roll 2");
        assertThat(again.redoStack().rolls().values()).extracting(game::write).containsExactly("roll 1");
        assertThat(after(EntryKind.PLAYED, "d4-c4", "b3xb2 full").keptRoll().map(game::write))
                .contains("roll 1");
    }

    @Test
    void otherActionsThanRollsAreNotKept() {
        after(EntryKind.PLAYED, "b2xb3 full");
        assertThat(after(EntryKind.TAKEN_BACK, "1").redoStack().rolls()).isEmpty();
    }

    @Test
    void anEntryThatDoesNotFollowIsNamedWithTheReason() {
        assertThatThrownBy(() -> after(EntryKind.RESIGNED, "Green"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("entry 2, RESIGNED 'Green', does not follow: 'Green' is not a seat of this game");
    }

    @Test
    void aTakeBackMustHaveANumber() {
        assertThatThrownBy(() -> after(EntryKind.TAKEN_BACK, "two"))
                .hasMessage("entry 2, TAKEN_BACK 'two', does not follow: 'two' is not a number of actions");
    }

    @Test
    void noEntryFollowsBeforeTheFirstPosition() {
        assertThatThrownBy(() -> Match.resume(game, List.of(new Entry(EntryKind.PLAYED, "hold"))))
                .hasMessage("entry 1, PLAYED 'hold', does not follow: no game was started");
        assertThat(Match.begin(game).started()).isFalse();
    }

    @Test
    void anIllegalActionFollowsFromNothing() {
        Match<Outpost.State, Outpost.Action> match = after(EntryKind.PLAYED);
        Outpost.Action move = new Outpost.Action.Move(0, 15, false);
        assertThatThrownBy(() -> match.after(match.state(), move)).isInstanceOf(IllegalArgumentException.class);
    }
}
