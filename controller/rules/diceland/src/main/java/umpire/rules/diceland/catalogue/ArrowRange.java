package umpire.rules.diceland.catalogue;

/** The shape of a sight arrow. It says which of the seen enemies a shot hits. */
public enum ArrowRange {
    /** The closest. */
    SHORT,
    /** Any single one. */
    LONG,
    /** All of them, the closest first. */
    ALL
}
