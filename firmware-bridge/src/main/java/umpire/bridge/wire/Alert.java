package umpire.bridge.wire;

/**
 * Something about the devices the builder should look at.
 *
 * @param id stays the same for as long as the trouble lasts; words joined by dashes: {@code led-strip}
 * @param says what is wrong and what to do, one or two sentences
 */
public record Alert(String id, String says) {}
