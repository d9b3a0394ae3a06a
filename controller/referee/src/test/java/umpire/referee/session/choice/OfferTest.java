package umpire.referee.session.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.session.record.Entry;
import umpire.referee.session.state.Match;
import umpire.referee.session.state.Perception;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostVariants;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;

/** The prompt says how to choose actions that the camera cannot recognise. */
class OfferTest {
    private static final String FIRING = ".....K.R.r.....k w fire S 0";
    private static final String NOTHING_TO_FIRE_AT = "RK.............k w fire - 0";
    private static final String MOVING = "RK.............k w move - 0";

    private final Game<Outpost.State, Outpost.Action> game = new Outpost();

    private static Match<Outpost.State, Outpost.Action> at(
            Game<Outpost.State, Outpost.Action> game, String position, String... played) {
        List<Entry> entries = new ArrayList<>(List.of(new Entry(Entry.EntryKind.SET_UP, position)));
        for (String notation : played) {
            entries.add(new Entry(Entry.EntryKind.PLAYED, notation));
        }
        return Match.resume(game, entries);
    }

    private static String how(Match<Outpost.State, Outpost.Action> match) {
        return Offer.how(match, Perception.begin(match.index(), Placement.EMPTY));
    }

    @Test
    void actionsNamedByTouchingAreTouchedOrChosen() {
        assertThat(how(at(game, FIRING))).isEqualTo(" Touch the pieces in turn, or choose with Next.");
    }

    @Test
    void actionsWithoutTouchesAreChosenByButton() {
        assertThat(how(at(OutpostVariants.untouched(), FIRING))).isEqualTo(" Choose with Next, then press Confirm.");
    }

    @Test
    void noAdviceWhereOnlyWaivingIsLeftOrEverythingIsMoved() {
        assertThat(how(at(game, NOTHING_TO_FIRE_AT))).isEmpty();
        assertThat(how(at(game, MOVING))).isEmpty();
    }

    @Test
    void anOptionThatTakesBackSaysSoFirst() {
        Match<Outpost.State, Outpost.Action> match = at(game, MOVING, "a1-a2");
        Outpost.State before = match.present().back(1).state();
        Offer<Outpost.Action> offer =
                new Offer<>(1, List.of(game.readAction(before, "a1-a3").orThrow()), List.of());
        assertThat(offer.option(match))
                .isEqualTo(new Prompt.Option(
                        "take-back-1 a1-a3",
                        "take back the last action, then a1-a3",
                        ActionKind.special("take back"),
                        List.of()));
    }
}
