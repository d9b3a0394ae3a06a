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
 * What sensors and eye agreed on so far. A value: what is taken gives the next one.
 *
 * @param thresholds when they are no longer given time to agree
 * @param sensors what is known of each, by its number; none while the line to them is gone
 * @param doubted why sensors are left out, by their numbers; they stay so
 * @param places how they got on at each place, while it has the same sensors below it
 * @param open what lay on the table when it was last seen at rest
 */
public record PresenceFusion(
        PresenceThresholds thresholds,
        SortedMap<Integer, SensorTrack> sensors,
        SortedMap<Integer, String> doubted,
        Map<PlaceSensors, PlaceTrack> places,
        LastOpen open) {
    /** What hides a place that has to be asked about, in the words of an observation. */
    public static final String UNSEEN = "something that only its sensor feels";

    /** What keeps a place from being seen, but not a piece from standing there as it stood. In the words of the eye. */
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
     * What came of one look.
     *
     * @param next knows it
     * @param observation the look with what has not changed as it was, and what has to be asked about hidden, and said
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

    /** Nothing was read yet. */
    public static PresenceFusion begin(PresenceThresholds thresholds) {
        return new PresenceFusion(thresholds, new TreeMap<>(), new TreeMap<>(), Map.of(), LastOpen.NONE);
    }

    /**
     * Takes a reading of the sensors.
     *
     * @param names of all of them, said to people: {@code pin 3}; a sensor's number is its place in the list
     * @param felt the numbers of those that feel something
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

    /** The line to the sensors is gone: the eye goes on alone, and what they felt is forgotten. */
    public PresenceFusion gone() {
        return new PresenceFusion(thresholds, new TreeMap<>(), doubted, Map.of(), open);
    }

    /** Another game is on the table: what was seen of the one before tells nothing. */
    public PresenceFusion forgetting() {
        return new PresenceFusion(thresholds, sensors, doubted, Map.of(), LastOpen.NONE);
    }

    /**
     * Puts what the eye claims beside what was read last.
     *
     * @param below which sensors lie below which places
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
                : Optional.of("feels something on " + place + " whatever is taken away: check its wire");
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

    /** Returns what is to be said of sensors that are left out, one sentence each. */
    public List<String> doubts() {
        return List.copyOf(doubted.values());
    }
}
