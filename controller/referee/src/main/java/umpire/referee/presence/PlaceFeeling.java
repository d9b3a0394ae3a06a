package umpire.referee.presence;

import java.util.List;

/**
 * The combined reading of the sensors below one place.
 *
 * @param feels whether any of them feels a piece
 * @param changes the total number of their changes; if two looks have the same number, nothing happened in between
 * @param steady whether none has changed since the picture was taken, so that the picture shows the pieces that they
 *     feel
 */
record PlaceFeeling(boolean feels, long changes, boolean steady) {
    static PlaceFeeling of(List<SensorTrack> sensors, long takenMs) {
        return new PlaceFeeling(
                sensors.stream().anyMatch(SensorTrack::felt),
                sensors.stream().mapToLong(SensorTrack::changes).sum(),
                sensors.stream().allMatch(sensor -> sensor.steadySince(takenMs)));
    }
}
