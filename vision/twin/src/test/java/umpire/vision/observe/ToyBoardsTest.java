package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.hardware.Rig;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.toy.Skirmish;
import umpire.rules.kernel.toy.ToyGames;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** On the sheet of every toy, with its roads, trays and stacks, each place is seen as it is, and no paper counts as hidden. */
class ToyBoardsTest {
    private static final int LATER = 7;
    private static final int FACES = 6;
    private static final double BEYOND_ASKING = 0.9;
    private static final double REACH_OF_DIE_MM = 36;

    static Stream<Named<Game<?, ?>>> games() {
        return ToyGames.ALL.stream().map(game -> Named.of(game.title(), game));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPlaceIsSeenAsItIs(Game<?, ?> game) {
        looksAsShown(game);
    }

    /** White dice on white paper would have no visible edges. */
    @Test
    void diceInATrayAreReadWithoutAQuestion() {
        Skirmish game = new Skirmish();
        DieType yellow = game.dice().get(0);
        TableScene scene = TableScene.empty();
        for (int face = 1; face <= FACES; face++) {
            scene = scene.with(
                    TwinDie.flat("die-" + face, yellow, new Pose(-140 + 40.0 * face, -125, 25.0 * face), face));
        }
        try (Sitter sitter = new Sitter(Rig.standard(), game.board(), game.pieces(), game.dice())) {
            List<SeenDie> seen = sitter.look(scene).observation().dice();
            assertThat(seen).hasSize(FACES).allMatch(die -> die.face().isPresent() && die.confidence() > BEYOND_ASKING);
        }
    }

    private static <S, A> void looksAsShown(Game<S, A> game) {
        try (Sitter sitter = new Sitter(Rig.standard(), game.board(), game.pieces(), game.dice())) {
            for (S state : List.of(game.opening(), later(game))) {
                Placement picture = game.show(state);
                TableScene scene =
                        new Arrangement(withDicePieces(game), game.board(), game.pieces(), 1).showing(picture);
                Observation seen = sitter.look(scene).observation();
                assertThat(seen.boardSeen()).isTrue();
                assertThat(seen.hiddenAreas()).allMatch(hidden -> liesBeside(hidden, picture));
                assertThat(held(seen)).isEqualTo(picture.visibleByPlace());
            }
        }
    }

    /** Paper dice are as tall as they are wide, and hide the table around them. */
    private static boolean liesBeside(HiddenArea hidden, Placement picture) {
        return picture.standings().stream()
                .anyMatch(standing -> standing.spot() instanceof Spot.Lying lying
                        && lying.pose()
                                        .distanceMm(new Pose(
                                                hidden.centre().xMm(),
                                                hidden.centre().yMm(),
                                                0))
                                < REACH_OF_DIE_MM + hidden.radiusMm());
    }

    /** A die that is a piece has no second body. */
    private static TableScene withDicePieces(Game<?, ?> game) {
        List<DieType> pieces = game.dice().stream()
                .filter(type ->
                        game.pieces().stream().anyMatch(piece -> type.tags().containsAll(piece.tags())))
                .toList();
        TableScene scene = TableScene.empty();
        for (TwinDie die : TwinDie.all(pieces, new Pose(0, 0, 0))) {
            scene = scene.with(die);
        }
        return scene;
    }

    private static <S, A> S later(Game<S, A> game) {
        SplittableRandom random = new SplittableRandom(1);
        S state = game.opening();
        for (int i = 0; i < LATER && !(game.awaited(state) instanceof Awaited.Nothing); i++) {
            A action = RandomAction.of(game, state, random::nextInt);
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
        }
        return state;
    }

    private static SortedMap<Place, List<Token>> held(Observation seen) {
        SortedMap<Place, List<Token>> held = new TreeMap<>();
        List<Sighting> hidden = new ArrayList<>();
        for (Sighting sighting : seen.sightings()) {
            switch (sighting) {
                case Sighting.Holds holds ->
                    held.put(
                            holds.place(),
                            holds.tokens().stream().map(SeenToken::token).toList());
                case Sighting.Empty empty -> {}
                case Sighting.Hidden each -> hidden.add(each);
            }
        }
        assertThat(hidden).isEmpty();
        return held;
    }
}
