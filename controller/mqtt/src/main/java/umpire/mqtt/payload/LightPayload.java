package umpire.mqtt.payload;

import java.util.List;
import java.util.stream.IntStream;
import umpire.bridge.wire.Rgb;

/** The LEDs of the strip that are lit. */
public record LightPayload(List<LitPayload> lights) implements MessagePayload {
    public LightPayload {
        lights = List.copyOf(lights);
    }

    public static LightPayload of(List<Rgb> colours) {
        return new LightPayload(IntStream.range(0, colours.size())
                .filter(led -> !colours.get(led).equals(Rgb.DARK))
                .mapToObj(led -> new LitPayload(led, colours.get(led).hex()))
                .toList());
    }

    /**
     * One LED that is lit.
     *
     * @param colour {@code #00ff40}
     */
    public record LitPayload(int led, String colour) {}
}
