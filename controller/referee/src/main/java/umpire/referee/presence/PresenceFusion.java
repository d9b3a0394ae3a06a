package umpire.referee.presence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/**
 * What sensors and eye agreed on so far. A value: what is taken gives the next one.
 *
 * @param thresholds when they are no longer given time to agree
 * @param sensors what is known of each, by its number; none while the line to them is gone
 * @param doubted why sensors are left out, by their numbers; they stay so
 * @param places how they got on at each place, while it has the same sensors below it
 */
public record PresenceFusion(
        PresenceThresholds thresholds,
        SortedMap<Integer, SensorTrack> sensors,
        SortedMap<Integer, String> doubted,
        Map<PlaceSensors, PlaceTrack> places) {
    /** What hides a place that has to be asked about, in the words of an observation. */
    public static final String UNSEEN = "something that only its sensor feels";

    /** A place and the sensors below it. */
    record PlaceSensors(Place place, List<Integer> sensors) {}

    /**
     * What came of one look.
     *
     * @param next knows it
     * @param observation the look with what has to be asked about hidden, and said: an eye that sees nothing there is not believed
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
        return new PresenceFusion(thresholds, new TreeMap<>(), new TreeMap<>(), Map.of());
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
        return new PresenceFusion(thresholds, read, doubts, places);
    }

    /** The line to the sensors is gone: the eye goes on alone, and what they felt is forgotten. */
    public PresenceFusion gone() {
        return new PresenceFusion(thresholds, new TreeMap<>(), doubted, Map.of());
    }

    /**
     * Puts what the eye claims beside what was read last.
     *
     * @param above the place above each sensor, by its number; sensors that are not in it lie beside every place
     */
    public FusedLook look(Observation seen, Map<Integer, Place> above) {
        Map<Place, List<Integer>> below = new LinkedHashMap<>();
        new TreeMap<>(above).forEach((sensor, place) -> {
            if (sensors.containsKey(sensor) && !doubted.containsKey(sensor)) {
                below.computeIfAbsent(place, none -> new ArrayList<>()).add(sensor);
            }
        });
        Map<PlaceSensors, PlaceTrack> tracks = new LinkedHashMap<>();
        SortedMap<Integer, String> doubts = new TreeMap<>(doubted);
        List<FusedClaim> claims = new ArrayList<>();
        for (Sighting sighting : seen.sightings()) {
            Optional<PlaceSensors> spot = Optional.ofNullable(below.get(sighting.place()))
                    .map(feeling -> new PlaceSensors(sighting.place(), List.copyOf(feeling)));
            if (spot.isEmpty()) {
                claims.add(new FusedClaim.AsSeen(sighting));
                continue;
            }
            boolean feels = spot.get().sensors().stream().anyMatch(this::feels);
            PlaceTrack track = after(places.getOrDefault(spot.get(), PlaceTrack.NEW), sighting, feels, seen.takenMs());
            tracks.put(spot.get(), track);
            Optional<String> doubt = doubt(track, sighting.place());
            doubt.ifPresent(why ->
                    spot.get().sensors().forEach(sensor -> doubts.putIfAbsent(sensor, says(sensor, why))));
            claims.add(doubt.isPresent() ? new FusedClaim.AsSeen(sighting) : claim(track, sighting, feels));
        }
        return new FusedLook(new PresenceFusion(thresholds, sensors, doubts, tracks), told(seen, claims), claims);
    }

    private boolean feels(int sensor) {
        return Optional.ofNullable(sensors.get(sensor)).map(SensorTrack::felt).orElse(false);
    }

    private String says(int sensor, String why) {
        return Optional.ofNullable(sensors.get(sensor))
                .map(track -> track.says(why))
                .orElse(why);
    }

    private PlaceTrack after(PlaceTrack track, Sighting sighting, boolean feels, long nowMs) {
        return switch (sighting) {
            case Sighting.Hidden hidden -> track.hidden();
            case Sighting.Holds holds -> feels ? track.piece() : track.missed(nowMs, thresholds);
            case Sighting.Empty empty -> feels ? track.alone(nowMs, thresholds) : track.nothing();
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

    private static FusedClaim claim(PlaceTrack track, Sighting sighting, boolean feels) {
        Place place = sighting.place();
        if (track.asking()) {
            return new FusedClaim.FeltAlone(place);
        }
        if (!(sighting instanceof Sighting.Hidden) || track.before().isEmpty()) {
            return new FusedClaim.AsSeen(sighting);
        }
        return track.before().get() == feels
                ? new FusedClaim.StillAsBefore(place, feels)
                : new FusedClaim.ChangedUnseen(place, feels);
    }

    /** Hidden is not empty: what the eye cannot vouch for is asked about, by the words that there are for it. */
    private static Observation told(Observation seen, List<FusedClaim> claims) {
        List<SightTrouble> asked = new ArrayList<>();
        List<Sighting> sightings = new ArrayList<>(seen.sightings());
        for (int at = 0; at < claims.size(); at++) {
            if (claims.get(at) instanceof FusedClaim.FeltAlone alone) {
                sightings.set(at, new Sighting.Hidden(alone.place(), UNSEEN));
                asked.add(new SightTrouble(SightFlaw.UNSEEN, alone.says(), List.of(alone.place()), false));
            }
        }
        return asked.isEmpty() ? seen : seen.claiming(sightings, asked);
    }

    /** Returns what is to be said of sensors that are left out, one sentence each. */
    public List<String> doubts() {
        return List.copyOf(doubted.values());
    }
}
