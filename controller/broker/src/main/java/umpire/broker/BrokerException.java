package umpire.broker;

/** The broker could not start. The message tells people the cause and the remedy. */
public final class BrokerException extends Exception {
    private static final long serialVersionUID = 1;

    BrokerException(String message, Throwable cause) {
        super(message, cause);
    }
}
