package umpire.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.web.payload.InvitationsPayload;
import umpire.web.payload.InvitationsPayload.LinkPayload;

/**
 * The addresses at which displays and phones open the table, as links and as QR codes. The display's link is public.
 * The seats' links hold their tokens, and only the operator may give them out.
 */
final class PageLinks {
    private static final String TYPE = "image/svg+xml";
    private static final String CODES = "/invitations/";

    /**
     * The address of the pages in the network.
     *
     * @param address the address that a phone opens
     * @param hint the advice when no phone can reach the pages; empty when phones can
     */
    record PhoneAddress(String address, String hint) {}

    private final Supplier<PhoneAddress> way;
    private final Supplier<Map<String, String>> tokenBySeat;

    /** Makes a link for the display and one for each seat, with its token, in turn order. */
    PageLinks(Supplier<PhoneAddress> way, Supplier<Map<String, String>> tokenBySeat) {
        this.way = way;
        this.tokenBySeat = tokenBySeat;
    }

    /** Returns the links and the paths of their QR codes. Only the operator gets the links of the seats. */
    InvitationsPayload payload(boolean operators) {
        PhoneAddress now = way.get();
        LinkPayload display = new LinkPayload("Display", displayAddress(now), CODES + "display.svg");
        return new InvitationsPayload(now.hint(), display, operators ? seatLinks(now) : List.of());
    }

    private List<LinkPayload> seatLinks(PhoneAddress now) {
        List<LinkPayload> links = new ArrayList<>();
        for (String seat : tokenBySeat.get().keySet()) {
            links.add(new LinkPayload(seat, seatAddress(now, seat), CODES + "seat-" + links.size() + ".svg"));
        }
        return links;
    }

    private static String displayAddress(PhoneAddress now) {
        return now.address() + "display";
    }

    /** The token stands in the fragment, which no browser sends and no server logs. */
    private String seatAddress(PhoneAddress now, String seat) {
        return now.address() + "play#seat=" + encoded(seat) + "&token="
                + encoded(tokenBySeat.get().getOrDefault(seat, ""));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    static boolean serves(String path) {
        return path.startsWith(CODES);
    }

    void serveCode(HttpCall httpCall, boolean operators) {
        String name = httpCall.path().substring(CODES.length());
        if (name.startsWith("seat-") && !operators) {
            httpCall.refuse(403, "Only the operator sees a seat's code. Open the start page as the operator.");
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
            return Optional.of(displayAddress(way.get()));
        }
        List<String> names = List.copyOf(tokenBySeat.get().keySet());
        return names.stream()
                .filter(seat -> name.equals("seat-" + names.indexOf(seat) + ".svg"))
                .findFirst()
                .map(seat -> seatAddress(way.get(), seat));
    }
}
