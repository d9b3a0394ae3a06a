package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Prompt;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.referee.toy.AlteredLook;
import umpire.referee.toy.Desk;
import umpire.referee.toy.Hoard;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/** A covered piece need not be seen, is not asked for, and does not count as put down when it shows. */
class StacksTest {
    private final Hoard game = new Hoard();

    private ToyTable<Hoard.State, Hoard.Action> at(Hoard.State state) {
        return ToyTable.at(game, state);
    }

    @Test
    void aPieceThatLeavesShowsThePieceBelow() {
        ToyTable<Hoard.State, Hoard.Action> table = at(game.opening()).playing("walk-mine-3");
        assertThat(table.journal()).endsWith("walk-mine-3");
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aStackOfThreeIsClimbedAndLeft() {
        ToyTable<Hoard.State, Hoard.Action> table = at(new Hoard.State("..*..", 2, 3, Hoard.WATCHER));
        table.playing("walk-mine-3").act(Hoard.DIGGER, "stay").playing("walk-mine-2");
        assertThat(table.journal()).endsWith("walk-mine-3", "stay", "walk-mine-2");
    }

    @Test
    void thePieceBelowALostPieceIsNotAskedFor() {
        Hoard.State caught = new Hoard.State("..*..", 2, 2, Hoard.WATCHER);
        ToyTable<Hoard.State, Hoard.Action> table = at(caught).act(Hoard.WATCHER, "walk-mine-4");
        table.play(game.show(caught));
        assertThat(table.corrections()).containsExactly("Move the ogre from mine-3 to mine-4.");
        table.play(game.show(table.state()));
        assertThat(table.prompt().need()).isEqualTo(Prompt.Need.CHOICE);
    }

    @Test
    void aCoveredPieceThatIsGoneIsAskedFor() {
        Hoard.State standing = new Hoard.State("..*..", 2, 4, Hoard.DIGGER);
        ToyTable<Hoard.State, Hoard.Action> table = at(standing).act(Hoard.DIGGER, "walk-mine-2");
        Placement withoutGem =
                new Placement(List.of(Standing.on(Hoard.mine(1), Hoard.ELF), Standing.on(Hoard.mine(4), Hoard.OGRE)));
        assertThat(table.play(withoutGem).corrections()).containsExactly("Put the gem on mine-3.");
    }

    @Test
    void aTouchOfAPieceOnAGemCountsThoughTheHandLeftMeanwhile() {
        Hoard.State standing = new Hoard.State("..*..", 2, 4, Hoard.DIGGER);
        Placement picture = game.show(standing);
        Placement lifted = ToyTable.without(picture, Hoard.mine(2));
        ToyTable<Hoard.State, Hoard.Action> table = at(standing);
        table.hand(picture, 2).hand(lifted, 3).rest(lifted, Desk.SETTLE_LOOKS);
        assertThat(table.journal()).hasSize(1);
        table.hand(lifted, 2).hand(picture, 3).rest(picture, Desk.SETTLE_LOOKS);
        assertThat(table.journal()).endsWith("dig");
    }

    @Test
    void aPieceHalfOnAnotherIsAskedToStandSquarelyOnIt() {
        ToyTable<Hoard.State, Hoard.Action> table = at(game.opening()).through(StacksTest::unreadOnMine3);
        Placement lifted = ToyTable.without(game.show(game.opening()), Hoard.mine(1));
        table.hand(lifted, 3).rest(lifted, 30);
        assertThat(table.prompt().says()).contains("Put them squarely on one another on mine-3.");
        assertThat(table.prompt().says()).doesNotContain("side by side");
    }

    @Test
    void aMisalignedPileIsStraightenedAndNotSpreadOut() {
        ToyTable<Hoard.State, Hoard.Action> table = at(game.opening());
        table.through(StacksTest::unreadOnMine3).rest(game.show(game.opening()), 30);
        assertThat(table.prompt().says()).contains("Put them squarely on one another on mine-3.");
        assertThat(table.prompt().says()).doesNotContain("side by side");
    }

    private static Observation unreadOnMine3(Observation look) {
        return AlteredLook.withSightings(
                look,
                look.sightings().stream()
                        .map(sighting -> sighting.place().equals(Hoard.mine(2))
                                ? new Sighting.Hidden(sighting.place(), "an unread piece")
                                : sighting)
                        .toList());
    }

    @Test
    void aGemOutOfPlayIsTakenOffOnceItShows() {
        Hoard.State standing = new Hoard.State("..*..", 2, 4, Hoard.DIGGER);
        ToyTable<Hoard.State, Hoard.Action> table = at(standing).touch(Hoard.mine(2));
        assertThat(table.journal()).endsWith("dig");
        table.act(Hoard.WATCHER, "stay")
                .play(new Placement(List.of(
                        Standing.on(Hoard.mine(2), Hoard.GEM),
                        Standing.on(Hoard.mine(3), Hoard.ELF),
                        Standing.on(Hoard.mine(4), Hoard.OGRE))));
        assertThat(table.journal()).endsWith("dig", "stay");
        assertThat(table.prompt().says()).contains("Take the gem off mine-3.");
    }
}
