package umpire.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The addresses by which displays and phones come to the table, as links and as QR codes. Anyone may have the display's. Those of
 * the seats hold their tokens and are given to a browser on the table's own machine alone.
 */
final class PageLinks {
    private static final String TYPE = "image/svg+xml";
    private static final String CODES = "/invitations/";

    /**
     * Where the pages are found.
     *
     * @param address of the display, as a phone would open it
     * @param hint what to do when no phone can; empty when phones can
     */
    record PhoneAddress(String address, String hint) {}

    private final Supplier<PhoneAddress> way;
    private final Map<String, String> tokenBySeat;

    /** Invites to where the way leads, each seat with its token, in turn order. */
    PageLinks(Supplier<PhoneAddress> way, Map<String, String> tokenBySeat) {
        this.way = way;
        this.tokenBySeat = Collections.unmodifiableMap(new LinkedHashMap<>(tokenBySeat));
    }

    /** Returns the links and where their codes are drawn; with those of the seats when the reader may have them. */
    JsonObject json(boolean own) {
        PhoneAddress now = way.get();
        JsonObject json = new JsonObject();
        json.addProperty("hint", now.hint());
        json.add("display", link("Display", now.address(), "display.svg"));
        JsonArray seats = new JsonArray();
        if (own) {
            List<String> names = List.copyOf(tokenBySeat.keySet());
            for (int i = 0; i < names.size(); i++) {
                seats.add(link(names.get(i), seatAddress(now, names.get(i)), "seat-" + i + ".svg"));
            }
        }
        json.add("seats", seats);
        return json;
    }

    private static JsonObject link(String name, String address, String code) {
        JsonObject json = new JsonObject();
        json.addProperty("name", name);
        json.addProperty("address", address);
        json.addProperty("code", CODES + code);
        return json;
    }

    /** The token stands in the fragment, which no browser sends and no server logs. */
    private String seatAddress(PhoneAddress now, String seat) {
        return now.address() + "#seat=" + encoded(seat) + "&token=" + encoded(tokenBySeat.getOrDefault(seat, ""));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    static boolean serves(String path) {
        return path.startsWith(CODES);
    }

    void serveCode(HttpCall httpCall, boolean own) throws IOException {
        String name = httpCall.path().substring(CODES.length());
        if (name.startsWith("seat-") && !own) {
            httpCall.refuse(403, "A seat's code is shown on the table's own machine only: open the start page there.");
            return;
        }
        Optional<String> address = address(name);
        if (address.isPresent()) {
            httpCall.send(200, TYPE, QrCode.svg(address.get()).getBytes(StandardCharsets.UTF_8));
        } else {
            httpCall.refuse(404, "There is no such code.");
        }
    }

    private Optional<String> address(String name) {
        if (name.equals("display.svg")) {
            return Optional.of(way.get().address());
        }
        List<String> names = List.copyOf(tokenBySeat.keySet());
        return names.stream()
                .filter(seat -> name.equals("seat-" + names.indexOf(seat) + ".svg"))
                .findFirst()
                .map(seat -> seatAddress(way.get(), seat));
    }
}
