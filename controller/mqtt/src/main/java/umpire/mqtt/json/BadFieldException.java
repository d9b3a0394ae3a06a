package umpire.mqtt.json;

import com.google.gson.JsonParseException;

/** A field that is missing or not what it must be. The message names it and says what it must be. */
public final class BadFieldException extends JsonParseException {
    private static final long serialVersionUID = 1;

    /**
     * Blames a field.
     *
     * @param must what follows its name: {@code must be a text that is not empty.}
     */
    BadFieldException(String field, String must) {
        super("The field \"" + field + "\" " + must);
    }
}
