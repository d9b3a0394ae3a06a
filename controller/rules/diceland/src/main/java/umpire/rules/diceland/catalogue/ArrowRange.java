package umpire.rules.diceland.catalogue;

/** What the shape of a sight arrow says: which of the enemies it sees a shot hits. */
public enum ArrowRange {
    /** The closest. */
    SHORT,
    /** Any single one. */
    LONG,
    /** All of them, the closest first. */
    ALL
}
