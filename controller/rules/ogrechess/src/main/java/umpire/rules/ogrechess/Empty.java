package umpire.rules.ogrechess;

/** Placeholder until the room is furnished. */
final class Empty {
    private Empty() {}
}
