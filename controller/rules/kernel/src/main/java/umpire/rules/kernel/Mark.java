package umpire.rules.kernel;

/**
 * Something no picture shows about what stands on a place.
 *
 * @param place where
 * @param kind one word: {@code squads}, {@code disabled}, {@code record}
 * @param brief as short as a badge: {@code 2}, {@code D}
 * @param says one sentence
 */
public record Mark(Place place, String kind, String brief, String says) {}
