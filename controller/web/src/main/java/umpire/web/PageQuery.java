package umpire.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The query of an address, decoded. */
record PageQuery(Map<String, String> values) {
    PageQuery {
        values = Map.copyOf(values);
    }

    /** Parses a raw query. For a repeated name the first value counts. A value that cannot be decoded is empty. */
    static PageQuery parse(String raw) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String part : raw.split("&")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                try {
                    values.putIfAbsent(decoded(part.substring(0, equals)), decoded(part.substring(equals + 1)));
                } catch (IllegalArgumentException broken) {
                    values.putIfAbsent(part.substring(0, equals), "");
                }
            }
        }
        return new PageQuery(values);
    }

    private static String decoded(String part) {
        return URLDecoder.decode(part, StandardCharsets.UTF_8);
    }

    /** Returns a value; empty when absent. */
    String get(String name) {
        return values.getOrDefault(name, "");
    }
}
