package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Coffer;
import umpire.referee.toy.Scenes;
import umpire.referee.toy.Thimbles;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * Distinguishes hidden movements below pieces from visible ones. Saucers are drawn as a row: {@code c} a coin,
 * {@code t} a thimble, {@code b} a thimble with a coin below it, {@code s} a thimble with a coin seen beside it.
 */
class UnderCoverTest {
    private Reading<Thimbles.State, Thimbles.Action> read(String before, String seen) {
        Thimbles game = new Thimbles(before);
        BoardIndex index = new BoardIndex(game);
        ActionHistory<Thimbles.State, Thimbles.Action> history = ActionHistory.start(game, index, game.opening());
        return LookReader.read(
                game,
                index,
                history,
                history.successors(),
                KnownPlaces.of(index, scene(game, before)),
                KnownPlaces.of(index, scene(game, seen)));
    }

    private static Settled scene(Thimbles game, String drawn) {
        Settled covered = Scenes.of(game, game.show(new Thimbles.State(drawn.replace('s', 't'), "")));
        TreeMap<Place, List<Token>> places = new TreeMap<>(covered.places());
        for (int i = 0; i < drawn.length(); i++) {
            if (drawn.charAt(i) == 's') {
                places.put(Thimbles.place(i), new ArrayList<>(List.of(Thimbles.COIN, Thimbles.THIMBLE)));
            }
        }
        return new Settled(places, new TreeMap<>(), List.of(), List.of());
    }

    private static List<String> played(Reading<Thimbles.State, Thimbles.Action> reading) {
        assertThat(reading).isInstanceOf(Reading.Played.class);
        return notations(((Reading.Played<Thimbles.State, Thimbles.Action>) reading).explanation());
    }

    private static List<List<String>> asked(Reading<Thimbles.State, Thimbles.Action> reading) {
        assertThat(reading).isInstanceOf(Reading.Open.class);
        return ((Reading.Open<Thimbles.State, Thimbles.Action>) reading)
                .candidates().stream().map(UnderCoverTest::notations).toList();
    }

    private static List<String> notations(Explanation<Thimbles.State, Thimbles.Action> explanation) {
        return explanation.actions().stream()
                .map(action -> Thimbles.place(action.from()) + "-" + Thimbles.place(action.to()))
                .toList();
    }

    @Test
    void aCoinSeenWhereItCameWasNotSwappedForOneUnderAThimble() {
        // It might also have gone under the first thimble while the coin under the second came out.
        assertThat(played(read("ctb.", ".tbc"))).containsExactly("a-d");
    }

    @Test
    void aCoinThatMayHaveGoneUnderEitherThimbleIsAsked() {
        assertThat(asked(read("ctt.", ".tt."))).containsExactly(List.of("a-b"), List.of("a-c"));
    }

    @Test
    void aCoinThatCanOnlyHaveGoneUnderOneThimbleIsThere() {
        assertThat(played(read("ct.", ".t."))).containsExactly("a-b");
    }

    @Test
    void aCoinThatMayHaveComeFromUnderEitherThimbleIsAsked() {
        assertThat(asked(read("bb.", "bbc"))).containsExactly(List.of("a-c"), List.of("b-c"));
    }

    @Test
    void aCoinThatLiesBesideAThimbleNowCameFromUnderTheOther() {
        assertThat(played(read("bt.", "ts."))).containsExactly("a-b");
    }

    @Test
    void aCoinThatLiesBesideAThimbleDidNotGoUnderAnother() {
        assertThat(played(read("ctt.", ".ts."))).containsExactly("a-c");
    }

    @Test
    void aCorrectionSendsACoinUnderItsThimbleAndNotAway() {
        Thimbles game = new Thimbles("c.t");
        BoardIndex index = new BoardIndex(game);
        ActionHistory<Thimbles.State, Thimbles.Action> before = ActionHistory.start(game, index, game.opening());
        Thimbles.Action action = new Thimbles.Action(0, 2);
        Layout after = before.played(action, game.after(game.opening(), action)).layout();
        assertThat(Corrections.toward(index, after, KnownPlaces.of(index, scene(game, "c.t")), false))
                .extracting(Correction::says)
                .containsExactly("Move the Coin from a to c.");
    }

    @Test
    void aCoinThatLiesUnderAThimbleAlreadyIsNoPlaceForAnother() {
        Thimbles game = new Thimbles("b.");
        BoardIndex index = new BoardIndex(game);
        Layout layout = ActionHistory.start(game, index, game.opening()).layout();
        assertThat(Corrections.toward(index, layout, KnownPlaces.of(index, scene(game, "bc")), false))
                .extracting(Correction::says)
                .containsExactly("Take the Coin off b.");
    }

    @Test
    void severalPiecesFromBelowOnePieceAreReadInOneLook() {
        Coffer game = new Coffer();
        BoardIndex index = new BoardIndex(game);
        ActionHistory<Integer, String> history = ActionHistory.start(game, index, 3);
        Reading<Integer, String> reading = LookReader.read(
                game,
                index,
                history,
                history.successors(),
                KnownPlaces.of(index, Scenes.of(game, game.show(3))),
                KnownPlaces.of(index, Scenes.of(game, game.show(0))));
        assertThat(reading).isInstanceOf(Reading.Played.class);
        assertThat(((Reading.Played<Integer, String>) reading).explanation().actions())
                .containsExactly("take", "take", "take");
    }
}
