package umpire.broker;

/** The reason codes of MQTT 5 that the broker sends. */
final class ReasonCode {
    static final int SUCCESS = 0x00;
    static final int WITH_WILL = 0x04;
    static final int NO_SUBSCRIPTION = 0x11;
    static final int MALFORMED = 0x81;
    static final int PROTOCOL_ERROR = 0x82;
    static final int NOT_AUTHORIZED = 0x87;
    static final int TAKEN_OVER = 0x8E;
    static final int FILTER_INVALID = 0x8F;
    static final int TOPIC_INVALID = 0x90;
    static final int NO_SUCH_PACKET = 0x92;
    static final int RECEIVE_MAXIMUM_EXCEEDED = 0x93;
    static final int ALIAS_INVALID = 0x94;
    static final int TOO_LARGE = 0x95;
    static final int QUOTA_EXCEEDED = 0x97;
    static final int PAYLOAD_FORMAT_INVALID = 0x99;
    static final int SHUTTING_DOWN = 0x8B;
    static final int SHARED_NOT_SUPPORTED = 0x9E;
    static final int SUBSCRIPTION_ID_NOT_SUPPORTED = 0xA1;

    private ReasonCode() {}
}
