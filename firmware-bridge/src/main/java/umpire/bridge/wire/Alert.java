package umpire.bridge.wire;

/**
 * A message about a device for the builder.
 *
 * @param id the same for as long as the problem lasts; words joined by dashes: {@code led-strip}
 * @param says the problem and the remedy, one or two sentences
 */
public record Alert(String id, String says) {}
