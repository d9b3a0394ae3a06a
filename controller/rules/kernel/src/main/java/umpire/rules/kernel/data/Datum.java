package umpire.rules.kernel.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A part of a data file: a text, a list, or keys with their values. */
public sealed interface Datum {
    /** Returns where it begins, counted from 1. */
    int line();

    /** Returns what it is, as people are told: {@code text}. */
    String kind();

    /**
     * A word, a number or a sentence.
     *
     * @param value as it is written, without quotes
     */
    record Text(String value, int line) implements Datum {
        @Override
        public String kind() {
            return value.isBlank() ? "nothing" : "text";
        }
    }

    /** Parts one after the other. */
    record Items(List<Datum> items, int line) implements Datum {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Parts by their keys, in the order of the file. */
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
