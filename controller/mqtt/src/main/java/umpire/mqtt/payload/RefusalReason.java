package umpire.mqtt.payload;

/** Why a command was refused: the words of the contract, in the order in which they are tried. */
public enum RefusalReason {
    RETAINED,
    TOO_LARGE,
    NOT_JSON,
    UNKNOWN_VERB,
    BAD_FIELD,
    TOO_MANY,
    UNKNOWN_TOKEN,
    NOT_YOURS,
    BUSY,
    RULE
}
