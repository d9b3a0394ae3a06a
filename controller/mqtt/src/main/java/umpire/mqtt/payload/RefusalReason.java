package umpire.mqtt.payload;

/** The contract's reasons for refusing a command, in the order in which they are checked. */
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
