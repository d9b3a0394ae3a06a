package umpire.rules.kernel.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A part of a data file: a text, a list, or keys with their values. */
public sealed interface Datum {
    /** Returns the line where it begins, from 1. */
    int line();

    /** Returns its kind for messages: {@code text}. */
    String kind();

    /**
     * A scalar: a word, a number or a sentence.
     *
     * @param value as it is written, without quotes
     */
    record Text(String value, int line) implements Datum {
        @Override
        public String kind() {
            return value.isBlank() ? "nothing" : "text";
        }
    }

    /** A list. */
    record Items(List<Datum> items, int line) implements Datum {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A map, in the order of the file. */
    record Keys(Map<String, Datum> values, int line) implements Datum {
        public Keys {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        @Override
        public String kind() {
            return "keys and values";
        }
    }
}
