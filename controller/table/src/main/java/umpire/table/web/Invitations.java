package umpire.table.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The addresses by which displays and phones come to the table, as links. Anyone may have the display's. Those of
 * the seats hold their tokens and are given to a browser on the table's own machine alone.
 */
final class Invitations {
    /**
     * Where the pages are found.
     *
     * @param address of the display, as a phone would open it
     * @param hint what to do when no phone can; empty when phones can
     */
    record Way(String address, String hint) {}

    private final Supplier<Way> way;
    private final Map<String, String> tokenBySeat;

    /** Invites to where the way leads, each seat with its token, in turn order. */
    Invitations(Supplier<Way> way, Map<String, String> tokenBySeat) {
        this.way = way;
        this.tokenBySeat = Collections.unmodifiableMap(new LinkedHashMap<>(tokenBySeat));
    }

    /** Returns the links; with those of the seats when the reader may have them. */
    JsonObject json(boolean own) {
        Way now = way.get();
        JsonObject json = new JsonObject();
        json.addProperty("hint", now.hint());
        json.add("display", link("Display", now.address()));
        JsonArray seats = new JsonArray();
        if (own) {
            tokenBySeat.keySet().forEach(seat -> seats.add(link(seat, seatAddress(now, seat))));
        }
        json.add("seats", seats);
        return json;
    }

    private static JsonObject link(String name, String address) {
        JsonObject json = new JsonObject();
        json.addProperty("name", name);
        json.addProperty("address", address);
        return json;
    }

    /** The token stands in the fragment, which no browser sends and no server logs. */
    private String seatAddress(Way now, String seat) {
        return now.address() + "#seat=" + encoded(seat) + "&token=" + encoded(tokenBySeat.getOrDefault(seat, ""));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
