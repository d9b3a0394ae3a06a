package umpire.hardware.plan;

/**
 * One wire.
 *
 * @param part what it leads to: {@code South: confirm}
 * @param contact where on it: {@code one side}
 * @param from where it begins: {@code pin 29 (BCM 5)}
 * @param headerPin of the Pi's header on which it begins, 1 to 40; 0 where it begins elsewhere
 * @param note what is to be minded, or nothing
 */
public record Wire(String part, String contact, String from, int headerPin, String note) {}
