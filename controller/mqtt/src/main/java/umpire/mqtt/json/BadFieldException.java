package umpire.mqtt.json;

import com.google.gson.JsonParseException;

/** A field is missing or has a wrong value. The message names it and says what it must be. */
public final class BadFieldException extends JsonParseException {
    private static final long serialVersionUID = 1;

    /**
     * Creates the message.
     *
     * @param must the text after the field's name: {@code must be a text that is not empty.}
     */
    BadFieldException(String field, String must) {
        super("The field \"" + field + "\" " + must);
    }
}
