package umpire.referee.presence;

import java.util.ArrayList;
import java.util.List;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/**
 * Combines a look with the sensors' readings. The result is an observation like any other, so readers need not know of
 * sensors.
 */
final class FusedObservation {
    /** The occlusion by a hand, in the words of the camera. */
    static final String HAND = "hand";

    private FusedObservation() {}

    /**
     * Combines the claims. A place whose contents neither the camera nor a sensor confirms stays hidden. If people must
     * be asked about it, the observation has the question.
     *
     * @param claims one for each place, in the order of the look
     * @param open the contents of the table when it was last seen at rest
     */
    static Observation of(Observation seen, List<FusedClaim> claims, LastOpen open) {
        List<SightTrouble> asked = new ArrayList<>();
        List<Sighting> sightings = new ArrayList<>();
        for (FusedClaim claim : claims) {
            sightings.add(
                    switch (claim) {
                        case FusedClaim.AsSeen as -> as.sighting();
                        case FusedClaim.StillAsBefore still -> still.before();
                        case FusedClaim.ChangedUnseen changed -> {
                            if (changed.lasts()) {
                                asked.add(trouble(changed.says(), changed.place()));
                            }
                            yield changed.lasts() && !changed.hidden().by().equals(HAND)
                                    ? new Sighting.Hidden(changed.place(), PresenceFusion.UNSEEN)
                                    : changed.hidden();
                        }
                        case FusedClaim.FeltAlone alone -> {
                            asked.add(trouble(alone.says(), alone.place()));
                            yield new Sighting.Hidden(alone.place(), PresenceFusion.UNSEEN);
                        }
                    });
        }
        Observation fused = seen.claiming(sightings, true, asked);
        List<Sighting> careful = open.misses(fused) ? hidingAgain(seen.sightings(), claims, sightings) : sightings;
        return seen.claiming(careful, !knowsAll(seen, careful, open), asked);
    }

    private static SightTrouble trouble(String says, Place place) {
        return new SightTrouble(SightFlaw.UNSEEN, says, List.of(place), false);
    }

    /** While a piece without a magnet may stand unfelt somewhere, no hidden place counts as empty. */
    private static List<Sighting> hidingAgain(List<Sighting> seen, List<FusedClaim> claims, List<Sighting> sightings) {
        List<Sighting> careful = new ArrayList<>(sightings);
        for (int at = 0; at < careful.size(); at++) {
            if (claims.get(at) instanceof FusedClaim.StillAsBefore && careful.get(at) instanceof Sighting.Empty) {
                careful.set(at, seen.get(at));
            }
        }
        return careful;
    }

    /** Returns whether a resting hand hides only known contents. */
    private static boolean knowsAll(Observation seen, List<Sighting> sightings, LastOpen open) {
        return seen.hand()
                && !seen.moving()
                && seen.sightings().stream().anyMatch(FusedObservation::isUnderHand)
                && sightings.stream().noneMatch(FusedObservation::isUnderHand)
                && open.showsAllDice(seen);
    }

    private static boolean isUnderHand(Sighting sighting) {
        return sighting instanceof Sighting.Hidden hidden && hidden.by().equals(HAND);
    }
}
