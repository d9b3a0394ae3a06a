package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.referee.toy.OutpostScenes;
import umpire.referee.toy.OutpostVariants;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** A hidden place is never guessed, however well the rest fits. Boards are drawn from the far row to the near one. */
class ReaderTest {
    private static final String START = "RK.............k w move - 0";

    private final BoardIndex index = new BoardIndex(new Outpost());
    private Game<Outpost.State, Outpost.Action> game = new Outpost();
    private ActionHistory<Outpost.State, Outpost.Action> history = at(START);

    private ActionHistory<Outpost.State, Outpost.Action> at(String position) {
        return ActionHistory.start(game, index, game.readPosition(position).orThrow());
    }

    private void play(String notation) {
        Outpost.State state = history.state();
        Outpost.Action action = game.readAction(state, notation).orThrow();
        if (!(game.judge(state, action) instanceof Verdict.Accepted<Outpost.State, Outpost.Action> accepted)) {
            throw new AssertionError(notation + " is not legal");
        }
        history = history.played(action, accepted.next());
    }

    private Reading<Outpost.State, Outpost.Action> read(String drawn) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        TreeMap<Place, String> hidden = new TreeMap<>();
        List<String> rows = drawn.lines().toList();
        for (int i = 0; i < 16; i++) {
            char letter = rows.get(3 - i / 4).charAt(i % 4);
            if (letter == '?') {
                hidden.put(Outpost.place(i), "glare");
            } else {
                places.put(Outpost.place(i), letter == '.' ? List.of() : List.of(Outpost.token(letter)));
            }
        }
        KnownPlaces before = KnownPlaces.of(
                index,
                new Settled(
                        OutpostScenes.shown(new Outpost(), history.state()), new TreeMap<>(), List.of(), List.of()));
        KnownPlaces seen = KnownPlaces.of(index, new Settled(places, hidden, List.of(), List.of()));
        return LookReader.read(game, index, history, history.successors(), before, seen);
    }

    private static List<Place> waitsFor(Reading<Outpost.State, Outpost.Action> reading) {
        assertThat(reading).isInstanceOf(Reading.Waiting.class);
        return ((Reading.Waiting<Outpost.State, Outpost.Action>) reading).hidden();
    }

    @Test
    void twoMovesAreReadWhereBothWereSeen() {
        Reading<Outpost.State, Outpost.Action> reading = read("""
                ..k.
                ....
                R*..
                .K..
                """);
        assertThat(reading).isInstanceOf(Reading.Played.class);
        assertThat(((Reading.Played<Outpost.State, Outpost.Action>) reading)
                        .explanation()
                        .actions())
                .extracting(game::write)
                .containsExactly("a1-a2", "hold", "d4-c4");
    }

    @Test
    void twoMovesAreNotReadWhereOneWasSeenOnlyInPart() {
        assertThat(waitsFor(read("""
                ..k.
                ....
                R*..
                ?K..
                """))).containsExactly(Outpost.place(0));
    }

    @Test
    void aMoveIsTakenBackWhereAllOfItWasSeen() {
        play("a1-a2");
        assertThat(read("""
                ...k
                ....
                .*..
                RK..
                """)).isInstanceOf(Reading.TakenBack.class);
    }

    @Test
    void aMoveIsNotTakenBackWhileAPlaceOfItIsOutOfSight() {
        play("a1-a2");
        assertThat(waitsFor(read("""
                ...k
                ....
                ?*..
                RK..
                """))).containsExactly(Outpost.place(4));
    }

    @Test
    void puttingPiecesBackDoesNotResumeAnEndedGame() {
        play("a1-a2");
        history = history.ended(Outcome.resigned(game.seats(), Outpost.WHITE));
        assertThat(read("""
                ...k
                ....
                .*..
                RK..
                """)).isInstanceOf(Reading.Impossible.class);
    }

    @Test
    void aPieceThatCameFromBesideTheBoardBeginsNoMove() {
        assertThat(read("""
                ...k
                ....
                R*..
                RK..
                """)).isInstanceOf(Reading.Impossible.class);
    }

    @Test
    void aPieceThatOnlyLeftItsPlaceBeginsAMove() {
        Reading<Outpost.State, Outpost.Action> reading = read("""
                ...k
                ....
                .*..
                .K..
                """);
        assertThat(reading).isInstanceOf(Reading.Begun.class);
        assertThat(((Reading.Begun<Outpost.State, Outpost.Action>) reading).lost())
                .containsOnly(Map.entry(Outpost.place(0), List.of(Outpost.token('R'))));
    }

    private Optional<Outpost.Action> refused(String drawn) {
        Reading<Outpost.State, Outpost.Action> reading = read(drawn);
        assertThat(reading).isInstanceOf(Reading.Impossible.class);
        return ((Reading.Impossible<Outpost.State, Outpost.Action>) reading)
                .refusal()
                .map(Verdict.Refused::action);
    }

    @Test
    void twoLikePiecesThatBothMovedAreNotConfused() {
        history = at("RK.R...........k w move - 0");
        assertThat(refused("""
                ...k
                .R..
                .*R.
                .K..
                """)).isEmpty();
        assertThat(refused("""
                ...k
                .R..
                .*..
                RK..
                """)).contains(new Outpost.Action.Move(3, 9, false));
    }

    @Test
    void aWrongCaptureNamesBothPlacesThatLostAPiece() {
        List<String> attempts = new ArrayList<>();
        game = OutpostVariants.noting(attempts);
        history = at(START);
        assertThat(refused("""
                ...R
                ....
                .*..
                .K..
                """)).isEmpty();
        assertThat(attempts).containsExactly("[a1, d4] to [d4]");
    }

    @Test
    void aWrongMoveNamesThePlaceItLeft() {
        List<String> attempts = new ArrayList<>();
        game = OutpostVariants.noting(attempts);
        history = at(START);
        refused("""
                ...k
                ..R.
                .*..
                .K..
                """);
        assertThat(attempts).containsExactly("[a1] to [c3]");
    }
}
