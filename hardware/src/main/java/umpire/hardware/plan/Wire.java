package umpire.hardware.plan;

/**
 * One wire.
 *
 * @param part the part at its end: {@code South: confirm}
 * @param contact of that part: {@code one side}
 * @param from its start: {@code pin 29 (BCM 5)}
 * @param headerPin of the Pi's header at its start, 1 to 40; 0 if it starts elsewhere
 * @param note a remark, or an empty text
 */
public record Wire(String part, String contact, String from, int headerPin, String note) {}
