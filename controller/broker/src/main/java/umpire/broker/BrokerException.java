package umpire.broker;

/** The broker could not start. The message says why and what to do; it is meant for people. */
public final class BrokerException extends Exception {
    private static final long serialVersionUID = 1;

    BrokerException(String message, Throwable cause) {
        super(message, cause);
    }
}
