package umpire.referee.presence;

import java.util.List;

/**
 * What the sensors below one place feel together.
 *
 * @param feels whether any of them feels something
 * @param changes how often they have changed, all together: the same where nothing happened between two looks
 * @param steady whether none has changed since the picture was taken: that shows what they feel
 */
record PlaceFeeling(boolean feels, long changes, boolean steady) {
    static PlaceFeeling of(List<SensorTrack> sensors, long takenMs) {
        return new PlaceFeeling(
                sensors.stream().anyMatch(SensorTrack::felt),
                sensors.stream().mapToLong(SensorTrack::changes).sum(),
                sensors.stream().allMatch(sensor -> sensor.steadySince(takenMs)));
    }
}
