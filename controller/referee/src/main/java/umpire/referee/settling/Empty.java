package umpire.referee.settling;

/** Placeholder until the room is furnished. */
final class Empty {
    private Empty() {}
}
