package umpire.referee.reading;

/** Placeholder until the room is furnished. */
final class Empty {
    private Empty() {}
}
