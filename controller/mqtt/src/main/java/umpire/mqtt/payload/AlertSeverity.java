package umpire.mqtt.payload;

/** How bad it is. */
public enum AlertSeverity {
    /** Worth knowing; play goes on. */
    NOTICE,
    /** Something does not work and should be seen to. */
    TROUBLE
}
