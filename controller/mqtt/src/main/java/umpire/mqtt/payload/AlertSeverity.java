package umpire.mqtt.payload;

/** The severity of an alert. */
public enum AlertSeverity {
    /** Worth knowing; play goes on. */
    NOTICE,
    /** Something does not work and needs attention. */
    TROUBLE
}
