package umpire.rules.kernel.setup;

/**
 * A data file that players may replace: a map, a catalogue, a scenario.
 *
 * @param name one word in camel case by which it is replaced: {@code map}
 * @param resource the file that comes with the game, beside its classes: {@code map.yaml}
 * @param says its content, in one sentence
 */
public record GameData(String name, String resource, String says) {}
