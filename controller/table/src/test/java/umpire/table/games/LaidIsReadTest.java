package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.vision.frame.Frame;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;

/** The camera reads every piece that the virtual table lays out, also several on one place. */
class LaidIsReadTest {
    static final Rig RIG = Rig.standard().through(Camera.reference().scaledTo(1440, 1080));

    static Stream<Game<?, ?>> games() {
        return RandomStates.games().filter(game -> !game.board().areas().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsThatAreLaidAreRead(Game<?, ?> game) {
        assertThat(unread(game, Integer.getInteger("umpire.laid", 5))).isEmpty();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    void manyMoreAreReadToo(Game<?, ?> game) {
        assertThat(unread(game, 150)).isEmpty();
    }

    /** Returns the pieces that were laid out but not read, in positions of random games. */
    private static <S, A> List<String> unread(Game<S, A> game, int positions) {
        List<S> states = new ArrayList<>();
        RandomStates.choices(game, 11, 60 * positions, states::add);
        Random random = new Random(5);
        List<String> unread = new ArrayList<>();
        VirtualTable table = new VirtualTable(RIG.table(), game.board(), game.pieces(), List.of());
        try (TwinCamera camera = TwinCamera.of(RIG, game, 1);
                VisionPipeline eye = KnownSheets.eye(RIG, game)) {
            for (int i = 0; i < positions; i++) {
                S state = states.get(i < 3 ? i : random.nextInt(states.size()));
                table.arrange(game.show(state), i, i);
                try (Frame frame = camera.render(table.at(1_000L * i), i, 1_000L * i)) {
                    unread.addAll(differences(
                            game.writePosition(state),
                            game.show(state),
                            eye.look(frame).observation()));
                }
            }
        }
        return unread;
    }

    private static List<String> differences(String position, Placement laid, Observation seen) {
        Map<Place, List<Token>> wanted = new TreeMap<>(laid.visibleByPlace());
        List<String> unread = new ArrayList<>();
        for (Sighting sighting : seen.sightings()) {
            List<Token> here = wanted.getOrDefault(sighting.place(), List.of()).stream()
                    .sorted()
                    .toList();
            String read = switch (sighting) {
                case Sighting.Empty empty -> List.of().toString();
                case Sighting.Holds holds ->
                    holds.tokens().stream()
                            .map(SeenToken::token)
                            .sorted()
                            .toList()
                            .toString();
                case Sighting.Hidden hidden -> "hidden by " + hidden.by();
            };
            if (!read.equals(here.toString())) {
                unread.add(sighting.place() + " holds " + here + " and is " + read + " in " + position);
            }
        }
        return unread;
    }
}
