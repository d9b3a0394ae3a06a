package umpire.web;

/** The pages cannot be served. The message says why and what to do. */
public final class WebException extends Exception {
    private static final long serialVersionUID = 1;

    WebException(String message, Throwable cause) {
        super(message, cause);
    }
}
