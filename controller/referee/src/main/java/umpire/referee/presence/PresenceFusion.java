package umpire.referee.presence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/**
 * Combines the claims of the camera with the readings of presence sensors under the board. An immutable value: each
 * reading or look returns the next value.
 *
 * @param thresholds the timeouts after which a disagreement counts
 * @param sensors the state of each sensor, by number; empty while the connection is lost
 * @param doubted the reasons why sensors are ignored, by number; they stay ignored
 * @param places the history of each place, while it has the same sensors below it
 * @param open the contents of the table when it was last seen at rest
 */
public record PresenceFusion(
        PresenceThresholds thresholds,
        SortedMap<Integer, SensorTrack> sensors,
        SortedMap<Integer, String> doubted,
        Map<PlaceSensors, PlaceTrack> places,
        LastOpen open) {
    /** The reason for which a place is hidden while people are asked about it, in the words of an observation. */
    public static final String UNSEEN = "something that only its sensor feels";

    /** Occlusions that hide a place while a piece can still stand on it as before. In the words of the camera. */
    private static final Set<String> IN_THE_WAY = Set.of(
            FusedObservation.HAND,
            "a piece held up",
            "glare",
            "shadow",
            "a die",
            "a piece reaching over it",
            "out of the picture");

    /** A place and the sensors below it. */
    record PlaceSensors(Place place, List<Integer> sensors) {}

    /**
     * The result of one look.
     *
     * @param next the value after the look
     * @param observation the look in which unchanged hidden places are as before, and places to be asked about are
     *     hidden, with their question
     * @param claims one for each place, in the order of the look
     */
    public record FusedLook(PresenceFusion next, Observation observation, List<FusedClaim> claims) {
        public FusedLook {
            claims = List.copyOf(claims);
        }
    }

    public PresenceFusion {
        sensors = Collections.unmodifiableSortedMap(new TreeMap<>(sensors));
        doubted = Collections.unmodifiableSortedMap(new TreeMap<>(doubted));
        places = Map.copyOf(places);
    }

    /** Returns the value before the first reading. */
    public static PresenceFusion begin(PresenceThresholds thresholds) {
        return new PresenceFusion(thresholds, new TreeMap<>(), new TreeMap<>(), Map.of(), LastOpen.NONE);
    }

    /**
     * Adds a reading of the sensors.
     *
     * @param names of all sensors, for people: {@code pin 3}; a sensor's number is its index in the list
     * @param felt the numbers of the sensors that feel a piece
     * @param nowMs on the table's monotonic clock
     */
    public PresenceFusion felt(List<String> names, SortedSet<Integer> felt, long nowMs) {
        SortedMap<Integer, SensorTrack> read = new TreeMap<>();
        SortedMap<Integer, String> doubts = new TreeMap<>(doubted);
        for (int sensor = 0; sensor < names.size(); sensor++) {
            boolean feels = felt.contains(sensor);
            SensorTrack track = sensors.getOrDefault(sensor, SensorTrack.begin(names.get(sensor), feels))
                    .read(feels, nowMs, thresholds);
            read.put(sensor, track);
            if (track.flickers(thresholds)) {
                doubts.putIfAbsent(sensor, track.says("flickers: check its wire and how far it is from the board"));
            }
        }
        return new PresenceFusion(thresholds, read, doubts, places, open);
    }

    /**
     * Returns the value after the connection to the sensors is lost. The camera goes on alone, and earlier readings are
     * dropped.
     */
    public PresenceFusion gone() {
        return new PresenceFusion(thresholds, new TreeMap<>(), doubted, Map.of(), open);
    }

    /** Returns the value for another game on the table. The sightings of the game before are dropped. */
    public PresenceFusion forgetting() {
        return new PresenceFusion(thresholds, sensors, doubted, Map.of(), LastOpen.NONE);
    }

    /**
     * Combines the claims of the camera with the last reading.
     *
     * @param below the sensors below each place
     */
    public FusedLook look(Observation seen, SensorsBelow below) {
        Map<Place, List<Integer>> trusted = new LinkedHashMap<>();
        new TreeMap<>(below.above()).forEach((sensor, place) -> {
            if (sensors.containsKey(sensor) && !doubted.containsKey(sensor)) {
                trusted.computeIfAbsent(place, none -> new ArrayList<>()).add(sensor);
            }
        });
        Map<PlaceSensors, PlaceTrack> tracks = new LinkedHashMap<>();
        SortedMap<Integer, String> doubts = new TreeMap<>(doubted);
        List<FusedClaim> claims = new ArrayList<>();
        for (Sighting sighting : seen.sightings()) {
            Optional<PlaceSensors> spot = Optional.ofNullable(trusted.get(sighting.place()))
                    .map(feeling -> new PlaceSensors(sighting.place(), List.copyOf(feeling)));
            if (spot.isEmpty()) {
                claims.add(new FusedClaim.AsSeen(sighting));
                continue;
            }
            PlaceFeeling feeling = PlaceFeeling.of(
                    spot.get().sensors().stream()
                            .flatMap(sensor -> Optional.ofNullable(sensors.get(sensor)).stream())
                            .toList(),
                    seen.takenMs());
            boolean single = below.felt().contains(sighting.place());
            PlaceTrack track =
                    after(places.getOrDefault(spot.get(), PlaceTrack.NEW), sighting, feeling, single, seen.takenMs());
            tracks.put(spot.get(), track);
            Optional<String> doubt = doubt(track, sighting.place());
            doubt.ifPresent(why ->
                    spot.get().sensors().forEach(sensor -> doubts.putIfAbsent(sensor, says(sensor, why))));
            claims.add(
                    doubt.isPresent()
                            ? new FusedClaim.AsSeen(sighting)
                            : claim(track, sighting, feeling, seen.takenMs()));
        }
        Observation fused = FusedObservation.of(seen, claims, open);
        return new FusedLook(
                new PresenceFusion(thresholds, sensors, doubts, tracks, open.after(seen, fused)), fused, claims);
    }

    private String says(int sensor, String why) {
        return Optional.ofNullable(sensors.get(sensor))
                .map(track -> track.says(why))
                .orElse(why);
    }

    private PlaceTrack after(PlaceTrack track, Sighting sighting, PlaceFeeling feeling, boolean single, long nowMs) {
        Optional<PlaceTrack.Agreed> agreed = single && feeling.steady()
                ? Optional.of(new PlaceTrack.Agreed(sighting, feeling.changes()))
                : Optional.empty();
        return switch (sighting) {
            case Sighting.Hidden hidden -> track.hidden(feeling.changes(), nowMs);
            case Sighting.Holds holds ->
                feeling.feels()
                        // A sensor cannot tell one piece from two.
                        ? track.piece(agreed.filter(one -> holds.tokens().size() == 1))
                        : track.missed(feeling.changes(), nowMs, thresholds);
            case Sighting.Empty empty ->
                feeling.feels() ? track.alone(feeling.changes(), nowMs, thresholds) : track.nothing(agreed);
        };
    }

    private Optional<String> doubt(PlaceTrack track, Place place) {
        if (track.misses() >= thresholds.misses()) {
            return Optional.of("feels nothing below the piece on " + place
                    + ": check its wire, and the magnet or whatever it feels in that piece");
        }
        return track.asked() < thresholds.stuck()
                ? Optional.empty()
                : Optional.of("feels something on " + place + " even when the place is empty: check its wire");
    }

    private FusedClaim claim(PlaceTrack track, Sighting sighting, PlaceFeeling feeling, long nowMs) {
        if (track.asking()) {
            return new FusedClaim.FeltAlone(sighting.place());
        }
        if (!(sighting instanceof Sighting.Hidden hidden) || track.before().isEmpty()) {
            return new FusedClaim.AsSeen(sighting);
        }
        PlaceTrack.Agreed before = track.before().get();
        if (before.changes() != feeling.changes()) {
            boolean lasts = track.changedSinceMs()
                    .filter(sinceMs -> nowMs - sinceMs >= thresholds.askAfterMs())
                    .isPresent();
            return new FusedClaim.ChangedUnseen(hidden, lasts);
        }
        return IN_THE_WAY.contains(hidden.by())
                ? new FusedClaim.StillAsBefore(before.sighting())
                : new FusedClaim.AsSeen(sighting);
    }

    /** Returns one sentence for each ignored sensor. */
    public List<String> doubts() {
        return List.copyOf(doubted.values());
    }
}
