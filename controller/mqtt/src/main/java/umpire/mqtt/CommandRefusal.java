package umpire.mqtt;

/**
 * Why a command was not passed on.
 *
 * @param says what to do instead, in one sentence
 */
record CommandRefusal(Reason reason, String says) {
    /** The words of the contract, in the order in which they are tried. */
    enum Reason {
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
}
