package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Compares the eye's sightings with the true scene. */
final class Claims {
    private final TableScene scene;
    private final Observation observation;
    private final Map<String, String> hidden = new TreeMap<>();

    Claims(TableScene scene, FrameResult look) {
        this.scene = scene;
        this.observation = look.observation();
        for (Sighting sighting : observation.sightings()) {
            if (sighting instanceof Sighting.Hidden unseen) {
                hidden.put(unseen.place().name(), unseen.by());
            }
        }
    }

    /** Asserts that no place is wrongly seen as empty or occupied, and that poses are right. Places may be hidden. */
    Claims areNeverWrong() {
        assertThat(observation.registered()).isTrue();
        assertThat(observation.sightings()).hasSameSizeAs(ChequeredTable.board().areas());
        Map<Place, List<Integer>> truth = ChequeredTable.truth(scene);
        List<SeenToken> tokens = new ArrayList<>(observation.aside());
        for (Sighting sighting : observation.sightings()) {
            List<Integer> there = truth.getOrDefault(sighting.place(), List.of());
            switch (sighting) {
                case Sighting.Empty empty ->
                    assertThat(there).as(empty.place() + " is empty").isEmpty();
                case Sighting.Hidden unseen -> {}
                case Sighting.Holds holds -> {
                    tokens.addAll(holds.tokens());
                    assertThat(holds.tokens())
                            .extracting(SeenToken::tag)
                            .as(holds.place() + " holds")
                            .isEqualTo(there);
                }
            }
        }
        tokens.forEach(this::isWhereItStands);
        return this;
    }

    private void isWhereItStands(SeenToken token) {
        StandingPiece piece = scene.piece(token.tag()).orElseThrow();
        Pose truth = scene.boardPose(piece.pose());
        assertThat(token.token()).isEqualTo(piece.piece().token());
        assertThat(token.pose().distanceMm(truth))
                .as("place of tag " + token.tag())
                .isLessThan(1.0);
        assertThat(token.pose().turnDeg(truth))
                .as("heading of tag " + token.tag())
                .isLessThan(2.0);
    }

    /** Asserts that no place is hidden and every piece is seen. */
    Claims areWhole() {
        areNeverWrong();
        assertThat(hidden).isEmpty();
        assertThat(observation.hand()).isFalse();
        long held = observation.sightings().stream()
                .filter(Sighting.Holds.class::isInstance)
                .count();
        assertThat(held).isEqualTo(ChequeredTable.truth(scene).size());
        return this;
    }

    /** Returns the hidden places with their reasons, sorted. */
    Map<String, String> hidden() {
        return hidden;
    }
}
